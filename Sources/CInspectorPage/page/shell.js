"use strict";

// The page's frame: panes as tabs, dividers that resize, and keys.
const tabs = (() => {
  const buttons = [...document.querySelectorAll("[role=tab]")];
  const panelOf = (button) => byID(button.getAttribute("aria-controls"));
  let current = "updates";
  let listener = () => {};

  function show(name) {
    current = name;
    for (const button of buttons) {
      const isOn = button.dataset.pane === name;
      button.setAttribute("aria-selected", String(isOn));
      button.tabIndex = isOn ? 0 : -1;
      panelOf(button).hidden = !isOn;
    }
    document.body.dataset.pane = name;
    return listener(name);
  }

  buttons.forEach((button, index) => {
    button.addEventListener("click", () => show(button.dataset.pane));
    button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.stopPropagation();
      const next = buttons[(index + step + buttons.length) % buttons.length];
      next.focus();
      show(next.dataset.pane);
    });
  });

  return { show, names: buttons.map((button) => button.dataset.pane), get current() { return current; }, onShow(next) { listener = next; } };
})();

// Dividers: dragging or the arrow keys change the size of a pane. Sizes are remembered if the browser allows.
(() => {
  const sized = {
    left: { element: byID("left"), side: "width", from: 1, least: 220 }, right: { element: byID("right"), side: "width", from: -1, least: 220 },
    stage: { element: byID("stage"), side: "height", from: 1, least: 80 }, timeline: { element: byID("timeline"), side: "height", from: -1, least: 56 },
  };
  const remember = (name, size) => { try { localStorage.setItem(`trellis ${name}`, size); } catch { /* A file may not store anything. */ } };
  const remembered = (name) => { try { return Number(localStorage.getItem(`trellis ${name}`)); } catch { return 0; } };

  function resize(name, size) {
    const { element, side, least } = sized[name];
    const most = (side === "width" ? innerWidth : innerHeight) * 0.6;
    const next = Math.round(Math.max(least, Math.min(most, size)));
    element.style[side] = `${next}px`;
    remember(name, next);
    dispatchEvent(new Event("resize"));
  }

  for (const divider of document.querySelectorAll(".divider")) {
    const name = divider.dataset.sizes;
    const { element, side, from, least } = sized[name];
    const length = () => element.getBoundingClientRect()[side];
    const report = () => {
      const most = (side === "width" ? innerWidth : innerHeight) * 0.6;
      for (const [key, value] of [["now", length()], ["min", least], ["max", most]]) divider.setAttribute(`aria-value${key}`, String(Math.round(value)));
    };
    addEventListener("resize", report);
    if (remembered(name)) resize(name, remembered(name));
    report();
    divider.addEventListener("pointerdown", (event) => {
      const [begin, size] = [side === "width" ? event.clientX : event.clientY, length()];
      divider.setPointerCapture(event.pointerId);
      divider.classList.add("on");
      const move = (next) => resize(name, size + from * ((side === "width" ? next.clientX : next.clientY) - begin));
      divider.addEventListener("pointermove", move);
      divider.addEventListener("lostpointercapture", () => {
        divider.classList.remove("on");
        divider.removeEventListener("pointermove", move);
      }, { once: true });
    });
    divider.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -16, ArrowUp: -16, ArrowRight: 16, ArrowDown: 16 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      resize(name, length() + from * step);
    });
  }
})();

// Keys of the whole page, unless the user is typing.
addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input:not([type=range]), textarea, select");
  if (event.key === "Escape") byID("environment").open = false;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const pane = tabs.names[Number(event.key) - 1];
  if (pane) tabs.show(pane);
  else if (event.key === "/") byID("search").focus();
  else if (event.key === "p") byID("pick").click();
  else return;
  event.preventDefault();
});
addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#environment")) byID("environment").open = false;
  if (!event.target.closest(".search")) byID("found").hidden = true;
});
