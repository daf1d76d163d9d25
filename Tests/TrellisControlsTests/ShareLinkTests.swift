import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The menu of a share link, and what its items do.
@MainActor @Suite struct ShareLinkTests {
  private struct Note: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { (note: Note) in Data(note.text.utf8) }
    }
  }

  private let address = URL(string: "https://example.org/a")!

  private func host(_ view: some View) -> TestHost {
    TestHost(view, size: CGSize(width: 400, height: 400))
  }

  /// Creates a folder for a test, which removes it.
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `a link to a URL offers to copy, open and send it, but not to save it`() throws {
    let host = host(ShareLink(item: address))
    #expect(host.texts == ["Share…"])
    try host.tap("Share…")
    #expect(host.texts == ["Share…", "https://example.org/a", "Copy Link", "Open Link", "Email…"])
    try host.tap("Copy Link")
    #expect(host.pasteboard == "https://example.org/a")
    #expect(host.texts == ["Share…"])
    try host.tap("Share…")
    try host.tap("Open Link")
    #expect(host.openedURLs == [address])
  }

  @Test func `an email has the subject, the message and the texts of all items`() throws {
    let host = host(
      ShareLink(items: ["a & b", "ü"], subject: Text("Two things"), message: Text("See:")) { Text("Send") })
    try host.tap("Send")
    try host.tap("Email…")
    #expect(
      host.openedURLs.map(\.absoluteString) == [
        "mailto:?subject=Two%20things&body=See%3A%0D%0A%0D%0Aa%20%26%20b%0D%0A%0D%0A%C3%BC"
      ])
  }

  @Test func `an item with data is saved as a file with the name of its preview`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = host(ShareLink("Send", item: Note(text: "hello"), preview: SharePreview("My/Note")))
    try host.tap("Send")
    #expect(host.texts == ["Send", "My/Note", "Copy", "Save to File…"])
    try host.tap("Save to File…")
    let dialog = try #require(host.fileDialog)
    #expect(dialog.isForSaving)
    #expect(dialog.names == ["My-Note.json"])
    #expect(dialog.contentTypes == [.json])
    let file = folder.appendingPathComponent("a.json")
    try host.chooseFiles([file])
    #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
  }

  @Test func `several items are saved under different names`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let notes = [Note(text: "1"), Note(text: "2")]
    let host = host(ShareLink(items: notes) { _ in SharePreview("Note") })
    try host.tap("Share…")
    #expect(host.texts.contains("2 Items"))
    try host.tap("Save to Folder…")
    #expect(host.fileDialog?.names == ["2 Items.json", "2 Items 2.json"])
    let files = ["x", "y"].map { folder.appendingPathComponent($0) }
    try host.chooseFiles(files)
    #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["1", "2"])
  }

  @Test func `a shared image is saved as a PNG file with its pixels`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = try #require(ImageRenderer(content: Color.red.frame(width: 3, height: 2)).uiImage)
    let image = Image(uiImage: picture)
    let host = host(ShareLink(item: image, preview: SharePreview("Red", image: image)))
    try host.tap("Share…")
    try host.tap("Save to File…")
    #expect(host.fileDialog?.names == ["Red.png"])
    let file = folder.appendingPathComponent("red.png")
    try host.chooseFiles([file])
    let saved = try #require(UIImage(contentsOfFile: file.path))
    #expect(saved.size == CGSize(width: 3, height: 2))
    #expect(saved.pngData() == picture.pngData())
  }

  @Test func `a symbol has no pixels to save`() throws {
    let host = host(
      ShareLink(item: Image(systemName: "star"), preview: SharePreview("Star")) { Text("Send") })
    try host.tap("Send")
    #expect(host.texts == ["Send", "Star", "Copy"])
  }

  @Test func `in a menu, a link is a submenu`() throws {
    let address = address
    let host = host(Menu("More") { ShareLink("Share It", item: address) })
    try host.tap("More")
    #expect(!host.texts.contains("Copy Link"))
    try host.tap("Share It")
    try host.tap("Copy Link")
    #expect(host.pasteboard == "https://example.org/a")
    #expect(host.texts == ["More"])
  }

  @Test func `a copied item can be pasted as itself in this program`() throws {
    let log = Box<[String]>([])
    let host = host(
      VStack {
        ShareLink(item: Note(text: "hello"), preview: SharePreview("Note"))
        TextField("field", text: .constant(""))
        Text("target").focusable().pasteDestination(for: Note.self) { log.value += $0.map(\.text) }
      })
    try host.tap("Share…")
    try host.tap("Copy")
    try host.focus("target")
    host.press("v", modifiers: .command)
    #expect(log.value == ["hello"])
  }
}
