"use strict";

// The process of `trellis preview` for a source, and the panel that shows its page.

const { spawn } = require("child_process");
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { previewPage, messagePage } = require("./webview");

// Returns the source that is compiled for a file: its package, or else the file or its folder.
function sourceOf(file) {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, "Package.swift"))) return folder;
    if (folder === path.dirname(folder)) break;
  }
  const scope = vscode.workspace.getConfiguration("trellis").get("previewScope");
  return scope === "folder" ? path.dirname(file) : file;
}

class Previews {
  constructor(source, column, log, ended) {
    this.source = source;
    this.sourceColumn = column;
    this.log = log;
    this.ended = ended;
    this.isRunning = false;
    this.panel = vscode.window.createWebviewPanel(
      "trellis.previews", `Previews of ${path.basename(source)}`, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true });
    this.panel.onDidDispose(() => this.dispose());
    this.panel.webview.onDidReceiveMessage((message) => this.take(message));
    this.start();
  }

  start() {
    const settings = vscode.workspace.getConfiguration("trellis");
    const command = settings.get("path");
    this.panel.webview.html = messagePage("Starting trellis preview …");
    this.process = spawn(command, ["preview", this.source, ...settings.get("previewArguments")], { stdio: ["ignore", "pipe", "pipe"] });
    this.isRunning = true;
    let output = "";
    this.process.stdout.on("data", (data) => {
      output += data;
      const address = /^The previews are at (http:\/\/127\.0\.0\.1:\d+\/\?token=\w+)$/m.exec(output);
      if (address && this.address !== address[1]) this.panel.webview.html = previewPage((this.address = address[1]));
    });
    this.process.stderr.on("data", (data) => this.log.append(String(data)));
    this.process.on("error", (error) => {
      const reason = error.code === "ENOENT" ? `'${command}' isn't found; set “trellis.path” to the command trellis` : error.message;
      this.end(`Trellis can't start: ${reason}`);
    });
    this.process.on("exit", (code, signal) => this.end(`trellis preview has ended (${signal || `exit code ${code}`}). Its messages are in the output “Trellis”.`));
  }

  end(text) {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.address = null;
    if (!this.isDisposed) this.panel.webview.html = messagePage(text);
  }

  // Shows the panel, and starts the process again if it has ended.
  reveal(column) {
    this.sourceColumn = column;
    this.panel.reveal(undefined, true);
    if (!this.isRunning) this.start();
  }

  // Handles a message of the page: a click on a view or on the location of a preview.
  async take(message) {
    if (!message || message.trellis !== "open" || !this.contains(message.file) || !Number.isInteger(message.line)) return;
    const document = await vscode.workspace.openTextDocument(message.file);
    const position = new vscode.Position(Math.max(0, message.line - 1), 0);
    await vscode.window.showTextDocument(document, { viewColumn: this.sourceColumn, selection: new vscode.Range(position, position) });
  }

  // Returns whether a file belongs to the source.
  contains(file) {
    if (typeof file !== "string" || !file.endsWith(".swift")) return false;
    const relative = path.relative(this.source, file);
    return relative === "" || (!relative.startsWith("..") && !path.isAbsolute(relative));
  }

  saved(document) {
    if (this.contains(document.fileName)) this.panel.webview.postMessage({ trellis: "rebuild" });
  }

  // Sends the line of the cursor, at most every 150 milliseconds.
  moved(editor) {
    if (!this.contains(editor.document.fileName)) return;
    this.cursor = { trellis: "cursor", file: editor.document.fileName, line: editor.selection.active.line + 1 };
    this.sending ||= setTimeout(() => {
      this.sending = null;
      if (!this.isDisposed) this.panel.webview.postMessage(this.cursor);
    }, 150);
  }

  dispose() {
    if (this.isDisposed) return;
    this.isDisposed = true;
    clearTimeout(this.sending);
    if (this.isRunning) this.process.kill();
    this.panel.dispose();
    this.ended(this);
  }
}

module.exports = { Previews, sourceOf };
