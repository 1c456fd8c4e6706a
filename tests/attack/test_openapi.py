"""The API's description is whole, and Schemathesis makes up requests from it: none of them may break the server."""

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from ludotheque.engine.registry import games
from tests.attack.server import PROMPT
from tests.server.conftest import site  # noqa: F401  (the fixture)


@pytest.fixture(scope="module")
def described(site):  # noqa: F811
    return httpx.get(f"{site.address}/api/openapi.json", trust_env=False, timeout=60).json()


def references(part):
    """All `$ref`s in a part of the description."""
    if isinstance(part, dict):
        yield from [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from references(inner)


def test_every_reference_leads_somewhere(described):
    found = set(references(described))
    assert {"#/components/schemas/Problem", "#/components/schemas/SaveFile", "#/components/schemas/BoxSent"} <= found
    for reference in found:
        place = described
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def test_files_and_boxes_are_described_as_they_are(described):
    schemas = described["components"]["schemas"]
    boxes = {box["title"]: box for box in schemas["BoxSent"]["anyOf"]}
    for name, game in games().items():
        assert set(game.standard_box.data) <= set(boxes[name]["properties"])
        assert set(boxes[name]["required"]) <= set(game.standard_box.data)
    example = schemas["SaveFile"]["examples"][0]
    assert set(schemas["SaveFile"]["required"]) <= set(example) <= set(schemas["SaveFile"]["properties"])


def test_the_examples_are_taken(site, described):  # noqa: F811
    schemas = described["components"]["schemas"]
    assert site.client.post("/api/verify", json=schemas["SaveFile"]["examples"][0]).json()["wrong"] == []
    shortest = schemas["BoxSent"]["examples"][0]
    asked = [site.client.post("/api/tables", json={"game": game, "box": shortest}).status_code for game in games()]
    assert sorted(asked) == [201, *[422] * (len(asked) - 1)]


def ask_operation(site, operation, declared, examples, **more):  # noqa: F811
    """So many made-up requests, every other one to a table that is there, from someone who sits at it. How many were sent."""
    opened, sent = site.table("djoko", seed=1), [0]

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None, **more)
    @given(case=st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode)), there=st.booleans())
    def ask(case, there):
        if there and "id" in case.path_parameters:
            case.path_parameters["id"] = opened.id
            case.headers["Authorization"] = f"Bearer {opened.tokens[0]}"
        answer = case.call()
        sent[0] += 1
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        assert str(answer.status_code) in declared or answer.status_code == 405, (case.as_curl_command(), answer.text)
        assert answer.status_code < 400 or {"error", "message"} == answer.json().keys()

    ask()
    return sent[0]


def ask_made_up_things(site, described, examples, **more):  # noqa: F811
    """Every operation of the API, asked as its description says and otherwise; the stream, which never ends, is left out."""
    operations = schemathesis.openapi.from_url(f"{site.address}/api/openapi.json").exclude(path_regex="stream")
    sent = {}
    for found in operations.get_all_operations():
        operation = found.ok()
        declared = described["paths"][operation.path][operation.method]["responses"]
        sent[operation.label] = ask_operation(site, operation, declared, examples, **more)
    assert site.client.get("/", timeout=PROMPT).status_code == 200
    assert "Traceback" not in (site.folder / "server.log").read_text()
    print(f"{sum(sent.values())} made-up requests to {len(sent)} operations")
    return sent


def test_no_made_up_request_breaks_the_server(site, described):  # noqa: F811
    assert len(ask_made_up_things(site, described, 12, derandomize=True)) == 16


@pytest.mark.prove
def test_very_many_made_up_requests_do_not_either(site, described):  # noqa: F811
    assert ask_made_up_things(site, described, 200)
