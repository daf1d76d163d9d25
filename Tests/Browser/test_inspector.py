"""The page as the user sees and operates it."""

import http.server
import threading


def test_a_click_in_the_page_is_seen_in_picture_and_graph_and_explained(bench):
    app = bench.app("Examples/Counter.swift")
    page = bench.page(app)
    before = page.pixels()
    page.click_at(280, 240)
    assert page.pixels() != before
    page.expect_outcome("Counter.value", "state", "set")
    page.expect_outcome("Counter.body", "body", "changed")
    assert page.outcome("ContentView.body", "body") is None
    # The text's position follows from the stack's placements, and these from the end of the press or from the new body: whichever came
    # first. So only the body's own chain is certain.
    page.choose("HStack", "placements")
    assert "HStack size changed" in page.text("#why"), page.text("#why")
    page.choose("Counter.body", "body")
    why = page.text("#why")
    assert "Counter.value state changed from 0 to 1" in why, why
    page.wait_until(lambda: "Counter.swift:17 from 0 to 1" in page.text("#why"), "the line of the write")
    page.screenshot("graph")
    # The first pane answers in one sentence.
    page.show("updates")
    page.wait_until(
        lambda: page.text(".card[open] .cause >> nth=0").startswith("Counter.value was set from 0 to 1 in Counter.swift:17"), "the sentence")
    assert "Counter.body" in page.text(".card[open] .cause >> nth=0")
    page.screenshot("counter")
    assert not page.faults, page.faults


def test_dark_mode_lights_up_texts_and_display_lists_and_no_body(bench):
    page = bench.page(bench.app("Examples/Counter.swift"))
    before, frames = page.pixels(), page.frames()
    page.page.click("#environment summary")
    page.page.select_option("#colorScheme", "dark")
    page.page.keyboard.press("Escape")
    page.wait_for_frame(frames)
    page.settle()
    assert page.pixels() != before
    # A body that reads the environment is marked, but not evaluated.
    assert set(page.outcomes("body")) <= {None, "marked"}, page.outcomes("body")
    assert page.outcome("Counter.body", "body") is None and page.outcome("ContentView.body", "body") is None
    page.wait_until(lambda: "changed" in page.outcomes("resolvedText"), "another text")
    page.wait_until(lambda: "changed" in page.outcomes("displayList"), "another display list")
    page.screenshot("dark")


PARENT = """
import SwiftUI

struct ContentView: View {
  var body: some View { ParentView() }
}

struct ParentView: View {
  @State private var parentCounter = 0

  var body: some View {
    let next = parentCounter + 1
    return VStack {
      Text("Parent \\(parentCounter)")
      ChildView(
        data: "Hello",
        onTap: { parentCounter = next }
      )
      StatefulChildView(initialCount: 10)
    }
  }
}

struct ChildView: View {
  let data: String
  let onTap: () -> Void

  var body: some View { Text(data).onTapGesture(perform: onTap) }
}

struct StatefulChildView: View {
  @State private var count: Int

  init(initialCount: Int) {
    _count = State(initialValue: initialCount)
  }

  var body: some View { Text("Count: \\(count)") }
}
"""


def test_a_closure_is_named_as_what_has_a_child_evaluated_with_what_to_do(bench):
    app = bench.app(bench.source("Parent.swift", PARENT))
    page = bench.page(app)
    page.click_at(320, 240)
    page.expect_outcome("ChildView.body", "body", "changed")
    assert page.outcome("StatefulChildView.body", "body") in (None, "marked")
    page.choose("ChildView.body", "body")
    why = page.text("#why")
    assert "onTap" in why and "Equatable" in why, why
    line = PARENT.split("parentCounter = next")[0].count("\n") + 1
    assert f"Parent.swift:{line}" in why, why
    page.page.click('button[data-pane="waste"]')
    page.page.wait_for_selector('.rank[data-property^="onTap"]')
    assert "ChildView" in page.text("#waste") and "a.data == b.data" in page.text("#waste"), page.text("#waste")
    page.screenshot("closure")


