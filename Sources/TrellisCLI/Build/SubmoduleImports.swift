import Foundation

/// Imports of parts of modules, such as `import os.log`.
///
/// On a Mac, the parts are headers of the module. A Swift module has no parts, so the whole module is imported instead.
enum SubmoduleImports {
  /// The modules that are Swift modules here, and have parts on a Mac.
  private static let modules = [
    "os", "Foundation", "CoreGraphics", "UIKit", "AppKit", "QuartzCore", "CoreText", "CoreImage",
    "ObjectiveC",
  ]
  private static let phrases = modules.map { Data("import \($0).".utf8) }

  /// Returns the contents of a file with such imports, in which spaces take the place of the parts' names; nil if it has none.
  static func replaced(in contents: Data) -> Data? {
    guard phrases.contains(where: { contents.range(of: $0) != nil }) else { return nil }
    let text = String(decoding: contents, as: UTF8.self)
    guard
      let pattern = try? Regex(
        #"(?m)^([ \t]*(?:@\w+[ \t]+)*(?:\w+[ \t]+)?import[ \t]+(?:"# + modules.joined(separator: "|")
          + #"))((?:\.\w+)+)"#),
      text.contains(pattern)
    else { return nil }
    let replaced = text.replacing(pattern) { match in
      String(match.output[1].substring ?? "")
        + String(repeating: " ", count: match.output[2].substring?.utf8.count ?? 0)
    }
    return Data(replaced.utf8)
  }
}
