"use strict";

// The field that finds views, states and attributes. The arrow keys choose a match.
const search = (() => {
  const field = byID("search");
  const list = byID("found");
  let count = 0;
  let listener = () => {};

  function take(item) {
    if (!item?.dataset.id) return;
    list.hidden = true;
    field.value = "";
    field.blur();
    listener(Number(item.dataset.id));
  }

  async function find() {
    const text = field.value.trim().slice(0, 100);
    const number = (count += 1);
    if (!text) return void (list.hidden = true);
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (number !== count) return;
    const answer = await app.ask("search", { text });
    if (number !== count || !answer) return;
    list.hidden = false;
    list.replaceChildren(...answer.nodes.map((node) => make("li", { "data-id": node.id, onclick: (event) => take(event.currentTarget) },
      words.name(node.name || `#${node.id}`), make("span", { class: "soft" }, ` ${words.kind(node.kind)} `), node.path ? words.path(node.path) : "")));
    if (!answer.nodes.length) list.append(make("li", { class: "soft" }, "No matches"));
    if (answer.more) list.append(make("li", { class: "soft" }, "More matches aren't listed; type more of the name."));
    list.firstChild.classList.add("on");
  }

  field.addEventListener("input", find);
  field.addEventListener("focus", () => { if (field.value && list.children.length) list.hidden = false; });
  field.addEventListener("keydown", (event) => {
    const on = list.querySelector(".on");
    const next = { ArrowDown: on?.nextElementSibling, ArrowUp: on?.previousElementSibling }[event.key];
    if (event.key === "Enter") take(on);
    else if (event.key === "Escape") {
      field.value = "";
      list.hidden = true;
      field.blur();
    } else if (next?.dataset.id) {
      on.classList.remove("on");
      next.classList.add("on");
      next.scrollIntoView({ block: "nearest" });
    } else return;
    event.preventDefault();
  });

  return { onChoice(next) { listener = next; } };
})();
