"""For everybody: in Spanish, on a phone, with the keyboard alone, near and far, without motion."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from tests.e2e.conftest import Opener
from tests.e2e.support import (
    ATTACK,
    CARDS,
    HANDS,
    LANCASTER,
    YORK,
    asks,
    at_table,
    board,
    choice_of,
    faults,
    file_table,
    fits,
    hot_seat,
    lift_curtain,
    open_own,
    opening,
    picture,
    seen,
    shows,
    with_known_dice,
)

import banneret


def test_in_spanish_and_in_italian_a_moment_later(visitor: Opener) -> None:
    page = visitor(locale="es-ES")
    game = opening()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("heading", level=1)).to_have_text("Guerras medievales en torno a una mesa")
    with_known_dice(page, places=["me", "me"])
    page.get_by_role("button", name="Con un amigo en esta pantalla").click()
    page.get_by_role("button", name="Soy Lancaster").click()
    asks(page, game, LANCASTER, "es")
    # Chosen in Spanish, told in Spanish, refused in Spanish.
    words = banneret.texts(game.rules)
    _, keep = choice_of(game, HANDS[0])
    button = page.locator(f'[data-choice="{keep}"]')
    expect(button).to_contain_text(words.choice(keep, 2, "es"))
    page.get_by_role("button", name="¿Por qué no").click()
    page.get_by_label("¿Qué te gustaría hacer?").select_option("done")
    page.get_by_role("button", name="Preguntar").click()
    reason = page.locator(".reason")
    expect(reason).to_be_visible()
    refusal = game.why_not(LANCASTER, choice_of(game, "lancaster done")[1])
    assert refusal is not None
    expect(reason).to_contain_text(words.rule(refusal.rule, "es"))
    picture(page, "table-spanish-desk")

    # The language changes under one's hands; nothing has to be loaded again, and no choice is lost.
    page.get_by_label("Idioma").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    asks(page, game, LANCASTER, "it")
    expect(button).to_contain_text(words.choice(keep, 2, "it"))
    expect(page.locator("#panel-log .line").first).to_contain_text("la campagna 3")
    expect(reason).to_contain_text(words.rule(refusal.rule, "it"))
    button.click()
    expect(page.get_by_role("button", name=re.compile("York"))).not_to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_a_turn_on_a_phone(visitor: Opener) -> None:
    """By finger alone: the card from the hand, blocks and areas on the map, or the list under the thumb."""
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with_known_dice(page, places=["me", "me"])
    page.get_by_role("region", name="Richard III").get_by_role("button", name="With a friend at this").tap()
    game = opening()
    page.get_by_role("button", name="I am Lancaster").tap()
    at_table(page)
    fits(page)

    def tap(words: str) -> None:
        seat, packed = choice_of(game, words)
        page.locator(f'[data-choice="{packed}"]:visible').first.tap()
        game.apply(seat, packed)

    def hand_to(seat: str) -> None:
        page.get_by_role("button", name=f"It is {seat}’s turn: hand over").tap()
        page.get_by_role("button", name=f"I am {seat}").tap()
        at_table(page)

    tap(HANDS[0])
    hand_to("York")
    tap(HANDS[1])
    tap(CARDS[1])
    hand_to("Lancaster")
    # The card is played from the hand itself.
    card = page.locator(".hand").get_by_role("button", name=re.compile("^Action 3"))
    card.first.scroll_into_view_if_needed()
    card.first.tap()
    game.apply(*choice_of(game, CARDS[0]))
    asks(page, game, LANCASTER)
    picture(page, "actions-phone")
    # A block and then an area, on the map, as one would: what is lit is near enough for a finger.
    before = board(page).bounding_box()
    page.get_by_role("button", name="Closer").tap()
    page.get_by_role("button", name="Whole board").tap()
    assert before is not None
    area = page.locator("[data-area=leicester]")
    area.tap()
    asks(page, stepped(game, "lancaster lift rivers-l"), LANCASTER)
    fits(page)
    page.get_by_role("button", name="Undo", exact=True).tap()
    asks(page, game, LANCASTER)
    for words in ATTACK:
        tap(words)
        asks(page, game, LANCASTER)
    for tab in ("Log", "Chat", "Rules", "More", "Turn"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        fits(page)


def stepped(game: banneret.Game, words: str) -> banneret.Game:
    after = game.copy()
    after.apply(*choice_of(game, words))
    return after


def test_a_whole_turn_with_the_keyboard_alone(visitor: Opener) -> None:
    """From the home page to the end of the actions, without a pointer."""
    page = visitor()
    with_known_dice(page, places=["me", "me"])
    keys = page.keyboard
    page.get_by_role("heading", level=1).wait_for()
    game = opening()

    def focused() -> str:
        return str(page.evaluate("document.activeElement?.textContent?.trim() ?? ''"))

    def tab_to(words: str, most: int = 40) -> None:
        for _ in range(most):
            keys.press("Tab")
            if words in focused():
                return
        raise AssertionError(f"no way to {words!r} with the Tab key; the focus is on {focused()!r}")

    # The first stop leads past the bar at the top.
    keys.press("Tab")
    assert "Skip" in focused()
    tab_to("With a friend at this screen")
    keys.press("Enter")
    expect(page.get_by_role("button", name="I am Lancaster")).to_be_focused()
    keys.press("Enter")
    at_table(page)

    def press(key: str, words: str) -> None:
        """A key that makes a choice: its number in the list."""
        keys.press(key)
        game.apply(*choice_of(game, words))

    def number_of(words: str) -> str:
        _, packed = choice_of(game, words)
        button = page.locator(f'[data-choice="{packed}"]:visible').first
        expect(button).to_have_attribute("aria-keyshortcuts", re.compile("[1-9]"))
        return str(button.get_attribute("aria-keyshortcuts"))

    press(number_of(HANDS[0]), HANDS[0])
    expect(page.get_by_role("button", name="hand over")).to_be_visible()
    keys.press("m")
    assert "hand over" in focused()
    keys.press("Enter")
    expect(page.get_by_role("button", name="I am York")).to_be_focused()
    keys.press("Enter")
    asks(page, game, YORK)
    press(number_of(HANDS[1]), HANDS[1])
    asks(page, game, YORK)
    press(number_of(CARDS[1]), CARDS[1])
    expect(page.get_by_role("button", name="hand over")).to_be_visible()
    keys.press("m")
    expect(page.get_by_role("button", name="hand over")).to_be_focused()
    keys.press("Enter")
    expect(page.get_by_role("button", name="I am Lancaster")).to_be_focused()
    keys.press("Enter")
    asks(page, game, LANCASTER)
    press(number_of(CARDS[0]), CARDS[0])
    asks(page, game, LANCASTER)

    # On the map itself: b leads there, the arrows walk from area to area, Enter takes and puts down.
    keys.press("b")
    walked = set()
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight") * 6:
        walked.add(page.evaluate("document.activeElement?.dataset?.area ?? ''"))
        if "leicester" in walked:
            break
        keys.press(key)
    assert len(walked - {""}) > 1, "the arrows do not walk"
    page.locator("[data-area=leicester]").focus()
    keys.press("Enter")
    lifted = stepped(game, "lancaster lift rivers-l")
    asks(page, lifted, LANCASTER)
    keys.press("u")
    asks(page, game, LANCASTER)
    for words in ATTACK:
        press(number_of(words), words)
        asks(page, game, LANCASTER)
    # To the list, to the log and back, help and away: every part has its key.
    keys.press("l")
    assert page.evaluate("document.activeElement.closest('#panel-log') !== null")
    keys.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    keys.press("r")
    assert page.evaluate("document.activeElement.id") == "rule-search"
    keys.press("Escape")
    page.get_by_role("tab", name="Rules").focus()
    keys.press("m")
    press(number_of("lancaster done"), "lancaster done")
    expect(page.get_by_role("dialog").get_by_role("button", name="Yes, do it")).to_be_focused()
    keys.press("Enter")
    over = page.get_by_role("button", name="It is York’s turn: hand over")
    expect(over).to_be_visible()
    keys.press("m")
    expect(over).to_be_focused()


def test_read_by_a_screen_reader(visitor: Opener) -> None:
    """All choices stand in real lists, in words, and what happens is said once."""
    page = visitor()
    game = opening(HANDS, CARDS)
    open_own(page, file_table(page, json.dumps(game.snapshot()), "analysis"))
    at_table(page)
    words = banneret.texts(game.rules)
    lists = page.locator(".turn").get_by_role("list")
    buttons = lists.get_by_role("listitem").get_by_role("button")
    expect(buttons).to_have_count(len(game.choices(LANCASTER)))
    for packed in game.choices(LANCASTER):
        button = page.get_by_role("button", name=words.choice(packed, 2, "en"), exact=True)
        expect(button.first).to_have_count(1)
    said = page.locator("[aria-live=polite][aria-atomic=true]")
    prompt = words.prompt(seen(game, LANCASTER)["prompt"])
    expect(said).to_have_text(f"It is your turn. {prompt} {len(game.choices(LANCASTER))} choices.")
    seat, packed = choice_of(game, ATTACK[0])
    page.locator(f'[data-choice="{packed}"]').click()
    game.apply(seat, packed)
    expect(said).to_contain_text(words.prompt(seen(game, LANCASTER)["prompt"]))
    # The map, too: each area says what it is, who stands there, and whether it can be chosen.
    area = page.get_by_role("button", name=re.compile("^Northumbria: "))
    expect(area).to_have_accessible_name(re.compile("can be chosen"))


#: How large the board is drawn.
SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.stage .board')).transform).a"


def test_near_and_far(visitor: Opener) -> None:
    """Wheel, keys, drag and two fingers move the board; what has been clicked is still there."""
    page = visitor(has_touch=True)
    hot_seat(page)
    lift_curtain(page, "lancaster")

    def scale() -> float:
        return float(page.evaluate(SCALE))

    def corner() -> tuple[float, float]:
        box = board(page).bounding_box()
        assert box is not None
        return box["x"], box["y"]

    whole = scale()
    middle = page.locator(".stage .stage").bounding_box()
    assert middle is not None
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"least => {SCALE} > least", arg=whole * 1.3)
    near = scale()
    page.keyboard.press("-")
    assert scale() < near
    page.keyboard.press("+")
    at = corner()
    page.keyboard.press("ArrowLeft")
    assert corner()[0] > at[0]
    at = corner()
    page.mouse.down()
    page.mouse.move(x - 80, y - 60, steps=4)
    page.mouse.up()
    assert corner()[0] < at[0]
    assert page.locator(".reason").count() == 0, "a drag is no click"
    page.keyboard.press("0")
    assert abs(scale() - whole) < 1e-6

    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = (
            []
            if kind == "touchEnd"
            else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        )
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (45, 60, 90, 120):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.wait_for_function(f"least => {SCALE} > least", arg=whole * 2)


def test_colours_and_motion_as_wished(visitor: Opener) -> None:
    page = visitor(color_scheme="dark", reduced_motion="no-preference")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "on")
    page.get_by_role("button", name="Light colours").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Motion").get_by_text("Off").click()
    expect(root).to_have_attribute("data-motion", "off")
    page.keyboard.press("Escape")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "off")
    # With motion off nothing moves; with motion on the game is played all the same.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Motion").get_by_text("On", exact=True).click()
    page.keyboard.press("Escape")
    game = opening(HANDS, CARDS)
    open_own(page, file_table(page, json.dumps(game.snapshot()), "analysis"))
    at_table(page)
    for words in ATTACK:
        seat, packed = choice_of(game, words)
        page.locator(f'[data-choice="{packed}"]:visible').first.click()
        game.apply(seat, packed)
        asks(page, game, seat)
    assert faults(page) == []


def test_watch_it_again(visitor: Opener) -> None:
    """A replay plays by itself to the present, and says where it is."""
    page = visitor(reduced_motion="no-preference")
    text = opening(HANDS, CARDS, ATTACK).save()
    open_own(page, file_table(page, text, "analysis"))
    at_table(page)
    page.keyboard.press("[")
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    assert page.locator("[data-choice]").count() == 0, "the past offers nothing to choose"
    page.keyboard.press("<")
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_text("You are looking at the past.")).not_to_be_visible()
    shows(page, opening(HANDS, CARDS, ATTACK), LANCASTER)
