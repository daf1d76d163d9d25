import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct FileTypeTests {
  private let folder: URL

  init() throws {
    folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func type(of name: String) throws -> UTType? {
    try folder.appending(path: name).resourceValues(forKeys: [.contentTypeKey, .nameKey]).contentType
  }

  @Test func `a file's type follows from its extension, and a folder is a folder`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.png", "b.md", "c", "d.unheardof"] {
      try Data().write(to: folder.appending(path: name))
    }
    for name in ["e", "f.2024", "g.app"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: false)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "h"), withDestinationURL: folder.appending(path: "a.png"))
    #expect(try type(of: "a.png") == .png)
    #expect(try type(of: "b.md")?.conforms(to: .text) == true)
    #expect(try type(of: "c") == .data)
    #expect(try type(of: "d.unheardof")?.isDynamic == true)
    #expect(try type(of: "d.unheardof")?.conforms(to: .data) == true)
    #expect(try type(of: "e") == .folder)
    #expect(try type(of: "f.2024") == .folder)
    #expect(try type(of: "g.app")?.conforms(to: .directory) == true)
    #expect(try type(of: "h") == .symbolicLink)
  }

  @Test func `there is no type unless it is asked for`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "a.png"))
    let values = try folder.appending(path: "a.png").resourceValues(forKeys: [.nameKey])
    #expect(values.contentType == nil)
  }
}
