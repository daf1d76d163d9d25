"use strict";

// The page of all previews: it tells the server which are in sight, and passes clicks and the cursor of an editor on.
(() => {
  const tiles = new Map();
  const list = byID("tiles");
  byID("device").append(...controls.devices.map(([name]) => make("option", {}, name)));

  function send(message) {
    if (message.t === "open") tellEditor(message);
    else app.send(message);
  }

  // MARK: Previews

  app.on("previews", ({ previews, name, text }) => {
    byID("title").textContent = document.title = `${name}: ${previews.length} ${previews.length === 1 ? "preview" : "previews"}`;
    byID("source").textContent = text || "";
    const known = new Set(previews.map((preview) => preview.id));
    for (const [id, tile] of tiles) {
      if (known.has(id)) continue;
      sight.unobserve(tile.element);
      tile.element.remove();
      tiles.delete(id);
    }
    for (const preview of previews) {
      let tile = tiles.get(preview.id);
      if (tile) tile.update(preview);
      else {
        tile = new Tile(preview, send);
        tiles.set(preview.id, tile);
      }
    }
    const elements = previews.map((preview) => tiles.get(preview.id).element);
    // Moving a frame loads it again.
    if (elements.some((element, index) => list.children[index] !== element)) list.replaceChildren(...elements);
    for (const element of elements) sight.observe(element);
    filter();
    reportSight(true);
  });

  app.on("address", ({ id, address }) => tiles.get(id)?.show(address));
  app.on("ended", ({ id, text }) => tiles.get(id)?.end(text));
  app.on("gone", ({ id }) => {
    const tile = tiles.get(id);
    if (!tile) return;
    tile.show(null);
    tile.say("out of sight");
  });

  // MARK: Sight

  const sight = new IntersectionObserver((entries) => {
    for (const entry of entries) entry.target.tile.isVisible = entry.isIntersecting;
    reportSight();
  }, { rootMargin: "100px" });

  let reported = "";
  let reporting = null;
  function reportSight(again = false) {
    if (again) reported = "";
    reporting ||= setTimeout(() => {
      reporting = null;
      const ids = document.hidden ? [] : [...tiles.values()].filter((tile) => tile.isVisible).map((tile) => tile.preview.id);
      if (JSON.stringify(ids) === reported) return;
      reported = JSON.stringify(ids);
      app.send({ t: "visible", ids });
    }, 60);
  }
  document.addEventListener("visibilitychange", () => reportSight());

  // MARK: Builds

  app.on("build", ({ name, text, seconds }) => {
    const words = { building: "building", done: `built in ${(seconds || 0).toFixed(1)} s`, failed: "the source doesn't compile" };
    byID("state").textContent = words[name] || "";
    byID("state").className = name || "";
    document.body.dataset.build = name || "";
    byID("messages").hidden = name !== "failed";
    byID("messages").textContent = text || "";
    if (name === "done") reportSight(true);
  });
  app.on("lost", (reason) => {
    byID("state").textContent = `not connected: ${reason}`;
    byID("state").className = "failed";
  });

  // MARK: Controls

  function applyAll() {
    for (const tile of tiles.values()) tile.apply();
    try { sessionStorage.setItem("controls", JSON.stringify(ids.map((id) => byID(id).value))); } catch { /* no storage */ }
  }
  const ids = ["device", "zoom", ...controls.settings];
  for (const id of ids) byID(id).addEventListener("change", applyAll);
  byID("pick").addEventListener("click", () => setPicking(!controls.isPicking));

  function setPicking(isPicking) {
    byID("pick").setAttribute("aria-pressed", String(isPicking));
    for (const tile of tiles.values()) tile.post({ pick: isPicking });
  }

  function filter() {
    const words = byID("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { preview, element } of tiles.values()) {
      const text = `${preview.title} ${preview.place}`.toLowerCase();
      element.hidden = !words.every((word) => text.includes(word));
    }
  }
  byID("filter").addEventListener("input", filter);

  function restore() {
    let values = [];
    try { values = JSON.parse(sessionStorage.getItem("controls") || "[]"); } catch { /* no storage */ }
    const sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
    byID("dynamicTypeSize").append(...sizes.map((size) => make("option", {}, size)));
    values.forEach((value, index) => { byID(ids[index]).value = value; });
  }

  // MARK: Frames and editors

  // An editor that shows this page in a frame; it is sent locations, and sends its cursor and its saves.
  function tellEditor({ file, line }) {
    if (parent !== window) parent.postMessage({ trellis: "open", file, line }, "*");
    byID("source").textContent = `${file.split("/").pop()}:${line}`;
    byID("source").title = file;
  }

  app.on("source", ({ file, line, name }) => {
    setPicking(false);
    tellEditor({ file, line });
    byID("source").textContent += ` ${name}`;
  });

  app.on("outline", ({ name, id }) => {
    for (const tile of tiles.values()) {
      tile.post({ outline: name || null });
      tile.element.classList.toggle("current", tile.preview.id === id);
    }
    if (!name) tiles.get(id)?.element.scrollIntoView({ block: "nearest" });
  });

  addEventListener("message", (event) => {
    const tile = [...tiles.values()].find((tile) => tile.frame && event.source === tile.frame.contentWindow);
    if (tile) {
      if (event.origin === new URL(tile.address).origin && event.data.from === "preview") tile.take(event.data);
      return;
    }
    // Only pages of VS Code and of this machine may contain this page.
    if (parent === window || event.source !== parent) return;
    if (event.data.trellis === "rebuild") app.send({ t: "rebuild" });
    if (event.data.trellis === "cursor") app.send({ t: "cursor", file: event.data.file, line: event.data.line });
  });

  restore();
  app.on("open", () => { byID("state").textContent = "connected"; });
  app.open();
})();
