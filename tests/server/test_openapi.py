"""Schemathesis makes up requests from the OpenAPI description: none of them may break the server."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings


def ask_made_up_things(site, examples, **more):
    """So many made-up requests to every operation of the API; the stream, which never ends, is left out."""
    described = schemathesis.openapi.from_url(f"{site.address}/api/openapi.json").exclude(path_regex="stream")
    asked = []
    for found in described.get_all_operations():
        operation = found.ok()

        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None, **more)
        @given(case=operation.as_strategy())
        def ask(case):
            answer = case.call()
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)

        ask()
        asked.append(operation.label)
    return asked


def test_no_made_up_request_breaks_the_server(site):
    assert len(ask_made_up_things(site, 12, derandomize=True)) == 16


@pytest.mark.prove
def test_very_many_made_up_requests_do_not_either(site):
    assert ask_made_up_things(site, 300)
