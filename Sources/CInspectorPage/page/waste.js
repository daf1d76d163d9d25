"use strict";

// The pane of wasted work, ranked by the time that it cost, each with the code that mends it.
const waste = (() => {
  const pane = byID("waste");
  const badge = byID("wasteCount");
  let choose = () => {};

  function headline(entry) {
    const others = entry.attributes > 1 ? ` in ${words.number(entry.attributes)} views` : "";
    const name = make("b", {}, words.name(entry.title));
    if (entry.loop) return [name, ` was set ${words.number(entry.count)}× without an action`];
    if (entry.environment) return [name, ` ran ${words.number(entry.count)}× because of `, make("b", {}, entry.cause), ", which few of its views need"];
    if (entry.property) return [name, others, ` ran ${words.number(entry.count)}× because of `, make("b", {}, entry.property)];
    return [name, others, ` ran ${words.number(entry.count)}× with an equal result`, entry.cause ? [", because of ", make("b", {}, words.name(entry.cause))] : ""].flat();
  }

  function row(entry, most) {
    const meter = make("i");
    meter.style.width = `${Math.max(2, (entry.ms / most) * 100)}%`;
    return make("div", { class: "rank", "data-node": entry.node, "data-property": entry.property || "", "data-kind": entry.loop ? "loop" : entry.environment ? "environment" : entry.property ? "property" : "equal" },
      make("div", { class: "cost" }, make("b", {}, entry.ms > 0 ? words.milliseconds(entry.ms) : "–"), make("span", { class: "soft" }, `${words.number(entry.count)}×`), make("div", { class: "meter" }, meter)),
      make("div", {}, make("p", {}, ...headline(entry)), entry.path ? words.path(entry.path, "div") : null,
        entry.reason ? make("p", { class: "soft" }, entry.reason, ...(entry.old !== null && entry.new !== null && entry.old !== entry.new ? [": ", words.change(entry.old, entry.new, 50)] : [])) : null,
        entry.place ? make("p", {}, "Written in ", words.place(entry.place)) : null,
        make("p", { class: "advice" }, entry.advice.replace(/^(a|the) /, (word) => word[0].toUpperCase() + word.slice(1))), entry.fix ? make("code", { class: "fix" }, entry.fix) : null,
        entry.node !== null ? make("p", { class: "sub-link" }, make("a", { href: "#", onclick: (event) => { event.preventDefault(); choose(entry.node); } }, "Show it")) : null));
  }

  // Entries without a time and without a remedy only show where changes stop.
  async function show() {
    const all = (await app.ask("waste")) || [];
    const ranked = all.filter((entry) => entry.app && (entry.property || entry.loop || entry.kind === "body"));
    const rest = all.filter((entry) => !ranked.includes(entry));
    badge.hidden = !ranked.length;
    badge.textContent = ranked.length;
    if (tabs.current !== "waste") return;
    if (!all.length) return renew(pane, [words.empty("No wasted work", make("p", {}, "Work is wasted if a body runs and its result is equal, if a value can't be compared, or if a view sets its own state again and again."))]);
    const most = Math.max(...ranked.map((entry) => entry.ms), 0.001);
    const isOpen = pane.querySelector("details")?.open ?? false;
    const more = make("details", {}, make("summary", { class: "soft" }, `${words.count(rest.length, "other rule")} of Trellis's own views, or with equal results, where changes stopped`),
      ...rest.slice(0, 100).map((entry) => make("div", { class: "entry", onclick: () => entry.node !== null && choose(entry.node) }, make("span", { class: "grow" }, words.name(entry.title), make("span", { class: "soft" }, ` ${words.kind(entry.kind)}`)), `${words.number(entry.count)}×`)));
    const parts = ranked.map((entry) => row(entry, most));
    if (!ranked.length) parts.push(words.empty("No body was wasted", make("p", {}, "Every body that ran had a different result.")));
    if (rest.length) parts.push(make("div", { class: "sub" }, more));
    renew(pane, parts);
    if (isOpen) pane.querySelector("details").open = true;
  }

  return { show, onChoice(next) { choose = next; } };
})();
