"use strict";

// The socket to the app. Sends messages, and passes received messages to their listeners.
const app = (() => {
  const listeners = {};
  const waiting = new Map();
  let socket = null;
  let lastQuestion = 0;

  const received = (window.received = { messages: 0, bytes: 0 });

  function on(kind, listener) { (listeners[kind] ||= []).push(listener); }
  function tell(kind, value) { for (const listener of listeners[kind] || []) listener(value); }

  function send(message) {
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  // The function that answers questions instead of the app while the page shows the past, or null.
  let answers = null;

  // Asks a question; the answer is null if its subject no longer exists.
  function ask(what, more = {}) {
    if (answers && what !== "document") return Promise.resolve(answers(what, more));
    return askApp(what, more);
  }

  function askApp(what, more = {}) {
    const number = (lastQuestion += 1);
    return new Promise((resolve) => {
      waiting.set(number, resolve);
      send({ t: "ask", number, what, ...more });
    });
  }

  function take(message) {
    if (message.t === "answer") {
      const resolve = waiting.get(message.number);
      waiting.delete(message.number);
      if (resolve) resolve(message.answer);
      return;
    }
    tell(message.t, message);
    // Requests the next update after these frames are drawn.
    if (message.t === "updates") requestAnimationFrame(() => send({ t: "read", updates: message.updates }));
  }

  function open() {
    const token = new URLSearchParams(location.search).get("token");
    socket = new WebSocket(`ws://${location.host}/socket?token=${token}`);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => tell("open");
    socket.onclose = (event) => tell("lost", event.reason || "the app has ended");
    socket.onmessage = (event) => {
      received.messages += 1;
      received.bytes += event.data.length ?? event.data.byteLength;
      if (typeof event.data === "string") take(JSON.parse(event.data));
      else tell("picture", event.data);
    };
  }

  return { on, tell, send, ask, askApp, open, answerBy(next) { answers = next; } };
})();

// Returns an element with attributes and content.
function make(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...content.filter((part) => part !== null && part !== undefined));
  return element;
}

// Replaces the children of an element, except those that would be the same: so the focus, a selection, an open part and a click that is under
// way survive. Elements that do different things have different attributes.
function renew(parent, elements) {
  const old = [...parent.children];
  elements.forEach((element, index) => {
    element.content ??= element.outerHTML;
    const known = old[index];
    if (!known) parent.append(element);
    else if (known !== element && known.content !== element.content) known.replaceWith(element);
  });
  for (const surplus of old.slice(elements.length)) if (surplus.parentNode === parent) surplus.remove();
}

const byID = (id) => document.getElementById(id);
