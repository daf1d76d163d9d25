"use strict";

// The controls that apply to all previews, with their values.
const controls = {
  // The sizes of screens in points; null is the preview's own size.
  devices: [
    ["own size", null], ["small phone, 320 × 568", [320, 568]], ["phone, 390 × 844", [390, 844]],
    ["large phone, 440 × 956", [440, 956]], ["tablet, 820 × 1180", [820, 1180]], ["desktop, 1280 × 800", [1280, 800]],
  ],
  settings: ["theme", "colorScheme", "dynamicTypeSize", "locale", "layoutDirection"],
  get size() { return this.devices[byID("device").selectedIndex][1]; },
  get zoom() { return Number(byID("zoom").value); },
  get isPicking() { return byID("pick").getAttribute("aria-pressed") === "true"; },
};

// A preview on the page: its name, and its picture in a frame.
class Tile {
  constructor(preview, send) {
    this.preview = preview;
    this.send = send;
    this.address = null;
    this.original = null;
    this.isVisible = false;
    this.title = make("b");
    this.place = make("button", { title: "Show the source", onclick: () => this.send({ t: "open", file: this.preview.file, line: this.preview.line }) });
    this.note = make("p", {}, "waiting");
    this.screen = make("div", { class: "screen" }, this.note);
    this.element = make("figure", {}, make("figcaption", {}, this.title, this.place), this.screen);
    this.element.tile = this;
    this.update(preview);
    this.layOut();
  }

  update(preview) {
    this.preview = preview;
    this.title.textContent = preview.title === preview.place ? "Preview" : preview.title;
    this.title.title = preview.title;
    this.place.textContent = preview.place;
  }

  // The size in points.
  get size() { return controls.size || (this.original ? [this.original.w, this.original.h] : [390, 480]); }

  layOut() {
    const [width, height] = this.size.map((length) => Math.ceil(length * controls.zoom));
    this.screen.style.width = `${width + 2}px`;
    this.screen.style.height = `${height + 2}px`;
    this.element.style.maxWidth = `${Math.max(width + 2, 160)}px`;
    if (!this.frame) return;
    this.frame.style.width = `${this.size[0]}px`;
    this.frame.style.height = `${this.size[1]}px`;
    this.frame.style.transform = `scale(${controls.zoom})`;
  }

  // Shows the preview at an address of this machine; null if its process isn't running.
  show(address) {
    if (address === this.address && this.frame) return;
    this.address = address;
    this.frame?.remove();
    this.frame = null;
    this.element.dataset.state = "starting";
    this.say("starting");
    if (!address) return;
    this.frame = make("iframe", { src: address, title: this.preview.title });
    this.screen.append(this.frame);
    this.layOut();
  }

  say(text, isError = false) {
    this.note.textContent = text;
    this.note.className = isError ? "ended" : "";
    this.note.hidden = !text;
  }

  end(text) {
    this.show(null);
    this.address = undefined;
    this.element.dataset.state = "ended";
    this.say(text, true);
    this.note.append(" ", make("button", { onclick: () => { this.say("starting"); this.send({ t: "restart", id: this.preview.id }); } }, "Start again"));
  }

  post(message) {
    if (this.frame && this.original) this.frame.contentWindow.postMessage(message, new URL(this.address).origin);
  }

  // Applies the controls to the preview.
  apply() {
    this.layOut();
    if (!this.original) return;
    const set = {};
    for (const name of controls.settings) set[name] = byID(name).value || this.original.settings[name];
    const scale = Math.max(0.25, Math.min(8, devicePixelRatio * controls.zoom));
    this.post({ set, size: { width: this.size[0], height: this.size[1], scale }, pick: controls.isPicking });
  }

  // Handles a message of the preview's page.
  take(message) {
    if (message.hello) {
      this.original = message.hello.original;
      this.apply();
    }
    if (message.shown) {
      this.say("");
      this.element.dataset.state = "shown";
    }
    if (message.picked) this.send({ t: "picked", id: this.preview.id, path: message.picked.path });
  }
}
