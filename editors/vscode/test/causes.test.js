"use strict";

// usage: node --test editors/vscode/test/

const assert = require("node:assert");
const fs = require("node:fs");
const http = require("node:http");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const { bodiesIn, notesOf } = require("../causes");
const { load } = require("../test-support/vscode");

const SOURCE = `import SwiftUI

struct Counter: View {
  @State private var count = 0
  // var body: in a comment, and a brace: {
  let text = "var body: { "
  var body: some View {
    var body: Int = 1
    Row(count: count)
    Button("Add") { count += 1 }
  }

  struct Row: View {
    let count: Int
    var body: some View { Text("\\(count)") }
  }
}

extension Shop.Card: View {
  var body: some View { EmptyView() }
}
`;

const REPORT = [{
  bodies: [
    { name: "Counter.body", runs: 12, equal: 3, ms: 1, causes: [
      { count: 3, title: "its creation", place: null }, { count: 9, title: "Counter.count", place: "/shop/Counter.swift:10" }] },
    { name: "Row.body", runs: 4, equal: 0, ms: 1, causes: [{ count: 4, title: "act of “Row”, which can't be compared", place: null }] },
    { name: "Elsewhere.body", runs: 1, equal: 0, ms: 1, causes: [] },
  ],
  writes: [{ title: "Counter.count", count: 9, bodies: 13, place: "/shop/Counter.swift:10" }, { title: "Other.x", count: 1, bodies: 0, place: "/shop/Other.swift:2" }],
}];

const NOTES = [
  { line: 6, text: "body ran 12×, 3 with an equal result – 9 because of Counter.count set in Counter.swift:10, 3 because of its creation" },
  { line: 9, text: "Counter.count was set 9×, here last: 13 bodies ran" },
  { line: 14, text: "body ran 4× – 4 because of act of “Row”, which can't be compared" },
];

test("bodies are found by their types, not in comments, strings and functions", () => {
  assert.deepStrictEqual([...bodiesIn(SOURCE)], [["Counter.body", 6], ["Row.body", 14], ["Card.body", 19]]);
});

test("a file's notes have the runs of its bodies and the writes in its lines", () => {
  assert.deepStrictEqual(notesOf("/shop/Counter.swift", SOURCE, REPORT), NOTES);
  // A location with a module's name is matched by the file's name.
  const module = JSON.parse(JSON.stringify(REPORT).replaceAll("/shop/Counter.swift", "Shop/Counter.swift"));
  assert.deepStrictEqual(notesOf("/shop/Counter.swift", SOURCE, module), NOTES);
  assert.deepStrictEqual(notesOf("/shop/Empty.swift", "", REPORT), []);
});

test("the windows of an app are added", () => {
  const [note] = notesOf("/shop/Counter.swift", SOURCE, [...REPORT, ...REPORT]);
  assert.match(note.text, /^body ran 24×, 6 with an equal result – 18 because of Counter.count/);
});

// Serves a report as an inspector does, and counts the requests.
async function serve(t, report) {
  const requests = [];
  const server = http.createServer((request, response) => {
    requests.push(request.url);
    const known = new URL(request.url, "http://127.0.0.1").searchParams.get("after");
    response.end(JSON.stringify(known === "5" ? { count: 5 } : { count: 5, windows: report }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  return { requests, server, address: `http://127.0.0.1:${server.address().port}/?token=abc123` };
}

async function until(find, what) {
  for (let count = 0; count < 3000; count += 1) {
    if (find()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`${what} didn't come`);
}

const document = { fileName: "/shop/Counter.swift", languageId: "swift", uri: { scheme: "file" }, getText: () => SOURCE };
const titles = (record) => record.lenses.provideCodeLenses(document).map((lens) => ({ line: lens.range.start.line, text: lens.command.title }));

test("the notes of a running app are beside the lines, until they are hidden", async (t) => {
  const { requests, address } = await serve(t, REPORT);
  const { record, context } = load({});
  t.after(() => { for (const part of context.subscriptions) part.dispose(); });
  record.input = address;
  await record.commands["trellis.connectInspector"]();
  await until(() => titles(record).length, "the notes");
  assert.deepStrictEqual(titles(record), NOTES);
  await until(() => requests.length > 1, "the second question");
  assert.deepStrictEqual(requests.slice(0, 2), ["/causes?token=abc123", "/causes?token=abc123&after=5"]);
  record.commands["trellis.hideCauses"]();
  assert.deepStrictEqual(titles(record), []);
});

test("the command starts trellis inspect, and its end is told", async (t) => {
  const { address, server } = await serve(t, REPORT);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "trellis-vscode-"));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const trellis = path.join(folder, "trellis");
  fs.writeFileSync(trellis, `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/arguments"\necho "trellis: the inspector of “Shop” is at ${address}" >&2\nexec sleep 60\n`);
  fs.chmodSync(trellis, 0o755);
  const { vscode, record, context } = load({ path: trellis });
  t.after(() => { for (const part of context.subscriptions) part.dispose(); });
  vscode.window.activeTextEditor = { document, viewColumn: 1 };
  record.commands["trellis.showCauses"]();
  await until(() => titles(record).length, "the notes");
  assert.strictEqual(fs.readFileSync(path.join(folder, "arguments"), "utf8"), "inspect\n/shop/Counter.swift\n");
  server.close();
  server.closeAllConnections();
  await until(() => record.notes.length, "the end");
  assert.match(record.notes[0], /doesn't respond/);
});

test("an address of another machine is refused", async (t) => {
  const { record, context } = load({});
  t.after(() => { for (const part of context.subscriptions) part.dispose(); });
  record.input = "http://example.org:4711/?token=abc";
  await record.commands["trellis.connectInspector"]();
  assert.match(record.errors[0], /127\.0\.0\.1/);
});