FIELD = """
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @State private var offset = 0.0

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("Hello, \\(name)")
      Text("\\(Int(offset))").frame(width: 200, height: 60).background(Color.gray.opacity(0.2))
        .gesture(DragGesture().onChanged { offset = $0.translation.width })
      ScrollView { ForEach(0..<50, id: \\.self) { Text("row \\($0)") } }
    }
    .padding()
  }
}
"""


def test_keys_text_drags_and_the_wheel_reach_the_app(bench):
    app = bench.app(bench.source("Field.swift", FIELD), "--size", "300x300")
    page = bench.page(app)
    page.click_at(150, 27)
    page.page.keyboard.type("Añn€")
    page.page.keyboard.press("Backspace")
    page.settle()
    found = page.page.evaluate("app.ask('search', {text: 'ContentView.name'})")
    state = next(node for node in found["nodes"] if node["kind"] == "state")
    value = page.page.evaluate(f"app.ask('node', {{node: {state['id']}}})")["value"]
    assert value == '"Añn"', value
    box = page.page.locator("#picture").bounding_box()
    ratio = box["width"] / page.page.evaluate("picture.width")
    x, y = box["x"] + 150 * ratio, box["y"] + 110 * ratio
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 20 * ratio, y, steps=4)
    page.page.mouse.move(x + 40 * ratio, y, steps=4)
    page.page.mouse.up()
    page.settle()
    found = page.page.evaluate("app.ask('search', {text: 'ContentView.offset'})")
    state = next(node for node in found["nodes"] if node["kind"] == "state")
    value = page.page.evaluate(f"app.ask('node', {{node: {state['id']}}})")["value"]
    assert abs(float(value) - 40) < 0.01, value
    before = page.pixels()
    page.page.mouse.move(box["x"] + 150 * ratio, box["y"] + 250 * ratio)
    page.page.mouse.wheel(0, 120)
    page.settle()
    assert page.pixels() != before


ROWS = """
import SwiftUI

struct ContentView: View {
  @State private var chosen = -1

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<10_000, id: \\.self) { Row(number: $0, isChosen: $0 == chosen, choose: $chosen) }
      }
    }
  }
}

struct Row: View {
  let number: Int
  let isChosen: Bool
  @Binding var choose: Int

  var body: some View {
    HStack {
      Text("Row \\(number)")
      Text(isChosen ? "chosen" : "")
    }
    .onTapGesture { choose = number }
  }
}
"""


def test_a_page_of_an_app_of_10000_rows_opens_with_little_and_answers(bench):
    app = bench.app(bench.source("Rows.swift", ROWS))
    page = bench.page(app)
    # What the page receives until it is shown is bounded, whatever the size of the graph. Times depend on the machine, and are printed.
    received = page.page.evaluate("received")
    print(f"  {received['messages']} messages with {received['bytes'] / 1e3:.0f} KB until the page is shown")
    assert received["messages"] < 60 and received["bytes"] < 1_000_000, received
    paint = page.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    print(f"  {page.text('#counts')}; first paint after {paint:.0f} ms, open in {page.opening:.2f} s")
    page.page.fill("#search", "Row.body")
    page.page.wait_for_selector("#found li")
    page.page.locator("#found li").first.click()
    page.page.wait_for_selector("#node h3")
    assert page.page.locator(".box").count() <= 400
    page.screenshot("rows")


LABEL = """
import SwiftUI

struct ContentView: View {
  @State private var taps = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Taps: \\(taps)") { taps += 1 }
      ForEach(0..<18, id: \\.self) { row in
        HStack {
          Circle().fill(.blue).frame(width: 16, height: 16)
          Text("Row \\(row) of a list as any app has one")
          Spacer()
          Text("\\(row * 37) EUR")
        }
      }
    }
    .padding()
  }
}
"""


