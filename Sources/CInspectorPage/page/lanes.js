"use strict";

// The positions of a part of the graph: a lane for each view, in the order of the tree. In a lane, attributes are right of their
// sources and left of their readers. A folded lane is one line.
const lanes = (() => {
  const box = { width: 180, height: 42, across: 44, down: 8, gutter: 208, left: 222 };
  const folded = 30;
  // Natural order: “2” before “10”.
  const collator = new Intl.Collator("en", { numeric: true });
  const laneOf = (node) => node.path || (node.kind.startsWith("environment") ? "environment" : "window");

  // Ranks each node by the longest path from an input, so that a box is right of all its sources.
  function rank(nodes, edges) {
    const open = new Map(nodes.map((node) => [node.id, 0]));
    const readers = new Map(nodes.map((node) => [node.id, []]));
    for (const [source, reader] of edges) {
      if (!open.has(source) || !open.has(reader)) continue;
      open.set(reader, open.get(reader) + 1);
      readers.get(source).push(reader);
    }
    const ranks = new Map(nodes.map((node) => [node.id, 0]));
    const ready = nodes.filter((node) => open.get(node.id) === 0).map((node) => node.id);
    for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
      for (const reader of readers.get(id)) {
        ranks.set(reader, Math.max(ranks.get(reader), ranks.get(id) + 1));
        open.set(reader, open.get(reader) - 1);
        if (open.get(reader) === 0) ready.push(reader);
      }
    }
    return ranks;
  }

  // Returns the number of steps of a path.
  const depthOf = (path) => path.replace(/\[[^\]]*\]/g, "").split("/").length - 1;

  // Returns the lanes with their positions, the visible boxes and the size; `isFolded` is asked for each lane.
  function arrange({ nodes, edges }, isFolded) {
    const groups = new Map();
    for (const node of nodes) {
      const lane = laneOf(node);
      if (!groups.has(lane)) groups.set(lane, []);
      groups.get(lane).push(node);
    }
    const isLast = (lane) => lane === "environment" || lane === "window";
    const names = [...groups.keys()].sort((a, b) => isLast(a) - isLast(b) || collator.compare(a, b));
    const visible = nodes.filter((node) => !isFolded(laneOf(node)));
    const shown = new Set(visible.map((node) => node.id));
    const ranks = rank(visible, edges.filter(([source, reader]) => shown.has(source) && shown.has(reader)));
    // Empty columns are omitted.
    const columns = new Map([...new Set(ranks.values())].sort((a, b) => a - b).map((value, index) => [value, index]));
    const boxes = [];
    let top = 0;
    const found = names.map((name) => {
      const members = groups.get(name);
      const lane = { name, top, members, isFolded: isFolded(name), depth: isLast(name) ? 0 : depthOf(name), height: folded };
      if (!lane.isFolded) {
        const heights = new Map();
        for (const node of [...members].sort((a, b) => ranks.get(a.id) - ranks.get(b.id) || a.id - b.id)) {
          const column = columns.get(ranks.get(node.id));
          const row = heights.get(column) || 0;
          heights.set(column, row + 1);
          boxes.push({ ...node, x: box.left + column * (box.width + box.across), y: top + 8 + row * (box.height + box.down) });
        }
        lane.height = 8 + Math.max(...heights.values()) * (box.height + box.down);
      }
      top += lane.height;
      return lane;
    });
    return { lanes: found, boxes, width: box.left + columns.size * (box.width + box.across), height: top };
  }

  return { box, arrange, laneOf };
})();
