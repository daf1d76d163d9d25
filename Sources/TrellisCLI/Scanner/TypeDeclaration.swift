/// A type or an extension that source declares where others can name it: not in a function's body.
struct TypeDeclaration: Hashable {
  /// Its keyword: `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  var keyword: String
  /// Its name with those of the types around it, `Outer.Inner`; an extension has that of the type that it extends.
  var name: String
  /// The file's path.
  var file: String
  /// The line of its name, from 1.
  var line: Int
  /// Whether it or a type around it takes type arguments, or its conformance has conditions.
  var isGeneric: Bool
  /// The types and protocols behind its colon, each as source spells it, without attributes and type arguments.
  var inherited: [String]
  /// Whether the program starts here: `@main`.
  var isMain: Bool
}

/// Finds the types that a source declares, from its tokens alone.
///
/// It reads headers and counts braces; a source that doesn't compile gives whatever it gives, since the compiler has the
/// word about it.
struct DeclarationScanner {
  private enum Scope {
    case type(name: String, isGeneric: Bool)
    case other
  }

  private let file: String
  private let tokens: [Token]
  private var index = 0
  private var scopes: [Scope] = []
  private var isMain = false
  private var declarations: [TypeDeclaration] = []

  /// The declarations of a file, in its order.
  static func declarations(in file: ScannedFile) -> [TypeDeclaration] {
    var scanner = DeclarationScanner(file: file.path, tokens: Token.tokens(of: file.text))
    scanner.scan()
    return scanner.declarations
  }

  private init(file: String, tokens: [Token]) {
    self.file = file
    self.tokens = tokens
  }

  private static let keywords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  /// What makes `class` a modifier instead.
  private static let members: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "open", "async",
    "fileprivate", "package", "init", "nonisolated",
  ]

  private var text: String { index < tokens.count ? tokens[index].text : "" }

  private mutating func scan() {
    while index < tokens.count {
      let next = index + 1 < tokens.count ? tokens[index + 1] : Token(text: "", line: 0)
      switch text {
      case "{": scopes.append(.other)
      case "}": _ = scopes.popLast()
      case "@" where next.text == "main": isMain = true
      case let keyword
      where DeclarationScanner.keywords.contains(keyword) && next.isWord
        && !DeclarationScanner.members.contains(next.text) && !(index > 0 && tokens[index - 1].text == "."):
        index += 1
        scanHeader(keyword: keyword)
        continue
      default: break
      }
      index += 1
    }
  }

  /// Scans from the name to behind the brace that opens the body.
  private mutating func scanHeader(keyword: String) {
    let line = tokens[index].line
    var name = scanPath()
    var isGeneric = scanTypeArguments()
    var inherited: [String] = []
    if text == ":" {
      index += 1
      inherited = scanInherited()
    }
    if text == "where" {
      isGeneric = isGeneric || keyword == "extension"
      while index < tokens.count, text != "{" { index += 1 }
    }
    guard text == "{" else { return }  // not a declaration after all
    index += 1

    // The nearest type's name has those of all around it.
    var isReachable = true
    switch scopes.last {
    case .type(let outer, let isOuterGeneric):
      name = "\(outer).\(name)"
      isGeneric = isGeneric || isOuterGeneric
    case .other: isReachable = false
    case nil: break
    }
    if isReachable {
      declarations.append(
        TypeDeclaration(
          keyword: keyword, name: name, file: file, line: line, isGeneric: isGeneric, inherited: inherited,
          isMain: isMain))
    }
    scopes.append(isReachable ? .type(name: name, isGeneric: isGeneric) : .other)
    isMain = false
  }

  /// Scans `Name` or `Outer.Name`.
  private mutating func scanPath() -> String {
    var path = ""
    while index < tokens.count, tokens[index].isWord {
      path += text
      index += 1
      guard text == ".", index + 1 < tokens.count, tokens[index + 1].isWord else { break }
      path += "."
      index += 1
    }
    return path
  }

  /// Steps over `<…>`; whether there was any.
  private mutating func scanTypeArguments() -> Bool {
    guard text == "<" else { return false }
    var depth = 0
    repeat {
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
    return true
  }

  /// Scans what stands between the colon and `where` or the brace.
  private mutating func scanInherited() -> [String] {
    var inherited: [String] = []
    while index < tokens.count, text != "{", text != "where" {
      switch text {
      case "@":
        index += 2
      case "<":
        _ = scanTypeArguments()
      case _ where tokens[index].isWord:
        inherited.append(scanPath())
      default:
        index += 1
      }
    }
    return inherited
  }
}
