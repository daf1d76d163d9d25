import Foundation

/// The files of packages whose contents the compiler doesn't read as they are.
enum ReplacedSources {
  /// The file in which old versions of SwiftPM listed tests for Linux.
  ///
  /// SwiftPM has found tests by itself since Swift 5.4, and many of these lists are no longer correct.
  private static let obsolete = "/XCTestManifests.swift"

  /// Returns the compiler's arguments that replace files of a module.
  ///
  /// The new contents are stored in a folder.
  static func arguments(for sources: [String], in folder: String) -> [String] {
    var overlay = FileOverlay(in: folder)
    for source in sources {
      if let contents = replacement(for: source) { overlay.replace(source, by: contents) }
    }
    return overlay.arguments()
  }

  /// Returns the contents in place of a file's; nil for most files.
  private static func replacement(for source: String) -> Data? {
    if source.hasSuffix(obsolete) { return Data() }
    guard let contents = FileManager.default.contents(atPath: source) else { return nil }
    if TestList.isList(source) {
      return Data(TestList.text(from: String(decoding: contents, as: UTF8.self)).utf8)
    }
    return SubmoduleImports.replaced(in: contents)
  }
}