def test_one_label_costs_a_small_part_of_a_frame(bench):
    app = bench.app(bench.source("Label.swift", LABEL), "--size", "640x480")
    page = bench.page(app)
    page.page.mouse.move(5, 5)
    page.settle()
    first = page.page.evaluate("pictureBytes[0]")
    state = page.page.evaluate("app.ask('search', {text: 'ContentView.taps'})")["nodes"][0]["id"]
    before, count = page.frames(), page.page.evaluate("pictureBytes.length")
    page.page.evaluate(f"app.send({{t: 'state', node: {state}, value: '7'}})")
    page.wait_for_frame(before)
    page.settle()
    label = page.page.evaluate(f"pictureBytes.slice({count}).reduce((a, b) => a + b, 0)")
    print(f"  a whole frame: {first} bytes; one label: {label} bytes")
    assert 0 < label <= 600, (first, label)


def test_another_origin_can_open_nothing(bench):
    app = bench.app("Examples/Counter.swift")
    address = app.address

    class Elsewhere(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<title>elsewhere</title>")

        def log_message(self, *arguments):
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    blank = bench.blank()
    blank.goto(f"http://127.0.0.1:{server.server_port}/")
    socket = address.replace("http", "ws").replace("/?", "/socket?")
    opened = blank.evaluate(
        "(address) => new Promise((resolve) => { const s = new WebSocket(address);"
        " s.onopen = () => resolve('open'); s.onclose = () => resolve('closed'); })", socket)
    assert opened == "closed", opened
    read = blank.evaluate("(address) => fetch(address).then(() => 'read', () => 'refused')", address)
    assert read == "refused", read
    server.shutdown()
    # The page itself is still served.
    assert bench.page(app).text("#state") == "live"


def test_another_token_is_refused_and_the_app_goes_on(bench):
    app = bench.app("Examples/Counter.swift")
    page = bench.page(app)
    page.click_at(280, 240)
    right = app.address.split("token=")[1]
    # Tokens with one wrong character, too long, too short, and empty.
    wrong = ("0" if right[0] != "0" else "1") + right[1:]
    blank = bench.blank()
    for address in [app.address.replace(right, token) for token in (wrong, right + "0", right[:-1], "")]:
        answer = blank.goto(address)
        assert answer.status == 403, (address, answer.status)
        assert "token" in blank.inner_text("body"), blank.inner_text("body")
        assert blank.locator("#picture").count() == 0
    # The socket alone, opened from the page's own origin.
    blank.goto(app.address)
    blank.wait_for_selector("body[data-shown]")
    outcomes = blank.evaluate(
        "(tokens) => Promise.all(tokens.map((token) => new Promise((resolve) => {"
        " const s = new WebSocket(`ws://${location.host}/socket?token=${token}`);"
        " s.onopen = () => resolve('open'); s.onclose = () => resolve('closed'); })))", [wrong, right + "0", right[:-1], "", right])
    assert outcomes == ["closed"] * 4 + ["open"], outcomes
    # The app's own page works as before.
    before = page.pixels()
    page.click_at(280, 240)
    assert page.pixels() != before
    assert page.text("#state") == "live" and app.is_running()
    assert not page.faults, page.faults


def test_a_page_that_stops_reading_and_one_that_sends_garbage_leave_the_app_alone(bench):
    app = bench.app("Examples/Counter.swift")
    page = bench.page(app)
    blank = bench.blank()
    blank.goto(app.address)
    blank.wait_for_selector("body[data-shown]")
    # One client never acknowledges anything, and one sends invalid messages.
    reason = blank.evaluate(
        "() => new Promise((resolve) => { const s = new WebSocket(location.href.replace('http', 'ws').replace('/?', '/socket?'));"
        " window.idle = new WebSocket(s.url); s.onopen = () => s.send('garbage'); s.onclose = (e) => resolve(`${e.code} ${e.reason}`); })")
    assert reason.startswith("1008 "), reason
    page.click_at(280, 240)
    # Finding the first line reads the program's debug information, which is kept.
    page.page.wait_for_selector(".card[open] .place")
    before = app.memory()
    for _ in range(40):
        page.click_at(280, 240)
    assert app.is_running()
    grown = app.memory() - before
    print(f"  memory grew by {grown / 1e6:.1f} MB in 40 clicks")
    assert grown < 8e6, grown
