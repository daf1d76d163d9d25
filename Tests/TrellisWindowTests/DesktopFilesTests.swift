import Foundation
import Testing
import Trellis
import UniformTypeIdentifiers

@testable import TrellisWindow

/// The desktop's file dialogs, through a portal whose responses a test sets.
@Suite struct DesktopFilesTests {
  @Test func `content types become patterns and MIME types, all together first`() {
    let filters = FileFilter.all(for: [.json, UTType(filenameExtension: "x1")!])
    #expect(filters.map(\.name) == ["JSON, .x1", "JSON", ".x1"])
    #expect(filters[2].patterns == ["*.[xX]1"])
    #expect(filters[1].types.contains("application/json"))
    #expect(filters[0].patterns.contains("*.[jJ][sS][oO][nN]"))
    let images = FileFilter.all(for: [.image])
    #expect(images.count == 1)
    #expect(images[0].types.contains("image/png"))
    #expect(images[0].patterns.contains("*.[pP][nN][gG]"))
    #expect(FileFilter.all(for: [.plainText], isForSaving: true)[0].types == ["text/plain"])
  }

  @Test func `the most general content types filter nothing`() {
    #expect(FileFilter.all(for: []).isEmpty)
    #expect(FileFilter.all(for: [.json, .data]).isEmpty)
    #expect(FileFilter.all(for: [.item]).isEmpty)
    #expect(FileFilter.all(for: [UTType(exportedAs: "org.example.recipe")]).isEmpty)
    #expect([UTType.folder].wantsFolders)
    #expect(![UTType.folder, .json].wantsFolders)
    #expect(![UTType]().wantsFolders)
  }

  @Test func `a missing session bus is an error`() {
    let question = FileQuestion(FileRequest(.open(isMultiple: false), []), "")
    guard case .impossible(let reason) = question.ask("unix:path=/nonexistent/bus", until: -1) else {
      Issue.record("a dialog without a bus")
      return
    }
    #expect(reason == "there is no session bus")
  }

  @Test(.enabled(if: SessionBus.isAvailable, "dbus-daemon and python3-gi aren't installed"))
  func `the portal is called, and its response is the choice`() throws {
    let bus = try SessionBus([])
    defer { bus.stop() }
    try bus.choose(["file:///tmp/a%20b.json", "https://example.org/c.json", "file:///tmp/d.json"])
    var request = FileRequest(.open(isMultiple: true), [.json])
    (request.message, request.confirmationLabel) = ("Choose", "Take")
    request.folder = URL(fileURLWithPath: "/tmp")
    guard case .chosen(let urls) = FileQuestion(request, "x11:2a").ask(bus.address, until: -1) else {
      Issue.record("nothing was chosen")
      return
    }
    #expect(urls.map(\.path) == ["/tmp/a b.json", "/tmp/d.json"])
    #expect(
      bus.heard()
        == "OpenFile x11:2a Choose [('accept_label', 'Take'), ('current_folder', '/tmp'), "
        + "('filters', [('JSON', [(0, '*.[jJ][sS][oO][nN]'), (0, '*.[gG][eE][oO][jJ][sS][oO][nN]'), "
        + "(1, 'application/json'), (1, 'application/geo+json')])]), ('multiple', True)]")

    try bus.choose([])
    let save = FileQuestion(FileRequest(.save(name: "é.txt"), [.plainText]), "")
    guard case .cancelled = save.ask(bus.address, until: -1) else {
      Issue.record("it wasn't cancelled")
      return
    }
    #expect(bus.heard().hasPrefix("SaveFile  Save [('current_name', 'é.txt'), ('filters', "))

    try bus.choose(["file:///tmp/1.txt"])
    let several = FileQuestion(FileRequest(.saveSeveral(names: ["1.txt", "2.txt"]), []), "")
    _ = several.ask(bus.address, until: -1)
    #expect(bus.heard() == "SaveFiles  Save [('files', ['1.txt', '2.txt'])]")

    let folders = FileQuestion(FileRequest(.open(isMultiple: false), [.folder]), "")
    _ = folders.ask(bus.address, until: -1)
    #expect(bus.heard() == "OpenFile  Open [('directory', True)]")
  }

  @Test(.enabled(if: SessionBus.isAvailable, "dbus-daemon and python3-gi aren't installed"))
  func `the app can close a dialog`() throws {
    let bus = try SessionBus([])
    defer { bus.stop() }
    try bus.choose([], waits: true)
    let end = Pipe()
    try end.fileHandleForWriting.write(contentsOf: Data([0]))
    let question = FileQuestion(FileRequest(.open(isMultiple: false), []), "")
    guard case .cancelled = question.ask(bus.address, until: end.fileHandleForReading.fileDescriptor) else {
      Issue.record("it wasn't cancelled")
      return
    }
    #expect(bus.heard().hasPrefix("OpenFile"))
    #expect(bus.heard() == "close")
  }
}
