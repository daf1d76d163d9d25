"use strict";

// The pane of the selection: an attribute's value, its costs, and the reason for its value.
const selection = (() => {
  const pane = byID("node");
  let choose = () => {};
  let shown = null;
  const outcomeWords = { changed: "changed", equal: "ran with an equal result", written: "was written, and not read since", untouched: "hasn't changed since it was made" };

  function valuesOf(step) {
    // Values of the same text differ in a part that isn't written.
    if (!step.new || step.old === step.new) return [];
    return step.old ? [" from ", words.value(step.old, 80), " to ", words.value(step.new, 80)] : [" to ", words.value(step.new, 80)];
  }

  function stepOf(step) {
    const item = make("li", { class: step.writes.length ? "source" : step.outcome });
    item.append(
      make("a", { href: "#", "data-id": step.node, onclick: (event) => { event.preventDefault(); choose(step.node); } }, words.name(step.title)),
      make("span", { class: "soft" }, ` ${words.kind(step.kind)} `), outcomeWords[step.outcome] || "has an unknown outcome", ...valuesOf(step),
      step.reason ? `: ${step.reason}` : "");
    if (step.path) item.append(words.path(step.path, "div"));
    if (step.difference) item.append(make("div", {}, make("b", {}, step.difference.path), `: ${step.difference.reason} `, words.change(step.difference.old, step.difference.new)));
    if (step.advice) item.append(make("div", { class: "advice" }, step.advice));
    for (const write of step.writes) {
      item.append(make("div", { class: "write" }, "written", ...(write.place ? [" in ", words.place(write.place)] : []),
        ...(write.old ? [" from ", words.value(write.old, 80)] : []), ...(write.new ? [" to ", words.value(write.new, 80)] : [])));
    }
    for (const other of step.others) item.append(make("div", { class: "soft" }, `also because ${other} changed`));
    return item;
  }

  // Returns the items of a chain. In a long chain, the steps between the first three and the cause are folded.
  function folded(steps) {
    if (steps.length <= 8) return steps.map(stepOf);
    const written = steps.findIndex((step) => step.writes.length > 0);
    const cause = Math.max(3, (written < 0 ? steps.length : written) - 1);
    const hidden = steps.slice(3, cause);
    if (hidden.length < 2) return steps.map(stepOf);
    const more = make("details", {}, make("summary", {}, `${hidden.length} steps between`), make("ul", { class: "why" }, ...hidden.map(stepOf)));
    return [...steps.slice(0, 3).map(stepOf), make("li", {}, more), ...steps.slice(cause).map(stepOf)];
  }

  function links(title, nodes) {
    if (!nodes.length) return null;
    const rows = nodes.map((other) => make("div", { class: "entry", "data-id": other.id, onclick: () => choose(other.id) }, make("span", { class: "grow" }, words.name(other.name || `#${other.id}`)),
      make("span", { class: "soft" }, words.kind(other.kind))));
    const rest = rows.splice(8);
    return make("div", {}, make("h2", {}, `${title} ${nodes.length >= 60 ? "60 or more" : nodes.length}`), ...rows,
      rest.length ? make("details", {}, make("summary", { class: "soft" }, `${rest.length} more`), ...rest) : null);
  }

  function factsOf(node) {
    const facts = make("dl", { class: "facts" });
    const fact = (name, ...value) => facts.append(make("dt", {}, name), make("dd", {}, ...value));
    if (node.isRecorded && node.value === null) fact("Value", make("span", { class: "soft" }, "not recorded"));
    if (node.value !== null) fact("Value", words.value(node.value));
    fact("Type", make("code", { class: "soft", title: node.type }, node.type.length > 120 ? `${node.type.slice(0, 119)}…` : node.type));
    fact("Ran", node.evaluations ? `${words.number(node.evaluations)}×, changed ${words.number(node.changes)}×` : "not since the start");
    if (node.ms !== null) fact("Time", `${words.milliseconds(node.ms)} in ${words.count(node.timed, "run")}, at most ${words.milliseconds(node.longest)}`);
    if (node.stale) fact("Now", "stale");
    // Locations in Trellis's own source belong to no view of the app.
    if (node.made && !/^(Trellis\w*|SwiftUI)\//.test(node.made)) fact("Made in", words.place(node.made));
    return facts;
  }

  function editor(node) {
    if (!node.isState) return null;
    const field = make("input", { name: "value", value: node.editable ?? "", "aria-label": "New value", spellcheck: "false", autocomplete: "off" });
    return make("form", { onsubmit: (event) => {
      event.preventDefault();
      app.send({ t: "state", node: node.id, value: field.value });
      document.activeElement.blur();
    } }, field, make("button", {}, "Set"));
  }

  // Shows an attribute, and highlights the path of its causes in the graph.
  async function show(id, update) {
    shown = id;
    // The lines of writes take a moment to find, so the reason comes later than the facts.
    const reason = app.ask("why", { node: id, update: update ?? null });
    const node = await app.ask("node", { node: id });
    if (shown !== id) return;
    if (!node) return pane.replaceChildren(words.empty("Removed", make("p", {}, "This attribute no longer exists.")));
    const outcome = graph.outcome(id);
    const list = (pane.dataset.node === String(id) && byID("why")) || make("ul", { class: "why", id: "why" }, make("li", { class: "soft" }, "Finding the reason…"));
    if (pane.dataset.node !== String(id)) pane.replaceChildren();
    renew(pane, [
      make("div", { class: "title" }, outcome ? words.dot(outcome) : null, make("h3", {}, words.name(node.name || `#${node.id}`)), make("span", { class: "soft" }, words.kind(node.kind))),
      node.path ? words.path(node.path, "div") : null, factsOf(node), editor(node), make("h2", {}, "Why it has this value"), list,
      links("Reads", node.reads), links("Read by", node.readers),
    ].filter(Boolean));
    pane.dataset.node = id;
    const why = await reason;
    if (shown !== id || !why) return;
    renew(list, [...folded(why.steps), ...why.missing.map((missing) => make("li", { class: "soft" }, `Unknown: ${missing}`))]);
    graph.showPath(why.steps.map((step) => step.node));
  }

  function clear() {
    shown = null;
    delete pane.dataset.node;
    pane.replaceChildren(words.empty("Nothing selected", make("p", {}, "Choose a view on the left, a name in an update, or a box of the graph, to see its value and why it has it.")));
  }

  return { show, clear, onChoice(next) { choose = next; } };
})();
