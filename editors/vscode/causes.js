"use strict";

// The causes of updates as lines of a source file: plain functions of the file's text and of the report of an inspected app.

// Returns a text whose comments and strings are blanks of the same length.
function withoutText(source) {
  const parts = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g;
  return source.replace(parts, (part) => part.replace(/[^\n]/g, " "));
}

// Returns the bodies that a source declares, by name (`Counter.body`), with their lines from 0.
function bodiesIn(source) {
  const tokens = /\b(?:struct|class|enum|actor|extension|protocol)\s+([\w.]+)|\bvar\s+body\s*:|[{}]|\n/g;
  const found = new Map();
  // The types around the position, each with the depth of its braces.
  const types = [];
  let [line, depth, next] = [0, 0, null];
  for (const match of withoutText(source).matchAll(tokens)) {
    if (match[0] === "\n") line += 1;
    else if (match[1]) next = match[1].split(".").pop();
    else if (match[0] === "{") {
      if (next) types.push({ name: next, depth });
      next = null;
      depth += 1;
    } else if (match[0] === "}") {
      depth -= 1;
      if (types.length && types[types.length - 1].depth === depth) types.pop();
    } else {
      const type = types[types.length - 1];
      // A variable of a function is no property.
      if (type && type.depth === depth - 1) found.set(`${type.name}.body`, line);
    }
  }
  return found;
}

// Returns one report of several windows: the bodies and writes of the same name are added.
function merged(windows) {
  const [bodies, writes] = [new Map(), new Map()];
  for (const window of windows) {
    for (const body of window.bodies) {
      const known = bodies.get(body.name) || { name: body.name, runs: 0, equal: 0, causes: new Map() };
      known.runs += body.runs;
      known.equal += body.equal;
      for (const cause of body.causes) {
        const key = `${cause.title} ${cause.place}`;
        known.causes.set(key, { ...cause, count: cause.count + (known.causes.get(key)?.count || 0) });
      }
      bodies.set(body.name, known);
    }
    for (const write of window.writes) {
      const key = `${write.title} ${write.place}`;
      const known = writes.get(key);
      writes.set(key, { ...write, count: write.count + (known?.count || 0), bodies: write.bodies + (known?.bodies || 0) });
    }
  }
  return { bodies, writes: [...writes.values()] };
}

const fileName = (path) => path.split("/").pop();

// Splits a location, `/path/File.swift:17` or `Module/File.swift:17`.
function splitPlace(place) {
  const match = /^(.*):(\d+)$/.exec(place || "");
  return match ? { file: match[1], line: Number(match[2]) } : null;
}

function causeText({ count, title, place }) {
  const where = splitPlace(place);
  return `${count} because of ${title}${where ? ` set in ${fileName(where.file)}:${where.line}` : ""}`;
}

function bodyText(body) {
  const causes = [...body.causes.values()].sort((a, b) => b.count - a.count);
  const more = causes.length > 2 ? `, and ${causes.length - 2} more causes` : "";
  const equal = body.equal ? `, ${body.equal} with an equal result` : "";
  return `body ran ${body.runs}×${equal} – ${causes.slice(0, 2).map(causeText).join(", ")}${more}`;
}

// Returns whether a location of the app is in a file. A module's name in place of the folders isn't compared.
function isIn(path, file) {
  return path.startsWith("/") ? path === file : fileName(path) === fileName(file);
}

// Returns the notes of a file: `{ line, text }` with lines from 0, in order.
function notesOf(file, source, windows) {
  const { bodies, writes } = merged(windows);
  const notes = [];
  for (const [name, line] of bodiesIn(source)) {
    if (bodies.has(name)) notes.push({ line, text: bodyText(bodies.get(name)) });
  }
  for (const write of writes) {
    const place = splitPlace(write.place);
    if (!place || !isIn(place.file, file)) continue;
    const effect = write.bodies === 0 ? "no body ran" : write.bodies === 1 ? "1 body ran" : `${write.bodies} bodies ran`;
    notes.push({ line: place.line - 1, text: `${write.title} was set ${write.count}×, here last: ${effect}` });
  }
  return notes.sort((a, b) => a.line - b.line);
}

module.exports = { bodiesIn, merged, notesOf };
