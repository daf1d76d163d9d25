"use strict";

// A recording: the frames of a window as written by the app. Answers the page's questions for the moment after any frame.
const recording = (() => {
  const LIMIT = 400;
  const outcomeNames = ["set", "changed", "equal", "marked"];
  let data = null;
  // All frames, each with the index of its segment. Moment 0 is before the first frame.
  let frames = [];
  // The entries of each attribute, as pairs of a moment and an entry.
  let told = new Map();
  // The graph at the selected moment.
  let now = null;

  const text = (number) => (number < 0 ? null : data.texts[number]);

  // MARK: Opening

  function open(contents) {
    data = contents;
    frames = [];
    told = new Map();
    data.segments.forEach((segment, index) => {
      for (const frame of segment.frames) frames.push({ ...frame, segment: index });
    });
    frames.forEach((frame, index) => {
      for (const entry of frame.e || []) {
        if (entry[0] < 0) continue;
        if (!told.has(entry[0])) told.set(entry[0], []);
        told.get(entry[0]).push([index + 1, entry]);
      }
    });
    begin();
  }

  function begin() {
    now = { moment: 0, nodes: new Map(), reads: new Map(), readers: new Map(), values: new Map(), places: new Map(), arithmetic: new Map(), edgeCount: 0, tree: null };
    for (const node of data.base.nodes) make(node);
    pairs(data.base.edges, addEdge);
    pairs(data.base.values, (id, value) => now.values.set(id, text(value)));
    for (const place of data.base.places || []) now.places.set(place[0], place);
    for (const [id, guides, stack] of data.base.arithmetic || []) now.arithmetic.set(id, { guides, stack });
  }

  function pairs(list, take) {
    for (let place = 0; place + 1 < (list || []).length; place += 2) take(list[place], list[place + 1]);
  }

  // MARK: Moments

  function make([id, name, kind, path, type, role, app]) {
    now.nodes.set(id, { id, name: text(name) || "", kind: text(kind), path: text(path), type: text(type) || "", role: text(role), app: app === 1 });
    now.values.delete(id);
  }

  const of = (map, id) => map.get(id) || map.set(id, new Set()).get(id);

  function addEdge(source, reader) {
    const set = of(now.reads, reader);
    if (!set.has(source)) now.edgeCount += 1;
    set.add(source);
    of(now.readers, source).add(reader);
  }

  function removeEdge(source, reader) {
    if (of(now.reads, reader).delete(source)) now.edgeCount -= 1;
    of(now.readers, source).delete(reader);
  }

  function forward(frame) {
    pairs(frame.d, removeEdge);
    for (const id of frame.x || []) {
      now.nodes.delete(id);
      now.places.delete(id);
      now.arithmetic.delete(id);
    }
    for (const node of frame.m || []) make(node);
    pairs(frame.a, addEdge);
    for (const entry of frame.e || []) {
      if (entry[0] < 0) continue;
      if (entry[5] >= 0) now.values.set(entry[0], text(entry[5]));
      // A changed value without a recorded text is unknown from now on.
      else if (entry[1] === 0 || entry[1] === 1) now.values.delete(entry[0]);
    }
    pairs(frame.v, (id, value) => now.values.set(id, text(value)));
    for (const place of frame.p || []) now.places.set(place[0], place);
    for (const [id, guides, stack] of frame.q || []) now.arithmetic.set(id, { guides, stack });
    now.moment += 1;
    now.tree = null;
  }

  function goTo(moment) {
    const goal = Math.max(0, Math.min(moment, frames.length));
    if (goal < now.moment) begin();
    while (now.moment < goal) forward(frames[now.moment]);
    return goal;
  }

  // Returns the picture's size at this moment, and its rectangles in drawing order.
  function picture() {
    const number = now.moment === 0 ? 0 : frames[now.moment - 1].segment;
    const segment = data.segments[number];
    let size = [segment.w, segment.h, segment.scale];
    const tiles = segment.png ? [[0, 0, segment.w, segment.h, segment.png]] : [];
    const first = frames.findIndex((frame) => frame.segment === number);
    for (let place = first; first >= 0 && place < now.moment; place += 1) {
      if (frames[place].z) size = frames[place].z;
      tiles.push(...(frames[place].t || []));
    }
    return { size, tiles };
  }

  function outcomes() {
    const found = new Map();
    const frame = frames[now.moment - 1];
    for (const id of (frame && frame.k) || []) found.set(id, "marked");
    for (const entry of (frame && frame.e) || []) {
      if (entry[0] >= 0 && found.get(entry[0]) !== "changed") found.set(entry[0], outcomeNames[entry[1]]);
    }
    return found;
  }

  // MARK: Views

  const tree = () => (now.tree ||= recordedTree.tree(now.nodes.values()));

  function answerTree(step, from) {
    const here = tree().get(step ?? null);
    if (!here) return null;
    const collator = new Intl.Collator("en", { numeric: true });
    const children = [...here.children.values()].sort((a, b) => collator.compare(a.name, b.name));
    return {
      step, count: children.length, from,
      steps: children.slice(from, from + LIMIT).map((child) => ({ id: child.id, name: child.name, children: child.children.size, nodes: child.nodes.slice(0, 40), ...updatesOf(child.nodes) })),
    };
  }

  // Returns the number of a view's updates until now: the runs of its body, or the changes of its most active attribute.
  function updatesOf(ids) {
    const body = ids.find((id) => now.nodes.get(id)?.kind === "body");
    const count = (id, isRun) => (told.get(id) || []).filter(([moment, entry]) => moment <= now.moment && (entry[1] === 1 || (isRun && entry[1] === 2))).length;
    const app = ids.some((id) => now.nodes.get(id)?.app);
    if (body !== undefined) return { updates: count(body, true), counted: body, app };
    const best = ids.reduce((found, id) => { const changes = count(id, false); return changes > found.updates ? { updates: changes, counted: id } : found; }, { updates: 0, counted: ids[0] ?? null });
    return { ...best, app };
  }

  function answerView(step) {
    if (now.nodes.size <= LIMIT) return drawing([...now.nodes.keys()]);
    const found = [];
    const waiting = [tree().get(step)].filter(Boolean);
    for (let place = 0; place < waiting.length && found.length < LIMIT / 2; place += 1) {
      found.push(...waiting[place].nodes);
      waiting.push(...[...waiting[place].children.values()].slice(0, LIMIT));
    }
    return drawing(widened(found.slice(0, LIMIT / 2), 1));
  }

  // MARK: Attributes

  function widened(centre, count) {
    const all = centre.filter((id) => now.nodes.has(id));
    const known = new Set(all);
    let begin = 0;
    for (let step = 0; step < count; step += 1) {
      const end = all.length;
      for (let place = begin; place < end; place += 1) {
        for (const id of [...(now.reads.get(all[place]) || []), ...(now.readers.get(all[place]) || [])].slice(0, 120)) {
          if (all.length >= LIMIT || known.has(id) || !now.nodes.has(id)) continue;
          known.add(id);
          all.push(id);
        }
      }
      begin = end;
    }
    return all;
  }

  function drawing(ids) {
    const shown = new Set(ids);
    const edges = [];
    for (const reader of ids) {
      for (const source of now.reads.get(reader) || []) if (shown.has(source)) edges.push([source, reader]);
    }
    return { nodes: ids.map(brief).filter(Boolean), edges, cut: ids.length >= LIMIT };
  }

  function brief(id) {
    const node = now.nodes.get(id);
    if (!node) return null;
    return { ...node, stale: false, reads: (now.reads.get(id) || new Set()).size, readers: (now.readers.get(id) || new Set()).size };
  }

  function answerNode(id) {
    const node = now.nodes.get(id);
    if (!node) return null;
    const before = (told.get(id) || []).filter(([moment]) => moment <= now.moment);
    const runs = before.filter(([, entry]) => entry[1] !== 0);
    const times = node.kind !== "body" ? [] : frames.slice(0, now.moment).flatMap((frame) =>
      (frame.b || []).filter((body) => body.node === id && body.name === node.name).map((body) => body.ms));
    const near = (map) => [...(map.get(id) || [])].slice(0, 60).map(brief).filter(Boolean);
    return {
      ...node, value: now.values.has(id) ? now.values.get(id) : null, stale: false, evaluations: runs.length,
      changes: runs.filter(([, entry]) => entry[1] === 1).length, made: null, isState: false, isRecorded: true,
      ms: times.length ? times.reduce((a, b) => a + b, 0) : null, timed: times.length, longest: times.length ? Math.max(...times) : null,
      reads: near(now.reads), readers: near(now.readers),
    };
  }

  function search(words) {
    const parts = words.toLowerCase().split(" ").filter(Boolean);
    const found = [];
    for (const node of now.nodes.values()) {
      const name = `${node.name} ${node.kind} ${node.path || ""}`.toLowerCase();
      if (parts.length && parts.every((part) => name.includes(part))) found.push(node.id);
      if (found.length > 100) break;
    }
    return { nodes: found.slice(0, 100).map(brief), more: found.length > 100 };
  }

  // MARK: Reasons

  const title = (id) => { const node = now.nodes.get(id); return node && node.name ? `“${node.name}”` : node ? `${node.kind} #${id}` : `#${id}`; };
  const differenceOf = (entry) => (entry.length <= 8 ? null
    : { path: text(entry[8]), reason: text(entry[9]), old: text(entry[10]), new: text(entry[11]), incomparable: entry[12] === 1 });

  // Returns the chain of causes of an attribute's value, entry by entry, back to the write.
  function why(id, frame) {
    const place = frame === null || frame === undefined ? now.moment : frames.findIndex((known) => known.f.n === frame) + 1;
    let end = [place || now.moment, Infinity];
    const chain = [];
    const known = new Set();
    let next = id;
    while (next !== null && next >= 0 && !known.has(next) && chain.length < 200) {
      known.add(next);
      const entry = lastEntry(next, end, chain.length === 0);
      chain.push(stepOf(next, entry));
      if (!entry || entry.found[1] === 0 || entry.found[3] === 1) break;
      end = [entry.moment, entry.index];
      next = entry.found[2] >= 0 ? entry.found[2] : null;
    }
    const isOpen = chain.length && chain[chain.length - 1].outcome === "unknown";
    return { steps: chain, text: "", stale: false, missing: isOpen ? ["events before the recording"] : [] };
  }

  function lastEntry(id, [lastMoment, lastIndex], isFirst) {
    const list = told.get(id) || [];
    for (let place = list.length - 1; place >= 0; place -= 1) {
      const [moment, found] = list[place];
      if (moment > lastMoment || found[1] === 3) continue;
      const index = frames[moment - 1].e.indexOf(found);
      if (moment === lastMoment && index >= lastIndex) continue;
      if (found[1] === 2 && !isFirst) continue;
      return { moment, index, found };
    }
    return null;
  }

  function stepOf(id, entry) {
    const node = now.nodes.get(id);
    const step = { title: title(id), kind: node ? node.kind : "", node: id, path: node ? node.path : null, reason: null, old: null, new: null, difference: null, advice: null, concluded: false, writes: [], others: [] };
    if (!entry) return { ...step, outcome: "unknown" };
    const found = entry.found;
    const difference = differenceOf(found);
    const writes = found[1] === 0 ? [{ old: text(found[4]), new: text(found[5]), place: text(found[6]) }] : [];
    return {
      ...step, outcome: found[1] === 2 ? "equal" : "changed", reason: found[3] === 1 ? "first run" : null, old: text(found[4]), new: text(found[5]),
      difference, advice: difference ? text(found[13]) : null, writes,
    };
  }

  function update(number) {
    const frame = frames.find((known) => known.f.n === number);
    if (!frame) return null;
    const entries = (frame.e || []).map((entry) => {
      const node = now.nodes.get(entry[0]);
      const cause = now.nodes.get(entry[2]);
      const difference = differenceOf(entry);
      return {
        id: node ? entry[0] : null, title: entry[0] < 0 ? text(entry[7]) : title(entry[0]), kind: node ? node.kind : null, what: outcomeNames[entry[1]],
        path: node ? node.path : null, old: text(entry[4]), new: text(entry[5]), differs: difference ? difference.path : null,
        incomparable: difference ? difference.incomparable : false, app: node ? node.app : false, cause: entry[2], first: entry[3] === 1, place: text(entry[6]),
        causeTitle: cause ? title(entry[2]) : null, causeKind: cause ? cause.kind : null,
      };
    });
    return { frame: frame.f, entries: entries.slice(0, 1000), bodies: (frame.b || []).map(placed), damage: frame.g || [] };
  }

  // Returns the lines of the writes in a frame, which the recording has in the frame's entries.
  function writes(number) {
    const frame = frames.find((known) => known.f.n === number);
    return frame ? (frame.e || []).filter((entry) => entry[1] === 0 && entry[6] >= 0).map((entry) => ({ node: entry[0], place: text(entry[6]) })) : null;
  }

  const placed = (body) => ({ ...body, path: now.nodes.get(body.node)?.path ?? null });

  // MARK: Layout

  // Returns the guides of a view: those that its containers used, and the others at their defaults, which follow from the size.
  function guidesOf(set, width, height) {
    const guide = (name, axis, at) => ({ name, axis, at, set: false });
    const all = [guide("leading", "x", 0), guide("center", "x", width / 2), guide("trailing", "x", width), guide("top", "y", 0), guide("center", "y", height / 2), guide("bottom", "y", height)];
    return [...all.filter((one) => !set.some((other) => other.name === one.name && other.axis === one.axis)), ...set];
  }

  // Returns a view's layout: its frame, its proposal, its guides, and how a stack divided its space.
  function placeOf(id) {
    const node = now.nodes.get(id);
    if (!node) return null;
    // An attribute without a layout of its own has the layout of its view, or of the first view inside it.
    const own = now.places.has(id) ? id : [...now.places.keys()].find((other) => now.nodes.get(other)?.path === node.path && node.path);
    const place = now.places.get(own ?? [...now.places.keys()].find((other) => node.path && now.nodes.get(other)?.path?.startsWith(`${node.path}/`)));
    if (!place) return null;
    const [at, x, y, width, height, proposedWidth, proposedHeight] = place;
    const view = now.nodes.get(at);
    const { guides, stack } = now.arithmetic.get(at) ?? { guides: [], stack: null };
    // The container's placements of the view and its neighbours.
    const arranged = [...(now.reads.get(at) || []), ...(now.readers.get(at) || [])].find((other) => now.nodes.get(other)?.kind === "placements");
    return {
      name: view ? view.name : "", path: view ? view.path : null, frame: [x, y, width, height], proposal: [proposedWidth, proposedHeight], guides: guidesOf(guides, width, height), safe: [0, 0, 0, 0], stack,
      arranged: arranged !== undefined && now.values.has(arranged) ? now.values.get(arranged) : null, node: at,
    };
  }

  // Returns the smallest view that contains a point; of equally small views, the innermost.
  function pick({ x, y }) {
    let found = null;
    for (const [id, [, left, top, width, height]] of now.places) {
      if (x < left || y < top || x >= left + width || y >= top + height) continue;
      const depth = (now.nodes.get(id)?.path || "").length;
      if (!found || width * height < found.area || (width * height === found.area && depth > found.depth)) found = { id, area: width * height, depth };
    }
    return found && { node: found.id, place: placeOf(found.id) };
  }

  // Returns the frame and the proposal of each view.
  function layout() {
    if (!now.places.size) return null;
    const collator = new Intl.Collator("en", { numeric: true });
    const pathOf = ([id]) => now.nodes.get(id)?.path ?? "";
    const events = [...now.places.values()].sort((a, b) => collator.compare(pathOf(a), pathOf(b))).map(([id, x, y, width, height, proposedWidth, proposedHeight]) => {
      const node = now.nodes.get(id);
      return { name: node ? node.name || node.kind : `#${id}`, depth: Math.max(0, recordedTree.steps(node?.path || "").length - 1), proposed: [proposedWidth, proposedHeight], answer: [width, height], at: [x, y], known: false };
    });
    return { events, isRecorded: true };
  }

  function answer(what, more) {
    switch (what) {
      case "tree": return answerTree(more.step, more.from);
      case "view": return answerView(more.step);
      case "around": return drawing(widened(more.nodes, more.steps));
      case "node": return answerNode(more.node);
      case "search": return search(more.text);
      case "why": return why(more.node, more.update);
      case "update": return update(more.update);
      case "writes": return writes(more.update);
      case "waste": return data.waste;
      case "place": return placeOf(more.node);
      case "pick": return pick(more);
      case "layout": return layout();
      default: return null;
    }
  }

  return {
    open, goTo, picture, outcomes, answer,
    close() { [data, frames, told, now] = [null, [], new Map(), null]; },
    get isOpen() { return data !== null; },
    get data() { return data; },
    get frames() { return frames.map((frame) => frame.f); },
    get moment() { return now.moment; },
    get counts() { return { nodes: now.nodes.size, edges: now.edgeCount }; },
    // Returns the moment after a frame, or null if the frame isn't recorded.
    momentOf(number) { const place = frames.findIndex((frame) => frame.f.n === number); return place < 0 ? null : place + 1; },
  };
})();
