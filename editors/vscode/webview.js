"use strict";

// The pages of the panel: the page of `trellis preview` in a frame, or a message.

const crypto = require("crypto");

function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function document(policy, nonce, body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'; ${policy}">
<style nonce="${nonce}">
  html, body { height: 100%; margin: 0; padding: 0; }
  iframe { border: 0; width: 100%; height: 100%; display: block; }
  pre { white-space: pre-wrap; padding: 12px; }
</style>
</head>
<body>
${body}
</body>
</html>`;
}

// Returns the page that shows an address of this machine, and passes messages between its page and the extension.
function previewPage(address) {
  const nonce = crypto.randomBytes(16).toString("hex");
  const origin = new URL(address).origin;
  return document(`frame-src ${origin}; script-src 'nonce-${nonce}'`, nonce, `<iframe id="previews" title="Previews" src="${escaped(address)}"></iframe>
<script nonce="${nonce}">
  const editor = acquireVsCodeApi();
  const frame = document.getElementById("previews");
  addEventListener("message", (event) => {
    if (event.source === frame.contentWindow) {
      if (event.origin === ${JSON.stringify(origin)}) editor.postMessage(event.data);
    } else {
      frame.contentWindow.postMessage(event.data, ${JSON.stringify(origin)});
    }
  });
</script>`);
}

// Returns the page that shows a text.
function messagePage(text) {
  const nonce = crypto.randomBytes(16).toString("hex");
  return document("script-src 'none'", nonce, `<pre>${escaped(text)}</pre>`);
}

module.exports = { previewPage, messagePage };
