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

  function rowOf(step, depth) {
    const { name, index } = named(step.name);
    const twist = make("span", { class: "twist", "aria-hidden": "true" }, step.children ? "▸" : "");
    const heat = make("span", { class: "heat", hidden: "" });
    const line = make("div", { class: "row" }, twist, make("span", { class: `name ${step.app ? "" : "framework"}`, title: step.name }, name),
      index ? make("span", { class: "soft" }, index) : null, heat);
    line.style.paddingLeft = `${8 + Math.min(depth, 40) * 12}px`;
    const item = make("li", { role: "treeitem", "aria-selected": "false", "aria-expanded": step.children ? "false" : null, "aria-label": `${name}${step.updates ? `, updated ${step.updates} times` : ""}` }, line);
    Object.assign(item, { step, depth, heat, line, twist, inner: null });
    item.step.updates ||= 0;
    most = Math.max(most, step.updates);
    paint(item);
    for (const id of step.nodes) if (!rows.has(id)) rows.set(id, item);
    twist.addEventListener("click", (event) => { event.stopPropagation(); toggle(item); });
    line.addEventListener("click", () => { focus(item); choose(step); });
    line.addEventListener("dblclick", () => toggle(item));
    return item;
  }

  async function toggle(item, isOpen = !item.inner || item.inner.hidden) {
    if (!item.step.children) return;
    if (!item.inner) {
      item.inner = make("ul", { role: "group" });
      item.append(item.inner);
      await fill(item.inner, item.step.id, 0, item.depth + 1);
    }
    item.inner.hidden = !isOpen;
    item.setAttribute("aria-expanded", String(isOpen));
    item.twist.textContent = isOpen ? "▾" : "▸";
  }

  async function fill(into, step, from, depth) {
    const answer = await app.ask("tree", { step, from });
    if (!answer) return null;
    into.append(...answer.steps.map((child) => rowOf(child, depth)));
    const next = from + answer.steps.length;
    if (next < answer.count) {
      const more = make("li", {}, make("div", { class: "row soft" }, `${words.number(answer.count - next)} more`));
      more.firstChild.style.paddingLeft = `${24 + depth * 12}px`;
      more.addEventListener("click", async () => {
        more.remove();
        await fill(into, step, next, depth);
      });
      into.append(more);
    }
    return answer;
  }

  const isPresentation = (item) => item.step?.name === "ScenePresentation";

  // Opens rows, the outermost first, until enough are visible.
  async function openSome() {
    let waiting = [...list.children].filter((item) => !isPresentation(item));
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

  async function show() {
    const isFirst = !list.children.length;
    const scroll = list.scrollTop;
    rows = new Map();
    most = 1;
    const fresh = make("ul");
    const answer = await fill(fresh, null, 0, 0);
    // The app's own views come first, and what Trellis keeps for presentations comes last.
    const rank = (item) => (item.step?.app ? 0 : isPresentation(item) ? 2 : 1);
    const roots = [...fresh.children].sort((one, other) => rank(one) - rank(other));
    list.replaceChildren(...roots);
    if (answer && !answer.steps.length) list.append(make("li", { class: "soft note" }, "No views are recorded."));
    await openSome();
    for (const row of new Set(rows.values())) paint(row);
    if (!isFirst) list.scrollTop = scroll;
    return answer;
  }

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
    else if (event.key === "ArrowRight" && focused) await toggle(focused, true);
    else if (event.key === "ArrowLeft" && focused) {
      if (focused.inner && !focused.inner.hidden) await toggle(focused, false);
      else move(focused.parentElement.closest("li[role=treeitem]"));
    }
  });

  return {
    show, count,
    // Marks the row of an attribute's view, if it is shown.
    mark(id) { focus(rows.get(id) ?? null); },
    onChoice(next) { choose = next; },
  };
})();
