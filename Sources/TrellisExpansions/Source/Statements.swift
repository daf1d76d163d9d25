/// The ends of statements, which depend on lines, spaces and brackets in Swift.
extension Source {
  /// Returns the index after the last token of the statement that a token belongs to.
  ///
  /// A statement ends at a semicolon, at the bracket that closes its surroundings, or at a line end. A statement continues on the
  /// next line if the token before or after the line end requires that.
  func endOfStatement(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if tokens[index].closes || isToken(index, ";") { return index }
      if tokens[index].startsLine, index > start || index > 0, !isContinued(at: index) { return index }
      index = next(after: index)
    }
    return index
  }

  /// Returns whether the token at an index, the first of a line, continues the line above.
  private func isContinued(at index: Int) -> Bool {
    let before = tokens[index - 1]
    switch before.kind {
    case .symbol:
      // An operator between two operands has spaces on both sides, and a line end counts as one. An operator right after its
      // operand is postfix: `value!`.
      if before.followsSpace || isToken(index - 1, "=") || isToken(index - 1, "->") { return true }
    case .punctuation:
      if [",", ":", "@", "#"].contains(where: { isToken(index - 1, $0) }) { return true }
    case .name:
      if ["try", "await", "as", "is", "any", "some", "in", "where"].contains(text(before)) { return true }
    case .literal: break
    }
    let token = tokens[index]
    switch token.kind {
    case .symbol:
      // `.padding()`, or an operator before a space. An operator right before its operand is prefix: `-1`.
      if text(token).hasPrefix(".") { return true }
      return !tokens.indices.contains(index + 1) || tokens[index + 1].followsSpace
    case .punctuation:
      return ["{", ",", ":"].contains { isToken(index, $0) }
    case .name:
      return ["as", "is", "else", "catch", "where", "async", "throws"].contains(text(token))
    case .literal:
      return false
    }
  }

  /// Returns the index of the `{` in `{ didSet { … } }`, if a declaration that ends before `end` has observers; nil otherwise.
  func observers(before end: Int) -> Int? {
    var index = end - 1
    guard index >= 0, isToken(index, "}") else { return nil }
    var depth = 0
    while index >= 0 {
      if tokens[index].closes { depth += 1 }
      if tokens[index].opens { depth -= 1 }
      if depth == 0 { break }
      index -= 1
    }
    return isToken(index + 1, "didSet") || isToken(index + 1, "willSet") ? index : nil
  }

  /// Returns the index after the signature of a closure, `[weak self] (a: Int) -> Int in`; the first index if there is none.
  func endOfSignature(in closure: Range<Int>) -> Int {
    var index = closure.lowerBound
    while index < closure.upperBound {
      if index > closure.lowerBound, isToken(index, "in") { return index + 1 }
      let token = tokens[index]
      let isPart =
        switch token.kind {
        case .name: !["for", "if", "guard", "let", "return", "switch", "var", "while"].contains(text(token))
        case .symbol: ["->", ".", "?", "<", ">", "&", "!", "..."].contains(text(token))
        case .punctuation: ["(", "[", ",", ":", "@"].contains { isToken(index, $0) }
        case .literal: false
        }
      guard isPart else { break }
      index = next(after: index)
    }
    return closure.lowerBound
  }
}
