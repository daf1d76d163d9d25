"use strict";

// The extension: its commands, and the events of editors that previews follow.

const { execFile } = require("child_process");
const path = require("path");
const vscode = require("vscode");
const { Previews, sourceOf } = require("./previews");

// The open previews, by source.
const open = new Map();
let log = null;

function showPreview() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "swift" || editor.document.uri.scheme !== "file") {
    return vscode.window.showErrorMessage("Trellis: open a Swift file of this machine first.");
  }
  const source = sourceOf(editor.document.fileName);
  const known = open.get(source);
  if (known) return known.reveal(editor.viewColumn);
  open.set(source, new Previews(source, editor.viewColumn, log, (ended) => open.delete(ended.source)));
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
  const each = (action) => { for (const previews of open.values()) action(previews); };
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand("trellis.showPreview", showPreview),
    vscode.commands.registerCommand("trellis.setUpFolder", setUpFolder),
    vscode.workspace.onDidSaveTextDocument((document) => each((previews) => previews.saved(document))),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => each((previews) => previews.moved(textEditor))),
    { dispose: () => each((previews) => previews.dispose()) });
}

module.exports = { activate, deactivate() {} };
