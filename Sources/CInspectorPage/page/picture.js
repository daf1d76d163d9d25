"use strict";

// The app's picture, drawn from received rectangles, and the user's input on it.
(() => {
  const canvas = byID("picture");
  const marks = byID("marks");
  const typing = byID("typing");
  const context = canvas.getContext("2d");
  let scale = 1;
  const pictureBytes = (window.pictureBytes = []);

  app.on("picture", async (buffer) => {
    const length = new DataView(buffer).getUint32(0, true);
    const frame = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
    let place = 4 + length;
    const tiles = await Promise.all(frame.tiles.map(([x, y, w, h, count]) => {
      const bytes = new Uint8Array(buffer, place, count);
      place += count;
      return createImageBitmap(new Blob([bytes], { type: "image/png" })).then((image) => ({ x, y, image }));
    }));
    scale = frame.scale;
    if (canvas.width !== frame.w || canvas.height !== frame.h) {
      canvas.width = frame.w;
      canvas.height = frame.h;
      if (byID("past").hidden) sizeMarks(frame.w, frame.h, scale);
      fitPicture();
    }
    for (const tile of tiles) {
      context.drawImage(tile.image, tile.x, tile.y);
      tile.image.close();
    }
    if (frame.tiles.length && canvas.dataset.frame) flash(frame.tiles);
    pictureBytes.push(buffer.byteLength);
    canvas.dataset.frame = frame.frame;
    app.send({ t: "ack", frame: frame.frame });
  });

  // Scales the picture so that it fits into the pane around it, if there is one.
  window.fitPicture = () => {
    const stage = byID("stage");
    for (const shown of [canvas, byID("past")]) {
      const pixels = shown === canvas ? scale : markScale;
      const [width, height] = [shown.width / pixels, shown.height / pixels];
      const fit = stage ? Math.min(1, (stage.clientWidth - 24) / width, (stage.clientHeight - 24) / height) : 1;
      shown.style.width = `${width * fit}px`;
      shown.style.height = stage ? `${height * fit}px` : "";
    }
  };
  addEventListener("resize", () => fitPicture());

  // MARK: What was drawn

  const drawn = byID("drawn");
  const button = byID("flash");
  let flashes = [];
  button?.addEventListener("click", () => button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true")));

  // Outlines rectangles of the picture, in pixels, for half a second.
  function flash(tiles) {
    if (!drawn || button.getAttribute("aria-pressed") !== "true") return;
    if (!flashes.length) requestAnimationFrame(fade);
    const begin = performance.now();
    flashes.push(...tiles.map(([x, y, w, h]) => ({ x, y, w, h, begin })));
    flashes = flashes.slice(-60);
  }

  function fade(now) {
    if (drawn.width !== canvas.width || drawn.height !== canvas.height) [drawn.width, drawn.height] = [canvas.width, canvas.height];
    const over = drawn.getContext("2d");
    over.clearRect(0, 0, drawn.width, drawn.height);
    flashes = flashes.filter((rect) => now - rect.begin < 500);
    over.strokeStyle = "#e0721b";
    over.fillStyle = "#f59e0b";
    over.lineWidth = 1.5 * scale;
    for (const { x, y, w, h, begin } of flashes) {
      const rest = 1 - Math.max(0, now - begin) / 500;
      over.globalAlpha = rest * 0.16;
      over.fillRect(x, y, w, h);
      over.globalAlpha = rest;
      over.strokeRect(x + 0.5, y + 0.5, Math.max(w - 1, 1), Math.max(h - 1, 1));
    }
    if (flashes.length) requestAnimationFrame(fade);
  }

  // MARK: Pointers

  function point(event) {
    const bounds = canvas.getBoundingClientRect();
    const ratio = canvas.width / scale / bounds.width;
    return { x: (event.clientX - bounds.left) * ratio, y: (event.clientY - bounds.top) * ratio };
  }

  function modifiers(event) {
    return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0)
      | (event.getModifierState("CapsLock") ? 16 : 0);
  }

  let lastMove = null;
  function sendMove() {
    if (lastMove) app.send(lastMove);
    lastMove = null;
  }

  function pointer(event, phase, clicks = 1) {
    sendMove();
    app.send({
      t: "pointer", phase, ...point(event), button: Math.max(0, Math.min(event.button, 3)), clicks,
      mods: modifiers(event),
    });
  }

  let clicks = { time: 0, x: 0, y: 0, count: 0 };
  // Whether the next click picks a view. The app doesn't receive that click.
  let isPicking = false;
  function setPicking(next) {
    isPicking = next;
    byID("pick").setAttribute("aria-pressed", String(next));
    canvas.style.cursor = byID("past").style.cursor = next ? "crosshair" : "";
  }
  byID("pick").addEventListener("click", () => setPicking(!isPicking));

  canvas.addEventListener("pointerdown", async (event) => {
    event.preventDefault();
    if (isPicking) {
      app.tell("picked", await app.ask("pick", point(event)));
      return;
    }
    typing.focus({ preventScroll: true });
    canvas.setPointerCapture(event.pointerId);
    const isNear = Math.hypot(event.clientX - clicks.x, event.clientY - clicks.y) < 5;
    const count = isNear && event.timeStamp - clicks.time < 400 ? clicks.count + 1 : 1;
    clicks = { time: event.timeStamp, x: event.clientX, y: event.clientY, count };
    pointer(event, "down", count);
  });
  // The picture of a past frame also supports picking.
  const past = byID("past");
  past.addEventListener("pointerdown", async (event) => {
    event.preventDefault();
    if (!isPicking) return;
    setPicking(false);
    const bounds = past.getBoundingClientRect();
    const ratio = past.width / recording.picture().size[2] / bounds.width;
    const at = { x: (event.clientX - bounds.left) * ratio, y: (event.clientY - bounds.top) * ratio };
    app.tell("picked", await app.ask("pick", at));
  });
  canvas.addEventListener("pointerup", (event) => {
    if (isPicking) setPicking(false);
    else pointer(event, "up", clicks.count);
  });
  canvas.addEventListener("pointercancel", (event) => pointer(event, "cancelled"));
  canvas.addEventListener("pointerleave", (event) => {
    if (!event.buttons) pointer(event, "left");
  });
  canvas.addEventListener("pointermove", (event) => {
    if (isPicking) return;
    if (!lastMove) requestAnimationFrame(sendMove);
    lastMove = { t: "pointer", phase: "moved", ...point(event), button: 0, clicks: 0, mods: modifiers(event) };
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    const limit = (length) => Math.max(-5000, Math.min(5000, length * unit));
    app.send({ t: "wheel", ...point(event), dx: limit(event.deltaX), dy: limit(event.deltaY) });
  }, { passive: false });

  // MARK: Keys

  function key(event, phase) {
    if (event.isComposing || event.key === "Unidentified" || event.key === "Dead" || event.key.length > 20) return;
    app.send({ t: "key", phase, key: event.key, mods: modifiers(event) });
  }
  typing.addEventListener("keydown", (event) => {
    key(event, event.repeat ? "repeat" : "down");
    // Keys that produce a character are sent as text.
    const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const pastes = (event.ctrlKey || event.metaKey) && event.key === "v";
    if (!writes && !pastes && !event.isComposing) event.preventDefault();
  });
  typing.addEventListener("keyup", (event) => key(event, "up"));
  typing.addEventListener("input", (event) => {
    if (event.isComposing) return;
    if (typing.value) app.send({ t: "text", text: typing.value.slice(0, 16000) });
    typing.value = "";
  });
  typing.addEventListener("compositionupdate", (event) => app.send({ t: "composition", text: event.data.slice(0, 1000) }));
  typing.addEventListener("compositionend", (event) => {
    app.send({ t: "composition", text: "" });
    if (event.data) app.send({ t: "text", text: event.data.slice(0, 16000) });
    typing.value = "";
  });

  // MARK: Marks over the picture

  // The number of pixels per point of the picture below the marks: the live picture, or a past one.
  let markScale = 1;
  window.sizeMarks = (width, height, pixels) => {
    [marks.width, marks.height, markScale] = [width, height, pixels || scale];
  };

  // Draws rectangles, in points, over the picture. An empty list removes them.
  window.markPicture = (rects) => {
    const over = marks.getContext("2d");
    over.clearRect(0, 0, marks.width, marks.height);
    over.strokeStyle = "#e07b00";
    over.lineWidth = 2;
    for (const rect of rects) over.strokeRect(...rect.map((length) => length * markScale));
  };

  // Draws a view's frame, its guides and the extent that it could have in safe areas. Explicit guides are solid lines.
  window.markPlace = ({ frame: [x, y, width, height], guides, safe: [top, left, bottom, right] }) => {
    markPicture([]);
    const over = marks.getContext("2d");
    over.save();
    over.scale(markScale, markScale);
    over.fillStyle = "rgba(176, 74, 209, 0.18)";
    for (const [bx, by, bw, bh] of [
      [x - left, y - top, width + left + right, top], [x - left, y + height, width + left + right, bottom],
      [x - left, y, left, height], [x + width, y, right, height],
    ]) over.fillRect(bx, by, bw, bh);
    over.fillStyle = "rgba(29, 111, 224, 0.12)";
    over.fillRect(x, y, width, height);
    over.strokeStyle = "#1d6fe0";
    over.lineWidth = 1;
    over.strokeRect(x, y, width, height);
    for (const guide of guides) {
      const isBaseline = guide.name.endsWith("Baseline");
      // Guides at the frame's sides coincide with the frame.
      if (!guide.set && !isBaseline && guide.name !== "center") continue;
      over.strokeStyle = over.fillStyle = isBaseline ? "#c0392b" : "#16877b";
      over.setLineDash(guide.set ? [] : [3, 3]);
      over.beginPath();
      if (guide.axis === "x") {
        over.moveTo(x + guide.at, y - 6);
        over.lineTo(x + guide.at, y + height + 6);
      } else {
        over.moveTo(x - 6, y + guide.at);
        over.lineTo(x + width + 6, y + guide.at);
      }
      over.stroke();
    }
    over.restore();
  };
})();
