"use strict";

// The pane of layout: a view's frame and guides, a stack's division of its space, and all proposals of the window.
const layoutPane = (() => {
  const pane = byID("layout");
  const side = (value) => (value === null ? "nil" : typeof value === "string" ? value : words.number(Math.round(value * 100) / 100));
  const size = (sides) => sides.map(side).join(" × ");
  const point = (sides) => `(${sides.map(side).join(", ")})`;

  function factsOf(place) {
    const facts = make("dl", { class: "facts" });
    const fact = (name, value) => facts.append(make("dt", {}, name), make("dd", {}, make("span", { class: "value" }, value)));
    fact("Size", size(place.frame.slice(2)));
    fact("Position", point(place.frame.slice(0, 2)));
    fact("Proposed", size(place.proposal));
    for (const guide of place.guides) fact(guide.name + (guide.axis === "x" ? " →" : " ↓"), `${side(guide.at)}${guide.set ? ", set" : ""}`);
    if (place.safe.some((length) => length > 0)) fact("Safe area", `top ${side(place.safe[0])}, left ${side(place.safe[1])}, bottom ${side(place.safe[2])}, right ${side(place.safe[3])}`);
    return [make("h3", {}, place.name || "view"), place.path ? words.path(place.path, "p") : "", facts,
      ...(place.arranged ? [make("h2", { class: "sub" }, "Placements"), make("div", { class: "proposals" }, place.arranged)] : []),
      ...(place.stack ? stackOf(place.stack) : [])];
  }

  // Describes the stack's own record of how it divided its space.
  function stackOf(stack) {
    const axis = stack.axis === "y" ? 1 : 0;
    const isShared = stack.views.some((view) => view.order !== null);
    const served = [...stack.views].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    const cell = (name, ...content) => make(name, {}, ...content);
    const right = (name, ...content) => make(name, { class: "n" }, ...content);
    const rows = stack.views.map((view, index) => cell("tr", cell("td", `${index + 1} ${view.name}`),
      right("td", view.order === null ? "–" : `${served.indexOf(view) + 1}`), right("td", view.round === null ? "–" : String(view.round + 1)),
      right("td", view.share === null ? "all" : side(view.share)), right("td", size(view.answer)), right("td", view.gap === null ? "" : side(view.gap))));
    const sum = stack.views.reduce((total, view) => total + Number(view.answer[axis]), 0);
    return [
      make("h2", { class: "sub" }, "How the stack divided its space"),
      make("p", { class: "soft" }, `Proposed ${size(stack.proposal)}; ${side(stack.space)} between views`
        + (isShared ? `; the least flexible view of each priority is served first${stack.reserved.length > 1 ? `; reserved for each priority: ${stack.reserved.map(side).join(", ")}` : ""}.` : "; nothing to divide: each view gets the same proposal.")
        + ` Total: ${side(sum)} plus ${side(stack.space)} of spacing.`),
      make("table", { class: "shares" }, cell("tr", cell("th", "View"), ...["Served", "Priority", "Offered", "Took", "Gap"].map((name) => right("th", name))), ...rows),
    ];
  }

  function lineOf(event) {
    const blanks = "  ".repeat(Math.min(event.depth, 40));
    const name = make("b", {}, event.name);
    if (event.placed) return make("div", {}, blanks, name, ` ${size(event.placed.slice(2))} at ${point(event.placed.slice(0, 2))}`);
    return make("div", {}, blanks, name, make("span", { class: "soft" }, ` ${size(event.proposed)} → `), size(event.answer), make("span", { class: "soft" }, event.known ? " known" : "", event.at ? ` at ${point(event.at)}` : ""));
  }

  async function show(id = null) {
    const [answer, place] = await Promise.all([app.ask("layout"), id === null ? null : app.ask("place", { node: id })]);
    if (!answer) {
      markPicture([]);
      return renew(pane, [words.empty("No layout", make("p", {}, "This frame's layout isn't recorded. Layout is recorded for windows with at most 400 views."))]);
    }
    if (place) markPlace(place);
    else markPicture([]);
    const lines = make("div", { class: "proposals" }, ...answer.events.slice(0, 2000).map(lineOf));
    renew(pane, [
      ...(place ? factsOf(place) : [make("p", { class: "soft" }, "Choose a view on the left, or pick one in the window, to see its frame and alignment guides over the picture.")]),
      make("h2", { class: "sub" }, "The window"), make("p", { class: "soft" }, answer.isRecorded ? "Proposal → size of each view, as recorded." : "Proposal → size of each view, then its position, from a fresh layout of a copy."), lines].filter((part) => part !== ""));
  }

  return { show, size, side };
})();
