import Foundation

/// A name in the source that the compiler doesn't find.
struct MissingName: Hashable {
  /// The part of the language that the name belongs to.
  enum Kind: Hashable {
    /// A type, a function or a macro.
    case global
    /// A member of a type, such as a view modifier.
    case member
    /// A module.
    case module
  }

  var kind: Kind
  var name: String

  /// Returns the missing names that a compiler's messages report, in order and without repetitions.
  static func names(in messages: String) -> [MissingName] {
    var found: [MissingName] = []
    let lines = messages.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard let name = missingName(in: line) ?? keyPath(in: line, quotedIn: lines[(index + 1)...]) else {
        continue
      }
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  private static func missingName(in line: Substring) -> MissingName? {
    guard let start = line.firstRange(of: ": error: ")?.upperBound else { return nil }
    for (pattern, kind) in patterns {
      if let match = line[start...].wholeMatch(of: pattern) {
        return MissingName(kind: kind, name: String(match.1))
      }
    }
    return nil
  }

  /// Returns the property of a key path that the compiler doesn't understand; the message quotes only its line of the source.
  private static func keyPath(in line: Substring, quotedIn next: ArraySlice<Substring>) -> MissingName? {
    guard let place = line.firstMatch(of: /:([0-9]+):([0-9]+): error: cannot infer key path type/),
      let column = Int(place.2),
      let quoted = next.lazy.compactMap({ $0.wholeMatch(of: /\s*([0-9]+) \| (.*)/) })
        .first(where: { $0.1 == place.1 }),
      let property = quoted.2.dropFirst(column - 1).prefixMatch(of: /\\\.([A-Za-z0-9_]+)/)
    else { return nil }
    return MissingName(kind: .member, name: String(property.1))
  }

  /// The compiler's messages for missing names, each with the name as its first capture.
  private static var patterns: [(Regex<(Substring, Substring)>, Kind)] {
    [
      (/cannot find (?:type )?'([^']+)' in scope.*/, .global),
      (/unknown attribute '([^']+)'.*/, .global),
      (/no macro named '([^']+)'.*/, .global),
      (/value of (?:optional )?type '.*' has no (?:dynamic )?member '([^'(]+)[^']*'.*/, .member),
      (/type '.*' has no member '([^'(]+)[^']*'.*/, .member),
      (/reference to member '([^']+)' cannot be resolved without a contextual type.*/, .member),
      (/no such module '([^']+)'.*/, .module),
    ]
  }
}
