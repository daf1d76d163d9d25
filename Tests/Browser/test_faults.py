"""Three faults as a new user makes them, each found from the page alone; and a regression, found by comparing two recordings."""

import time

from test_recording import saved

FAULTS = """import SwiftUI

struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var isDone: Bool
}

@main
struct TodoApp: App {
  var body: some Scene { WindowGroup("Errands") { ContentView() } }
}

struct ContentView: View {
  @Environment(\\.dynamicTypeSize) private var typeSize
  @State private var items = (0..<12).map { Item(id: $0, name: "Errand \\($0)", isDone: false) }

  var body: some View {
    VStack(alignment: .leading, spacing: typeSize >= .xxLarge ? 16 : 12) {
      Header(title: "Errands", count: items.filter(\\.isDone).count)
      ForEach(items) { item in
        ItemRow(item: item, onToggle: { [items] in toggle(item, of: items.count) })
      }
    }
    .padding(20)
  }

  private func toggle(_ item: Item, of count: Int) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isDone.toggle()
  }
}

struct Header: View {
  let title: String
  let count: Int
  @State private var height: CGFloat = 30

  var body: some View {
    HStack {
      Text(title).font(.title2).bold()
      Spacer()
      Text("\\(count) done")
    }
    .frame(height: height)
    .background {
      GeometryReader { geometry in
        Color.clear.onChange(of: geometry.size.height, initial: true) { _, new in
          height = new < 90 ? new + 0.5 : 30
        }
      }
    }
  }
}

struct ItemRow: View {
  let item: Item
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Button(item.isDone ? "Undo" : "Done") { onToggle() }
    }
  }
}
"""

# The same app, in which rows get a closure that captures only their own item.
MENDED = FAULTS.replace("{ [items] in toggle(item, of: items.count) }", "{ toggle(item, of: 1) }")


def line_of(source, text):
    return source.split(text)[0].count("\n") + 1


def click_button(page, row):
    """Clicks the button of a row of the app's window, counted from 0."""
    frames = page.page.evaluate("app.ask('views', { name: 'ItemRow' })")["frames"]
    x, y, width, height = frames[row]
    page.click_at(x + width - 25, y + height / 2)


def test_three_planted_faults_are_found_from_the_page_alone(bench):
    app = bench.app(bench.source("Planted.swift", FAULTS), "--size", "420x640")
    page = bench.page(app)
    page.settle()
    times = {}

    # A GeometryReader loop: nothing has been clicked, and the badge of the second pane counts a fault.
    begin = time.monotonic()
    page.page.wait_for_selector("#wasteCount:not([hidden])")
    page.show("waste")
    page.page.wait_for_selector('.rank[data-kind="loop"]')
    text = page.text('.rank[data-kind="loop"]')
    assert "Header.height" in text and "size" in text, text
    times["loop"] = time.monotonic() - begin
    page.screenshot("faults-loop")

    # A closure that defeats equality: after a click, all rows are in the first sentence, and the pane names the property.
    begin = time.monotonic()
    page.show("updates")
    click_button(page, 3)
    page.page.wait_for_selector(".card[open] .cause")
    page.wait_until(lambda: f"Planted.swift:{line_of(FAULTS, 'items[index]')}" in page.text(".card[open]"), "the line of the write")
    first = page.text(".card[open] .cause >> nth=0")
    assert "ContentView.items" in first and "was set" in first, first
    page.screenshot("faults-updates")
    page.show("waste")
    page.page.wait_for_selector('.rank[data-kind="property"]')
    text = page.text('.rank[data-kind="property"] >> nth=0')
    assert "ItemRow" in text and "onToggle" in text and "a.item == b.item" in text, text
    times["closure"] = time.monotonic() - begin
    page.screenshot("faults-closure")

    # An environment value read too high: after a change of the text size.
    begin = time.monotonic()
    page.page.click("#environment summary")
    page.page.select_option("#dynamicTypeSize", "xxLarge")
    page.page.keyboard.press("Escape")
    page.page.wait_for_selector('.rank[data-kind="environment"]')
    text = page.text('.rank[data-kind="environment"]')
    assert "ContentView" in text and "dynamicTypeSize" in text, text
    times["environment"] = time.monotonic() - begin
    page.screenshot("faults-environment")
    print("  " + ", ".join(f"{name} {seconds:.1f} s" for name, seconds in times.items()))
    assert not page.faults, page.faults


def test_a_planted_regression_is_found_by_comparing_two_recordings(bench):
    files = []
    for name, source in (("Mended", MENDED), ("Planted", FAULTS)):
        app = bench.app(bench.source(f"{name}.swift", source), "--size", "420x640")
        page = bench.page(app)
        page.settle()
        for _ in range(3):
            click_button(page, 3)
        files.append(saved(bench, page).rename(bench.source(f"{name}.html", "")))
        app.close()
        bench.apps.remove(app)
    alone = bench.blank()
    faults = []
    alone.on("pageerror", lambda error: faults.append(str(error)))
    alone.set_viewport_size({"width": 1500, "height": 900})
    alone.goto(files[1].as_uri())
    alone.wait_for_selector("body[data-shown]")
    alone.click('button[data-pane="compare"]')
    with alone.expect_file_chooser() as chooser:
        alone.click("#compare button")
    chooser.value.set_files(files[0])
    alone.wait_for_selector("#compare .verdict")
    text = alone.inner_text("#compare .verdict")
    assert text.startswith("ItemRow.body ran ") and "onToggle" in text, text
    print(f"  {text}")
    alone.screenshot(path=bench.picture("compare"))
    assert not faults, faults
