"use strict";

// The tree of views, with the number of each view's updates as heat.
const tree = (() => {
  const list = byID("tree");
  const OPENED = 120;
  let choose = () => {};
  // The rows by attribute: a frame's outcomes name attributes.
  let rows = new Map();
  let most = 1;
  let focused = null;

  // Splits a step's name into the view's name and its index in the parent.
  function named(name) {
    const match = /^\[(.*?)\]\/?(.*)$/s.exec(name);
    return match ? { name: match[2] || `[${match[1]}]`, index: match[2] ? match[1] : "" } : { name: name || "view", index: "" };
  }

  function paint(row) {
    const { updates } = row.step;
    row.heat.textContent = updates ? words.number(updates) : "";
    row.heat.hidden = !updates;
    row.heat.title = `updated ${updates}×`;
    const share = Math.sqrt(updates / most);
    row.heat.style.background = `color-mix(in srgb, var(--changed) ${Math.round(8 + share * 42)}%, transparent)`;
  }

  function rowOf(depth) {
    const twist = make("span", { class: "twist", "aria-hidden": "true" });
    const [name, index] = [make("span"), make("span", { class: "soft" })];
    const heat = make("span", { class: "heat", hidden: "" });
    const line = make("div", { class: "row" }, twist, name, index, heat);
    line.style.paddingLeft = `${8 + Math.min(depth, 40) * 12}px`;
    const item = make("li", { role: "treeitem", "aria-selected": "false" }, line);
    Object.assign(item, { depth, heat, line, twist, name, index, inner: null });
    twist.addEventListener("click", (event) => { event.stopPropagation(); inOrder(() => toggle(item)); });
    line.addEventListener("click", () => { focus(item); choose(item.step); });
    line.addEventListener("dblclick", () => inOrder(() => toggle(item)));
    return item;
  }

  // Shows a view in a row.
  function set(item, step) {
    const { name, index } = named(step.name);
    item.step = step;
    step.updates ||= 0;
    most = Math.max(most, step.updates);
    item.name.textContent = name;
    item.name.className = `name ${step.app ? "" : "framework"}`;
    item.name.title = step.name;
    item.index.textContent = index;
    item.setAttribute("aria-label", `${name}${step.updates ? `, updated ${step.updates} times` : ""}`);
    if (!step.children) close(item);
    mark(item);
    paint(item);
    for (const id of step.nodes) if (!rows.has(id)) rows.set(id, item);
  }

  const isOpen = (item) => item.inner !== null;

  // Shows whether a row is open.
  function mark(item) {
    item.twist.textContent = !item.step.children ? "" : isOpen(item) ? "▾" : "▸";
    if (item.step.children) item.setAttribute("aria-expanded", String(isOpen(item)));
    else item.removeAttribute("aria-expanded");
  }

  function close(item) {
    if (item.inner?.contains(focused)) focus(item);
    item.inner?.remove();
    item.inner = null;
  }

  async function toggle(item, opens = !isOpen(item)) {
    if (!item.step.children || opens === isOpen(item)) return;
    if (opens) {
      item.inner = make("ul", { role: "group" });
      item.append(item.inner);
      await fill(item.inner, item.step.id, item.depth + 1);
    } else close(item);
    mark(item);
  }

  // Changes of the tree run one after the other.
  let last = Promise.resolve();
  function inOrder(change) {
    const result = last.then(change);
    last = result.catch((error) => console.error(error));
    return result;
  }

  // Shows the children of a view: at least as many as were shown before. Rows of the same name are kept, with all that is open in them.
  async function fill(list, step, depth) {
    const known = new Map([...list.children].filter((item) => item.step).map((item) => [item.step.name, item]));
    const steps = [];
    let answer = null;
    do {
      answer = await app.ask("tree", { step, from: steps.length });
      if (!answer) return null;
      steps.push(...answer.steps);
    } while (answer.steps.length && steps.length < Math.min(answer.count, Math.max(known.size, list.wanted || 0)));
    const items = [];
    for (const child of order(steps, depth)) {
      const item = known.get(child.name) ?? rowOf(depth);
      known.delete(child.name);
      items.push(item);
      set(item, child);
      if (isOpen(item)) await fill(item.inner, child.id, depth + 1);
    }
    for (const gone of known.values()) if (gone === focused || gone.contains(focused)) focus(gone.parentElement.closest("li[role=treeitem]"));
    if (steps.length < answer.count) items.push(moreOf(list, step, depth, answer.count - steps.length, steps.length));
    items.forEach((item, index) => { if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null); });
    while (list.children.length > items.length) list.lastChild.remove();
    return answer;
  }

  function moreOf(list, step, depth, count, shown) {
    const more = make("li", { role: "none" }, make("div", { class: "row soft" }, `${words.number(count)} more`));
    more.firstChild.style.paddingLeft = `${24 + depth * 12}px`;
    more.addEventListener("click", () => {
      list.wanted = shown + 1;
      inOrder(() => fill(list, step, depth));
    });
    return more;
  }

  const isPresentation = (step) => step?.name === "ScenePresentation";

  // Of the roots, the app's own views come first, and what Trellis keeps for presentations comes last.
  function order(steps, depth) {
    if (depth) return steps;
    const rank = (step) => (step.app ? 0 : isPresentation(step) ? 2 : 1);
    return [...steps].sort((one, other) => rank(one) - rank(other));
  }

  // Opens rows, the outermost first, until enough are visible.
  async function openSome() {
    let waiting = [...list.children].filter((item) => !isPresentation(item.step));
    let count = waiting.length;
    while (waiting.length && count < OPENED) {
      const next = [];
      for (const item of waiting) {
        if (!item.step?.children || item.step.children > 40 || count >= OPENED) continue;
        await toggle(item, true);
        next.push(...item.inner.children);
        count += item.inner.children.length;
      }
      waiting = next;
    }
  }

  async function renewAll() {
    const isFirst = !list.children.length;
    rows = new Map();
    most = 1;
    const answer = await fill(list, null, 0);
    if (answer && !answer.steps.length) list.append(make("li", { class: "soft note" }, "No views are recorded."));
    if (isFirst) await openSome();
    for (const row of new Set(rows.values())) paint(row);
    return answer;
  }

  const show = () => inOrder(renewAll);

  // Counts the attributes that ran in the frames of a message.
  function count(outcomes) {
    const touched = new Set();
    for (const [id, outcome] of outcomes) {
      const row = rows.get(id);
      if (row && (outcome === "changed" || outcome === "equal") && (row.step.counted === undefined || row.step.counted === id || row.step.counted === null)) touched.add(row);
    }
    for (const row of list.querySelectorAll(".heat.now")) row.classList.remove("now");
    const before = most;
    for (const row of touched) {
      row.step.updates += 1;
      most = Math.max(most, row.step.updates);
      row.heat.classList.add("now");
    }
    for (const row of most === before ? touched : new Set(rows.values())) paint(row);
  }

  // MARK: Keyboard

  const isVisible = (item) => item.getClientRects().length > 0;

  function focus(item) {
    focused?.line.classList.remove("chosen");
    focused?.setAttribute("aria-selected", "false");
    focused = item;
    if (!item) return;
    item.line.classList.add("chosen");
    item.setAttribute("aria-selected", "true");
    item.line.scrollIntoView({ block: "nearest" });
  }

  list.addEventListener("keydown", async (event) => {
    if (!event.key.startsWith("Arrow")) return;
    // Before anything is awaited: the window's own keys step through the frames.
    event.preventDefault();
    event.stopPropagation();
    const visible = [...list.querySelectorAll("li[role=treeitem]")].filter(isVisible);
    const place = visible.indexOf(focused);
    const move = (item) => { if (item) { focus(item); choose(item.step); } };
    if (event.key === "ArrowDown") move(visible[place + 1]);
    else if (event.key === "ArrowUp") move(visible[place - 1]);
    else if (event.key === "ArrowRight" && focused) await inOrder(() => toggle(focused, true));
    else if (event.key === "ArrowLeft" && focused) {
      if (isOpen(focused)) await inOrder(() => toggle(focused, false));
      else move(focused.parentElement.closest("li[role=treeitem]"));
    }
  });

  return {
    show, count,
    // Forgets the rows of another window.
    reset() {
      return inOrder(() => {
        focus(null);
        list.replaceChildren();
        list.wanted = 0;
      });
    },
    // Marks the row of an attribute's view, if it is shown.
    mark(id) { focus(rows.get(id) ?? null); },
    onChoice(next) { choose = next; },
  };
})();
