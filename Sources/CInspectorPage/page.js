"use strict";

// Connects the parts of the page.
(() => {
  const frames = [];
  const history = [];
  let budget = 16.7;
  let shown = null;
  let chosen = null;
  let pane = "node";

  // MARK: Selection

  async function show(question, { remembers = true } = {}) {
    const answer = await app.ask(question.what, question.more);
    if (!answer) return;
    if (remembers && shown) history.push(shown);
    shown = question;
    byID("back").disabled = history.length === 0;
    graph.show(answer);
    if (remembers) graph.fit();
    if (chosen !== null) graph.choose(chosen);
  }

  async function choose(id, frame) {
    if (id === null) return;
    chosen = id;
    showPane("node");
    if (!graph.has(id)) await show({ what: "around", more: { nodes: [id], steps: 2 } });
    graph.choose(id);
    await panes.showNode(id, frame);
  }

  graph.onChoice((id) => choose(id));
  app.on("picked", async (picked) => {
    if (!picked) return;
    await choose(picked.node);
    await showPane("layout");
  });
  panes.onChoice(choose);
  panes.onView((step) => show({ what: "view", more: { step } }));
  byID("graph").addEventListener("dblclick", () => {
    if (chosen !== null) show({ what: "around", more: { nodes: [chosen], steps: 2 } });
  });
  byID("back").addEventListener("click", () => {
    const last = history.pop();
    shown = null;
    if (last) show(last);
  });
  byID("all").addEventListener("click", () => showRoot());
  byID("larger").addEventListener("click", () => graph.zoomBy(1.25));
  byID("smaller").addEventListener("click", () => graph.zoomBy(0.8));

  // A recording has other frames than the live app, and its view numbers differ.
  stepping.onMove(async (moment) => {
    byID("state").textContent = moment === null ? "live" : stepping.isFile ? "a recording" : "showing an earlier frame; the app continues";
    history.length = 0;
    byID("back").disabled = true;
    if (moment === null) counts(last);
    else counts(recording.counts);
    drawTimeline();
    graph.setOutcomes(moment === null ? new Map() : recording.outcomes());
    await panes.showTree();
    const isView = !shown || shown.what === "view";
    if (isView) await showRoot({ remembers: false });
    else await show(shown, { remembers: false });
    await showPane(pane, moment);
  });

  async function showRoot(options) {
    const roots = await app.ask("tree", { step: null, from: 0 });
    if (roots && roots.steps.length) await show({ what: "view", more: { step: roots.steps[0].id } }, options);
  }

  // MARK: Search

  let searchCount = 0;
  byID("search").addEventListener("input", async (event) => {
    const text = event.target.value.trim().slice(0, 100);
    const number = (searchCount += 1);
    const list = byID("found");
    if (!text) return void (list.hidden = true);
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (number !== searchCount) return;
    const answer = await app.ask("search", { text });
    if (number !== searchCount || !answer) return;
    list.hidden = false;
    list.replaceChildren(...answer.nodes.map((node) => make("li", { onclick: () => { list.hidden = true; choose(node.id); } },
      node.name || `#${node.id}`, make("span", { class: "soft" }, ` ${node.kind} ${node.path || ""}`))));
    if (!answer.nodes.length) list.append(make("li", { class: "soft" }, "No matches."));
    if (answer.more) list.append(make("li", { class: "soft" }, "more matches aren't listed"));
  });

  // MARK: Panes

  // Returns the last frame, or the frame shown of a recording.
  function lastFrame() {
    if (stepping.isOn) return recording.frames[recording.moment - 1];
    return frames[frames.length - 1];
  }

  async function showPane(name) {
    pane = name;
    for (const button of document.querySelectorAll(".tabs button")) {
      button.classList.toggle("on", button.dataset.pane === name);
      byID(button.dataset.pane).hidden = button.dataset.pane !== name;
    }
    if (name !== "frame" && name !== "layout") markPicture([]);
    if (name === "node" && stepping.isOn && chosen !== null) await panes.showNode(chosen);
    if (name === "waste") await panes.showWaste();
    if (name === "layout") await panes.showLayout(chosen);
    if (name === "frame") await panes.showFrame(lastFrame()?.n ?? null);
  }
  for (const button of document.querySelectorAll(".tabs button")) {
    button.addEventListener("click", () => showPane(button.dataset.pane));
  }

  // MARK: Settings

  const settings = ["colorScheme", "dynamicTypeSize", "layoutDirection", "locale"];
  for (const name of settings) {
    byID(name).addEventListener("change", (event) => app.send({ t: "set", what: name, value: event.target.value }));
  }
  byID("reduceMotion").addEventListener("change", (event) => app.send({ t: "set", what: "reduceMotion", value: String(event.target.checked) }));

  function showSettings(now) {
    const sizes = byID("dynamicTypeSize");
    if (!sizes.children.length) sizes.append(...now.dynamicTypeSizes.map((size) => make("option", {}, size)));
    for (const name of settings) if (document.activeElement !== byID(name)) byID(name).value = now[name];
    byID("reduceMotion").checked = now.reduceMotion === "true";
  }

  // MARK: Timeline

  const timeline = byID("timeline");
  const bar = 6;
  // The colours of update, layout, display list and raster. They are distinguishable in light and dark mode, and by colour-blind
  // users.
  const phaseColours = ["#e07b00", "#8e5bd0", "#16877b", "#1d6fe0"];

  // Returns the frames that fit into the width: the last ones, or those around the selected frame.
  function shownFrames(width) {
    const count = Math.floor(width / bar);
    if (!stepping.isOn) return frames.slice(-count);
    const all = stepping.isFile ? recording.frames : frames;
    const place = all.findIndex((frame) => frame.n === lastFrame()?.n);
    const begin = Math.max(0, Math.min(place - Math.floor(count / 2), all.length - count));
    return all.slice(begin, begin + count);
  }

  function drawTimeline() {
    const ratio = devicePixelRatio;
    timeline.width = timeline.clientWidth * ratio;
    timeline.height = timeline.clientHeight * ratio;
    const context = timeline.getContext("2d");
    context.scale(ratio, ratio);
    // Returns a colour of the legend, in the current light or dark mode.
    const paint = (name) => getComputedStyle(document.querySelector(`.legend .${name}`)).backgroundColor;
    const [width, height] = [timeline.clientWidth, timeline.clientHeight];
    const last = shownFrames(width);
    const total = (frame) => frame.ms.reduce((a, b) => a + b, 0);
    const most = Math.max(budget * 1.25, ...last.map((frame) => Math.min(total(frame), budget * 4)));
    const up = (value) => (value / most) * (height - 14);
    last.forEach((frame, index) => {
      const x = index * bar;
      // From the bottom up: update, layout, display list, raster.
      let bottom = height;
      frame.ms.forEach((value, phase) => {
        const length = Math.min(Math.max(up(value), phase === 0 ? 1 : 0), bottom);
        context.fillStyle = phaseColours[phase];
        context.fillRect(x, bottom - length, bar - 1, length);
        bottom -= length;
      });
      if (stepping.isOn && frame.n === lastFrame()?.n) {
        context.fillStyle = paint("set");
        context.fillRect(x, height - 3, bar - 1, 3);
      }
      if (frame.long.length) {
        context.fillStyle = frame.long[0].ms >= 1 ? "#d33" : "#d99a00";
        context.fillRect(x, 0, bar - 1, 4);
      }
    });
    const line = height - up(budget);
    context.strokeStyle = "#d33";
    context.setLineDash([4, 3]);
    context.beginPath();
    context.moveTo(0, line);
    context.lineTo(width, line);
    context.stroke();
    context.font = "11px system-ui";
    const baseline = Math.max(line - 3, 12);
    const plain = getComputedStyle(byID("counts")).color;
    const names = ["update", "layout", "display list", "raster"];
    const words = [[`${budget.toFixed(1)} ms per frame: `, plain]];
    names.forEach((name, phase) => words.push(
      [name, phaseColours[phase]], [phase < 3 ? ", " : "; marks above are bodies over 0.5 ms and 1 ms", plain]));
    // Right-aligned, because bars reach the right edge last.
    let left = width - 4 - words.reduce((sum, [text]) => sum + context.measureText(text).width, 0);
    for (const [text, colour] of words) {
      context.fillStyle = colour;
      context.fillText(text, left, baseline);
      left += context.measureText(text).width;
    }
  }
  timeline.addEventListener("click", async (event) => {
    const frame = shownFrames(timeline.clientWidth)[Math.floor(event.offsetX / bar)];
    if (!frame) return;
    pane = "frame";
    await stepping.goToFrame(frame.n);
    // The frame isn't in the recording; its evaluations may still be known.
    if (lastFrame()?.n !== frame.n) {
      await showPane("frame");
      await panes.showFrame(frame.n);
    }
  });
  addEventListener("resize", drawTimeline);

  // MARK: Messages

  let size = null;
  app.on("hello", async (hello) => {
    // Frames and attributes differ between windows.
    stepping.live();
    frames.length = history.length = 0;
    [chosen, shown, size] = [null, null, null];
    byID("node").replaceChildren(make("p", { class: "hint" }, "Select a box of the graph, or use the window."));
    document.title = `${hello.name}: Trellis inspector`;
    byID("title").textContent = hello.title || hello.name;
    budget = hello.budget;
    byID("state").textContent = "live";
    document.body.dataset.ready = "";
    showSettings(hello.settings);
    counts((last = hello));
    const roots = await panes.showTree();
    if (roots && roots.steps.length) await show({ what: "view", more: { step: roots.steps[0].id } }, { remembers: false });
    graph.fit();
    document.body.dataset.shown = "";
  });

  let last = { nodes: 0, edges: 0 };
  function counts(now) {
    byID("counts").textContent = `${now.nodes.toLocaleString("en")} attributes, ${now.edges.toLocaleString("en")} dependencies`;
    return now.nodes + now.edges;
  }

  // The effects of one click span several frames. They are shown together, until no outcome arrives for 0.7 seconds.
  const strength = { marked: 1, equal: 2, set: 3, changed: 4 };
  let burst = { outcomes: new Map(), time: 0 };
  function gather(outcomes) {
    const now = performance.now();
    if (now - burst.time > 700) burst.outcomes = new Map();
    burst.time = now;
    for (const [id, outcome] of outcomes) {
      const known = burst.outcomes.get(id);
      if (!known || strength[outcome] > strength[known]) burst.outcomes.set(id, outcome);
    }
    graph.setOutcomes(burst.outcomes);
  }

  app.on("windows", ({ windows }) => {
    byID("windows").hidden = windows.length < 2;
    byID("window").replaceChildren(...windows.map((known) => make("option", { value: known.id, selected: known.shown ? "" : null }, known.name)));
  });
  byID("window").addEventListener("change", (event) => app.send({ t: "window", window: Number(event.target.value) }));

  let refreshing = null;
  app.on("updates", (updates) => {
    frames.push(...updates.frames);
    frames.splice(0, Math.max(0, frames.length - 2000));
    const outcomes = new Map();
    for (const [outcome, ids] of Object.entries(updates.outcomes)) for (const id of ids) outcomes.set(id, outcome);
    last = updates;
    document.body.dataset.frames = frames.length ? frames[frames.length - 1].n + 1 : 0;
    if (updates.settings) showSettings(updates.settings);
    if (stepping.isOn) return drawTimeline();
    if (outcomes.size) gather(outcomes);
    const now = counts(updates);
    const isOther = size !== null && now !== size;
    size = now;
    drawTimeline();
    // The panes are refreshed at most every 120 milliseconds.
    refreshing ||= setTimeout(async () => {
      refreshing = null;
      if (stepping.isOn) return;
      if (isOther && shown) await show(shown, { remembers: false });
      if (pane === "node" && chosen !== null && !document.activeElement?.matches("#node input")) await panes.showNode(chosen);
      if (pane === "waste") await panes.showWaste();
      if (pane === "layout") await panes.showLayout(chosen);
      if (pane === "frame" && frames.length) await panes.showFrame(frames[frames.length - 1].n);
    }, 120);
  });

  app.on("refused", () => { byID("state").textContent = "the state can't be set to that value"; });
  app.on("lost", (reason) => {
    byID("state").textContent = `not connected: ${reason}`;
    byID("state").className = "lost";
  });

  async function openFile() {
    document.body.classList.add("file");
    byID("node").replaceChildren(make("p", { class: "hint" }, "Select a box of the graph, or a bar of the timeline."));
    await stepping.openFile();
    const { title, name } = recording.data;
    document.title = `${title || name}: a recording`;
    byID("title").textContent = title || name;
    budget = recording.data.budget;
    document.body.dataset.ready = document.body.dataset.shown = "";
    drawTimeline();
    graph.fit();
  }

  if (stepping.isFile) openFile();
  else app.open();
})();
