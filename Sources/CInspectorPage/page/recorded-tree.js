"use strict";

// The tree of views of a recording, made from the paths of its attributes.
const recordedTree = (() => {
  // Returns the steps of a path: `A/B[1]/C["x/y"]` has the steps A, B, [1]/C, ["x/y"].
  function steps(path) {
    const found = [];
    let [begin, depth, isQuoted] = [0, 0, false];
    const cut = (end) => { if (end > begin) found.push([path.slice(begin, end), path.slice(0, end)]); };
    for (let place = 0; place < path.length; place += 1) {
      const letter = path[place];
      if (isQuoted) {
        if (letter === "\\") place += 1;
        else if (letter === '"') isQuoted = false;
      } else if (letter === '"' && depth > 0) isQuoted = true;
      else if (letter === "[") {
        if (depth === 0) { cut(place); begin = place; }
        depth += 1;
      } else if (letter === "]") depth = Math.max(0, depth - 1);
      else if (letter === "/" && depth === 0) {
        // An index and the indexed view are one step.
        if (path[begin] === "[" && !path.slice(begin, place).includes("]/")) continue;
        cut(place);
        begin = place + 1;
      }
    }
    cut(path.length);
    return found;
  }

  // Returns the views by path; the roots are at null.
  function tree(nodes) {
    const roots = { children: new Map(), nodes: [] };
    const byPath = new Map([[null, roots]]);
    for (const node of [...nodes].sort((a, b) => a.id - b.id)) {
      if (!node.path) continue;
      let [outer, here] = [roots, null];
      for (const [name, path] of steps(node.path)) {
        here = outer.children.get(name);
        if (!here) {
          here = { id: path, name, children: new Map(), nodes: [] };
          outer.children.set(name, here);
          byPath.set(path, here);
        }
        outer = here;
      }
      if (here) here.nodes.push(node.id);
    }
    return byPath;
  }

  return { steps, tree };
})();
