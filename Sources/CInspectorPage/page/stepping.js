"use strict";

// Steps through the recorded frames of a running app or of a file. Meanwhile, the page's panes query the recording.
const stepping = (() => {
  const past = byID("past");
  const slider = byID("moment");
  const label = byID("when");
  const isFile = byID("recording").textContent.trim() !== "null";
  let isOn = false;
  let isWaiting = false;
  let wish = null;
  let listener = () => {};

  async function draw() {
    const { size: [width, height, scale], tiles } = recording.picture();
    const images = await Promise.all(tiles.map(async ([x, y, , , png]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      return { x, y, image: await createImageBitmap(new Blob([bytes], { type: "image/png" })) };
    }));
    [past.width, past.height] = [width, height];
    sizeMarks(width, height, scale);
    fitPicture();
    const context = past.getContext("2d");
    for (const { x, y, image } of images) {
      context.drawImage(image, x, y);
      image.close();
    }
    past.hidden = false;
  }

  function tell() {
    const frames = recording.frames;
    slider.max = frames.length;
    slider.value = recording.moment;
    const frame = frames[recording.moment - 1];
    const dropped = recording.data.dropped ? `; ${recording.data.dropped.toLocaleString("en")} earlier frames aren't stored` : "";
    const cut = recording.data.cut ? "; some attributes are missing" : recording.data.whole ? "" : "; contains only attributes that were active";
    label.textContent = `${frame ? `Frame ${frame.n}` : "The start"}: ${recording.moment} of ${frames.length.toLocaleString("en")}${dropped}${cut}`;
    byID("backward").disabled = recording.moment === 0;
    byID("first").disabled = recording.moment === 0;
    byID("forward").disabled = byID("last").disabled = recording.moment === frames.length;
    document.body.dataset.moment = recording.moment;
  }

  // Runs moves one after the other. Of several moves that are requested during a move, only the last runs.
  async function go(find) {
    wish = find;
    if (isWaiting) return;
    isWaiting = true;
    try {
      await goOn();
    } finally {
      isWaiting = false;
    }
  }

  async function goOn() {
    while (wish) {
      const next = wish;
      wish = null;
      if (!recording.isOpen) {
        label.textContent = "Reading the recording, with the lines of its writes…";
        const contents = await app.ask("recording");
        label.textContent = "";
        if (!contents) break;
        recording.open(contents);
        recording.goTo(recording.frames.length);
        updates.reset(recording.frames);
      }
      isOn = true;
      app.answerBy((what, more) => recording.answer(what, more));
      const moment = next(recording.moment, recording.frames.length);
      if (moment === null) continue;
      recording.goTo(moment);
      await draw();
      // The page may have gone back to the live window meanwhile.
      if (!recording.isOpen) break;
      tell();
      byID("live").disabled = isFile;
      await listener(recording.moment);
      if (!recording.isOpen) break;
      document.body.dataset.drawn = recording.moment;
    }
  }

  function live() {
    if (isFile || !isOn) return;
    isOn = false;
    recording.close();
    app.answerBy(null);
    past.hidden = true;
    const picture = byID("picture");
    sizeMarks(picture.width, picture.height, null);
    fitPicture();
    label.textContent = "";
    byID("live").disabled = true;
    byID("backward").disabled = byID("first").disabled = false;
    byID("forward").disabled = byID("last").disabled = true;
    slider.max = slider.value = 1;
    delete document.body.dataset.moment;
    delete document.body.dataset.drawn;
    listener(null);
  }

  // Saves the page as a file that contains the recording.
  async function save() {
    byID("save").disabled = true;
    label.textContent = "saving";
    const [page, contents] = await Promise.all([app.ask("document"), app.askApp("recording")]);
    const text = JSON.stringify(contents).replaceAll("<", "\\u003c");
    const url = URL.createObjectURL(new Blob([page.replace("\n{recording}\n", () => `\n${text}\n`)], { type: "text/html" }));
    const name = contents.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "window";
    make("a", { href: url, download: `${name}-recording.html` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
    byID("save").disabled = false;
    label.textContent = "";
    if (isOn) tell();
  }

  byID("backward").addEventListener("click", () => go((moment) => moment - 1));
  byID("forward").addEventListener("click", () => go((moment) => moment + 1));
  byID("first").addEventListener("click", () => go(() => 0));
  byID("last").addEventListener("click", () => go((_, count) => count));
  byID("live").addEventListener("click", live);
  byID("save").addEventListener("click", save);
  slider.addEventListener("input", () => { const moment = Number(slider.value); if (isOn) go(() => moment); else go((last) => last - 1); });
  addEventListener("keydown", (event) => {
    if (event.target.closest("input, textarea, select")) return;
    if (event.key === "ArrowLeft") go((moment) => moment - 1);
    if (event.key === "ArrowRight" && isOn) go((moment) => moment + 1);
    if (event.key === "Home" && isOn) go(() => 0);
    if (event.key === "End" && isOn) go((_, count) => count);
    if (event.key === "Escape") live();
  });

  return {
    isFile, live,
    get isOn() { return isOn; },
    onMove(next) { listener = next; },
    // Moves to the moment after a frame; does nothing if the frame isn't recorded.
    goToFrame: (number) => go(() => recording.momentOf(number)),
    // Opens the recording that the page's file contains.
    openFile(prepare) {
      recording.open(JSON.parse(byID("recording").textContent));
      prepare();
      return go((_, count) => count);
    },
  };
})();
