import Foundation

/// The names in expressions that the compiler gave up checking.
///
/// A name that doesn't exist makes the compiler try every combination of the other names' meanings, and give up without naming it.
struct SuspectNames {
  private var names: [MissingName] = []
  /// The identifiers of the source that stand without a dot before them somewhere, as in a declaration.
  private var declared: Set<String> = []

  /// The most lines of an expression that are read.
  private static let limit = 80

  var isEmpty: Bool { names.isEmpty }

  /// Finds the names in the expressions that a compiler's messages report as taking too long.
  init(in messages: String, _ sources: [(path: String, text: String)]) {
    let plain = messages.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    for match in plain.matches(
      of: /(?m)^(.*?):([0-9]+):([0-9]+): error: the compiler is unable to type-check this expression/)
    {
      let path = String(match.1)
      guard let line = Int(match.2), let column = Int(match.3),
        let source = sources.first(where: { $0.path == path || path == "<stdin>" && $0.path == "-" })
      else { continue }
      for name in SuspectNames.names(in: SuspectNames.expression(in: source.text, line, column))
      where !names.contains(name) {
        names.append(name)
      }
    }
    if names.isEmpty { return }
    for source in sources {
      for match in source.text.matches(of: /(?:^|[^.\w])([A-Za-z_]\w*)/) { declared.insert(String(match.1)) }
    }
  }

  func contains(_ name: MissingName) -> Bool { names.contains(name) }

  /// Returns the names that neither the source nor a module declares, in order.
  func unknown(to modules: PublicNames) -> [MissingName] {
    names.filter { name in
      !declared.contains(name.name)
        && !modules.globals.contains(name.name) && !modules.members.contains(name.name)
    }
  }

  /// Returns the text from a position to the end of its expression: the line's end outside all brackets opened there.
  private static func expression(in text: String, _ line: Int, _ column: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(max(line - 1, 0))
    var found = ""
    var depth = 0
    for (index, text) in lines.prefix(limit).enumerated() {
      let part = index == 0 ? Substring(text.utf8.dropFirst(max(column - 1, 0))) : text
      found += part + "\n"
      for character in part {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      let next = lines.dropFirst(index + 1).first?.drop(while: \.isWhitespace)
      if depth <= 0, next?.first != "." { break }
    }
    return found
  }

  /// Returns the members after a dot in an expression; text in quotes without interpolation doesn't count.
  private static func names(in expression: String) -> [MissingName] {
    expression.replacing(/"[^"\\\n]*"/, with: "").matches(of: /\.([A-Za-z_]\w*)/)
      .map { MissingName(kind: .member, name: String($0.1)) }
  }
}
