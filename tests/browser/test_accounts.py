"""Accounts that nobody loses: a passkey signs up and in, and a recovery code lets somebody back in."""

import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.site import Site
from tests.browser.test_pages import PASSWORD, Shot, logged_in, new_table


def account_of(page: Page, part: str) -> Page:
    """Open a part of the account card."""
    page.locator("summary", has_text=part).click()
    return page


@pytest.mark.deep
def test_a_passkey_signs_up_and_in_without_a_password(visit: Visit, site: Site, axe: Axe, shot: Shot) -> None:
    page = visit(alone=True)
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto(f"http://localhost:{site.port}/me")
    account_of(page, "Create account").get_by_label("Username").first.fill(f"key{site.port}")
    page.get_by_role("button", name="Create account with a passkey").click()
    codes = page.locator(".recovery-codes code")
    expect(codes).to_have_count(8)
    axe(page)
    shot("recovery-codes", page)
    # The sheet says what it is for.
    page.emulate_media(media="print")
    expect(page.locator(".recovery-codes")).to_contain_text(f"Tilewright, localhost:{site.port}: key{site.port}")
    expect(page.locator("button").filter(visible=True)).to_have_count(0)
    page.emulate_media(media="screen")
    page.get_by_role("button", name="I’ve saved them").click()
    expect(codes).to_have_count(0)
    expect(page.get_by_text("You’re logged in as")).to_be_visible()
    account_of(page, "Passkeys").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert").filter(has_text="only way into your account")).to_be_visible()
    page.get_by_role("button", name="Log out").first.click()
    account_of(page, "Log in").get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text(f"You’re logged in as key{site.port}")).to_be_visible()
    account_of(page, "Where you’re logged in")
    expect(page.get_by_text("This device")).to_be_visible()


def a_wrong_password_is_said_beside_the_button(page: Page) -> None:
    """Try to change the password and to delete the account on a phone, each button at the lower edge of the screen."""
    page.set_viewport_size({"width": 390, "height": 844})
    for part, button in (("Change password", "Change password"), ("Delete my data", "Delete my data")):
        account_of(page, part)
        form = page.locator("form", has=page.get_by_role("button", name=button, exact=True))
        for field in form.locator("input[type=password]").all():
            field.fill("wrong horse")
        if form.get_by_role("checkbox").count():
            form.get_by_role("checkbox").check()
        pressed = form.get_by_role("button", name=button, exact=True)
        pressed.evaluate("(button) => button.scrollIntoView({ block: 'end' })")
        pressed.press("Enter")
        said = form.get_by_role("alert").filter(has_text="Wrong")
        expect(said).to_be_in_viewport(ratio=1)
        below = "([said, button]) => said.getBoundingClientRect().top - button.getBoundingClientRect().bottom"
        assert 0 <= page.evaluate(below, [said.element_handle(), pressed.element_handle()]) < 60
        # Nothing lies over it, such as the bar at the lower edge.
        seen = """(said) => {
          const { left, bottom } = said.getBoundingClientRect();
          return said.contains(document.elementFromPoint(left + 5, bottom - 5));
        }"""
        page.wait_for_function(seen, arg=said.element_handle())


