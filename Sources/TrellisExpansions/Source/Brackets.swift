extension [Token] {
  /// Returns the index after the bracket that closes the one at an index, or after the last token if none does.
  package func end(ofBracketAt open: Int) -> Int {
    var depth = 0
    for index in open..<count {
      if self[index].opens { depth += 1 }
      if self[index].closes { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return count
  }

  /// Returns the index after the token at an index, or after the closing bracket if the token opens one.
  package func next(after index: Int) -> Int {
    self[index].opens ? end(ofBracketAt: index) : index + 1
  }
}
