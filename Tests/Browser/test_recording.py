"""Recordings: stepping through them in the page, and opening them from their files alone."""

import pathlib

TICKS = """
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \\(count)")
      Bar(length: CGFloat(count % 100))
      Label(text: "always the same")
    }
    .padding()
  }
}

struct Bar: View {
  let length: CGFloat
  var body: some View { Color.blue.frame(width: 20 + length, height: 12) }
}

struct Label: View {
  let text: String
  var body: some View { Text(text) }
}
"""

# Sets the state repeatedly, each time after the page has received the previous frame.
UPDATE = """
async ([state, from, to]) => {
  const frames = () => Number(document.body.dataset.frames || 0);
  for (let value = from; value <= to; value += 1) {
    const before = frames();
    app.send({ t: "state", node: state, value: String(value) });
    while (frames() === before) await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
"""

STEP_BACK = """
async (count) => {
  for (let step = 0; step < count; step += 1) {
    const before = document.body.dataset.drawn;
    document.getElementById("backward").click();
    while (document.body.dataset.drawn === before) await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
"""


def state_of(page, name):
    nodes = page.page.evaluate(f"app.ask('search', {{text: '{name}'}})")["nodes"]
    return next(node["id"] for node in nodes if node["kind"] == "state")


def value_of(page, node):
    return page.evaluate(f"app.ask('node', {{node: {node}}})")["value"]


def drawn(page, moment):
    page.wait_for_selector(f'body[data-drawn="{moment}"]')


def past(page):
    return page.evaluate("past.toDataURL()")


def saved(bench, page):
    with page.page.expect_download() as download:
        page.page.click("#save")
    path = pathlib.Path(bench.folder.name) / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_recording_of_1000_updates_is_reopened_from_its_file_and_stepped_back_to_the_first_picture(bench):
    app = bench.app(bench.source("Ticks.swift", TICKS), "--size", "320x200")
    page = bench.page(app)
    page.settle()
    first = page.pixels()
    state = state_of(page, "ContentView.count")
    page.page.evaluate(UPDATE, [state, 1, 1000])
    page.settle()
    last = page.pixels()
    assert first != last
    file = saved(bench, page)
    print(f"  {file.name}: {file.stat().st_size / 1e6:.2f} MB")
    app.close()
    bench.apps.remove(app)

    faults = []
    alone = bench.blank()
    alone.on("pageerror", lambda error: faults.append(str(error)))
    alone.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    alone.on("request", lambda request: faults.append(request.url) if not request.url.startswith(("file:", "blob:", "data:")) else None)
    alone.set_viewport_size({"width": 1500, "height": 900})
    alone.goto(file.as_uri())
    alone.wait_for_selector("body[data-shown]")
    count = alone.evaluate("recording.frames.length")
    assert count >= 1000, count
    assert past(alone) == last
    assert value_of(alone, state) == "1000"
    alone.evaluate(STEP_BACK, count - 500)
    assert alone.evaluate("recording.moment") == 500
    middle = value_of(alone, state)
    assert 400 <= int(middle) <= 500, middle
    alone.click('button[data-pane="graph"]')
    alone.locator('.box[data-name="Bar.body"]').click()
    alone.wait_for_selector("#why li.changed")
    assert "ContentView.count" in alone.inner_text("#why"), alone.inner_text("#why")
    alone.screenshot(path=bench.picture("recording"))
    alone.evaluate(STEP_BACK, 500)
    assert alone.evaluate("recording.moment") == 0
    assert past(alone) == first
    assert value_of(alone, state) == "0"
    assert alone.is_disabled("#backward")
    assert not faults, faults


def test_the_page_steps_through_an_app_that_goes_on(bench):
    app = bench.app("Examples/Counter.swift")
    page = bench.page(app)
    page.settle()
    first = page.pixels()
    page.click_at(280, 240)
    second = page.pixels()
    page.click_at(280, 240)
    assert first != second
    state = state_of(page, "Counter.value")
    page.page.click("#backward")
    page.page.wait_for_selector("body[data-drawn]")
    page.page.click("#first")
    drawn(page.page, 0)
    assert past(page.page) == first
    assert value_of(page.page, state) == "0"
    # Forward to the frame in which the first click had an effect.
    for _ in range(20):
        page.page.click("#forward")
        moment = page.page.evaluate("recording.moment")
        drawn(page.page, moment)
        if value_of(page.page, state) == "1":
            break
    page.expect_outcome("Counter.body", "body", "changed")
    assert page.outcome("ContentView.body", "body") is None
    page.choose("Counter.body", "body")
    assert "Counter.swift:17 from 0 to 1" in page.text("#why"), page.text("#why")
    page.screenshot("stepping")
    page.page.click("#live")
    page.wait_until(lambda: page.text("#state") == "live", "the app's own state")
    page.wait_until(lambda: value_of(page.page, state) == "2", "the app's own value")
    page.click_at(280, 240)
    page.wait_until(lambda: value_of(page.page, state) == "3", "the value after a click")
    assert not page.faults, page.faults


