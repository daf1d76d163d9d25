import Foundation
import TrellisExpansions

/// The marks for the Objective-C runtime, such as `@objc` and `#selector`, which the compiler rejects on Linux.
///
/// `@UIApplicationMain` and `@NSApplicationMain` become `@main`: Linux's compiler crashes at them. `#selector(method)` becomes ` Selector(method)`: the method itself, which a control calls on its target. Attributes become spaces.
/// Every other character stays at its place. `#selector(getter: property)` stays, and is an error.
enum ObjectiveCMarks {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "NSCopying",
  ]
  private static let programs: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
  private static let phrases = (attributes.union(programs).map { "@" + $0 } + ["#selector"]).map {
    Data($0.utf8)
  }

  /// Returns the contents of a file without such marks; nil if it has none.
  static func replaced(in contents: Data) -> Data? {
    guard phrases.contains(where: { contents.range(of: $0) != nil }) else { return nil }
    var bytes = [UInt8](contents)
    let tokens = Token.tokens(of: bytes)
    var hasChanged = false
    func text(_ index: Int) -> String {
      index < tokens.count ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }
    func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      hasChanged = true
    }
    for (index, token) in tokens.enumerated() {
      if token.kind == .punctuation(UInt8(ascii: "@")), attributes.contains(text(index + 1)) {
        let name = tokens[index + 1]
        var end = name.range.upperBound
        if index + 2 < tokens.count, tokens[index + 2].opens, !tokens[index + 2].followsSpace,
          let close = tokens[(index + 2)...].first(where: \.closes)
        {
          end = close.range.upperBound
        }
        blank(token.range.lowerBound..<end)
      } else if token.kind == .punctuation(UInt8(ascii: "@")), programs.contains(text(index + 1)) {
        let name = tokens[index + 1].range
        blank(name)
        bytes.replaceSubrange(name.prefix(4), with: "main".utf8)
      } else if token.kind == .punctuation(UInt8(ascii: "#")), text(index + 1) == "selector",
        !(["getter", "setter"].contains(text(index + 3)) && text(index + 4) == ":")
      {
        blank(token.range)
        bytes[tokens[index + 1].range.lowerBound] = UInt8(ascii: "S")
      }
    }
    return hasChanged ? Data(bytes) : nil
  }
}

/// The changes to a file's contents before they are compiled, none of which moves a character.
enum CompiledSource {
  /// Returns the contents that the compiler reads in place of a file's; nil if they are the same.
  static func replaced(in contents: Data) -> Data? {
    let imported = SubmoduleImports.replaced(in: contents)
    return ObjectiveCMarks.replaced(in: imported ?? contents) ?? imported
  }
}
