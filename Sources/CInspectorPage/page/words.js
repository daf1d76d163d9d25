"use strict";

// Texts and small elements that all panes share: durations, counts, source lines, values, titles.
const words = (() => {
  const phases = ["update", "layout", "display list", "raster"];

  function milliseconds(value) {
    if (value === 0) return "0 ms";
    if (value < 0.1) return `${Math.max(1, Math.round(value * 1000))} µs`;
    return value < 1000 ? `${value.toFixed(value < 10 ? 2 : 1)} ms` : `${(value / 1000).toFixed(2)} s`;
  }

  const number = (value) => value.toLocaleString("en");
  const count = (value, one, many = `${one}s`) => `${number(value)} ${value === 1 ? one : many}`;
  const total = (frame) => frame.ms.reduce((sum, part) => sum + part, 0);

  // Returns the file's name and the line; the tooltip is the whole location.
  function place(text) { return make("code", { class: "place", title: text }, text.split("/").pop()); }

  const tokens = /"(?:[^"\\]|\\.)*"?|#[0-9A-Fa-f]{8}\b|#[0-9A-Fa-f]{6}\b|\b(?:nil|true|false)\b|(?<![\w.])-?\d[\d,]*(?:\.\d+)?(?![\w])|[∞×]/g;

  // Returns a value's text with strings, numbers and colours marked.
  function value(text, limit = Infinity) {
    const shown = text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
    const element = make("span", { class: "value", title: text.length > limit ? text : null });
    let end = 0;
    for (const match of shown.matchAll(tokens)) {
      element.append(shown.slice(end, match.index));
      const token = match[0];
      if (token.startsWith("#")) {
        const swatch = make("i", { class: "swatch" });
        swatch.style.background = token;
        element.append(swatch, token);
      } else if (token === "×") element.append(token);
      else element.append(make("span", { class: token.startsWith('"') ? "string" : "number" }, token));
      end = match.index + token.length;
    }
    element.append(shown.slice(end));
    return element;
  }

  // Returns two values, or one if both have the same text.
  function change(old, now, limit = 60) {
    if (old === null || old === now) return value(now, limit);
    return make("span", {}, value(old, limit), make("span", { class: "soft" }, " → "), value(now, limit));
  }

  // Returns two texts, without what they have in common at the beginning if that is long.
  function differing(old, now) {
    if (!old || !now || (old.length <= 40 && now.length <= 40)) return [old, now];
    let same = 0;
    while (same < old.length && old[same] === now[same]) same += 1;
    if (same === old.length || same === now.length || same < 24) return [old, now];
    // The difference begins with a whole word.
    const begin = old.lastIndexOf(" ", same - 1) + 1;
    return [old, now].map((text) => `…${text.slice(begin)}`);
  }

  // Returns a title without its quotation marks.
  const name = (title) => title.replace(/^“(.*)”$/s, "$1");

  // Returns a path with short ids, and without the middle steps of a long path; the tooltip is the whole path.
  function path(text, tag = "span") {
    const steps = text.replace(/\["?([^"\]]{8})[^"\]]*"?\]/g, "[$1…]").split("/");
    const short = steps.length > 5 ? [steps[0], "…", ...steps.slice(-3)] : steps;
    return make(tag, { class: "crumbs", title: text }, short.join(" › "));
  }

  // The kinds of attributes in the words of the page.
  const kinds = {
    state: "state", binding: "binding", observedObject: "observed object", observed: "observed property", storedValue: "stored value",
    environment: "environment", environmentModifier: "environment", environmentValue: "environment value", body: "body", view: "view",
    modifier: "modifier", resolvedText: "text", resolvedImage: "image", resolvedColor: "colour", layout: "layout", layoutComputer: "size",
    placements: "placements", geometry: "frame", displayList: "drawing", rootDisplayList: "window's drawing", windowSize: "window size",
    windowTitle: "window title", viewList: "list of views", clock: "clock", transaction: "transaction", preference: "preference",
  };
  const kind = (text) => kinds[text] || text || "";

  const dot = (outcome) => make("span", { class: `dot ${outcome}`, title: outcome });
  const empty = (title, ...content) => make("div", { class: "empty" }, make("h3", {}, title), ...content);

  // Returns a bar with the four parts of a frame's time.
  function phaseBar(ms) {
    const bar = make("span", { class: "phasebar", "aria-hidden": "true" });
    const sum = ms.reduce((a, b) => a + b, 0) || 1;
    ms.forEach((part, phase) => {
      const piece = make("i", { "data-phase": phase });
      piece.style.width = `${(part / sum) * 100}%`;
      bar.append(piece);
    });
    return bar;
  }

  return { phases, milliseconds, number, count, total, place, value, change, differing, name, path, kind, dot, empty, phaseBar };
})();
