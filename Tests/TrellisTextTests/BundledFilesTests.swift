import Foundation
import Testing

@testable import TrellisText

/// The folder of a bundle's fonts and symbols.
@Suite
struct BundledFilesTests {
  @Test func `the folder is found beside the program's, through links`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["app", "share/trellis", "bin"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let program = root.appendingPathComponent("app/Program").path
    try Data().write(to: URL(fileURLWithPath: program))
    let link = root.appendingPathComponent("bin/Program").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../app/Program")
    #expect(BundledFiles.folder(besideProgram: link) == nil)
    try Data().write(to: root.appendingPathComponent("share/trellis/fonts.conf"))
    let folder = try #require(BundledFiles.folder(besideProgram: link))
    #expect(folder == BundledFiles.folder(besideProgram: program))
    #expect(folder.hasSuffix("/share/trellis"))
    #expect(BundledFiles.folder(besideProgram: "/no/program") == nil)
  }
}
