"use strict";

// The extension: its commands, and the events of editors that previews follow.

const { execFile } = require("child_process");
const path = require("path");
const vscode = require("vscode");
const { CauseLenses } = require("./lenses");
const { Previews, sourceOf } = require("./previews");

// The open previews, by source.
const open = new Map();
let log = null;

// Returns the editor of a Swift file of this machine, or shows a message.
function swiftEditor() {
  const editor = vscode.window.activeTextEditor;
  if (editor && editor.document.languageId === "swift" && editor.document.uri.scheme === "file") return editor;
  vscode.window.showErrorMessage("Trellis: open a Swift file of this machine first.");
  return null;
}

function showPreview() {
  const editor = swiftEditor();
  if (!editor) return;
  const source = sourceOf(editor.document.fileName);
  const known = open.get(source);
  if (known) return known.reveal(editor.viewColumn);
  open.set(source, new Previews(source, editor.viewColumn, log, (ended) => open.delete(ended.source)));
}

function showCauses(lenses) {
  const editor = swiftEditor();
  if (editor) lenses.show({ source: sourceOf(editor.document.fileName) });
}

async function connect(lenses) {
  const address = await vscode.window.showInputBox({ prompt: "The address that the running app printed", placeHolder: "http://127.0.0.1:4711/?token=…" });
  if (address) lenses.show({ address });
}

function setUpFolder() {
  const editor = vscode.window.activeTextEditor;
  const folder = (editor && vscode.workspace.getWorkspaceFolder(editor.document.uri)) || (vscode.workspace.workspaceFolders || [])[0];
  if (!folder) return vscode.window.showErrorMessage("Trellis: open a folder first.");
  const command = vscode.workspace.getConfiguration("trellis").get("path");
  return new Promise((resolve) => {
    execFile(command, ["editor", "setup", folder.uri.fsPath, "--vscode"], (error, output, messages) => {
      log.append(output + messages);
      if (error) vscode.window.showErrorMessage(`Trellis: ${messages.trim().split("\n").pop() || error.message}`);
      else vscode.window.showInformationMessage(`Trellis: ${path.basename(folder.uri.fsPath)} is set up. Restart the Swift language server.`);
      resolve();
    });
  });
}

function activate(context) {
  log = vscode.window.createOutputChannel("Trellis");
  const lenses = new CauseLenses(log);
  const each = (action) => { for (const previews of open.values()) action(previews); };
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand("trellis.showPreview", showPreview),
    vscode.commands.registerCommand("trellis.setUpFolder", setUpFolder),
    vscode.commands.registerCommand("trellis.showCauses", () => showCauses(lenses)),
    vscode.commands.registerCommand("trellis.connectInspector", () => connect(lenses)),
    vscode.commands.registerCommand("trellis.hideCauses", () => lenses.hide()),
    vscode.languages.registerCodeLensProvider({ language: "swift", scheme: "file" }, lenses),
    lenses,
    vscode.workspace.onDidSaveTextDocument((document) => each((previews) => previews.saved(document))),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => each((previews) => previews.moved(textEditor))),
    { dispose: () => each((previews) => previews.dispose()) });
}

module.exports = { activate, deactivate() {} };
