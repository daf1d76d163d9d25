import Foundation
import Testing

@testable import TrellisFoundation

/// Folders, the trash and bookmarks.
@Suite struct FilesTests {
  @Test func `the folders of a user are in the home folder, or where XDG's variables say`() {
    let home = URL.homeDirectory.path
    #expect(URL.documentsDirectory.path.hasPrefix(home))
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.moviesDirectory.lastPathComponent == "Videos")
    #expect(URL.userDirectory.path == URL.homeDirectory.deletingLastPathComponent().path)
    #expect(URL.trashDirectory.path.hasSuffix("/Trash/files"))
    let all: [URL] = [
      .documentsDirectory, .downloadsDirectory, .desktopDirectory, .picturesDirectory, .musicDirectory,
      .moviesDirectory, .sharedPublicDirectory, .applicationSupportDirectory, .cachesDirectory,
      .libraryDirectory, .homeDirectory, .temporaryDirectory, .userDirectory, .trashDirectory,
      .applicationDirectory,
    ]
    #expect(all.allSatisfy { $0.isFileURL && $0.hasDirectoryPath && $0.path.hasPrefix("/") })
    #expect(URL.homeDirectory(forUser: NSUserName()) != nil)
  }

  @Test func `files in the trash keep their names, and a text says where they were`() throws {
    let (folder, manager) = (try TemporaryFolder(), FileManager.default)
    let trash = folder.url.appending(path: "Trash")
    var results: [String] = []
    for text in ["one", "two"] {
      let file = folder.url.appending(path: "a b.txt")
      try Data(text.utf8).write(to: file)
      results.append(try manager.trashItem(at: file, in: trash).lastPathComponent)
      #expect(!manager.fileExists(atPath: file.path))
    }
    #expect(results == ["a b.txt", "a b 2.txt"])
    let second = try String(contentsOf: trash.appending(path: "files/a b 2.txt"), encoding: .utf8)
    #expect(second == "two")
    let info = try String(contentsOf: trash.appending(path: "info/a b.txt.trashinfo"), encoding: .utf8)
    #expect(info.hasPrefix("[Trash Info]\nPath=\(folder.url.path)/a%20b.txt\nDeletionDate=20"))
    #expect(throws: CocoaError.self) {
      try manager.trashItem(at: folder.url.appending(path: "missing"), in: trash)
    }
  }

  @Test func `a bookmark leads to its file while it exists`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.txt")
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
    try Data().write(to: file)
    let data = try file.bookmarkData(
      options: .withSecurityScope, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    let found = try URL(
      resolvingBookmarkData: data, options: [.withSecurityScope], bookmarkDataIsStale: &isStale)
    #expect(found.path == file.standardizedFileURL.path)
    #expect(!isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale)
    }
  }

  @Test func `names that lead out of the folder of containers are refused`() {
    let manager = FileManager.default
    for name in ["", ".", "..", "../a", "a/b"] {
      #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
    #expect(manager.ubiquityIdentityToken == nil)
    #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil)
  }
}

/// A folder that is removed with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "found-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
