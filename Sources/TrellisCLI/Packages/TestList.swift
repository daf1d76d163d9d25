import Foundation

/// The lists of XCTest's tests that SwiftPM generates on Linux.
///
/// SwiftPM's lists don't compile if a class has synchronous tests on the main actor, as most tests of views are.
enum TestList {
  /// Returns whether SwiftPM generated a source: it is in the folder `MODULE.derived`.
  static func isList(_ path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.hasSuffix("DiscoveredTests.derived") && !path.hasSuffix("/all-discovered-tests.swift")
  }

  /// Returns the text of a list in which tests may be on the main actor; nil for a module without tests of XCTest.
  ///
  /// XCTest runs synchronous tests on the main thread.
  static func text(from text: String) -> String? {
    guard text.contains("import XCTest") else { return nil }
    return text.replacing(/\("(\w+)", (\w+)\)/) { "(\"\($0.output.1)\", trellisTest(\($0.output.2)))" } + """


      fileprivate func trellisTest<Case: XCTestCase>(
        _ test: @escaping (Case) -> @MainActor () throws -> Void
      ) -> (Case) -> () throws -> Void {
        { instance in
          let test = test(instance)
          return { try MainActor.assumeIsolated { try test() } }
        }
      }

      """
  }
}
