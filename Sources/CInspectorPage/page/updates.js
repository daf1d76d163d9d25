"use strict";

// The pane of updates, the page's first: for each of the user's actions and what followed, a sentence per cause.
const updates = (() => {
  const pane = byID("updates");
  // The frames of one action and of what followed it are one group, shown as a card.
  let groups = [];
  let isFollowing = true;
  let choose = () => {};
  let goToFrame = () => {};
  const SHOWN = 60;
  const ASKED = 8;
  // The pause after which frames without an action are a group of their own, in milliseconds of the app's clock.
  const PAUSE = 1500;
  // An animation that doesn't end would be one group for ever.
  const FRAMES = 1000;

  const isNew = (frame, last) => !last || frame.why.length > 0 || frame.at - last.at > PAUSE;

  // Whether a frame's actions are only moves of the pointer, as over a button.
  const isMove = (frame) => frame.why.length > 0 && frame.why.every((why) => /^pointer (moved|left)/.test(why));

  function add(frame) {
    const group = groups[groups.length - 1];
    const last = group?.frames[group.frames.length - 1];
    // The press before a click belongs to the same action.
    const isPress = group && frame.why.length > 0 && frame.at - last.at <= PAUSE && last.why.some((why) => why.startsWith("pointer down"));
    if (group && group.frames.length < FRAMES && (!isNew(frame, last) || isPress || (isMove(frame) && frame.at - last.at <= PAUSE))) group.frames.push(frame);
    else groups.push({ frames: [frame], card: null, isQuiet: isMove(frame) });
    groups[groups.length - 1].isDirty = true;
    if (groups.length > 400) groups.splice(0, groups.length - 400);
  }

  const causesIn = (group) => [...new Set(group.frames.flatMap((frame) => frame.why))].filter((why) => !/^pointer moved/.test(why));

  // Returns the user's actions in words, or the reason that there is none.
  function titleOf(group) {
    const why = causesIn(group);
    const point = why.find((text) => text.startsWith("pointer up"));
    const named = why.filter((text) => !text.startsWith("pointer"));
    if (point && !named.length) return `Click at ${point.split(" at ")[1]}`;
    if (named.length) return named.slice(0, 3).join(", ").replace(/^[a-z](?=[a-z]*\b)/, (letter) => letter.toUpperCase());
    if (why.length) return why[0].replace(/^pointer down/, "Press").replace(/^pointer left.*/, "Pointer left the window");
    if (group.isQuiet) return "Pointer moved";
    return group.frames[0].n === 0 ? "Start" : "Without an action";
  }

  function framesOf(group) {
    const [first, last] = [group.frames[0].n, group.frames[group.frames.length - 1].n];
    return first === last ? `frame ${first}` : `frames ${first}–${last}`;
  }

  // MARK: A cause in a sentence

  const chip = (entry, kind = "") => make("button", { class: `chip ${kind}`, "data-id": entry.id, title: `${words.name(entry.title)} (${words.kind(entry.kind)})${entry.path ? `\n${entry.path}` : ""}`,
    onclick: () => choose(entry.id) }, words.name(entry.title));

  function sentence(root) {
    // The lines of Trellis's own states say nothing about the app.
    const where = root.place && !root.isOwn ? [" in ", words.place(root.place)] : [];
    const times = root.times > 1 ? `, ${root.times} times` : "";
    const [old, now] = words.differing(root.old, root.new);
    const from = old === now ? [] : old !== null && old !== undefined && now !== null ? [" from ", words.value(old, 60), " to ", words.value(now, 60)]
      : root.new !== null && root.new !== undefined ? [" to ", words.value(root.new, 60)] : [];
    if (root.kind === "clock") return [chip(root, "set"), " advanced: an animation is running"];
    if (root.kind === "windowSize") return ["The window was resized", ...from];
    if (root.id === null) return ["Unknown cause"];
    return [chip(root, "set"), " was set", ...from, ...where, times];
  }

  // Returns one line for the causes of which no frame of the group has the change.
  function earlierOf(causes) {
    const byName = new Map();
    for (const cause of causes) byName.set(words.name(cause.root.title), [...(byName.get(words.name(cause.root.title)) || []), cause]);
    const count = causes.reduce((sum, cause) => sum + cause.entries.length, 0);
    const names = [...byName.values()].slice(0, 4).flatMap((same) => [" ", chip(same[0].root), same.length > 1 ? ` (${same.length} of this name)` : ""]);
    return make("div", { class: "cause soft" }, `${words.count(count, "evaluation")} because of what had changed earlier:`, ...names, byName.size > 4 ? ` and ${byName.size - 4} more` : "");
  }

  function causeOf(cause, frame) {
    const steps = causesOf.chain(cause);
    const shown = steps.length > 7 ? [...steps.slice(0, 3), null, ...steps.slice(-3)] : steps;
    const flow = make("div", { class: "flow" });
    for (const step of shown) {
      flow.append(make("span", { class: "arrow" }, "→"), step ? chip(step, step.kind === "body" ? "body" : "") : make("span", { class: "soft" }, "…"));
    }
    const { body, layout, drawing } = cause.work;
    const effects = [];
    if (body) effects.push(words.count(body, "body ran", "bodies ran"));
    if (layout) effects.push(words.count(layout, "layout rule ran", "layout rules ran"));
    if (drawing) effects.push(words.count(drawing, "drawing rule ran", "drawing rules ran"));
    if (cause.made) effects.push(words.count(cause.made, "attribute created", "attributes created"));
    if (cause.equal) effects.push(`${words.count(cause.equal, "result equal", "results equal")}: the change stopped there`);
    if (!cause.entries.length) effects.push("Nothing read it.");
    const incomparable = cause.entries.find((entry) => entry.incomparable && entry.app);
    return make("div", { class: "cause" }, make("p", {}, ...sentence(cause.root)), shown.length ? flow : null,
      make("div", { class: "effects" }, ...effects.map((text) => make("span", {}, text))),
      incomparable ? make("div", { class: "advice" }, chip(incomparable), ` can't be compared in `, make("b", {}, incomparable.differs), "; so it counts as changed each time. ", make("a", { href: "#waste", onclick: (event) => { event.preventDefault(); tabs.show("waste"); } }, "See wasted work")) : null,
      cause.entries.length ? evaluations(cause, frame) : null);
  }

  // The list of all evaluations of a cause, indented by their causes.
  function evaluations(cause, frame) {
    const depths = new Map([[cause.root, -1]]);
    const list = make("div");
    const details = make("details", { class: "evaluations", "data-frame": frame }, make("summary", {}, `All ${words.count(cause.entries.length, "evaluation")}`), list);
    details.addEventListener("toggle", () => {
      if (list.children.length) return;
      for (const entry of cause.entries.slice(0, 1000)) {
        const depth = (depths.get(cause.parents.get(entry)) ?? -1) + 1;
        if (!depths.has(entry)) depths.set(entry, depth);
        const name = make("span", {}, words.name(entry.title));
        const row = make("div", { class: "entry", "data-id": entry.id, onclick: () => choose(entry.id, frame) }, words.dot(entry.what), name,
          make("span", { class: "soft" }, words.kind(entry.kind)),
          make("span", { class: "grow" }, entry.new !== null ? words.change(entry.old, entry.new) : entry.differs ? make("span", { class: "soft" }, entry.differs) : ""));
        row.style.paddingLeft = `${6 + Math.min(depth, 16) * 14}px`;
        list.append(row);
      }
    }, { once: true });
    return details;
  }

  // MARK: A card

  // Returns the frames of a group to ask about: all of a short group; of a long one, the first and the last.
  function sampled(group) {
    const frames = group.only !== undefined ? group.frames.filter((frame) => frame.n === group.only) : group.frames;
    return frames.length <= ASKED ? frames : [...frames.slice(0, ASKED - 2), ...frames.slice(-2)];
  }

  async function fill(group) {
    const frames = sampled(group);
    group.isDirty = false;
    // The first frame builds everything, so its causes say nothing.
    if (frames.length === 1 && frames[0].n === 0) {
      return renew(group.body, [make("p", { class: "cause" }, `The window was built: ${words.count(frames[0].bodies, "body", "bodies")} ran for the first time. Use the app in the picture to see what updates, and why.`)]);
    }
    const answers = group.answers ||= new Map();
    const missing = frames.filter((frame) => !answers.has(frame.n));
    (await Promise.all(missing.map((frame) => app.ask("update", { update: frame.n })))).forEach((answer, index) => answers.set(missing[index].n, answer));
    for (const number of [...answers.keys()]) if (!frames.some((frame) => frame.n === number)) answers.delete(number);
    const found = frames.map((frame) => answers.get(frame.n)).filter(Boolean);
    if (!found.length) return renew(group.body, [make("p", { class: "soft" }, "The evaluations of these frames are no longer stored.")]);
    // The same cause in several frames is shown once.
    const merged = new Map();
    for (const answer of found) {
      for (const cause of causesOf.causes(answer.entries.map((entry) => ({ ...entry })))) {
        const old = merged.get(cause.root.id);
        if (!old || cause.entries.length > old.cause.entries.length) {
          if (old) Object.assign(cause.root, { old: old.cause.root.old ?? cause.root.old, place: cause.root.place ?? old.cause.root.place });
          merged.set(cause.root.id, { cause, frame: answer.frame.n });
        } else if (cause.root.new !== null) Object.assign(old.cause.root, { new: cause.root.new });
      }
    }
    const shown = [...merged.values()].sort((a, b) => b.cause.isOfApp - a.cause.isOfApp || b.cause.work.body - a.cause.work.body || b.cause.entries.length - a.cause.entries.length);
    const isOpen = group.body.querySelector(".evaluations[open]") !== null;
    const known = shown.filter(({ cause }) => cause.root.what !== "unseen");
    const earlier = shown.filter(({ cause }) => cause.root.what === "unseen").map(({ cause }) => cause);
    const parts = known.slice(0, 12).map(({ cause, frame }) => causeOf(cause, frame));
    const note = (text) => parts.push(make("p", { class: "soft" }, text));
    if (known.length > 12) note(`${known.length - 12} more causes`);
    if (earlier.length) parts.push(earlierOf(earlier));
    if (!shown.length) note("Nothing was evaluated; a part of the window was drawn again.");
    const omitted = group.only === undefined ? group.frames.length - frames.length : 0;
    if (omitted) note(`${words.count(omitted, "frame")} between these ${omitted === 1 ? "isn't" : "aren't"} listed`);
    renew(group.body, parts);
    if (isOpen) for (const details of group.body.querySelectorAll(".evaluations")) details.open = true;
    markDrawn(group);
    findLines(group, found, shown);
  }

  // The kinds of inputs that a line of the app writes.
  const written = new Set(["state", "observed", "observedObject", "storedValue"]);

  // The lines of writes take a moment to find, the first time a second or two. So only those of the two causes with the most work are
  // looked up, and the reason of the selection doesn't wait for more.
  async function findLines(group, answers, shown) {
    const asked = group.asked ||= new Set();
    for (const answer of answers) {
      if (asked.has(answer.frame.n) || !shown.slice(0, 2).some(({ cause, frame }) => frame === answer.frame.n && cause.root.what === "set" && written.has(cause.root.kind) && !cause.root.place)) continue;
      asked.add(answer.frame.n);
      const lines = await app.ask("writes", { update: answer.frame.n });
      let isFound = false;
      for (const { node, place } of lines || []) {
        const own = answer.entries.find((entry) => entry.id === node && entry.what === "set");
        if (own && place && own.place !== place) [own.place, isFound] = [place, true];
      }
      if (isFound) group.isDirty = true;
    }
    if (group.isDirty && group.card?.open) await fill(group);
  }

  function markDrawn(group) {
    if (!group.card?.open || tabs.current !== "updates") return;
    const frames = sampled(group).map((frame) => group.answers.get(frame.n)).filter(Boolean);
    if (group.only !== undefined || stepping.isOn) markPicture(frames.flatMap((answer) => answer.damage));
  }

  function summaryOf(group) {
    const frames = group.only !== undefined ? group.frames.filter((frame) => frame.n === group.only) : group.frames;
    const ms = [0, 1, 2, 3].map((phase) => frames.reduce((sum, frame) => sum + frame.ms[phase], 0));
    const worst = frames.reduce((most, frame) => Math.max(most, words.total(frame)), 0);
    const bodies = frames.reduce((sum, frame) => sum + frame.bodies, 0);
    return [make("span", { class: "what" }, titleOf(group)),
      make("span", { class: "when" }, `${group.only !== undefined ? `frame ${group.only}` : framesOf(group)}${bodies ? `, ${words.count(bodies, "body", "bodies")}` : ""}`),
      make("span", { class: `time ${worst > 16.7 ? "over" : ""}`, title: frames.length > 1 ? `the longest of ${frames.length} frames` : null }, words.milliseconds(worst)), words.phaseBar(ms)];
  }

  function cardOf(group) {
    if (!group.card) {
      group.body = make("div", { class: "causes" });
      group.summary = make("summary");
      group.card = make("details", { class: "card" }, group.summary, group.body);
      group.card.group = group;
      group.card.addEventListener("toggle", () => { if (group.card.open && group.isDirty) fill(group); });
      group.summary.addEventListener("click", () => { isFollowing = group === groups[groups.length - 1]; group.only = undefined; });
    }
    group.summary.replaceChildren(...summaryOf(group));
    return group.card;
  }

  // Shows the groups, newest first. The newest is open until another one is opened.
  async function show() {
    if (!groups.length) {
      return pane.replaceChildren(words.empty("Nothing has updated yet", make("p", {}, "Use the app in the picture on the left. Each action shows up here, with the reason for each update and the line that caused it."),
        make("dl", {}, ...[["P", "pick a view in the window"], ["/", "find a view, a state or an attribute"], ["← →", "step through the frames"], ["1 – 5", "switch panes"]]
          .flatMap(([key, text]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)]))));
    }
    const listed = groups.slice(-SHOWN).reverse();
    const cards = listed.map(cardOf);
    const isSame = pane.children.length === cards.length && cards.every((card, index) => pane.children[index] === card);
    if (!isSame) pane.replaceChildren(...cards);
    const newest = cards.find((card) => !card.group.isQuiet) ?? cards[0];
    if (isFollowing) for (const card of cards) card.open = card === newest;
    for (const card of cards) if (card.open && card.group.isDirty) await fill(card.group);
  }

  return {
    show, isMove, PAUSE,
    onChoice(next) { choose = next; },
    onFrame(next) { goToFrame = next; },
    add(frames) { frames.forEach(add); },
    reset(frames = []) {
      groups = [];
      isFollowing = true;
      frames.forEach(add);
    },
    // Opens the card of a frame, and shows only the causes of this frame.
    async showFrame(number) {
      const group = groups.find((known) => known.frames.some((frame) => frame.n === number));
      if (!group) return;
      isFollowing = false;
      group.only = group.frames.length > 1 ? number : undefined;
      group.isDirty = true;
      if (!groups.slice(-SHOWN).includes(group)) pane.replaceChildren(cardOf(group));
      else await show();
      for (const card of pane.querySelectorAll(".card")) card.open = card === group.card;
      cardOf(group);
      await fill(group);
      group.card.scrollIntoView({ block: "nearest" });
    },
    follow() { isFollowing = true; return show(); },
  };
})();
