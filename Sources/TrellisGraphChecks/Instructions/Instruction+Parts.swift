extension Instruction {
  /// Returns copies of the instruction with one of its parts removed or simplified.
  func simpler(parts: WritableKeyPath<Self, [any Instruction]>) -> [any Instruction] {
    var all: [any Instruction] = []
    for index in self[keyPath: parts].indices {
      var fewer = self
      fewer[keyPath: parts].remove(at: index)
      all.append(fewer)
      for part in self[keyPath: parts][index].simpler {
        var copy = self
        copy[keyPath: parts][index] = part
        all.append(copy)
      }
    }
    return all
  }
}
