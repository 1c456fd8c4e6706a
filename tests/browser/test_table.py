"""Djoko in real browsers: alone, two and a spectator, after a reload and a crash, by keyboard, without script, on a phone."""

import pytest

from tests.browser.conftest import PHONE, click_move, move_texts, number, play_until_over, wait_n, wait_turn

pytestmark = pytest.mark.browser


def cautious(texts):
    """Stop at once, claim the most: a game that ends soon."""
    return next((t for t in reversed(texts) if t.startswith(("stop", "claim", "serve", "aside"))), texts[0])


def one_move(site, opened, pages):
    """The seat to move moves in its browser; all the others see it."""
    view = site.view(opened)
    mover = pages[view["turn"]]
    wait_n(mover, view["n"])
    assert wait_turn(mover)
    click_move(mover, cautious(move_texts(mover)))
    n = number(mover)
    for page in pages:
        wait_n(page, n)
    return n


def test_a_set_against_the_automaton_by_clicking(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    play_until_over(page, cautious)
    assert page.locator("#ended").is_visible()
    assert site.view(opened)["over"]


def test_within_two_clicks_of_the_start_page_one_plays(site, open_page):
    page = open_page(site.address)
    page.locator("#card-djoko button.main").click()
    page.wait_for_selector("body[data-n]")
    assert wait_turn(page)
    click_move(page, move_texts(page)[0])


def test_a_whole_set_between_two_browsers_with_a_third_watching(site, open_page):
    opened = site.table("djoko", seed=3)
    pages = [open_page(link) for link in opened.links]
    watcher = open_page(opened.page)
    for _ in range(200):
        if site.view(opened)["over"]:
            break
        one_move(site, opened, pages)
    n = site.view(opened)["n"]
    for page in (*pages, watcher):
        wait_n(page, n)
        page.wait_for_selector("#ended")
    assert move_texts(watcher) == [] and watcher.locator("button[name=move]").count() == 0
    told = [page.locator("#story li").count() for page in (*pages, watcher)]
    assert told[0] == told[1] == told[2] > 20


def test_a_reload_in_the_middle(site, open_page):
    opened = site.table("djoko", seed=4)
    pages = [open_page(link) for link in opened.links]
    for _ in range(3):
        one_move(site, opened, pages)
    turn = site.view(opened)["turn"]
    before = pages[turn].locator("#story li").count()
    pages[turn].reload()
    assert wait_turn(pages[turn]) and pages[turn].locator("#story li").count() == before
    one_move(site, opened, pages)


def test_the_server_is_killed_and_started_again_and_both_go_on(own_site, open_page):
    opened = own_site.table("djoko", seed=6)
    pages = [open_page(link) for link in opened.links]
    for _ in range(3):
        one_move(own_site, opened, pages)
    own_site.kill()
    own_site.start()
    for _ in range(4):
        one_move(own_site, opened, pages)


def test_a_click_counts_while_the_answer_to_the_last_one_is_still_on_its_way(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    page.wait_for_selector("body[data-stream=open]")
    answers = []
    page.route("**/move", lambda route: answers.append((route, route.fetch())))
    for _ in range(2):
        assert wait_turn(page)
        click_move(page, move_texts(page)[0])  # shown by the stream: no answer has arrived yet
    assert len(answers) == 2
    for route, answer in answers:
        route.fulfill(response=answer)
    page.unroute("**/move")
    assert wait_turn(page)
    click_move(page, move_texts(page)[0])  # two late answers change nothing
    assert page.locator("#notice").is_hidden()


def test_a_friend_joins_by_link_while_one_waits(site, open_page):
    page = open_page(site.address + "/new/djoko")
    page.fill("#name-0", "Ada")
    page.click("main button.big")
    page.wait_for_selector("#invite")
    link = page.input_value("#invite")
    page.wait_for_function("() => document.querySelector('img.qr').naturalWidth > 50")  # it comes after the page
    friend = open_page(link)
    friend.wait_for_selector("body[data-n]")
    page.wait_for_function("() => !document.querySelector('#prompt .hint')", timeout=60_000)
    late = open_page(site.address)
    assert late.goto(link).status == 409
    assert late.locator("h1").inner_text() == "The table is full"


def test_on_a_phone(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0], viewport=PHONE, has_touch=True, is_mobile=True)
    for _ in range(6):
        if not wait_turn(page):
            break
        click_move(page, cautious(move_texts(page)))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.locator(".prompt").evaluate("e => getComputedStyle(e).position") == "sticky"


def test_by_keyboard_alone(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    for _ in range(12):
        if not wait_turn(page):
            break
        before, wanted = number(page), cautious(move_texts(page))
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.value") == wanted:
                break
        assert page.evaluate("document.activeElement.value") == wanted
        page.keyboard.press("Enter")
        page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=before, timeout=60_000)
        assert page.evaluate("document.activeElement !== document.body")


def test_without_javascript(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0], java_script_enabled=False)
    for _ in range(200):
        if page.locator("#ended").count():
            break
        texts = page.locator("button[name=move]").evaluate_all("all => all.map(b => b.value).filter(v => v)")
        page.locator(f'button[name=move][value="{cautious(texts)}"]').first.click()
        page.wait_for_load_state()
    assert page.locator("#ended").is_visible() and site.view(opened)["over"]


