/// The declaration of a variable or a constant: `@State private var count: Int = 0`.
struct Property {
  struct Attribute {
    /// The name without the module: `State` of `@SwiftUI.State`.
    let name: String
    let range: Range<Int>
  }

  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [String] = []
  let isVariable: Bool
  /// The name without backticks; nil for a pattern of several names.
  let name: String?
  /// The type, as a range of bytes; nil if it is omitted.
  private(set) var type: Range<Int>?
  /// The initial value, as a range of bytes; nil if there is none.
  private(set) var value: Range<Int>?
  private(set) var hasAccessors = false
  /// The range of all tokens of the declaration.
  let tokens: Range<Int>

  /// Reads the declaration that begins at a token; nil if it isn't one of a variable or a constant.
  init?(in source: Source, at start: Int = 0) {
    var index = start
    while source.isToken(index, "@") {
      let attribute = Property.attribute(in: source, at: index)
      attributes.append(attribute.read)
      index = attribute.end
    }
    let keywords = ["var", "let"]
    while source.tokens.indices.contains(index), case .name = source.tokens[index].kind {
      let word = source.text(source.tokens[index])
      if keywords.contains(word) { break }
      // A modifier is on the line of the modified declaration or above that line, with nothing but brackets between them.
      modifiers.append(word)
      index += 1
      if source.isToken(index, "(") { index = source.next(after: index) }
    }
    guard let keyword = keywords.first(where: { source.isToken(index, $0) }) else { return nil }
    isVariable = keyword == "var"
    index += 1
    guard source.tokens.indices.contains(index) else { return nil }
    if case .name = source.tokens[index].kind {
      name = source.text(source.tokens[index]).filter { $0 != "`" }
    } else {
      name = nil
    }
    index = source.next(after: index)
    let end = source.endOfStatement(from: index)
    tokens = start..<end
    readRest(of: source, from: index, to: end)
  }

  /// Reads the part after the name: a type, a value, accessors.
  private mutating func readRest(of source: Source, from start: Int, to end: Int) {
    var index = start
    if source.isToken(index, ":"), index + 1 < end {
      index += 1
      let first = source.tokens[index].range.lowerBound
      var last = first
      while index < end, !source.isToken(index, "{"), !source.isToken(index, "=") {
        let token = source.tokens[index]
        // `Array<Int>=[]`: the brackets end the type.
        if case .symbol = token.kind, source.text(token).allSatisfy({ ">?!=".contains($0) }),
          source.text(token).hasSuffix("=")
        {
          last = token.range.upperBound - 1
          break
        }
        index = source.next(after: index)
        last = source.tokens[index - 1].range.upperBound
      }
      type = first..<last
    }
    guard index < end else { return }
    if source.isToken(index, "{") {
      hasAccessors = true
      return
    }
    guard source.text(source.tokens[index]).hasSuffix("="), index + 1 < end else { return }
    index += 1
    var last = end
    if let observers = source.observers(before: end), observers > index {
      hasAccessors = true
      last = observers
    }
    value = source.tokens[index].range.lowerBound..<source.tokens[last - 1].range.upperBound
  }

  private static func attribute(in source: Source, at start: Int) -> (read: Attribute, end: Int) {
    var index = start + 1
    var name = ""
    while source.tokens.indices.contains(index), case .name = source.tokens[index].kind {
      name = source.text(source.tokens[index])
      index += 1
      guard source.isToken(index, ".") else { break }
      index += 1
    }
    if source.isToken(index, "<") {
      var depth = 0
      repeat {
        let text = source.text(source.tokens[index])
        if case .symbol = source.tokens[index].kind, text != "->" {
          depth += text.count { $0 == "<" } - text.count { $0 == ">" }
        }
        index = source.next(after: index)
      } while depth > 0 && index < source.tokens.count
    }
    // Also after a space: a declaration doesn't begin with a bracket.
    if source.isToken(index, "(") { index = source.next(after: index) }
    let bytes = source.tokens[start].range.lowerBound..<source.tokens[index - 1].range.upperBound
    return (Attribute(name: name, range: bytes), index)
  }
}
