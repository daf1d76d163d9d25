import Foundation

/// The modules of macOS that source imports by other names than ours.
///
/// Source for several platforms asks for AppKit by `canImport`, and a module of that name would change which branch it takes. So the
/// name is known only to modules whose source imports it outside of `#if`, which can be built for macOS alone.
enum MacModules {
  private static let aliases = [("AppKit", "TrellisAppKit"), ("Cocoa", "TrellisCocoa")]
  private static let names = aliases.map { Data($0.0.utf8) }

  /// The compiler's arguments that make the modules known.
  static let arguments = aliases.flatMap { ["-module-alias", "\($0.0)=\($0.1)"] }

  /// Returns whether a file imports one of the modules outside of `#if`.
  static func areImported(in contents: Data) -> Bool {
    guard names.contains(where: { contents.range(of: $0) != nil }) else { return false }
    var scan = ImportScan()
    scan.add(unconditional(contents))
    return aliases.contains { scan.modules.contains($0.0) }
  }

  /// Returns the lines of a file that are outside of `#if`.
  private static func unconditional(_ contents: Data) -> Data {
    var depth = 0
    var kept: [Substring] = []
    let lines = String(decoding: contents, as: UTF8.self).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    for line in lines {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if ") || text.hasPrefix("#if\t") || text.hasPrefix("#if(") || text.hasPrefix("#if!")
      {
        depth += 1
      }
      if depth == 0 { kept.append(line) }
      if text.hasPrefix("#endif") { depth = max(depth - 1, 0) }
    }
    return Data(kept.joined(separator: "\n").utf8)
  }
}
