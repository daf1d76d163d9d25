import Foundation

/// The files of packages whose contents the compiler doesn't read as they are.
enum ReplacedSources {
  /// The file in which old versions of SwiftPM listed tests for Linux.
  ///
  /// SwiftPM has found tests by itself since Swift 5.4, and many of these lists are no longer correct.
  private static let obsolete = "/XCTestManifests.swift"

  /// Returns the compiler's arguments that replace files of a module.
  ///
  /// The new contents are stored in a folder; throws if they can't be. `isIOS` makes `os(iOS)` true.
  static func arguments(for sources: [String], in folder: String, asIOS isIOS: Bool) throws -> [String] {
    var overlay = FileOverlay(in: folder)
    for source in sources {
      if let contents = replacement(for: source, isIOS) { try overlay.replace(source, by: contents) }
    }
    return try overlay.arguments()
  }

  /// The variable that makes the compiler ignore the old lists, although SwiftPM alone would use them.
  static let findsTests = "TRELLIS_FINDS_TESTS"

  /// Returns whether SwiftPM runs the listed tests: if there is a `Tests/LinuxMain.swift`, and `trellis test` doesn't run them.
  private static func usesManifests(_ source: String) -> Bool {
    let tests = ((source as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    return ProcessInfo.processInfo.environment[findsTests] == nil
      && access(tests + "/LinuxMain.swift", F_OK) == 0
  }

  /// Returns the contents in place of a file's; nil for most files.
  private static func replacement(for source: String, _ isIOS: Bool) -> Data? {
    if source.hasSuffix(obsolete) { return usesManifests(source) ? nil : Data() }
    guard let contents = FileManager.default.contents(atPath: source) else { return nil }
    if TestList.isList(source) {
      return TestList.text(from: String(decoding: contents, as: UTF8.self)).map { Data($0.utf8) }
    }
    let whole = CompiledSource.replaced(in: contents)
    return isIOS ? PlatformConditions.replaced(in: whole ?? contents) ?? whole : whole
  }
}
