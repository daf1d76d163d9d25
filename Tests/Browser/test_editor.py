"""The panel of the VS Code extension, with a real `trellis preview`, and a stand-in for VS Code around it."""

import functools
import http.server
import pathlib
import subprocess
import tempfile
import threading

from test_previews import SOURCE, Previews

EXTENSION = pathlib.Path(__file__).resolve().parents[2] / "editors/vscode"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class Panel(Previews):
    """The extension's page, which has the page of the previews in a frame."""

    def __init__(self, bench):
        super().__init__(bench)
        self.page.close()
        self.window = bench.blank()
        self.window.set_viewport_size({"width": 1300, "height": 1200})
        self.window.add_init_script("window.sent = []; window.acquireVsCodeApi = () => ({ postMessage: (message) => sent.push(message) });")
        self.page = self.window.frame_locator("#previews")
        self.served = tempfile.TemporaryDirectory()
        script = "console.log(require('./webview').previewPage(process.argv[1]))"
        text = subprocess.run(["node", "-e", script, self.address], cwd=EXTENSION, check=True, capture_output=True, text=True).stdout
        (pathlib.Path(self.served.name) / "panel.html").write_text(text)
        handler = functools.partial(QuietHandler, directory=self.served.name)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.window.on("pageerror", lambda error: self.faults.append(str(error)))
        self.window.goto(f"http://127.0.0.1:{self.server.server_port}/panel.html")

    def close(self):
        self.server.shutdown()
        self.served.cleanup()
        super().close()

    def post(self, message):
        self.window.evaluate("(message) => postMessage(message, '*')", message)


def test_the_panel_of_the_editor_picks_views_both_ways_and_follows_saves(bench):
    panel = Panel(bench)
    panel.wait_for("Counter")
    panel.page.locator("#pick").click()
    panel.wait_for_picking("Counter")
    panel.click("Counter", 195, 228)
    line = SOURCE.split("Text(\"Count")[0].count("\n") + 1
    sent = panel.wait_until(lambda: panel.window.evaluate("sent"), "the source")
    assert sent == [{"trellis": "open", "file": str(panel.file), "line": line}], sent

    marks = lambda: panel.frame("Counter").evaluate(
        "(() => { const c = document.getElementById('marks'); return c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some(Boolean); })()")
    panel.post({"trellis": "cursor", "file": str(panel.file), "line": SOURCE.split("struct Spinner")[0].count("\n") + 2})
    panel.wait_until(lambda: not marks(), "no outline of another view")
    panel.post({"trellis": "cursor", "file": str(panel.file), "line": line})
    panel.wait_until(marks, "the outline")
    panel.window.screenshot(path=bench.picture("editor"))

    panel.file.write_text(SOURCE.replace('#Preview("Counter")', '#Preview("Saved")'))
    panel.post({"trellis": "rebuild"})
    panel.wait_for("Saved")
    assert not panel.faults, panel.faults
