extension ViewProgram {
  /// Smaller variants of the program.
  ///
  /// Of each kind, larger cuts come before smaller ones.
  package var smaller: [ViewProgram] {
    var all: [ViewProgram] = []
    if let living = withoutDeadWrites { all.append(living) }
    var length = steps.count
    while length > 0 {
      for start in stride(from: 0, to: steps.count, by: length) {
        var fewer = self
        fewer.steps.removeSubrange(start..<min(start + length, steps.count))
        all.append(fewer)
      }
      length /= 2
    }
    for tree in tree.smaller {
      var smaller = self
      smaller.tree = tree
      all.append(smaller)
    }
    for (index, step) in steps.enumerated() {
      guard case .write(let animation, let writes) = step, writes.count > 1 else { continue }
      for write in writes.indices {
        var fewer = writes
        fewer.remove(at: write)
        var smaller = self
        smaller.steps[index] = .write(animation, fewer)
        all.append(smaller)
      }
    }
    return all
  }

  /// The program without writes to nodes that aren't in its tree, or nil if it has none.
  private var withoutDeadWrites: ViewProgram? {
    let numbers = Set(tree.all.map(\.number))
    var living = self
    living.steps = steps.compactMap { step in
      guard case .write(let animation, let writes) = step else { return step }
      let kept = writes.filter { numbers.contains($0.cell) }
      return kept.isEmpty ? nil : .write(animation, kept)
    }
    return living.steps == steps ? nil : living
  }

  /// Makes the program smaller as long as it fails.
  ///
  /// - Parameters:
  ///   - limit: The largest number of programs to try.
  ///   - fails: Whether a program fails.
  /// - Returns: The smallest program found that still fails.
  package func shrunk(limit: Int = 1_000, whileFailing fails: (ViewProgram) throws -> Bool) rethrows
    -> ViewProgram
  {
    var best = self
    var tries = 0
    search: while true {
      for candidate in best.smaller {
        guard tries < limit else { return best }
        tries += 1
        if try fails(candidate) {
          best = candidate
          continue search
        }
      }
      return best
    }
  }
}

extension ViewNode {
  /// Smaller variants of the tree: a child instead of its parent, a text instead of a subtree, or one child fewer.
  var smaller: [ViewNode] {
    var all: [ViewNode] = children
    if kind != .text { all.append(ViewNode(.text, number)) }
    if children.count > kind.childCount.lowerBound {
      for index in children.indices {
        var fewer = self
        fewer.children.remove(at: index)
        all.append(fewer)
      }
    }
    for (index, child) in children.enumerated() {
      for smaller in child.smaller {
        var changed = self
        changed.children[index] = smaller
        all.append(changed)
      }
    }
    return all
  }
}
