"use strict";

// The notes beside the lines: why each view updated, from a running app.

const vscode = require("vscode");
const { notesOf } = require("./causes");
const { InspectedApp } = require("./inspected");

class CauseLenses {
  constructor(log) {
    this.log = log;
    this.windows = [];
    this.emitter = new vscode.EventEmitter();
    this.onDidChangeCodeLenses = this.emitter.event;
  }

  // Shows the causes of an app: that of a source, or the one whose inspector has an address.
  show({ source = null, address = null }) {
    this.hide();
    const app = new InspectedApp({
      log: (text) => this.log.append(text),
      changed: (windows) => this.set(windows),
      ended: (reason) => {
        if (this.app === app) this.app = null;
        vscode.window.showInformationMessage(`Trellis: ${reason}.`);
      },
    });
    try {
      if (address) app.connect(address);
      else app.start(vscode.workspace.getConfiguration("trellis").get("path"), source);
      this.app = app;
    } catch (error) {
      vscode.window.showErrorMessage(`Trellis: ${error.message}.`);
    }
  }

  // Ends the app that was started, and removes the notes.
  hide() {
    if (this.app) this.app.dispose();
    this.app = null;
    this.set([]);
  }

  set(windows) {
    this.windows = windows;
    this.emitter.fire();
  }

  provideCodeLenses(document) {
    return notesOf(document.fileName, document.getText(), this.windows).map(({ line, text }) => {
      const position = new vscode.Position(line, 0);
      return new vscode.CodeLens(new vscode.Range(position, position), { title: text, command: "" });
    });
  }

  dispose() { this.hide(); }
}

module.exports = { CauseLenses };