@pytest.mark.deep
def test_a_recovery_code_lets_somebody_back_in_once(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/me")
    login = f"lost{site.port}"
    expect(page.get_by_text("Passkeys only work at a secure web address")).to_be_visible()
    account_of(page, "Create account").get_by_label("Username").first.fill(login)
    page.get_by_label("Password", exact=True).first.fill(PASSWORD)
    page.get_by_role("button", name="Create account", exact=True).click()
    code = page.locator(".recovery-codes code").first.inner_text()
    a_wrong_password_is_said_beside_the_button(page)
    page.get_by_role("button", name="Log out").first.click()
    form = account_of(page, "Forgot your password?").locator("form", has=page.get_by_label("Recovery code"))

    def recovered(password: str) -> None:
        form.get_by_label("Username").fill(login)
        form.get_by_label("Recovery code").fill(code.lower())
        form.get_by_label("New password").fill(password)
        form.get_by_role("button", name="Set new password").click()

    recovered("another horse")
    expect(page.get_by_text(f"You’re logged in as {login}")).to_be_visible()
    # The other codes are void, and new ones are shown.
    expect(page.locator(".recovery-codes code")).to_have_count(8)
    page.get_by_role("button", name="I’ve saved them").click()
    account_of(page, "Recovery codes")
    expect(page.get_by_text("You have 8 recovery codes left")).to_be_visible()
    page.get_by_role("button", name="Log out").first.click()
    account_of(page, "Forgot your password?")
    recovered("a third horse")
    # The refusal is in the form, below its button.
    expect(form.get_by_role("alert").filter(has_text="Wrong username or recovery code")).to_be_in_viewport()


def make_operator(page: Page, site: Site) -> None:
    """Give the guest of a page an account, and make it an operator."""
    account = {"login": "op", "password": PASSWORD}
    assert page.request.post(f"{site.url}/api/account", data=account).ok
    program = [sys.executable, "-m", "tilewright", "operator", "op", f"--data={site.data}"]
    ran = subprocess.run(program, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.deep
@pytest.mark.slow(reason="a site of its own with two people, about 5 s")
def test_a_mute_is_read_in_the_chat_of_a_room_in_the_readers_time(visit: Visit, own_site: Site) -> None:
    desk, ben = (logged_in(visit, own_site, name) for name in ("Op", "Ben"))
    make_operator(desk, own_site)
    desk.goto(f"{own_site.url}/me")
    desk.get_by_role("link", name="Operator’s desk").click()
    desk.wait_for_url("**/desk")
    table = new_table(ben, own_site, bots=[None])["table"]
    ben.goto(f"{own_site.url}/table/{table}")
    player = ben.request.get(f"{own_site.url}/api/me").json()["player"]
    muted = {"kind": "mute", "reason": "spam", "hours": 24, "player": player}
    assert desk.request.post(f"{own_site.url}/api/desk/bans", data=muted).ok
    ben.locator("tw-chat input").fill("Hello?")
    ben.locator("tw-chat input").press("Enter")
    told = ben.locator("tw-chat [role=status]")
    expect(told).to_contain_text("muted you until")
    expect(told).not_to_contain_text("UTC")
    # The line was not said, and does not wait to be said again.
    expect(ben.locator(".chat-messages li")).to_have_count(0)


@pytest.mark.deep
@pytest.mark.slow(reason="plays a match of two people in two browsers, with a third at the desk")
def test_a_ban_in_the_middle_of_a_match_is_read_and_the_other_plays_on(
    visit: Visit, own_site: Site, axe: Axe, shot: Shot
) -> None:
    desk, ann, ben = (logged_in(visit, own_site, name) for name in ("Op", "Ann", "Ben"))
    make_operator(desk, own_site)
    table = new_table(ann, own_site, bots=[None], house={"time.limit": "none"})
    joined = f"{own_site.url}/api/tables/{table['table']}/join"
    assert ben.request.post(joined, data={"invite": table["invite"]}).ok
    match = ann.request.post(f"{own_site.url}/api/tables/{table['table']}/start", data={}).json()["match"]
    for page in (ann, ben):
        page.goto(f"{own_site.url}/match/{match}")
    expect(ben.locator("tw-match")).to_be_visible()
    about = {"player": ben.request.get(f"{own_site.url}/api/me").json()["player"], "table": table["table"]}
    assert ann.request.post(f"{own_site.url}/api/reports", data=about | {"reason": "peeks at my rack"}).ok
    desk.goto(f"{own_site.url}/desk")
    report = desk.locator("tw-desk-reports li", has_text="peeks at my rack")
    report.locator("summary").click()
    report.get_by_label("Reason").select_option("cheating")
    report.get_by_role("button", name="Ban or mute").click()
    expect(ben.get_by_role("heading", name="You can’t play here right now")).to_be_visible()
    expect(ben.get_by_role("alert")).to_contain_text("for cheating")
    expect(desk.locator("tw-desk-bans")).to_contain_text("Ben")
    expect(desk.locator("tw-desk-audit")).to_contain_text("cheating, 1 h")
    axe(desk)
    shot("desk", desk)
    expect(ann.locator("tw-match")).to_contain_text("away")
    desk.get_by_role("button", name="Lift").click()
    expect(desk.locator("tw-desk-bans")).to_contain_text("No one is banned")
    ben.reload()
    expect(ben.locator("tw-match")).to_be_visible()
