"use strict";

// The timeline: a bar for each frame, in four parts, against the budgets of 120 and 60 frames a second.
const timeline = (() => {
  const canvas = byID("timeline");
  const tip = byID("tip");
  const BAR = 7;
  const budgets = [1000 / 120, 1000 / 60];
  const top = 14;
  let frames = () => [];
  let selected = () => null;
  let listener = () => {};
  let hovered = null;

  // Returns the frames that fit into the width: the last ones, or those around the selected frame.
  function shown(width) {
    const count = Math.floor((width - 34) / BAR);
    const all = frames();
    if (selected() === null) return all.slice(-count);
    const place = all.findIndex((frame) => frame.n === selected());
    const begin = Math.max(0, Math.min(place - Math.floor(count / 2), all.length - count));
    return all.slice(begin, begin + count);
  }

  function draw() {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width) return;
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    const context = canvas.getContext("2d");
    context.scale(devicePixelRatio, devicePixelRatio);
    const resolved = resolve(["update", "layout", "list", "raster", "line", "edge", "soft", "accent", "warn", "text"]);
    const list = shown(width);
    const longest = Math.max(20, ...list.map((frame) => Math.min(words.total(frame), 36)));
    const up = (value) => (value / longest) * (height - top - 4);
    context.font = "12px Inter, system-ui, sans-serif";
    for (const budget of budgets) {
      const y = Math.round(height - up(budget)) - 0.5;
      context.strokeStyle = resolved.edge;
      context.setLineDash([3, 4]);
      context.beginPath();
      context.moveTo(34, y);
      context.lineTo(width, y);
      context.stroke();
      context.setLineDash([]);
      context.fillStyle = resolved.soft;
      context.textAlign = "right";
      context.fillText(budget.toFixed(1), 28, y + 4);
    }
    list.forEach((frame, index) => {
      const x = 34 + index * BAR;
      const isChosen = frame.n === selected();
      if (isChosen || frame.n === hovered?.n) {
        context.fillStyle = resolved.accent;
        context.globalAlpha = isChosen ? 0.2 : 0.1;
        context.fillRect(x - 1, 0, BAR, height);
        context.globalAlpha = 1;
      }
      let bottom = height;
      frame.ms.forEach((value, phase) => {
        const length = Math.min(Math.max(up(value), phase === 0 ? 1.5 : 0), bottom - top);
        context.fillStyle = [resolved.update, resolved.layout, resolved.list, resolved.raster][phase];
        context.fillRect(x, bottom - length, BAR - 2, length);
        bottom -= length;
      });
      // A mark above a frame over the budget, and a tick below the user's action.
      if (words.total(frame) > budgets[1]) {
        context.fillStyle = resolved.warn;
        context.fillRect(x, 2, BAR - 2, 4);
      }
      if (frame.why.length) {
        context.fillStyle = resolved.text;
        context.globalAlpha = 0.35;
        context.fillRect(x + 1, 8, BAR - 4, 3);
        context.globalAlpha = 1;
      }
    });
    if (!list.length) {
      context.fillStyle = resolved.soft;
      context.textAlign = "left";
      context.fillText("No frames yet", 44, height / 2 + 4);
    }
  }

  // Returns the colours of the page's style as a canvas takes them, in the current light or dark mode.
  const probe = make("i", { hidden: "" });
  document.body.append(probe);
  function resolve(names) {
    return Object.fromEntries(names.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    }));
  }

  function frameAt(event) { return shown(canvas.clientWidth)[Math.floor((event.offsetX - 33) / BAR)] ?? null; }

  canvas.addEventListener("pointermove", (event) => {
    const frame = frameAt(event);
    if (frame?.n !== hovered?.n) {
      hovered = frame;
      draw();
    }
    tip.hidden = !frame;
    if (!frame) return;
    const rows = words.phases.flatMap((name, phase) => [make("i", { class: "dot", "data-phase": phase }), make("dt", {}, name), make("dd", {}, words.milliseconds(frame.ms[phase]))]);
    tip.replaceChildren(make("div", {}, make("b", {}, `Frame ${frame.n}`), ` ${words.milliseconds(words.total(frame))}`), frame.why.length ? make("div", { class: "soft" }, frame.why.join(", ")) : "",
      make("dl", {}, ...rows), ...frame.long.slice(0, 3).map((body) => make("div", { class: "soft" }, `${body.name} ${words.milliseconds(body.ms)}`)));
    tip.style.left = `${Math.max(8, Math.min(event.offsetX + 8, canvas.clientWidth - tip.offsetWidth))}px`;
    tip.style.bottom = `${canvas.clientHeight + 14}px`;
  });
  canvas.addEventListener("pointerleave", () => {
    tip.hidden = true;
    hovered = null;
    draw();
  });
  canvas.addEventListener("click", (event) => {
    const frame = frameAt(event);
    if (frame) listener(frame);
  });
  addEventListener("resize", draw);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);

  return {
    draw, resolve,
    onFrame(next) { listener = next; },
    // Sets the functions that return the frames, and the number of the selected frame.
    show(nextFrames, nextSelected) { [frames, selected] = [nextFrames, nextSelected]; },
  };
})();
