"use strict";

// A preview in a frame of the page of all previews: its picture. The containing page sends settings, and is sent what was picked.
(() => {
  const parentPage = (message) => parent.postMessage({ from: "preview", ...message }, "*");
  let outlined = null;

  // Whether a message comes from the page around this one, and that page is of this machine.
  function isParent(event) {
    return event.source === parent && /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(event.origin);
  }

  addEventListener("message", (event) => {
    if (!isParent(event)) return;
    const { set, size, outline, pick } = event.data;
    for (const [what, value] of Object.entries(set || {})) app.send({ t: "set", what, value });
    if (size) app.send({ t: "resize", w: size.width, h: size.height, scale: size.scale });
    if (outline !== undefined) drawOutline((outlined = outline));
    if (pick !== undefined && pick !== (byID("pick").getAttribute("aria-pressed") === "true")) byID("pick").click();
  });

  let asking = false;
  async function drawOutline() {
    if (!outlined) return markPicture([]);
    if (asking) return;
    asking = true;
    const answer = await app.ask("views", { name: outlined });
    asking = false;
    markPicture(answer && outlined ? answer.frames : []);
  }

  app.on("hello", (hello) => {
    parentPage({ hello: { original: hello.original } });
    drawOutline();
  });
  app.on("picture", () => {
    if (!document.body.dataset.shown) {
      document.body.dataset.shown = "";
      requestAnimationFrame(() => parentPage({ shown: true }));
    }
    if (outlined) drawOutline();
  });
  app.on("picked", (picked) => {
    parentPage({ picked: picked && { path: picked.place.path || "", frame: picked.place.frame } });
    if (picked && picked.place.frame) markPicture([picked.place.frame]);
  });
  app.on("lost", (reason) => parentPage({ lost: reason }));
  app.open();
})();
