"use strict";

// usage: node --test editors/vscode/test/

const assert = require("node:assert");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const { load } = require("../test-support/vscode");

const ADDRESS = "http://127.0.0.1:4711/?token=abc123";

// Makes a folder with a stand-in for `trellis`, which writes its arguments to a file, prints an address and runs on.
function makeFolder(t, script) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "trellis-vscode-"));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const trellis = path.join(folder, "trellis");
  fs.writeFileSync(trellis, script || `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/arguments"\necho "The previews are at ${ADDRESS}"\nexec sleep 60\n`);
  fs.chmodSync(trellis, 0o755);
  fs.mkdirSync(path.join(folder, "Sources/Shop"), { recursive: true });
  fs.writeFileSync(path.join(folder, "Sources/Shop/Card.swift"), "import SwiftUI\n");
  return { folder, trellis, file: path.join(folder, "Sources/Shop/Card.swift") };
}

function editor(fileName, line = 0) {
  return {
    document: { fileName, languageId: "swift", uri: { scheme: "file", fsPath: fileName } }, viewColumn: 1,
    selection: { active: { line } },
  };
}

async function until(find, what) {
  for (let count = 0; count < 1000; count += 1) {
    if (find()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`${what} didn't come`);
}

async function shown(t, settings = {}, script = undefined) {
  const made = makeFolder(t, script);
  const loaded = load({ path: made.trellis, ...settings });
  t.after(() => { for (const part of loaded.context.subscriptions) part.dispose(); });
  loaded.vscode.window.activeTextEditor = editor(made.file);
  loaded.record.commands["trellis.showPreview"]();
  return { ...made, ...loaded, panel: loaded.record.panels[0] };
}

test("the command shows the page of trellis preview beside the source", async (t) => {
  const { panel, folder, file } = await shown(t);
  await until(() => panel.webview.html.includes(ADDRESS.replace("&", "&#38;")), "the page");
  assert.strictEqual(panel.column.viewColumn, -2);
  assert.match(panel.webview.html, /frame-src http:\/\/127\.0\.0\.1:4711;/);
  assert.deepStrictEqual(fs.readFileSync(path.join(folder, "arguments"), "utf8").trim().split("\n"), ["preview", file]);
});

test("a file of a package shows the previews of the package", async (t) => {
  const made = makeFolder(t);
  fs.writeFileSync(path.join(made.folder, "Package.swift"), "// a manifest\n");
  const { vscode, record, context } = load({ path: made.trellis, previewArguments: ["--theme", "phone"] });
  t.after(() => { for (const part of context.subscriptions) part.dispose(); });
  vscode.window.activeTextEditor = editor(made.file);
  record.commands["trellis.showPreview"]();
  await until(() => record.panels[0].webview.html.includes("iframe id="), "the page");
  assert.strictEqual(fs.readFileSync(path.join(made.folder, "arguments"), "utf8"), `preview\n${made.folder}\n--theme\nphone\n`);
  // The same package again: no second panel.
  record.commands["trellis.showPreview"]();
  assert.strictEqual(record.panels.length, 1);
  assert.strictEqual(record.panels[0].reveals, 1);
});

test("a save builds again, and other files don't", async (t) => {
  const { panel, record, file } = await shown(t);
  record.saved.fire({ fileName: "/elsewhere/Other.swift" });
  record.saved.fire({ fileName: file });
  assert.deepStrictEqual(panel.posted, [{ trellis: "rebuild" }]);
});

test("the cursor's last line is sent", async (t) => {
  const { panel, record, file } = await shown(t);
  record.selected.fire({ textEditor: editor(file, 3) });
  record.selected.fire({ textEditor: editor(file, 8) });
  await until(() => panel.posted.length, "the cursor");
  assert.deepStrictEqual(panel.posted, [{ trellis: "cursor", file, line: 9 }]);
});

test("a picked view's line is selected in the source's column", async (t) => {
  const { panel, record, file } = await shown(t);
  panel.received.fire({ trellis: "open", file, line: 12 });
  await until(() => record.shown.length, "the source");
  assert.strictEqual(record.shown[0].fileName, file);
  assert.strictEqual(record.shown[0].viewColumn, 1);
  assert.strictEqual(record.shown[0].selection.start.line, 11);
});

test("files outside the source aren't opened", async (t) => {
  const { panel, record, folder } = await shown(t, { previewScope: "folder" });
  for (const file of ["/etc/passwd", path.join(folder, "Sources/Other.swift"), 7, undefined]) {
    panel.received.fire({ trellis: "open", file, line: 1 });
  }
  panel.received.fire("nonsense");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepStrictEqual(record.shown, []);
});

test("a missing command is named", async (t) => {
  const { panel } = await shown(t, { path: "/nowhere/trellis" });
  await until(() => panel.webview.html.includes("/nowhere/trellis"), "the message");
  assert.match(panel.webview.html, /trellis\.path/);
});

test("the end of trellis is shown, and the command starts it again", async (t) => {
  const { panel, record } = await shown(t, {}, "#!/bin/sh\necho 'trellis: no such thing' >&2\nexit 64\n");
  await until(() => panel.webview.html.includes("exit code 64"), "the end");
  assert.match(record.log, /no such thing/);
  record.commands["trellis.showPreview"]();
  assert.match(panel.webview.html, /Starting/);
  await until(() => panel.webview.html.includes("exit code 64"), "the second end");
});

test("closing the panel ends trellis", async (t) => {
  const { panel, folder } = await shown(t, {}, "#!/bin/sh\necho $$ > \"$(dirname \"$0\")/pid\"\nexec sleep 60\n");
  const file = path.join(folder, "pid");
  await until(() => fs.existsSync(file) && fs.readFileSync(file, "utf8").trim(), "the process");
  const pid = Number(fs.readFileSync(file, "utf8"));
  panel.dispose();
  await until(() => { try { process.kill(pid, 0); return false; } catch { return true; } }, "the end of the process");
});

test("without a Swift file there is a message", async (t) => {
  const { vscode, record, context } = load({});
  t.after(() => { for (const part of context.subscriptions) part.dispose(); });
  record.commands["trellis.showPreview"]();
  assert.match(record.errors[0], /open a Swift file/);
  vscode.window.activeTextEditor = null;
  await record.commands["trellis.setUpFolder"]();
  assert.match(record.errors[1], /open a folder/);
});
