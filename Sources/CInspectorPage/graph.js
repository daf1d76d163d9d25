"use strict";

// The drawing of a part of the graph, with a lane for each view. In a lane, attributes are right of their sources and left of
// their readers.
const graph = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const box = { width: 168, height: 34, across: 58, down: 8 };
  const holder = byID("graph");
  const families = {
    view: "#6b8e23", modifier: "#6b8e23", element: "#6b8e23", viewList: "#6b8e23", children: "#6b8e23", body: "#c0392b",
    state: "#8e44ad", binding: "#8e44ad", observedObject: "#8e44ad", observed: "#8e44ad", storedValue: "#8e44ad",
    environment: "#16877b", environmentModifier: "#16877b", environmentValue: "#16877b",
    resolvedText: "#2f6fb0", resolvedImage: "#2f6fb0", resolvedColor: "#2f6fb0",
    layout: "#b9770e", layoutComputer: "#b9770e", placements: "#b9770e", geometry: "#b9770e",
    displayList: "#34495e", rootDisplayList: "#34495e", preference: "#a04070", clock: "#7d6608", transaction: "#7d6608",
  };
  let drawing = { nodes: [], edges: [] };
  let outcomes = new Map();
  let chosen = null;
  let zoom = 1;
  const collapsed = new Set();
  let listener = () => {};

  function svg(name, attributes = {}, ...content) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  }

  const shortened = (text, limit) => (text.length > limit ? text.slice(0, limit - 1) + "…" : text);
  const laneOf = (node) => node.path || (node.kind.startsWith("environment") ? "environment" : "window");

  // Replaces the nodes of each collapsed lane by one box.
  function gathered() {
    const byNumber = new Map();
    const boxes = [];
    const groups = new Map();
    for (const node of drawing.nodes) {
      const lane = laneOf(node);
      const outer = [...collapsed].find((path) => lane === path || lane.startsWith(path + "/") || lane.startsWith(path + "["));
      if (outer === undefined) {
        const own = { ...node, lane, members: [node.id] };
        boxes.push(own);
        byNumber.set(node.id, own);
        continue;
      }
      let group = groups.get(outer);
      if (!group) {
        group = { id: `lane ${outer}`, name: outer.split("/").pop(), kind: "", lane: outer, members: [] };
        groups.set(outer, group);
        boxes.push(group);
      }
      group.members.push(node.id);
      group.kind = `${group.members.length} attributes`;
      byNumber.set(node.id, group);
    }
    const known = new Set();
    const edges = [];
    for (const [from, to] of drawing.edges) {
      const [source, reader] = [byNumber.get(from), byNumber.get(to)];
      const key = source && reader && `${source.id} ${reader.id}`;
      if (!key || source === reader || known.has(key)) continue;
      known.add(key);
      edges.push({ source, reader });
    }
    return { boxes, edges };
  }

  // Ranks each box by the longest path from an input, so that a box is right of all its sources.
  function rank({ boxes, edges }) {
    const open = new Map(boxes.map((node) => [node, 0]));
    const readers = new Map(boxes.map((node) => [node, []]));
    for (const { source, reader } of edges) {
      open.set(reader, open.get(reader) + 1);
      readers.get(source).push(reader);
    }
    for (const node of boxes) node.rank = 0;
    const ready = boxes.filter((node) => open.get(node) === 0);
    for (let node = ready.pop(); node; node = ready.pop()) {
      for (const reader of readers.get(node)) {
        reader.rank = Math.max(reader.rank, node.rank + 1);
        open.set(reader, open.get(reader) - 1);
        if (open.get(reader) === 0) ready.push(reader);
      }
    }
  }

  // Natural order: “2” before “10”.
  const collator = new Intl.Collator("en", { numeric: true });

  function place(boxes) {
    const lanes = new Map();
    for (const node of boxes) {
      if (!lanes.has(node.lane)) lanes.set(node.lane, []);
      lanes.get(node.lane).push(node);
    }
    const isLast = (lane) => lane === "environment" || lane === "window";
    const names = [...lanes.keys()].sort((a, b) => isLast(a) - isLast(b) || collator.compare(a, b));
    // Empty columns are omitted.
    const ranks = [...new Set(boxes.map((node) => node.rank))].sort((a, b) => a - b);
    const columns = new Map(ranks.map((rank, index) => [rank, index]));
    let y = 8;
    const found = names.map((name) => {
      const heights = new Map();
      const top = y;
      for (const node of lanes.get(name).sort((a, b) => a.rank - b.rank || (a.id > b.id ? 1 : -1))) {
        const row = heights.get(node.rank) || 0;
        heights.set(node.rank, row + 1);
        node.x = 16 + columns.get(node.rank) * (box.width + box.across);
        node.y = top + 22 + row * (box.height + box.down);
      }
      const height = 22 + Math.max(...heights.values()) * (box.height + box.down) + 4;
      y += height + 8;
      return { name, top, height };
    });
    const width = 32 + ranks.length * (box.width + box.across);
    return { lanes: found, width, height: y };
  }

  function draw() {
    const parts = gathered();
    rank(parts);
    const { lanes, width, height } = place(parts.boxes);
    const root = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: width * zoom, height: height * zoom });
    for (const lane of lanes) {
      root.append(svg("rect", { class: "lane", x: 4, y: lane.top, width: width - 8, height: lane.height, rx: 6 }));
      const sign = collapsed.has(lane.name) ? "▸ " : "▾ ";
      const name = svg("text", { class: "lane-name", x: 14, y: lane.top + 14 }, sign + lane.name);
      name.addEventListener("click", () => {
        if (!collapsed.delete(lane.name)) collapsed.add(lane.name);
        draw();
      });
      root.append(name);
    }
    for (const { source, reader } of parts.edges) root.append(line(source, reader));
    for (const node of parts.boxes) root.append(boxOf(node));
    holder.replaceChildren(root);
    color();
  }

  function line(source, reader) {
    const [x1, y1] = [source.x + box.width, source.y + box.height / 2];
    const [x2, y2] = [reader.x, reader.y + box.height / 2];
    const bend = Math.max(30, (x2 - x1) / 2);
    const path = svg("path", { class: "edge", d: `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}` });
    path.from = source;
    path.to = reader;
    return path;
  }

  function boxOf(node) {
    const element = svg("g", { class: "box", transform: `translate(${node.x},${node.y})`, "data-id": node.id, "data-kind": node.kind, "data-name": node.name });
    element.append(
      svg("title", {}, `${node.name} (${node.kind})${node.path ? "\n" + node.path : ""}`),
      svg("rect", { class: "body", width: box.width, height: box.height }),
      stripe(node.kind),
      svg("text", { x: 13, y: 15 }, shortened(node.name || `#${node.id}`, 24)),
      svg("text", { class: "kind", x: 13, y: 28 }, node.kind));
    element.addEventListener("click", () => listener(node.members.length === 1 ? node.members[0] : null, node));
    element.node = node;
    return element;
  }

  function stripe(kind) {
    const element = svg("rect", { class: "stripe", x: 3, y: 4, width: 4, height: box.height - 8 });
    element.style.fill = families[kind] || "#888";
    return element;
  }

  const strength = { marked: 1, equal: 2, set: 3, changed: 4 };
  function outcomeOf(node) {
    let best = null;
    for (const member of node.members) {
      const outcome = outcomes.get(member);
      if (outcome && (!best || strength[outcome] > strength[best])) best = outcome;
    }
    return best;
  }

  function color() {
    for (const element of holder.querySelectorAll(".box")) {
      element.setAttribute("class", ["box", outcomeOf(element.node), element.node.members.includes(chosen) ? "chosen" : null].filter(Boolean).join(" "));
    }
    for (const edge of holder.querySelectorAll(".edge")) {
      const isLit = edge.from.members.includes(chosen) || edge.to.members.includes(chosen);
      const isHot = ["changed", "set"].includes(outcomeOf(edge.from)) && outcomeOf(edge.to);
      edge.setAttribute("class", `edge${isHot ? " hot" : ""}${isLit ? " lit" : ""}`);
    }
  }

  return {
    show(next) {
      drawing = next;
      byID("cut").hidden = !next.cut;
      draw();
    },
    // Sets the outcomes of attributes in the last frame that had any.
    setOutcomes(next) {
      outcomes = next;
      color();
    },
    choose(id) {
      chosen = id;
      color();
      const element = holder.querySelector(".box.chosen");
      if (element) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    // Reduces the zoom until the drawing fits the width, as far as text stays readable.
    fit() {
      const width = holder.firstChild ? holder.firstChild.viewBox.baseVal.width : 0;
      if (width > 0) zoom = Math.max(0.5, Math.min(1, (holder.clientWidth - 4) / width));
      draw();
    },
    zoomBy(factor) {
      zoom = Math.max(0.2, Math.min(3, zoom * factor));
      draw();
    },
    has: (id) => drawing.nodes.some((node) => node.id === id),
    onChoice(next) { listener = next; },
    outcome: (id) => outcomes.get(id),
  };
})();
