"use strict";

// A stand-in for VS Code's module, as far as the extension uses it; it records what the extension does.

const Module = require("module");

class Event {
  constructor() { this.listeners = []; }
  get on() { return (listener) => { this.listeners.push(listener); return { dispose() {} }; }; }
  fire(value) { for (const listener of this.listeners) listener(value); }
}

function make(settings) {
  const saved = new Event(), selected = new Event();
  const record = { panels: [], errors: [], notes: [], shown: [], log: "", commands: {}, saved, selected };
  const window = {
    activeTextEditor: null,
    createOutputChannel: () => ({ append: (text) => { record.log += text; }, dispose() {} }),
    createWebviewPanel(type, title, column, options) {
      const disposed = new Event(), received = new Event();
      const panel = {
        type, title, column, options, posted: [], received, reveals: 0,
        webview: { html: "", onDidReceiveMessage: received.on, postMessage: (message) => panel.posted.push(message) },
        onDidDispose: disposed.on, reveal: () => { panel.reveals += 1; }, dispose: () => disposed.fire(),
      };
      record.panels.push(panel);
      return panel;
    },
    onDidChangeTextEditorSelection: selected.on,
    showErrorMessage: (text) => record.errors.push(text),
    showInformationMessage: (text) => record.notes.push(text),
    showInputBox: async () => record.input,
    showTextDocument: async (document, options) => record.shown.push({ ...document, ...options }),
  };
  const vscode = {
    window,
    ViewColumn: { Beside: -2 },
    EventEmitter: class extends Event { get event() { return this.on; } },
    CodeLens: class { constructor(range, command) { Object.assign(this, { range, command }); } },
    languages: { registerCodeLensProvider: (selector, provider) => { record.lenses = provider; return { dispose() {} }; } },
    Position: class { constructor(line, character) { Object.assign(this, { line, character }); } },
    Range: class { constructor(start, end) { Object.assign(this, { start, end }); } },
    commands: { registerCommand: (name, action) => { record.commands[name] = action; return { dispose() {} }; } },
    workspace: {
      workspaceFolders: undefined,
      getConfiguration: () => ({ get: (name) => settings[name] }),
      getWorkspaceFolder: () => undefined,
      onDidSaveTextDocument: saved.on,
      openTextDocument: async (fileName) => ({ fileName }),
    },
  };
  return { vscode, record };
}

// Loads the extension anew, with a stand-in for VS Code.
function load(settings) {
  const made = make({ path: "trellis", previewScope: "file", previewArguments: [], ...settings });
  const real = Module._load;
  Module._load = (request, ...rest) => (request === "vscode" ? made.vscode : real(request, ...rest));
  for (const name of ["../extension", "../previews", "../webview", "../lenses", "../inspected", "../causes"]) delete require.cache[require.resolve(name)];
  try {
    made.extension = require("../extension");
  } finally {
    Module._load = real;
  }
  made.context = { subscriptions: [] };
  made.extension.activate(made.context);
  return made;
}

module.exports = { load };
