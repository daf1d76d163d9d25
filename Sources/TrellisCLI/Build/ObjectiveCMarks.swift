import Foundation
import TrellisExpansions

/// The marks for the Objective-C runtime, such as `@objc` and `#selector`, which the compiler rejects on Linux.
///
/// `#selector(method)` becomes a call with the method, see ``SelectorMarks``. `@NSCopying` becomes `@_NSCopied`, a property wrapper of
/// ours, and `@UIApplicationMain` and `@NSApplicationMain` become `@main`: Linux's compiler crashes at them. `@NSManaged` becomes a macro of ours, and
/// `#keyPath(Book.title)` the text of its keys. Other attributes become spaces. Every other character stays at its place.
/// `#selector(getter: property)` stays, and is an error.
enum ObjectiveCMarks {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction",
  ]
  private static let copying = "NSCopying"
  private static let managed = "NSManaged"
  /// The old names of `@main`, for delegates.
  private static let programs: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
  private static let phrases =
    (attributes.union(programs).union([copying, managed]).map { "@" + $0 } + ["#selector", "#keyPath"])
    .map { Data($0.utf8) }

  /// Returns the contents of a file without such marks; nil if it has none.
  static func replaced(in contents: Data) -> Data? {
    guard phrases.contains(where: { contents.range(of: $0) != nil }) else { return nil }
    var source = ReplacedTokens([UInt8](contents))
    for (index, token) in source.tokens.enumerated()
    where token.kind == .punctuation(UInt8(ascii: "@")) {
      if attributes.contains(source.text(index + 1)) {
        source.replace(token.range.lowerBound..<source.attributeEnd(index + 1), by: "")
      } else if source.text(index + 1) == copying {
        source.replace(source.tokens[index + 1].range, by: "_NSCopied")
      } else if source.text(index + 1) == managed {
        source.replace(
          token.range.lowerBound..<source.tokens[index + 1].range.upperBound,
          by: source.declaresFunction(after: index + 1) ? "@_ManagedF" : "@_Managed")
      } else if programs.contains(source.text(index + 1)) {
        source.replace(token.range.lowerBound..<source.tokens[index + 1].range.upperBound, by: "@main")
      }
    }
    SelectorMarks.replace(in: &source)
    source.replaceKeyPaths()
    return source.hasChanged ? Data(source.bytes) : nil
  }
}

/// The bytes of a file, whose tokens are replaced by texts that aren't longer.
struct ReplacedTokens {
  let tokens: [Token]
  private(set) var bytes: [UInt8]
  private(set) var hasChanged = false

  init(_ bytes: [UInt8]) { (self.bytes, tokens) = (bytes, Token.tokens(of: bytes)) }

  /// Returns the text of a token; empty behind the last one.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// Replaces a range by spaces and a text at its end; line ends stay.
  mutating func replace(_ range: Range<Int>, by text: String) {
    for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    bytes.replaceSubrange((range.upperBound - text.utf8.count)..<range.upperBound, with: text.utf8)
    hasChanged = true
  }

  /// Adds a line behind the last one.
  mutating func append(_ line: String) { bytes += Array(("\n" + line).utf8) }

  /// Returns whether the declaration behind an attribute is a function.
  fileprivate func declaresFunction(after attribute: Int) -> Bool {
    tokens[attribute...].indices.lazy.map(text).first { ["func", "var", "let", "}"].contains($0) } == "func"
  }

  /// Replaces `#keyPath(Type.first.second)` by `"first.second"`.
  fileprivate mutating func replaceKeyPaths() {
    for index in tokens.indices
    where text(index) == "#" && text(index + 1) == "keyPath" && text(index + 2) == "(" {
      guard let end = tokens[index...].firstIndex(where: \.closes) else { continue }
      let keys = (index + 5..<max(end, index + 5)).map(text).joined()
      replace(tokens[index].range.lowerBound..<tokens[end].range.upperBound, by: "\"\(keys)\"")
    }
  }

  /// Returns the end of an attribute with its arguments, by the index of its name.
  fileprivate func attributeEnd(_ name: Int) -> Int {
    guard name + 1 < tokens.count, tokens[name + 1].opens, !tokens[name + 1].followsSpace,
      let close = tokens[(name + 1)...].first(where: \.closes)
    else { return tokens[name].range.upperBound }
    return close.range.upperBound
  }
}

/// The changes to a file's contents before they are compiled, none of which moves a character.
enum CompiledSource {
  /// Returns the contents that the compiler reads in place of a file's; nil if they are the same.
  static func replaced(in contents: Data) -> Data? {
    let whole = SubmoduleImports.replaced(in: contents)
    let imported = CoreDataNames.replaced(in: whole ?? contents) ?? whole
    return ObjectiveCMarks.replaced(in: imported ?? contents) ?? imported
  }
}
