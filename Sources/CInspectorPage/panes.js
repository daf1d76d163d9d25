"use strict";

// The panes beside the drawing: the views, an attribute, a frame, wasted work, layout.
const panes = (() => {
  let choose = () => {};
  let showView = () => {};
  const dot = (outcome) => make("span", { class: `dot ${outcome}` });
  const milliseconds = (value) => (value < 0.1 ? `${Math.round(value * 1000)} µs` : `${value.toFixed(value < 10 ? 2 : 1)} ms`);

  // MARK: Views

  function row(step) {
    const item = make("li", { role: "treeitem" });
    const twist = make("span", { class: "twist" }, step.children ? "▸" : "");
    const name = make("span", {}, step.name || "view");
    const line = make("div", { class: "row" }, twist, name);
    let inner = null;
    twist.addEventListener("click", async (event) => {
      event.stopPropagation();
      if (!step.children) return;
      if (inner) {
        inner.hidden = !inner.hidden;
      } else {
        inner = make("ul", { role: "group" });
        item.append(inner);
        await fill(inner, step.id, 0);
      }
      twist.textContent = inner.hidden ? "▸" : "▾";
    });
    line.addEventListener("click", () => showView(step.id));
    item.append(line);
    item.open = () => twist.click();
    return item;
  }

  async function fill(list, step, from) {
    const answer = await app.ask("tree", { step, from });
    if (!answer) return;
    list.append(...answer.steps.map(row));
    const next = from + answer.steps.length;
    if (next < answer.count) {
      const more = make("li", { class: "soft entry" }, `${(answer.count - next).toLocaleString("en")} more`);
      more.addEventListener("click", async () => {
        more.remove();
        await fill(list, step, next);
      });
      list.append(more);
    }
    return answer;
  }

  async function showTree() {
    const list = byID("tree");
    list.replaceChildren();
    const answer = await fill(list, null, 0);
    for (const item of [...list.children].slice(0, 1)) if (item.open) item.open();
    return answer;
  }

  // MARK: An attribute

  // Returns the file's name and the line; the tooltip is the whole location.
  function place(text) { return make("code", { title: text }, text.split("/").pop()); }

  // Returns a path with short ids, and without the middle steps of a long path; the tooltip is the whole path.
  function shownPath(tag, path) {
    const steps = path.replace(/\["?([^"\]]{8})[^"\]]*"?\]/g, "[$1…]").split("/");
    const short = steps.length > 5 ? [steps[0], "…", ...steps.slice(-3)] : steps;
    return make(tag, { class: "soft", title: path }, short.join("/"));
  }

  // Returns two values, or one if both have the same text. A long value is cut; the tooltip is the whole value.
  function difference(old, value) {
    const cut = (text) => text.length > 90 ? `${text.slice(0, 89)}…` : text;
    const text = old === value ? cut(value) : `${cut(old)} → ${cut(value)}`;
    return make("span", { class: "value soft", title: `${old} → ${value}` }, text);
  }

  function step(step) {
    const item = make("li");
    const words = { changed: "changed", equal: "ran with an equal result", written: "was written, and not read since", untouched: "hasn't changed since it was made" };
    const values = step.new ? [" ", step.old ? `from ${step.old} ` : "", `to ${step.new}`].join("") : "";
    item.append(
      make("a", { href: "#", onclick: (event) => { event.preventDefault(); choose(step.node); } }, step.title),
      make("span", { class: "soft" }, ` ${step.kind}`), ` ${words[step.outcome] || "has an unknown outcome"}${values}`,
      step.reason ? `: ${step.reason}` : "");
    if (step.path) item.append(shownPath("div", step.path));
    if (step.difference) {
      item.append(make("div", {}, make("b", {}, step.difference.path), `: ${step.difference.reason} `, difference(step.difference.old, step.difference.new)));
    }
    if (step.advice) item.append(make("div", { class: "advice" }, step.advice));
    for (const write of step.writes) {
      item.append(make("div", { class: "write" }, "written", write.place ? " at " : "", write.place ? place(write.place) : "", write.old ? ` from ${write.old}` : "", write.new ? ` to ${write.new}` : ""));
    }
    for (const other of step.others) item.append(make("div", { class: "soft" }, `also because ${other} changed`));
    return item;
  }

  // Returns the items of a chain. In a long chain, the steps between the first three and the cause are collapsed.
  function folded(steps) {
    if (steps.length <= 8) return steps.map(step);
    const written = steps.findIndex((step) => step.writes.length > 0);
    const cause = Math.max(3, (written < 0 ? steps.length : written) - 1);
    const hidden = steps.slice(3, cause);
    if (hidden.length < 2) return steps.map(step);
    const more = make("details", {}, make("summary", {}, `${hidden.length} steps between`), make("ul", {}, ...hidden.map(step)));
    return [...steps.slice(0, 3).map(step), make("li", {}, more), ...steps.slice(cause).map(step)];
  }

  async function explanation(id, update) {
    const why = await app.ask("why", { node: id, update: update ?? null });
    const list = make("ul", { class: "why", id: "why" });
    if (!why) return list;
    list.append(...folded(why.steps));
    for (const missing of why.missing) list.append(make("li", { class: "soft" }, `Unknown: ${missing}`));
    return list;
  }

  async function showNode(id, update) {
    const [node, why] = await Promise.all([app.ask("node", { node: id }), explanation(id, update)]);
    const pane = byID("node");
    if (!node) return pane.replaceChildren(make("p", { class: "hint" }, "This attribute was removed."));
    const facts = make("dl");
    const fact = (name, ...value) => facts.append(make("dt", {}, name), make("dd", {}, ...value));
    fact("kind", node.kind);
    if (node.path) fact("view", shownPath("span", node.path));
    if (node.isRecorded && node.value === null) fact("value", make("span", { class: "soft" }, "not recorded"));
    if (node.value !== null) fact("value", make("span", { class: "value" }, node.value));
    fact("type", make("span", { class: "value soft" }, node.type));
    fact("evaluated", `${node.evaluations}×, changed ${node.changes}×`);
    if (node.ms !== null) fact("time", `${milliseconds(node.ms)} in ${node.timed}, at most ${milliseconds(node.longest)}`);
    if (node.stale) fact("now", "stale");
    // Locations in Trellis's own source belong to no view of the app.
    if (node.made && !/^(Trellis\w*|SwiftUI)\//.test(node.made)) fact("made at", place(node.made));
    const edit = node.isState
      ? make("form", { onsubmit: (event) => { event.preventDefault(); app.send({ t: "state", node: id, value: event.target.value.value }); document.activeElement.blur(); } },
        make("input", { name: "value", value: node.value || "", "aria-label": "New value" }), make("button", {}, "Set"))
      : null;
    const outcome = graph.outcome(id);
    const links = (title, nodes) => nodes.length === 0 ? null : make("div", {}, make("h2", {}, title), ...nodes.map((other) =>
      make("div", { class: "entry", onclick: () => choose(other.id) }, other.name || `#${other.id}`, make("span", { class: "soft" }, ` ${other.kind}`))));
    pane.replaceChildren(...[
      make("h3", {}, outcome ? dot(outcome) : null, node.name || `#${node.id}`), facts, edit,
      make("h2", {}, "Why it has this value"), why, links("Reads", node.reads), links("Read by", node.readers),
    ].filter(Boolean));
  }

  // MARK: A frame

  async function showFrame(number) {
    const answer = number === null ? null : await app.ask("update", { update: number });
    const pane = byID("frame");
    if (number === null) {
      markPicture([]);
      return pane.replaceChildren(make("p", { class: "hint" }, "Nothing has happened yet."));
    }
    if (!answer) return pane.replaceChildren(make("p", { class: "hint" }, "This frame is no longer stored."));
    const frame = answer.frame;
    markPicture(answer.damage);
    pane.replaceChildren(
      make("h3", {}, `Frame ${frame.n}`),
      make("p", { class: "soft" }, frame.why.join(", ") || "no cause", `; ${["update", "layout", "display list", "raster"].map((name, index) => `${name} ${milliseconds(frame.ms[index])}`).join(", ")}`),
      ...(answer.bodies.length ? [make("h2", {}, "Bodies")] : []),
      ...answer.bodies.map((body) => make("div", { class: body.ms >= 0.5 ? "advice" : "" }, `${body.name} ${milliseconds(body.ms)}`, " ", shownPath("span", body.path || ""))),
      make("h2", {}, "Evaluations in order"),
      ...answer.entries.map((entry) => make("div", { class: "entry", onclick: () => entry.id !== null && choose(entry.id, number) },
        dot(entry.what), entry.title, make("span", { class: "soft" }, ` ${entry.kind || "removed"}`), entry.new ? ` → ${entry.new}` : "", entry.differs ? ` (${entry.differs})` : "")));
  }

  // MARK: Wasted work

  async function showWaste() {
    const entries = (await app.ask("waste")) || [];
    byID("waste").replaceChildren(
      entries.length ? "" : make("p", { class: "hint" }, "No wasted work so far."),
      ...entries.map((entry) => make("div", { class: "entry", "data-property": entry.property || "", onclick: () => entry.node !== null && choose(entry.node) },
        make("b", {}, entry.title), make("span", { class: "soft" }, ` ${entry.kind} ${entry.path || ""}${entry.attributes > 1 ? ` and ${entry.attributes - 1} others` : ""}`),
        make("div", {}, entry.property ? `${entry.count}× because of ${entry.property}: ${entry.reason}` : `${entry.count}× to an equal value`),
        make("div", { class: entry.property ? "advice" : "soft" }, entry.advice))));
  }

  // MARK: Layout

  const side = (value) => (value === null ? "nil" : typeof value === "string" ? value : String(Math.round(value * 1000) / 1000));
  const size = (sides) => sides.map(side).join("×");

  function placeOf(place) {
    const facts = make("dl");
    const fact = (name, value) => facts.append(make("dt", {}, name), make("dd", {}, value));
    fact("frame", `(${place.frame.slice(0, 2).map(side).join(", ")}), ${size(place.frame.slice(2))}`);
    fact("proposed", size(place.proposal));
    for (const guide of place.guides) fact(guide.name + (guide.axis === "x" ? " →" : " ↓"), `${side(guide.at)}${guide.set ? " (set)" : ""}`);
    if (place.safe.some((length) => length > 0)) fact("safe area", `top ${side(place.safe[0])}, left ${side(place.safe[1])}, bottom ${side(place.safe[2])}, right ${side(place.safe[3])}`);
    return [make("h3", {}, place.name || "view"), make("p", { class: "soft" }, place.path || ""), facts, 
      ...(place.arranged ? [make("h2", {}, "Placements"), make("div", { class: "proposals" }, place.arranged)] : []),
      ...(place.stack ? stackOf(place.stack) : [])];
  }

  // Describes the stack's own record of how it divided its space.
  function stackOf(stack) {
    const axis = stack.axis === "y" ? 1 : 0;
    const isShared = stack.views.some((view) => view.order !== null);
    const served = [...stack.views].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    const cell = (name, ...content) => make(name, {}, ...content);
    const rows = stack.views.map((view, index) => cell("tr", cell("td", `${index + 1} ${view.name}`),
      cell("td", view.order === null ? "–" : `${served.indexOf(view) + 1}`), cell("td", view.round === null ? "–" : String(view.round + 1)),
      cell("td", view.share === null ? "all" : side(view.share)), cell("td", size(view.answer)), cell("td", view.gap === null ? "" : side(view.gap))));
    const total = stack.views.reduce((sum, view) => sum + Number(view.answer[axis]), 0);
    return [
      make("h2", {}, "How the stack divided its space"),
      make("p", { class: "soft" }, `Proposed ${size(stack.proposal)}; ${side(stack.space)} between views`
        + (isShared ? `; the least flexible view of each priority is served first${stack.reserved.length > 1 ? `; reserved for each priority: ${stack.reserved.map(side).join(", ")}` : ""}.` : "; nothing to divide: each view gets the same proposal.")
        + ` Total: ${side(total)} plus ${side(stack.space)} of spacing.`),
      make("table", { class: "shares" }, cell("tr", ...["view", "served", "priority", "offered", "took", "gap"].map((name) => cell("th", name))), ...rows),
    ];
  }

  async function showLayout(id = null) {
    const [answer, place] = await Promise.all([app.ask("layout"), id === null ? null : app.ask("place", { node: id })]);
    if (!answer) {
      markPicture([]);
      return byID("layout").replaceChildren(make("p", { class: "hint" }, "This frame's layout isn't recorded. Layout is recorded for windows with at most 400 views and small graphs."));
    }
    const lines = answer.events.map((event) => {
      const blanks = "  ".repeat(Math.min(event.depth, 40));
      if (event.placed) return `${blanks}${event.name} is at (${event.placed.slice(0, 2).map(side).join(", ")}), ${size(event.placed.slice(2))}`;
      return `${blanks}${event.name}: ${size(event.proposed)} → ${size(event.answer)}${event.known ? " (known)" : ""}${event.at ? ` at (${event.at.map(side).join(", ")})` : ""}`;
    });
    if (place) markPlace(place);
    else markPicture([]);
    byID("layout").replaceChildren(
      ...(place ? placeOf(place) : [make("p", { class: "hint" }, "Select a view, or pick one in the window, to see its frame and alignment guides over the picture.")]),
      make("h2", {}, "The window"), make("p", { class: "soft" }, answer.isRecorded ? "The recorded proposal, size and position of each view." : "Proposals and sizes, then positions, from a fresh layout of a copy."), make("div", { class: "proposals" }, lines.join("\n")));
  }

  return {
    showTree, showNode, showFrame, showWaste, showLayout,
    onChoice(next) { choose = next; },
    onView(next) { showView = next; },
  };
})();
