"use strict";

// The causes of a frame: for each input that was set, what ran because of it. Works on the entries of a frame, live or recorded.
const causesOf = (() => {
  const drawing = new Set(["displayList", "rootDisplayList"]);
  const laying = new Set(["layout", "layoutComputer", "placements", "geometry", "windowSize"]);

  // Returns the work of an entry: a body, layout, drawing or other.
  function workOf(kind) {
    if (kind === "body") return "body";
    return drawing.has(kind) ? "drawing" : laying.has(kind) ? "layout" : "other";
  }

  const isInside = (path, outer) => path === outer || path.startsWith(`${outer}/`) || path.startsWith(`${outer}[`);

  // Returns the entry that made a new attribute: the body around it that ran last, or null.
  function maker(entry, ran) {
    let best = null;
    for (const body of ran) {
      if (!body.path || !entry.path || !isInside(entry.path, body.path) || body.id === entry.id) continue;
      if (!best || body.path.length >= best.path.length) best = body;
    }
    return best;
  }

  // Returns the causes: first those that made a body of the app run, and among them the one with the most work. Each has its root, its entries in order, and each entry's parent.
  function causes(entries) {
    const known = entries.filter((entry) => entry.id !== null);
    const first = new Map();
    const groups = new Map();
    for (const entry of known) {
      const old = first.get(entry.id);
      if (!old) first.set(entry.id, entry);
      else if (old.what === "set" && entry.what === "set") Object.assign(old, { new: entry.new ?? old.new, times: (old.times || 1) + 1, place: entry.place ?? old.place });
    }
    const bodies = known.filter((entry) => entry.kind === "body" && entry.what !== "set");
    const unseen = new Map();
    const parents = new Map();
    const parentOf = (entry) => {
      if (entry.first) return maker(entry, bodies);
      if (!(entry.cause >= 0)) return null;
      const found = first.get(entry.cause);
      if (found && found !== entry) return found;
      if (!unseen.has(entry.cause)) unseen.set(entry.cause, { id: entry.cause, title: entry.causeTitle || `#${entry.cause}`, kind: entry.causeKind || "", what: "unseen", path: null, old: null, new: null, place: null });
      return unseen.get(entry.cause);
    };
    const rootOf = (entry) => {
      const way = new Set();
      let at = entry;
      while (at && at.what !== "set" && at.what !== "unseen" && !way.has(at)) {
        way.add(at);
        if (!parents.has(at)) parents.set(at, parentOf(at));
        at = parents.get(at);
      }
      return at && !way.has(at) ? at : null;
    };
    const group = (root) => groups.get(root) || groups.set(root, { root, entries: [], parents, work: { body: 0, layout: 0, drawing: 0, other: 0 }, equal: 0, made: 0 }).get(root);
    for (const entry of known) {
      if (entry.what === "set") {
        if (first.get(entry.id) === entry) group(entry);
        continue;
      }
      const root = rootOf(entry);
      if (!root) continue;
      const own = group(root);
      own.entries.push(entry);
      own.work[workOf(entry.kind)] += 1;
      if (entry.what === "equal") own.equal += 1;
      if (entry.first) own.made += 1;
    }
    for (const cause of groups.values()) {
      const bodies = cause.entries.filter((entry) => entry.kind === "body");
      cause.isOfApp = bodies.some((entry) => entry.app);
      // A state that only bodies of Trellis read is Trellis's.
      cause.root.isOwn = bodies.length > 0 && !cause.isOfApp;
    }
    return [...groups.values()].filter((cause) => cause.entries.length || cause.root.kind !== "transaction")
      .sort((a, b) => (a.root.what === "unseen") - (b.root.what === "unseen") || b.isOfApp - a.isOfApp || b.work.body - a.work.body || b.entries.length - a.entries.length);
  }

  // Returns the chain from the root to its furthest visible effect, without repeated names.
  function chain(cause) {
    const depth = (entry) => {
      let steps = 0;
      for (let at = entry; at && at !== cause.root && steps < 500; at = cause.parents.get(at)) steps += 1;
      return steps;
    };
    const shown = cause.entries.filter((entry) => entry.what === "changed" && entry.kind !== "rootDisplayList");
    const best = (list) => list.reduce((found, entry) => {
      const length = depth(entry);
      return found && found.length >= length ? found : { entry, length };
    }, null);
    const texts = shown.filter((entry) => ["resolvedText", "resolvedColor", "resolvedImage"].includes(entry.kind));
    const found = best(texts) || best(shown.filter((entry) => entry.kind === "body")) || best(shown) || best(cause.entries);
    const steps = [];
    for (let at = found?.entry; at && at !== cause.root && steps.length < 500; at = cause.parents.get(at)) steps.unshift(at);
    // A step's name says more than its attributes; modifiers that only pass a drawing on say nothing.
    const passes = (step) => step.kind === "displayList" && /Modifier$/.test(words.name(step.title));
    return steps.filter((step, index) => index === steps.length - 1 || (words.name(steps[index + 1].title) !== words.name(step.title) && !passes(step)));
  }

  return { causes, chain, workOf };
})();
