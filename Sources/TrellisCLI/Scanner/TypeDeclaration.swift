/// A type or an extension that other code can name: it isn't in a function's body.
struct TypeDeclaration: Hashable {
  /// The keyword: `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  var keyword: String
  /// The name with those of the enclosing types, `Outer.Inner`; an extension has the extended type's name.
  var name: String
  /// The file's path.
  var file: String
  /// The line of the name, from 1.
  var line: Int
  /// The line of the closing brace, from 1; the last line of the file if the brace is missing.
  var endLine: Int
  /// Whether the type or an enclosing type is generic, or the conformance is conditional.
  var isGeneric: Bool
  /// The types and protocols after the colon, each as in the source, without attributes and generic arguments.
  var inherited: [String]
  /// Whether the program starts here: `@main`.
  var isMain: Bool
}

/// A scanner that finds the types that a source declares, from its tokens alone.
///
/// It reads headers and counts braces. For a source that doesn't compile, the result is arbitrary: the compiler reports the
/// errors.
struct DeclarationScanner {
  private enum Scope {
    case type(name: String, isGeneric: Bool, declaration: Int)
    case other
  }

  private let file: String
  private let tokens: [CodeToken]
  private var index = 0
  private var scopes: [Scope] = []
  private var isMain = false
  private var declarations: [TypeDeclaration] = []

  /// Returns the declarations of a file, in order.
  static func declarations(in file: ScannedFile) -> [TypeDeclaration] {
    var scanner = DeclarationScanner(file: file.path, tokens: CodeToken.tokens(of: file.text))
    scanner.scan()
    return scanner.declarations
  }

  private init(file: String, tokens: [CodeToken]) {
    self.file = file
    self.tokens = tokens
  }

  private static let keywords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  /// The words before which `class` is a modifier.
  private static let members: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "open", "async",
    "fileprivate", "package", "init", "nonisolated",
  ]

  private var text: String { index < tokens.count ? tokens[index].text : "" }

  private mutating func scan() {
    while index < tokens.count {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      switch text {
      case "{": scopes.append(.other)
      case "}":
        if case .type(_, _, let declaration)? = scopes.popLast() {
          declarations[declaration].endLine = tokens[index].line
        }
      case "@" where ["main", "UIApplicationMain", "NSApplicationMain"].contains(next?.text): isMain = true
      case let keyword
      where DeclarationScanner.keywords.contains(keyword) && next?.isWord == true
        && !DeclarationScanner.members.contains(next?.text ?? "")
        && !(index > 0 && tokens[index - 1].text == "."):
        index += 1
        scanHeader(keyword: keyword)
        continue
      default: break
      }
      index += 1
    }
  }

  /// Scans a declaration from its name to the opening brace of its body, inclusive.
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

    // The name of the innermost type begins with the names of all types around it.
    var isReachable = true
    switch scopes.last {
    case .type(let outer, let isOuterGeneric, _):
      name = "\(outer).\(name)"
      isGeneric = isGeneric || isOuterGeneric
    case .other: isReachable = false
    case nil: break
    }
    if isReachable {
      declarations.append(
        TypeDeclaration(
          keyword: keyword, name: name, file: file, line: line, endLine: tokens.last?.line ?? line,
          isGeneric: isGeneric, inherited: inherited,
          isMain: isMain))
    }
    scopes.append(
      isReachable
        ? .type(name: name, isGeneric: isGeneric, declaration: declarations.count - 1) : .other)
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

  /// Skips `<…>`, and returns whether there was any.
  private mutating func scanTypeArguments() -> Bool {
    guard text.hasPrefix("<") else { return false }
    var depth = 0
    repeat {
      // The scanner reads several closing brackets as one operator: `>>` in `Box<Box<Int>>`.
      if text != "->" { depth += text.count { $0 == "<" } - text.count { $0 == ">" } }
      index += 1
    } while depth > 0 && index < tokens.count
    return true
  }

  /// Scans the part between the colon and `where` or the brace.
  private mutating func scanInherited() -> [String] {
    var inherited: [String] = []
    while index < tokens.count, text != "{", text != "where" {
      switch text {
      case "@":
        index += 2
      case _ where text.hasPrefix("<"):
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
