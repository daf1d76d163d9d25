"""The page of `trellis preview`, as the user sees and operates it."""

import pathlib
import re
import subprocess
import tempfile
import time

from bench import PATIENCE

SOURCE = """import SwiftUI

@main
struct Shop: App {
  var body: some Scene { WindowGroup { Counter() } }
}

struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count \\(count)")
      Button("Add") { count += 1 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct Spinner: View {
  @State private var isWide = false
  var body: some View {
    Rectangle().fill(.blue).frame(width: isWide ? 200 : 20, height: 20)
      .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isWide = true } }
  }
}

#Preview("Counter") { Counter() }
#Preview { Spinner() }
#Preview("Crash") {
  let numbers: [Int] = []
  return Text("\\(numbers[1])")
}
#if NEVER
  #Preview("Never") { Counter() }
#endif

struct Counter_Previews: PreviewProvider {
  static var previews: some View { Counter().padding() }
}
"""


class Previews:
    """A program started by `trellis preview`, and its page."""

    def __init__(self, bench, text=SOURCE):
        self.folder = tempfile.TemporaryDirectory()
        self.file = pathlib.Path(self.folder.name) / "Shop.swift"
        self.file.write_text(text)
        self.log = open(pathlib.Path(self.folder.name) / "log", "w+")
        self.process = subprocess.Popen(
            [bench.trellis, "preview", self.folder.name], stdout=subprocess.PIPE, stderr=self.log, text=True)
        bench.apps.append(self)
        self.address = re.search(r"http://\S+", self.process.stdout.readline()).group(0)
        self.faults = []
        # The page with the previews, and the page of the window around it.
        self.page = self.window = bench.blank()
        self.page.set_viewport_size({"width": 1300, "height": 1200})
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(self.address)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def wait_until(self, find, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := find():
                return found
            self.window.wait_for_timeout(50)
        raise AssertionError(f"{what} didn't come in {PATIENCE} s")

    def wait_for_picking(self, title):
        pressed = "document.getElementById('pick').getAttribute('aria-pressed') === 'true'"
        self.wait_until(lambda: self.frame(title).evaluate(pressed), "picking")

    def tile(self, title):
        return self.page.locator("figure", has=self.page.locator("b", has_text=re.compile(f"^{title}$")))

    def state(self, title):
        return self.tile(title).get_attribute("data-state")

    def wait_for(self, title, state="shown"):
        self.wait_until(lambda: self.tile(title).count() and self.state(title) == state, f"{title} {state}")

    def frame(self, title):
        return self.tile(title).locator("iframe").element_handle().content_frame()

    def pixels(self, title):
        return self.frame(title).evaluate("document.getElementById('picture').toDataURL()")

    def wait_for_change(self, title, before):
        self.wait_until(lambda: self.pixels(title) != before, f"another picture of {title}")

    def click(self, title, x, y):
        box = self.tile(title).locator("iframe").bounding_box()
        self.window.mouse.click(box["x"] + x, box["y"] + y)

    def processes(self):
        """Returns the processes of previews, with their states as the system calls them."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {int(child): pathlib.Path(f"/proc/{child}/stat").read_text().rsplit(") ", 1)[1][0] for child in children}


def test_every_preview_is_live_beside_the_others_and_a_crash_is_its_own(bench):
    previews = Previews(bench)
    previews.wait_for("Counter")
    previews.wait_for("Preview")
    previews.wait_for("Counter_Previews")
    previews.wait_for("Crash", "ended")
    assert "Index out of range" in previews.tile("Crash").inner_text(), previews.tile("Crash").inner_text()
    assert previews.tile("Never").count() == 0
    before = previews.pixels("Counter")
    previews.click("Counter", 195, 254)
    previews.wait_for_change("Counter", before)
    # An animation that repeats runs by itself.
    previews.wait_for_change("Preview", previews.pixels("Preview"))
    previews.page.screenshot(path=bench.picture("previews"))
    assert not previews.faults, previews.faults


def test_the_controls_apply_to_every_preview(bench):
    previews = Previews(bench)
    previews.wait_for("Counter")
    frame = previews.frame("Counter")
    size = lambda: frame.evaluate("[picture.width, picture.height]")
    assert size() == [390, 480], size()
    before = previews.pixels("Counter")
    previews.page.select_option("#device", index=1)
    previews.wait_until(lambda: size() == [320, 568], "the size of a phone")
    for control, value in [("#colorScheme", "dark"), ("#theme", "phone"), ("#dynamicTypeSize", "accessibility3")]:
        before = previews.pixels("Counter")
        previews.page.select_option(control, value)
        previews.wait_for_change("Counter", before)
    previews.page.screenshot(path=bench.picture("previews-controls"))
    previews.page.select_option("#zoom", "0.5")
    previews.wait_until(lambda: size() == [160, 284], "the zoom")
    # The own settings come back.
    for control in ["#colorScheme", "#theme", "#dynamicTypeSize"]:
        previews.page.select_option(control, "")
    previews.page.select_option("#zoom", "1")
    previews.page.select_option("#device", index=0)
    previews.wait_until(lambda: size() == [390, 480], "the own size")
    assert not previews.faults, previews.faults


def test_a_picked_view_leads_to_its_source_and_the_cursor_to_its_views(bench):
    previews = Previews(bench)
    previews.wait_for("Counter")
    previews.page.click("#pick")
    previews.wait_for_picking("Counter")
    previews.click("Counter", 195, 228)
    previews.wait_until(lambda: "Shop.swift" in previews.page.inner_text("#source"), "the source")
    line = SOURCE.split("Text(\"Count")[0].count("\n") + 1
    assert previews.page.inner_text("#source") == f"Shop.swift:{line} Counter", previews.page.inner_text("#source")
    # The next click goes to the preview.
    before = previews.pixels("Counter")
    previews.click("Counter", 195, 254)
    previews.wait_for_change("Counter", before)
    marks = lambda: previews.frame("Counter").evaluate(
        "(() => { const c = document.getElementById('marks'); return c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some(Boolean); })()")
    previews.page.evaluate(f"app.send({{ t: 'cursor', file: {str(previews.file)!r}, line: {SOURCE.split('struct Spinner')[0].count(chr(10)) + 2} }})")
    previews.wait_until(lambda: not marks(), "no outline of another view")
    previews.page.evaluate(f"app.send({{ t: 'cursor', file: {str(previews.file)!r}, line: {line} }})")
    previews.wait_until(marks, "the outline")
    previews.page.screenshot(path=bench.picture("previews-outline"))
    assert not previews.faults, previews.faults


def test_previews_out_of_sight_are_suspended_and_a_reload_shows_the_new_source(bench):
    many = "import SwiftUI\n" + "".join(f'#Preview("P{n}") {{ Text("{n}") }}\n' for n in range(30))
    previews = Previews(bench, many)
    previews.wait_for("P0")
    started = len(previews.processes())
    assert started < 30, started
    previews.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    previews.wait_for("P29")
    previews.wait_until(lambda: "T" in previews.processes().values(), "a suspended process")
    previews.page.evaluate("scrollTo(0, 0)")
    previews.wait_until(lambda: list(previews.processes().values())[0] != "T", "a process that continues")
    previews.file.write_text(many.replace('#Preview("P0")', '#Preview("New")'))
    previews.page.reload()
    previews.wait_for("New")
    previews.file.write_text("import SwiftUI\n#Preview { Textt() }\n")
    previews.page.reload()
    previews.wait_until(lambda: previews.page.locator("#messages").is_visible(), "the compiler's message")
    assert "cannot find 'Textt'" in previews.page.inner_text("#messages"), previews.page.inner_text("#messages")
    assert previews.tile("New").count() == 1
    assert not previews.faults, previews.faults