def test_dice_picked_on_the_board(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    assert wait_turn(page)
    page.locator("[data-keep='5']").nth(0).click()
    page.locator("[data-keep='5']").nth(1).click()
    assert page.locator("button.chosen").get_attribute("value") == "keep 55"
    before = number(page)
    page.locator("#keep-go").click()
    page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=before, timeout=60_000)
    assert "0 keep 55" in site.client.get(f"/api/tables/{opened.id}/file").json()["log"]


def test_ones_own_dice(site, open_page):
    page = open_page(site.address + "/new/djoko")
    page.check("input[name=o-solo][value=true]")
    page.check("input[name=dice][value=own]")
    page.click("main button.big")
    page.wait_for_selector("#own-dice")
    page.fill("#own-dice", "6 1")
    page.click("#throw")
    page.wait_for_selector("button[value=serve]")
    click_move(page, "serve")
    for face in (2, 2, 5, 6):
        before = number(page)
        page.click(f"#face-{face}")
        wait_n(page, before + 1)
    before = number(page)
    page.fill("#own-dice", "9")
    page.click("#throw")
    page.wait_for_selector("#notice:not([hidden])")
    assert number(page) == before
    page.fill("#own-dice", "6")
    page.click("#throw")
    page.wait_for_selector("button[value='aside 6']")


def test_taking_back(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    click_move(page, "stop")
    before = number(page)
    page.click("#undo-button")
    wait_n(page, before + 1)
    page.wait_for_selector("button[value=stop]")


def test_resigning_and_a_rematch_at_another_level(site, open_page):
    opened = site.table("djoko", seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], seed=12)
    page = open_page(opened.links[0])
    page.click("#resign-sure summary")
    page.click("#resign-button")
    page.wait_for_selector("#rematch-button")
    page.select_option("select[name=level-1]", "club")
    page.click("#rematch-button")
    page.wait_for_function("id => document.body.dataset.id && document.body.dataset.id !== id", arg=opened.id)
    assert "club player" in page.locator("#seats").inner_text()


def test_both_find_the_rematch(site, open_page):
    opened = site.table("djoko", seed=3)
    pages = [open_page(link) for link in opened.links]
    site.as_seat(opened, 1).post(f"/api/tables/{opened.id}/resign")
    pages[0].click("#rematch-button")
    pages[0].wait_for_function("id => document.body.dataset.id && document.body.dataset.id !== id", arg=opened.id)
    pages[1].click("#rematch-link")
    pages[1].wait_for_function("id => document.body.dataset.id && document.body.dataset.id !== id", arg=opened.id)
    seats = {page.get_attribute("body", "data-seat") for page in pages}
    assert pages[0].url == pages[1].url and seats == {"0", "1"}


def test_two_on_one_screen_take_turns(site, open_page):
    page = open_page(site.address + "/new/djoko")
    page.select_option("#s-1", "here")
    page.click("main button.big")
    page.wait_for_selector("body[data-n]")
    seats = set()
    for _ in range(8):
        assert wait_turn(page)
        seats.add(page.get_attribute("body", "data-seat"))
        click_move(page, cautious(move_texts(page)))
    assert seats == {"0", "1"}


def test_a_stale_page_gets_a_message_and_the_fresh_table(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0], java_script_enabled=False)
    site.play(opened, 0, next(m["text"] for m in site.view(opened, 0)["moves"] if m["text"] != "stop"))
    page.locator("button[name=move][value=stop]").first.click()
    page.wait_for_selector("#notice:not([hidden])")
    assert "changed in the meantime" in page.locator("#notice").inner_text()
    assert number(page) == site.view(opened)["n"]


def test_a_name_with_markup_is_only_a_name(site, open_page):
    opened = site.table("djoko", seed=3)
    pages = [open_page(opened.links[0]), open_page(opened.page)]
    pages[0].locator("summary", has_text="My name").click()
    pages[0].fill("#my-name", "<img src=x onerror=alert(1)> 🎾")
    pages[0].locator("button[form=name]").click()
    for page in pages:
        page.wait_for_function("() => document.querySelector('#seats').textContent.includes('<img src=x')", timeout=60_000)
        assert page.locator("#seats img").count() == 0


def test_a_second_device_takes_up_the_same_seat(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    other = open_page(page.input_value("#own-link"))
    click_move(page, "stop")
    wait_n(other, number(page))
    assert other.get_attribute("body", "data-seat") == "0"
