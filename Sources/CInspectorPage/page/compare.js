"use strict";

// The comparison of two recordings: what takes more work or time in the second one, and why.
const compare = (() => {
  const pane = byID("compare");
  let [before, after] = [null, null];
  const outcomes = { set: 0, changed: 1, equal: 2 };

  // Returns the recording in a saved page.
  function read(text) {
    const found = /<script type="application\/json" id="recording">\s*([\s\S]*?)\s*<\/script>/.exec(text);
    const data = JSON.parse(found ? found[1] : text);
    if (!data || !data.segments || !data.texts) throw new Error("the file isn't a saved recording");
    return data;
  }

  // MARK: A recording's sums

  function sumsOf(name, data) {
    const text = (number) => (number < 0 ? null : data.texts[number]);
    const nodes = new Map(data.base.nodes.map((node) => [node[0], node]));
    const frames = data.segments.flatMap((segment) => segment.frames);
    const bodies = new Map();
    const work = { body: 0, layout: 0, drawing: 0, other: 0 };
    const of = (name) => bodies.get(name) || bodies.set(name, { runs: 0, equal: 0, ms: 0, causes: new Map() }).get(name);
    for (const frame of frames) {
      for (const node of frame.m || []) nodes.set(node[0], node);
      const parents = new Map();
      for (const entry of frame.e || []) {
        const node = nodes.get(entry[0]);
        if (!parents.has(entry[0])) parents.set(entry[0], entry);
        if (!node || entry[1] === outcomes.set) continue;
        const kind = text(node[2]);
        work[causesOf.workOf(kind)] += 1;
        if (kind !== "body") continue;
        const body = of(text(node[1]) || "body");
        body.runs += 1;
        if (entry[1] === outcomes.equal) body.equal += 1;
        const cause = causeOf(entry, parents, nodes, text);
        body.causes.set(cause, (body.causes.get(cause) || 0) + 1);
      }
      for (const body of frame.b || []) of(body.name).ms += body.ms;
    }
    const times = frames.map((frame) => words.total(frame.f)).sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const phases = [0, 1, 2, 3].map((phase) => frames.reduce((sum, frame) => sum + frame.f.ms[phase], 0));
    return {
      name, title: data.title || data.name, frames: frames.map((frame) => frame.f), count: frames.length, bodies, work, phases, median: at(0.5), slow: at(0.95), longest: at(1),
      over: budgets().map((budget) => times.filter((time) => time > budget).length),
    };
  }

  const budgets = () => [1000 / 120, 1000 / 60];

  // Returns the cause of a body's run: a property that can't be compared on the way, or the input that was set.
  function causeOf(entry, parents, nodes, text) {
    let at = entry;
    for (let steps = 0; at && steps < 200; steps += 1) {
      const name = text(nodes.get(at[0])?.[1] ?? -1) || "an attribute";
      if (at.length > 8 && at[12] === 1) return `${anyIndex(text(at[8]))} of ${name}, which can't be compared`;
      if (at[1] === outcomes.set) return name;
      if (at[3] === 1) return "its creation";
      const next = parents.get(at[2]);
      if (!next || next === at) return text(nodes.get(at[2])?.[1] ?? -1) || "an unknown cause";
      at = next;
    }
    return "an unknown cause";
  }

  // Returns a property's path without the positions in collections: the same closure of each row is one cause.
  const anyIndex = (path) => path.replace(/\[\d+\]/g, "[…]");

  // MARK: Rows

  const per = (value, count) => (count ? value / count : 0);
  const ratio = (old, now) => (old === 0 ? (now === 0 ? 1 : Infinity) : now / old);

  function rowsOf() {
    const rows = [];
    const add = (name, old, now, format, why = null, isCount = true) => rows.push({ name, old, now, format, why, isCount });
    const one = (value) => (Number.isInteger(value) ? words.number(value) : value.toFixed(2));
    for (const [name, key] of [["Bodies", "body"], ["Layout rules", "layout"], ["Drawing rules", "drawing"], ["Other rules", "other"]]) {
      add(`${name} a frame`, per(before.work[key], before.count), per(after.work[key], after.count), one);
    }
    words.phases.forEach((name, phase) => add(`${name[0].toUpperCase()}${name.slice(1)} time a frame`, per(before.phases[phase], before.count), per(after.phases[phase], after.count), words.milliseconds, null, false));
    add("Median frame", before.median, after.median, words.milliseconds, null, false);
    add("95th percentile", before.slow, after.slow, words.milliseconds, null, false);
    add("Longest frame", before.longest, after.longest, words.milliseconds, null, false);
    add("Frames over 8.3 ms", before.over[0], after.over[0], words.number, null, false);
    add("Frames over 16.7 ms", before.over[1], after.over[1], words.number, null, false);
    return rows;
  }

  const none = { runs: 0, equal: 0, ms: 0, causes: new Map() };

  // Returns the bodies whose runs or times differ, those with the most additional runs first.
  function bodyRows() {
    const names = [...new Set([...before.bodies.keys(), ...after.bodies.keys()])];
    return names.map((name) => ({ name, old: before.bodies.get(name) || none, now: after.bodies.get(name) || none }))
      .sort((a, b) => b.now.runs - b.old.runs - (a.now.runs - a.old.runs) || b.now.ms - a.now.ms);
  }

  // Returns the causes that made a body run more often than before.
  function reasons({ old, now }) {
    const all = [...now.causes].map(([cause, count]) => ({ cause, count, more: count - (old.causes.get(cause) || 0) }));
    return all.filter((reason) => reason.more > 0).sort((a, b) => b.more - a.more).slice(0, 3);
  }

  // The fields of work per frame depend on the script alone; times vary with the machine.
  function verdict(bodies) {
    const worse = bodies.filter((row) => row.now.runs > row.old.runs);
    if (!worse.length) return make("p", { class: "verdict better" }, "No body runs more often than before.");
    const [first] = worse;
    const why = reasons(first)[0];
    const frames = before.count === after.count ? "" : ` (in ${words.count(after.count, "frame")}, and ${words.count(before.count, "frame")} before)`;
    const text = `${first.name} ran ${words.number(first.now.runs)}×, ${words.number(first.old.runs)}× before${frames}${why ? `: because of ${why.cause} (${words.number(why.count)}×)` : ""}.`;
    return make("p", { class: "verdict worse" }, text);
  }

  function change(old, now, isCount) {
    const times = ratio(old, now);
    if (old === now || Math.abs(times - 1) < 0.02) return make("td", { class: "n soft" }, "same");
    const text = times === Infinity ? "new" : now === 0 ? "gone" : times >= 1 ? `${times.toFixed(times < 1.1 ? 2 : times < 10 ? 1 : 0)}×` : `${(times * 100).toFixed(0)} %`;
    const isClear = isCount || times > 1.25 || times < 0.8;
    return make("td", { class: `n ${isClear ? (now > old ? "worse" : "better") : "soft"}` }, text);
  }

  // MARK: The pane

  function chart(sums, scale) {
    const canvas = make("canvas", { role: "img", "aria-label": `The frames of ${sums.name}` });
    requestAnimationFrame(() => {
      const [width, height] = [canvas.clientWidth, canvas.clientHeight];
      [canvas.width, canvas.height] = [width * devicePixelRatio, height * devicePixelRatio];
      const context = canvas.getContext("2d");
      context.scale(devicePixelRatio, devicePixelRatio);
      const paint = timeline.resolve(["update", "layout", "list", "raster", "edge"]);
      const step = width / Math.max(sums.count, 40);
      for (const budget of budgets()) {
        context.fillStyle = paint.edge;
        context.fillRect(0, height - (budget / scale) * height, width, 1);
      }
      sums.frames.forEach((frame, index) => {
        let bottom = height;
        frame.ms.forEach((value, phase) => {
          const length = (value / scale) * height;
          context.fillStyle = [paint.update, paint.layout, paint.list, paint.raster][phase];
          context.fillRect(index * step, bottom - length, Math.max(step - (step > 4 ? 1 : 0), 0.5), length);
          bottom -= length;
        });
      });
    });
    return canvas;
  }

  function side(label, sums, scale, again) {
    return make("div", { class: "card" }, make("div", { class: "title" }, make("h3", {}, sums.name), make("span", { class: "soft" }, label), make("span", { class: "grow" }), again),
      make("p", { class: "soft" }, `${words.count(sums.count, "frame")}, median ${words.milliseconds(sums.median)}`), chart(sums, scale));
  }

  async function choose() {
    const field = make("input", { type: "file", accept: ".html,.json", id: "compareFile" });
    field.addEventListener("change", () => field.files[0] && open(field.files[0]));
    field.click();
    return field;
  }

  async function open(file) {
    try {
      before = sumsOf(file.name, read(await file.text()));
      await take();
    } catch (error) {
      before = null;
      empty(`${file.name} can't be read: ${error.message}.`);
    }
  }

  // Compares with the app's last frames, or with the recording of the page's file.
  async function take() {
    const data = recording.isOpen ? recording.data : await app.askApp("recording");
    after = data ? sumsOf(stepping.isFile ? "This recording" : "The running app", data) : null;
    show();
  }

  function empty(fault = "") {
    const drop = make("div", { class: "drop" }, make("h3", {}, "Compare with another recording"),
      make("p", { class: "soft" }, "Choose a recording that was saved earlier, or drop its file here. The page shows which bodies, layout and drawing do more work now than there, and why."),
      fault ? make("p", { class: "worse" }, fault) : null, make("p", {}, make("button", { onclick: choose }, "Choose a file…")));
    drop.addEventListener("dragover", (event) => { event.preventDefault(); drop.classList.add("on"); });
    drop.addEventListener("dragleave", () => drop.classList.remove("on"));
    drop.addEventListener("drop", (event) => { event.preventDefault(); if (event.dataTransfer.files[0]) open(event.dataTransfer.files[0]); });
    pane.replaceChildren(drop);
  }

  function show() {
    if (!before || !after) return empty();
    const scale = Math.max(20, Math.min(70, Math.max(before.longest, after.longest)));
    const bodies = bodyRows();
    const cell = (...content) => make("td", { class: "n" }, ...content);
    const head = (...names) => make("tr", {}, ...names.map((name, index) => make("th", { class: index && name !== "Why" ? "n" : "" }, name)));
    pane.replaceChildren(verdict(bodies),
      make("div", { class: "columns" }, side("before", before, scale, make("button", { class: "quiet", onclick: choose }, "Another…")), side("now", after, scale, stepping.isFile ? null : make("button", { class: "quiet", onclick: take }, "Update"))),
      make("table", {}, head("Body", "Before", "Now", "Change", "Time before", "Now", "Why"), ...bodies.map((row) => make("tr", { "data-body": row.name }, make("td", {}, row.name), cell(`${words.number(row.old.runs)}×`), cell(`${words.number(row.now.runs)}×`),
        change(row.old.runs, row.now.runs, true), cell(words.milliseconds(row.old.ms)), cell(words.milliseconds(row.now.ms)), make("td", {}, reasons(row).map((reason) => `${words.number(reason.count)}× ${reason.cause}`).join("; "))))),
      make("h2", { class: "sub" }, "All work"),
      make("table", {}, head("", "Before", "Now", "Change"), ...rowsOf().map((row) => make("tr", {}, make("td", {}, row.name), cell(row.format(row.old)), cell(row.format(row.now)), change(row.old, row.now, row.isCount)))),
      make("p", { class: "soft sub" }, "Counts depend only on what was done. Times also depend on the machine and its load."));
  }

  return { show, read, sumsOf, open };
})();