def test_an_app_that_is_told_to_end_leaves_its_recording(bench):
    file = pathlib.Path(bench.folder.name) / "left.html"
    app = bench.app("Examples/Counter.swift", "--record", str(file))
    page = bench.page(app)
    page.click_at(280, 240)
    page.settle()
    last = page.pixels()
    app.close()
    bench.apps.remove(app)
    assert "the recording is in" in app.output(), app.output()
    alone = bench.blank()
    alone.goto(file.as_uri())
    alone.wait_for_selector("body[data-shown]")
    assert past(alone) == last
    alone.click("#first")
    drawn(alone, 0)
    assert past(alone) != last


def test_a_view_is_picked_in_a_frame_of_a_saved_recording(bench):
    app = bench.app(bench.source("Ticks.swift", TICKS), "--size", "320x200")
    page = bench.page(app)
    page.settle()
    state = state_of(page, "ContentView.count")
    page.page.evaluate(UPDATE, [state, 1, 40])
    page.settle()
    file = saved(bench, page)
    app.close()
    bench.apps.remove(app)
    alone = bench.blank()
    faults = []
    alone.on("pageerror", lambda error: faults.append(str(error)))
    alone.set_viewport_size({"width": 1500, "height": 900})
    alone.goto(file.as_uri())
    alone.wait_for_selector("body[data-shown]")
    widths = []
    for back in (0, 20):
        alone.evaluate(STEP_BACK, back)
        # The bar is in the middle of the window. Its width is 20 points plus the count.
        alone.click("#pick")
        box = alone.locator("#past").bounding_box()
        alone.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        alone.wait_for_selector("#layout dl")
        text = alone.inner_text("#layout")
        widths.append((int(value_of(alone, state)), text))
    for count, text in widths:
        assert f"{20 + count} × 12" in text and "Proposed" in text, (count, text)
    # The recording also has the display list and what surrounds it.
    nodes = alone.evaluate("recording.answer('search', {text: 'displayList'})")["nodes"]
    values = [alone.evaluate(f"recording.answer('node', {{node: {node['id']}}})")["value"] for node in nodes]
    assert any(value and "fill (" in value for value in values), values
    nodes = alone.evaluate("recording.answer('search', {text: 'placements'})")["nodes"]
    values = [alone.evaluate(f"recording.answer('node', {{node: {node['id']}}})")["value"] for node in nodes]
    assert any(value and "proposed" in value for value in values), values
    nodes = alone.evaluate("recording.answer('search', {text: 'environment'})")["nodes"]
    values = [alone.evaluate(f"recording.answer('node', {{node: {node['id']}}})")["value"] for node in nodes]
    assert any(value and ": " in value for value in values), values
    # The four parts of a frame's time; none is negative.
    times = alone.evaluate("recording.frames.map((frame) => frame.ms)")
    assert all(len(ms) == 4 and min(ms) >= 0 for ms in times), times
    assert all(sum(ms[part] for ms in times) > 0 for part in range(4)), times
    alone.screenshot(path=bench.picture("recording-layout"))
    assert not faults, faults


def test_each_window_leaves_a_recording_of_its_own(bench):
    folder = pathlib.Path(bench.folder.name)
    app = bench.app(bench.windows(), "--size", "300x200", "--record", str(folder / "left.html"))
    page = bench.page(app)
    page.click_at(150, 100)
    page.page.wait_for_selector("#window option >> nth=1", state="attached")
    page.page.select_option("#window", label="Second")
    page.wait_until(lambda: page.text("#title") == "Second", "the second window")
    page.settle()
    size = page.page.evaluate("[picture.width, picture.height]")
    page.click_at(size[0] / 2, size[1] / 2)
    page.settle()
    app.close()
    bench.apps.remove(app)
    for name, body in (("left.html", "First.body"), ("left-2.html", "Second.body")):
        assert (folder / name).exists(), app.output()
        alone = bench.blank()
        alone.goto((folder / name).as_uri())
        alone.wait_for_selector("body[data-shown]")
        found = alone.evaluate(f"recording.answer('search', {{text: '{body}'}})")["nodes"]
        assert any(node["name"] == body for node in found), name
        assert alone.evaluate("recording.frames.length") >= 1
