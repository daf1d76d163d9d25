"""Takes pictures of every pane of the inspector's page, light and dark, at 1280 × 800 and 2560 × 1440, for a review by eye.

usage: scripts/test-browser --pictures
The pictures are in out/browser/panes.
"""

from bench import PICTURES
from test_faults import FAULTS, MENDED, click_button
from test_recording import saved

SIZES = [(1280, 800), (2560, 1440)]
PANES = ["updates", "waste", "graph", "layout", "compare"]


def prepare(page):
    """Uses the app, so that every pane has contents."""
    page.settle()
    for row in (3, 3, 7):
        click_button(page, row)
    page.page.click("#environment summary")
    page.page.select_option("#dynamicTypeSize", "xxLarge")
    page.page.keyboard.press("Escape")
    page.page.wait_for_selector("#wasteCount:not([hidden])")


def choose(page, text):
    """Selects the first match of a search."""
    page.page.fill("#search", text)
    page.page.wait_for_selector("#found li[data-id]")
    page.page.locator("#found li[data-id]").first.click()
    page.wait_until(lambda: page.page.locator("#why li").count() > 0 and "Finding" not in page.text("#why"), "the reason")


def contents(page, pane, earlier):
    """Shows a pane with contents."""
    page.show(pane)
    if pane == "graph":
        choose(page, "ItemRow.body")
        page.show(pane)
    elif pane == "layout":
        choose(page, "HStack layoutComputer")
        page.show(pane)
        page.page.wait_for_selector("#layout table")
    elif pane == "compare":
        with page.page.expect_file_chooser() as chooser:
            page.page.click("#compare button")
        chooser.value.set_files(earlier)
        page.page.wait_for_selector("#compare .verdict")
    elif pane == "waste":
        page.page.wait_for_selector(".rank")
    else:
        page.page.wait_for_selector(".card[open] .cause")
    page.settle()


def take_reason(bench):
    """Takes the README's picture: the reason for an update, after a click on a star."""
    page = bench.page(bench.app("Examples/Shelf", "--size", "900x600"), 1120, 800, device_scale_factor=2)
    page.settle()
    for name in ("BookRow", "RatingView"):
        # Rows of a list may be outside of the window.
        frames = lambda: [frame for frame in page.page.evaluate(f"app.ask('views', {{ name: '{name}' }})")["frames"] if 40 < frame[1] < 550]
        page.wait_until(frames, name)
        print(f"{name} at {frames()[0]}", flush=True)
        x, y, width, height = frames()[0]
        page.click_at(x + width / 2, y + height / 2)
    page.wait_until(lambda: "Library.swift" in page.text(".card[open] .cause >> nth=0"), "the line of the write")
    page.page.locator(".card[open] .cause >> nth=0").screenshot(path=PICTURES / "why.png")


def take(bench):
    folder = PICTURES / "panes"
    folder.mkdir(parents=True, exist_ok=True)
    app = bench.app(bench.source("Mended.swift", MENDED), "--size", "420x640")
    page = bench.page(app)
    prepare(page)
    earlier = saved(bench, page)
    app.close()
    bench.apps.remove(app)
    app = bench.app(bench.source("Planted.swift", FAULTS), "--size", "420x640")
    prepare(bench.page(app))
    for width, height in SIZES:
        for scheme in ("light", "dark"):
            page = bench.page(app, width, height, color_scheme=scheme)
            page.settle()
            for pane in PANES:
                contents(page, pane, earlier)
                page.page.screenshot(path=folder / f"{pane}-{scheme}-{width}.png")
                small = page.page.evaluate(SMALL)
                clipped = page.page.evaluate(CLIPPED)
                print(f"{pane} {scheme} {width} × {height}: text below 12 pixels: {small or 'none'}; clipped: {clipped or 'none'}", flush=True)
            assert not page.faults, page.faults
    take_reason(bench)


# The texts whose height is below 12 pixels, and those that are cut without an ellipsis.
SMALL = """() => [...new Set([...document.querySelectorAll("body *")].filter((element) => element.checkVisibility()
  && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && parseFloat(getComputedStyle(element).fontSize) < 12)
  .map((element) => element.textContent.trim().slice(0, 30)))]"""
CLIPPED = """() => [...new Set([...document.querySelectorAll("body *")].filter((element) => {
  const style = getComputedStyle(element);
  return element.checkVisibility() && element.scrollWidth > element.clientWidth + 1 && style.overflowX === "hidden" && style.textOverflow !== "ellipsis"
    && !element.matches(".sr") && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
}).map((element) => element.textContent.trim().slice(0, 30)))]"""
