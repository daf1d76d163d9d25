"use strict";

// The drawing of a part of the graph. The lanes of views without activity are folded, until the user unfolds them.
const graph = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const { box, laneOf } = lanes;
  const holder = byID("graph");
  const families = {
    view: "#7a9a2e", modifier: "#7a9a2e", element: "#7a9a2e", viewList: "#7a9a2e", children: "#7a9a2e", body: "#d0483a",
    state: "#9b59c6", binding: "#9b59c6", observedObject: "#9b59c6", observed: "#9b59c6", storedValue: "#9b59c6",
    environment: "#1d9484", environmentModifier: "#1d9484", environmentValue: "#1d9484",
    resolvedText: "#3c7fc0", resolvedImage: "#3c7fc0", resolvedColor: "#3c7fc0",
    layout: "#c4831a", layoutComputer: "#c4831a", placements: "#c4831a", geometry: "#c4831a",
    displayList: "#5b7083", rootDisplayList: "#5b7083", preference: "#b35585", clock: "#938327", transaction: "#938327",
  };
  let drawing = { nodes: [], edges: [] };
  let outcomes = new Map();
  let chosen = null;
  let path = [];
  let zoom = 1;
  // The lanes that the user folded or unfolded.
  const folds = new Map();
  let active = new Set();
  let listener = () => {};
  let elements = new Map();
  // All that determines the positions of lanes and boxes, and the summaries of folded lanes, as drawn last.
  let structure = "";
  const byLane = new Map();

  function svg(name, attributes = {}, ...content) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  }

  const shortened = (text, limit) => (text.length > limit ? `${text.slice(0, limit - 1)}…` : text);

  // Folds the lanes without activity if the graph doesn't fit at once.
  const isFolded = (lane) => folds.get(lane) ?? (drawing.nodes.length > 24 && !active.has(lane));

  // The lanes that are unfolded by themselves: of the chosen box, of its causes, and of what was active last.
  function findActive() {
    active = new Set();
    const byNumber = new Map(drawing.nodes.map((node) => [node.id, node]));
    for (const id of [chosen, ...path]) if (byNumber.has(id)) active.add(laneOf(byNumber.get(id)));
    for (const node of drawing.nodes) {
      if (active.size >= 10) break;
      const outcome = outcomes.get(node.id);
      if (outcome === "changed" || outcome === "set") active.add(laneOf(node));
    }
    if (!active.size) for (const node of drawing.nodes.filter((node) => node.kind === "body").slice(0, 4)) active.add(laneOf(node));
  }

  function summaryOf(lane) {
    const counts = {};
    for (const node of lane.members) {
      const outcome = outcomes.get(node.id);
      if (outcome) counts[outcome] = (counts[outcome] || 0) + 1;
    }
    const words = ["set", "changed", "equal", "marked"].filter((outcome) => counts[outcome]).map((outcome) => `${counts[outcome]} ${outcome}`);
    return [`${lane.members.length} attribute${lane.members.length === 1 ? "" : "s"}`, ...words].join(" · ");
  }

  function toggle(name, isFolded) {
    folds.set(name, isFolded);
    draw();
  }

  function laneElement(lane) {
    const steps = lane.name.split("/");
    const name = make("button", { class: "lane-name quiet", title: lane.name, "aria-expanded": String(!lane.isFolded), onclick: () => toggle(lane.name, !lane.isFolded) },
      make("span", { class: "twist" }, lane.isFolded ? "▸" : "▾"), make("span", {}, steps[steps.length - 1]));
    name.style.paddingLeft = `${8 + Math.min(lane.depth, 8) * 8}px`;
    const summary = lane.isFolded ? make("span", { class: "lane-summary" }, summaryOf(lane)) : null;
    if (summary) byLane.set(lane.name, summary);
    const element = make("div", { class: "lane", "data-lane": lane.name }, name, summary);
    element.style.top = `${lane.top}px`;
    element.style.height = `${lane.height}px`;
    return element;
  }

  function draw() {
    const { lanes: found, boxes, width, height } = lanes.arrange(drawing, isFolded);
    elements = new Map(boxes.map((node) => [node.id, node]));
    // A graph that looks the same is only coloured, so that a box stays under the pointer.
    const next = JSON.stringify([zoom, width, height, drawing.edges, found.map((lane) => [lane.name, lane.top, lane.height, lane.isFolded]), boxes.map((node) => [node.id, node.name, node.kind, node.x, node.y])]);
    if (next === structure) {
      for (const lane of found) byLane.get(lane.name)?.replaceChildren(summaryOf(lane));
      return color();
    }
    structure = next;
    byLane.clear();
    const root = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height });
    for (const [source, reader] of drawing.edges) {
      if (elements.has(source) && elements.has(reader) && source !== reader) root.append(line(elements.get(source), elements.get(reader)));
    }
    for (const node of boxes) root.append(boxOf(node));
    const content = make("div", { class: "lanes" }, root, ...found.map(laneElement));
    content.style.width = `max(100%, ${width}px)`;
    content.style.height = `${height}px`;
    content.style.zoom = zoom;
    const scroll = [holder.scrollLeft, holder.scrollTop];
    holder.replaceChildren(content);
    [holder.scrollLeft, holder.scrollTop] = scroll;
    byID("fold").textContent = found.some((lane) => !lane.isFolded) ? "Fold all" : "Unfold all";
    color();
  }

  function line(source, reader) {
    const [x1, y1] = [source.x + box.width, source.y + box.height / 2];
    const [x2, y2] = [reader.x, reader.y + box.height / 2];
    const bend = Math.max(24, (x2 - x1) / 2);
    const element = svg("path", { class: "edge", d: `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}` });
    [element.from, element.to] = [source.id, reader.id];
    return element;
  }

  function boxOf(node) {
    const element = svg("g", { class: "box", transform: `translate(${node.x},${node.y})`, "data-id": node.id, "data-kind": node.kind, "data-name": node.name });
    const stripe = svg("rect", { class: "stripe", x: 4, y: 6, width: 4, height: box.height - 12 });
    stripe.style.fill = families[node.kind] || "#8a8f95";
    element.append(
      svg("title", {}, `${node.name} (${words.kind(node.kind)})${node.path ? `\n${node.path}` : ""}`),
      svg("rect", { class: "body", width: box.width, height: box.height }), stripe,
      svg("text", { x: 16, y: 18 }, shortened(node.name || `#${node.id}`, 23)),
      svg("text", { class: "kind", x: 16, y: 34 }, words.kind(node.kind)));
    element.addEventListener("click", () => listener(node.id));
    return element;
  }

  function color() {
    const onPath = new Set(path);
    for (const element of holder.querySelectorAll(".box")) {
      const id = Number(element.dataset.id);
      element.setAttribute("class", ["box", outcomes.get(id), onPath.has(id) ? "path" : null, id === chosen ? "chosen" : null].filter(Boolean).join(" "));
    }
    for (const edge of holder.querySelectorAll(".edge")) {
      const place = path.indexOf(edge.to);
      const isPath = place >= 0 && path[place + 1] === edge.from;
      const isLit = edge.from === chosen || edge.to === chosen;
      const isHot = ["changed", "set"].includes(outcomes.get(edge.from)) && outcomes.has(edge.to);
      edge.setAttribute("class", `edge${isPath ? " path" : isLit ? " lit" : isHot ? " hot" : ""}${path.length > 1 && !isPath && !isLit ? " dim" : ""}`);
    }
  }

  const isShown = () => !byID("graphPane").hidden;

  // Makes the chosen box visible, with whole columns right of the lanes' names.
  function reveal(inline) {
    holder.querySelector(".box.chosen")?.scrollIntoView({ block: "nearest", inline });
    const column = (box.width + box.across) * zoom;
    holder.scrollLeft = Math.round(holder.scrollLeft / column) * column;
  }

  function refresh() {
    findActive();
    draw();
  }

  byID("fold").addEventListener("click", () => {
    const isFolding = byID("fold").textContent === "Fold all";
    for (const node of drawing.nodes) folds.set(laneOf(node), isFolding);
    draw();
  });

  return {
    show(next) {
      drawing = next;
      byID("cut").hidden = !next.cut;
      refresh();
    },
    // Forgets the marks of another window's attributes.
    reset() {
      [outcomes, path, chosen] = [new Map(), [], null];
      folds.clear();
    },
    // Sets the outcomes of attributes in the last frame that had any.
    setOutcomes(next) {
      outcomes = new Map(next);
      if (isShown()) refresh();
      else color();
    },
    choose(id) {
      chosen = id;
      refresh();
      if (isShown()) reveal("nearest");
    },
    // Highlights the way from an attribute back to the input that caused its value.
    showPath(ids) {
      path = ids;
      refresh();
    },
    // Draws the graph, and makes the chosen box visible.
    refresh() {
      refresh();
      reveal("center");
    },
    zoomBy(factor) {
      zoom = Math.max(0.5, Math.min(2, zoom * factor));
      draw();
    },
    has: (id) => drawing.nodes.some((node) => node.id === id),
    onChoice(next) { listener = next; },
    outcome: (id) => outcomes.get(id),
  };
})();
