import Foundation
import TrellisFailure

/// The texts about an app that its bundle contains.
struct AppDescription: Equatable {
  /// The name that users see.
  var name: String
  /// The name of the program and its folders: letters, digits, `-` and `_`.
  var program: String
  /// The identifier, in reverse-DNS form.
  var identifier: String
  var version: String
  /// A line that doesn't end with a period.
  var summary: String
  /// The licence, as an SPDX expression.
  var license: String
  /// The maintainer: `Name <address>`.
  var maintainer: String
  /// The desktop's category, such as `Utility`.
  var category: String

  /// The name of the Debian package.
  var package: String {
    let name = program.lowercased().replacingOccurrences(of: "_", with: "-")
      .trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    return name.count < 2 ? "app-" + name : name
  }

  /// Returns the name of a program for an app's name.
  static func program(for name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: "-"
      }
    }
    let trimmed = String(allowed).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    return trimmed.isEmpty ? "app" : trimmed
  }

  /// Throws a usage failure if a text can't be used, naming the option that gives another one.
  func check() throws {
    func isMatch(_ text: String, _ pattern: Regex<Substring>) -> Bool { text.wholeMatch(of: pattern) != nil }
    guard !name.isEmpty, !name.contains(where: \.isNewline) else {
      throw Failure.usage("the app's name must be one line; give it with --name")
    }
    guard isMatch(identifier, /[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z_][A-Za-z0-9_-]*){2,}/) else {
      throw Failure.usage(
        "the identifier '\(identifier)' isn't of the form org.example.App: three or more parts of letters, digits, - and _; give "
          + "another with --identifier")
    }
    guard isMatch(version, /[0-9][A-Za-z0-9.+~]*/) else {
      throw Failure.usage(
        "the version '\(version)' isn't of the form 1.2.3: a digit, then letters, digits, ., + and ~; give another with "
          + "--app-version")
    }
    guard !summary.isEmpty, !summary.contains(where: \.isNewline) else {
      throw Failure.usage("the summary must be one line; give it with --summary")
    }
    guard isMatch(maintainer, /[^<>\n]+ <[^<>\s]+@[^<>\s]+>/) else {
      throw Failure.usage("the maintainer '\(maintainer)' isn't of the form 'Name <name@example.org>'")
    }
    guard isMatch(category, /[A-Za-z]+/) else {
      throw Failure.usage("the category '\(category)' isn't a word, such as Utility or Office")
    }
    guard isMatch(license, /[A-Za-z0-9.+\- ()]+/) else {
      throw Failure.usage("the licence '\(license)' isn't an SPDX expression, such as MIT")
    }
  }
}
