"""The layout pane: views picked in the window, marks over the picture, and the accounts of stacks."""

STACK = """
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 10) {
      Text("Name").font(.title)
      Text("a text of more weight").layoutPriority(1)
      Color.orange.frame(minWidth: 20)
    }
    .padding(.horizontal, 20)
    .safeAreaInset(edge: .bottom) { Text("footer").padding(8) }
  }
}
"""


def test_a_view_is_picked_in_the_window_and_its_stack_says_who_got_what(bench):
    app = bench.app(bench.source("Stack.swift", STACK), "--size", "380x200")
    page = bench.page(app)
    page.settle()
    pixels = page.pixels()
    page.page.click("#pick")
    box = page.page.locator("#picture").bounding_box()
    ratio = box["width"] / page.page.evaluate("picture.width")
    page.page.mouse.click(box["x"] + 30 * ratio, box["y"] + 77 * ratio)
    page.wait_until(lambda: page.page.locator("#layout dl").count() == 1, "the place of the view")
    text = page.text("#layout")
    assert "Text" in text and "firstTextBaseline" in text, text
    # The app didn't receive the click, and the marks are over the picture.
    assert page.pixels() == pixels
    assert page.page.evaluate("marks.getContext('2d').getImageData(0, 0, marks.width, marks.height).data.some((byte) => byte > 0)")
    page.choose("HStack", "layoutComputer")
    page.page.click('button[data-pane="layout"]')
    page.page.wait_for_selector("#layout table")
    rows = [row.all_inner_texts() for row in map(lambda row: row.locator("td"), page.page.locator("#layout table tr").all()[1:])]
    # The text with the higher priority is served first, then the less flexible of the other views.
    assert [row[1] for row in rows] == ["2", "1", "3"], rows
    assert [row[2] for row in rows] == ["2", "1", "2"], rows
    took = sum(float(row[4].split(" × ")[0]) for row in rows)
    assert abs(took + 20 - 340) < 0.1 and all(row[5] == "10" for row in rows[:2]), rows
    page.screenshot("layout")
    assert not page.faults, page.faults


def test_all_windows_of_an_app_are_in_one_page(bench):
    app = bench.app(bench.windows(), "--size", "300x200")
    page = bench.page(app)
    page.settle()
    first = page.pixels()
    assert page.page.is_hidden("#windows")
    page.click_at(150, 100)
    page.page.wait_for_selector("#window option >> nth=1", state="attached")
    assert page.page.locator("#window option").all_inner_texts() == ["First", "Second"]
    page.page.select_option("#window", label="Second")
    page.wait_until(lambda: page.text("#title") == "Second", "the second window")
    page.settle()
    size = page.page.evaluate("[picture.width, picture.height]")
    page.click_at(size[0] / 2, size[1] / 2)
    page.expect_outcome("Second.count", "state", "set")
    page.screenshot("windows")
    page.page.select_option("#window", label="First")
    page.wait_until(lambda: page.text("#title") == "First", "the first window")
    page.page.mouse.move(5, 5)
    page.wait_until(lambda: page.pixels() == first, "the first window's picture")
    assert not page.faults, page.faults
