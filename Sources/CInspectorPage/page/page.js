"use strict";

// Connects the parts of the page.
(() => {
  const frames = [];
  const history = [];
  let shown = null;
  let chosen = null;
  let size = null;
  let last = { nodes: 0, edges: 0 };

  // MARK: Selection

  async function show(question, { remembers = true } = {}) {
    const answer = await app.ask(question.what, question.more);
    if (!answer) return;
    if (remembers && shown) history.push(shown);
    shown = question;
    byID("back").disabled = history.length === 0;
    graph.show(answer);
    if (chosen !== null) graph.choose(chosen);
  }

  async function choose(id, frame) {
    if (id === null || id === undefined) return;
    chosen = id;
    if (!graph.has(id)) await show({ what: "around", more: { nodes: [id], steps: 2 } });
    graph.choose(id);
    await selection.show(id, frame);
    if (tabs.current === "layout") await layoutPane.show(id);
  }

  graph.onChoice((id) => choose(id));
  for (const pane of [updates, waste, selection, search]) pane.onChoice(choose);
  tree.onChoice(async (step) => {
    await show({ what: "view", more: { step: step.id } });
    const id = step.counted ?? step.nodes[0];
    if (id !== undefined) await choose(id);
  });
  app.on("picked", async (picked) => {
    if (!picked) return;
    tree.mark(picked.node);
    await choose(picked.node);
    await tabs.show("layout");
  });
  byID("graph").addEventListener("dblclick", () => {
    if (chosen !== null) show({ what: "around", more: { nodes: [chosen], steps: 2 } });
  });
  byID("back").addEventListener("click", () => {
    const before = history.pop();
    shown = null;
    if (before) show(before);
  });
  byID("all").addEventListener("click", () => showRoot());
  byID("larger").addEventListener("click", () => graph.zoomBy(1.2));
  byID("smaller").addEventListener("click", () => graph.zoomBy(1 / 1.2));

  async function showRoot(options) {
    const roots = await app.ask("tree", { step: null, from: 0 });
    if (roots && roots.steps.length) await show({ what: "view", more: { step: roots.steps[0].id } }, options);
  }

  function state(text, name = "") {
    byID("state").textContent = text;
    byID("state").className = name;
  }

  // MARK: Moments

  // A recording has other frames than the live app, and its view numbers differ.
  stepping.onMove(async (moment) => {
    if (moment === null) state("live");
    else state(stepping.isFile ? "recording" : "earlier frame", "past");
    history.length = 0;
    byID("back").disabled = true;
    counts(moment === null ? last : recording.counts);
    timeline.draw();
    graph.setOutcomes(moment === null ? new Map() : recording.outcomes());
    await tree.show();
    if (!shown || shown.what === "view") await showRoot({ remembers: false });
    else await show(shown, { remembers: false });
    if (chosen !== null) await selection.show(chosen);
    if (moment === null) {
      updates.reset(frames);
      await updates.follow();
    } else if (moment > 0) await updates.showFrame(recording.frames[moment - 1].n);
    if (tabs.current !== "updates") await showPane(tabs.current);
  });

  async function showPane(name) {
    if (name !== "layout") markPicture([]);
    if (name === "updates") await updates.show();
    if (name === "waste") await waste.show();
    if (name === "layout") await layoutPane.show(chosen);
    if (name === "graph") graph.refresh();
    if (name === "compare") compare.show();
  }
  tabs.onShow(showPane);

  timeline.show(() => (stepping.isFile ? recording.frames : frames), () => (stepping.isOn ? recording.frames[recording.moment - 1]?.n ?? -1 : null));
  timeline.onFrame(async (frame) => {
    if (tabs.current !== "updates") await tabs.show("updates");
    await stepping.goToFrame(frame.n);
    // The frame isn't in the recording; its evaluations may still be known.
    if (!stepping.isOn || recording.momentOf(frame.n) === null) await updates.showFrame(frame.n);
  });

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

  function counts(now) {
    byID("counts").textContent = `${words.count(now.nodes, "attribute")}, ${words.count(now.edges, "dependency", "dependencies")}`;
    return now.nodes + now.edges;
  }

  // MARK: Messages

  app.on("hello", async (hello) => {
    // Frames and attributes differ between windows.
    stepping.live();
    frames.length = history.length = 0;
    [chosen, shown, size] = [null, null, null];
    updates.reset();
    graph.reset();
    tree.reset();
    burst = { outcomes: new Map(), time: 0 };
    selection.clear();
    document.title = `${hello.title || hello.name}: Trellis inspector`;
    byID("title").textContent = hello.title || hello.name;
    state("live");
    document.body.dataset.ready = "";
    showSettings(hello.settings);
    counts((last = hello));
    wasting ||= setTimeout(() => { wasting = null; waste.show(); }, 1500);
    const roots = await tree.show();
    if (roots && roots.steps.length) await show({ what: "view", more: { step: roots.steps[0].id } }, { remembers: false });
    await showPane(tabs.current);
    timeline.draw();
    document.body.dataset.shown = "";
  });

  // The effects of one click span several frames. They are shown together, until no frame is made for a while. Later moves of the
  // pointer, as on the way to this pane, change nothing.
  const strength = { marked: 1, equal: 2, set: 3, changed: 4 };
  let burst = { outcomes: new Map(), time: 0 };
  function gather(outcomes, frames) {
    const now = frames[frames.length - 1].at;
    if (frames[0].at - burst.time > updates.PAUSE) {
      if (burst.outcomes.size && frames.every(updates.isMove)) return;
      burst.outcomes = new Map();
    }
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
  byID("window").addEventListener("change", (event) => {
    // The pointer isn't over the window that is left.
    app.send({ t: "pointer", phase: "left", x: 0, y: 0, button: 0, clicks: 0, mods: 0 });
    app.send({ t: "window", window: Number(event.target.value) });
  });

  let [refreshing, wasting] = [null, null];
  let isOther = false;
  app.on("updates", (message) => {
    frames.push(...message.frames);
    frames.splice(0, Math.max(0, frames.length - 2000));
    const outcomes = new Map();
    for (const [outcome, ids] of Object.entries(message.outcomes)) for (const id of ids) outcomes.set(id, outcome);
    last = message;
    document.body.dataset.frames = frames.length ? frames[frames.length - 1].n + 1 : 0;
    if (message.settings) showSettings(message.settings);
    if (stepping.isOn) return timeline.draw();
    updates.add(message.frames);
    if (outcomes.size) {
      gather(outcomes, message.frames);
      tree.count(outcomes);
    }
    const now = counts(message);
    isOther ||= size !== null && now !== size;
    size = now;
    timeline.draw();
    // The panes are refreshed at most every 120 milliseconds.
    refreshing ||= setTimeout(refresh, 120);
  });

  async function refresh() {
    const hasOtherViews = isOther;
    isOther = false;
    refreshing = null;
    if (stepping.isOn) return;
    if (hasOtherViews) {
      await tree.show();
      if (shown) await show(shown, { remembers: false });
    }
    if (chosen !== null && !document.activeElement?.matches("#node input")) await selection.show(chosen);
    if (tabs.current === "updates") await updates.show();
    if (tabs.current === "layout") await layoutPane.show(chosen);
    // The app examines all remembered frames for this, so it is asked rarely.
    wasting ||= setTimeout(async () => {
      wasting = null;
      if (!stepping.isOn) await waste.show();
    }, 1500);
  }

  app.on("refused", () => state("the state can't be set to that value", "lost"));
  app.on("lost", (reason) => state(`not connected: ${reason}`, "lost"));

  async function openFile() {
    document.body.classList.add("file");
    selection.clear();
    await stepping.openFile(() => updates.reset(recording.frames));
    const { title, name } = recording.data;
    document.title = `${title || name}: a recording`;
    byID("title").textContent = title || name;
    document.body.dataset.ready = document.body.dataset.shown = "";
    await waste.show();
    timeline.draw();
  }

  if (stepping.isFile) openFile();
  else app.open();
})();
