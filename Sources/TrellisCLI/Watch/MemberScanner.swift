import TrellisExpansions

/// A scanner that finds the functions and computed properties in a file's types and at its top.
///
/// It reads declarations and counts brackets. For a source that doesn't compile, the result is arbitrary: the compiler reports the
/// errors.
struct MemberScanner {
  let source: TokenizedSource
  private(set) var members: [SourceMember] = []
  private(set) var imports: [String] = []
  /// The types around the position.
  private var scopes: [(name: String, condition: String)] = []
  private var index = 0
  /// The first token of the declaration at the position: an attribute, a modifier or the keyword.
  private var start = 0

  init(_ source: TokenizedSource) { self.source = source }

  private static let types: Set = ["struct", "class", "enum", "actor", "extension"]
  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "static", "mutating", "nonmutating",
    "nonisolated", "final", "indirect", "consuming", "borrowing", "isolated",
  ]

  private var text: String { index < source.texts.count ? source.texts[index] : "" }

  mutating func scan() {
    while index < source.tokens.count {
      switch text {
      case "}":
        _ = scopes.popLast()
        advance()
      case "{", "(", "[":
        index = source.tokens.end(ofBracketAt: index)
        start = index
      case "@":
        index += 2
        if index < source.tokens.count, text == "(", !source.tokens[index].followsSpace {
          index = source.tokens.end(ofBracketAt: index)
        }
      case "#":
        skipDirective()
      case "import":
        scanImport()
      case "protocol":
        skipProtocol()
      case "class" where ["func", "var", "subscript"].contains(next):
        index += 1
      case let word where MemberScanner.types.contains(word) && isDeclaration: scanType()
      case "func" where isDeclaration: scanFunction()
      case "var" where isDeclaration: scanVariable()
      case let word where MemberScanner.modifiers.contains(word):
        index += 1
        // `private(set)`
        if text == "(" { index = source.tokens.end(ofBracketAt: index) }
      default: advance()
      }
    }
  }

  private var next: String { index + 1 < source.texts.count ? source.texts[index + 1] : "" }

  private var isDeclaration: Bool {
    index + 1 < source.tokens.count && source.tokens[index + 1].kind == .name
      && !source.isToken(index - 1, ".")
  }

  private mutating func advance() {
    index += 1
    start = index
  }

  /// Skips `#if DEBUG`, whose branches are scanned like other code, or a macro's name.
  private mutating func skipDirective() {
    guard ["if", "elseif", "else", "endif", "sourceLocation"].contains(next) else { return advance() }
    index += 2
    while index < source.tokens.count, !source.tokens[index].startsLine { index += 1 }
    start = index
  }

  private mutating func scanImport() {
    let first = start
    index += 1
    while index < source.tokens.count, !source.tokens[index].startsLine, text != ";" { index += 1 }
    imports.append(source.text(first..<index))
    start = index
  }

  private mutating func skipProtocol() {
    while index < source.tokens.count, text != "{" { index += 1 }
    index = source.tokens.end(ofBracketAt: index)
    start = index
  }

  private mutating func scanType() {
    let isExtension = text == "extension"
    index += 1
    var name = text
    index += 1
    while text == ".", index + 1 < source.tokens.count {
      name += "." + next
      index += 2
    }
    index = source.end(ofArgumentsAt: index)
    var condition = ""
    while index < source.tokens.count, text != "{" {
      if text == "where", isExtension {
        let first = index
        while index < source.tokens.count, text != "{" { index += 1 }
        condition = source.texts[first..<index].joined(separator: " ")
        break
      }
      index += 1
    }
    scopes.append((name, condition))
    advance()
  }

  private mutating func scanFunction() {
    let keyword = index
    let first = start
    let nameToken = index + 1
    index = source.end(ofArgumentsAt: index + 2)
    guard text == "(" else { return advance() }
    let parameters = index..<source.tokens.end(ofBracketAt: index)
    index = parameters.upperBound
    let result = index
    guard let open = bodyStart() else { return }
    add(first, keyword, nameToken, labels(parameters), result..<open, open)
  }

  private mutating func scanVariable() {
    let keyword = index
    let first = start
    let nameToken = index + 1
    index += 2
    guard text == ":" else { return advance() }
    index += 1
    let result = index
    guard let open = bodyStart() else { return }
    // Observers belong to a stored property.
    if source.isToken(open + 1, "didSet") || source.isToken(open + 1, "willSet") {
      index = source.tokens.end(ofBracketAt: open)
      start = index
      return
    }
    add(first, keyword, nameToken, "", result..<open, open)
  }

  /// Moves to the `{` of a body, and returns its position; nil, at the next declaration, if there is none.
  private mutating func bodyStart() -> Int? {
    let first = index
    while index < source.tokens.count, text != "{" {
      // A declaration goes on in the next line if a word before or after the line's end requires that.
      let endsLine =
        index > first && source.tokens[index].startsLine
        && !["->", "where", "throws", "async", "rethrows"].contains(text)
        && !["->", ":", ",", "where", "&"].contains(source.texts[index - 1])
      if endsLine || ["=", "}", ";"].contains(text) {
        start = index
        if text == "=" || text == ";" { advance() }
        return nil
      }
      index = source.tokens.next(after: index)
    }
    return index < source.tokens.count ? index : nil
  }

  /// Returns the labels of parameters: `(_:at:)`.
  private func labels(_ parameters: Range<Int>) -> String {
    var labels = ""
    var position = parameters.lowerBound + 1
    var isFirst = true
    while position < parameters.upperBound - 1 {
      if isFirst {
        if source.texts[position] == "@" {
          position += 2
          if source.isToken(position, "(") { position = source.tokens.end(ofBracketAt: position) }
          continue
        }
        labels += source.texts[position] + ":"
        isFirst = false
      }
      if source.texts[position] == "," { isFirst = true }
      if source.texts[position].hasPrefix("<") {
        position = max(source.end(ofArgumentsAt: position), position + 1)
      } else {
        position = source.tokens.next(after: position)
      }
    }
    return "(\(labels))"
  }

  private mutating func add(
    _ first: Int, _ keyword: Int, _ nameToken: Int, _ labels: String, _ result: Range<Int>, _ open: Int
  ) {
    let end = source.tokens.end(ofBracketAt: open)
    index = end
    start = end
    let modifiers = source.texts[first..<keyword]
    // The opaque type of a view is replaced by `AnyView`; other opaque types can't change while the program runs.
    let opaque = result.filter { source.texts[$0] == "some" }
    let isViewOnly = opaque.allSatisfy {
      source.isToken($0 + 1, "View") && !source.isToken($0 + 2, "&")
    }
    let isOperator = source.tokens[nameToken].kind != .name
    let name = source.texts[nameToken]
    members.append(
      SourceMember(
        types: scopes.map(\.name), condition: scopes.map(\.condition).joined(),
        signature: source.texts[first..<open].joined(separator: " "), name: name, fullName: name + labels,
        extent: first..<end, nameToken: nameToken, body: (open + 1)..<max(end - 1, open + 1),
        keyword: keyword,
        isReplaceable: isViewOnly && !isOperator && !modifiers.contains("override")
          && !source.isToken(result.lowerBound, "Never"),
        isLocal: modifiers.contains { $0 == "private" || $0 == "fileprivate" }
          || !opaque.isEmpty && !scopes.isEmpty))
  }
}
