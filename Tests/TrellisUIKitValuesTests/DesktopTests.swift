import SwiftUI
import Testing
import Trellis
import TrellisTesting
import UniformTypeIdentifiers

/// Events, cursors, dialogs and pasteboards by the names of AppKit and UIKit.
@MainActor @Suite(.serialized) struct DesktopTests {
  private struct Field: View {
    @State var text = ""
    var body: some View { TextField("Name", text: $text).frame(width: 100) }
  }

  @Test func `a local monitor sees events first, and may end them`() throws {
    let host = TestHost(Field(), size: CGSize(width: 200, height: 100))
    var seen: [String] = []
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .leftMouseDown]) { event in
      seen.append(event.type == .keyDown ? "key \(event.characters ?? "") \(event.keyCode)" : "mouse")
      return event.characters == "x" ? nil : event
    }
    host.tap(at: CGPoint(x: 100, y: 50))
    host.press("a")
    host.press("x")
    host.press("b")
    #expect(seen == ["mouse", "key a 0", "key x 7", "key b 11"])
    let added = try #require(monitor)
    NSEvent.removeMonitor(added)
    host.press("x", modifiers: .shift)
    #expect(seen.count == 4 && NSEvent.modifierFlags.contains(.shift))
  }

  @Test func `a cursor shows in place of the views' shapes until it is popped`() {
    let host = TestHost(Text("x").pointerStyle(.link), size: CGSize(width: 50, height: 50))
    host.hover(at: CGPoint(x: 25, y: 25))
    NSCursor.crosshair.push()
    #expect(PointerShape.inAllWindows == .crosshair && NSCursor.current === NSCursor.crosshair)
    NSCursor.pop()
    #expect(PointerShape.inAllWindows == nil && NSCursor.current === NSCursor.arrow)
    NSCursor.pop()
  }

  @Test func `panels ask for the files that they describe`() async throws {
    let host = TestHost(Text("x"), size: CGSize(width: 50, height: 50))
    host.hover(at: .zero)
    let panel = NSOpenPanel()
    (panel.allowsMultipleSelection, panel.allowedContentTypes) = (true, [.png])
    panel.message = "Pick"
    var response: NSApplication.ModalResponse?
    panel.begin { response = $0 }
    let dialog = try #require(host.fileDialog)
    #expect(dialog.allowsMultipleSelection && dialog.contentTypes == [.png] && dialog.message == "Pick")
    try host.chooseFiles([URL(fileURLWithPath: "/tmp/a.png")])
    #expect(response == .OK && panel.url?.path == "/tmp/a.png")
    let saving = NSSavePanel()
    saving.nameFieldStringValue = "new.txt"
    saving.begin { response = $0 }
    #expect(host.fileDialog?.names == ["new.txt"] && host.fileDialog?.isForSaving == true)
    try host.cancelFileDialog()
    #expect(response == .cancel && saving.url == nil)
    let folders = NSOpenPanel()
    (folders.canChooseFiles, folders.canChooseDirectories) = (false, true)
    folders.begin { _ in }
    #expect(host.fileDialog?.contentTypes == [.folder])
    try host.cancelFileDialog()
  }

  @Test func `a file viewer opens the folders of files, each once`() {
    let host = TestHost(Text("x"), size: CGSize(width: 50, height: 50))
    host.hover(at: .zero)
    NSWorkspace.shared.activateFileViewerSelecting([
      URL(fileURLWithPath: "/tmp/a.txt"), URL(fileURLWithPath: "/tmp/b.txt"),
    ])
    #expect(host.openedURLs.map(\.path) == ["/tmp"])
    #expect(NSWorkspace.shared.icon(forFile: "/tmp").size.width > 0)
    #expect(NSWorkspace.shared.urlForApplication(withBundleIdentifier: "com.example") == nil)
  }

  @Test func `pasteboards keep a picture for this program`() throws {
    let host = TestHost(Text("x"), size: CGSize(width: 50, height: 50))
    host.hover(at: .zero)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    UIPasteboard.general.image = image
    #expect(UIPasteboard.general.hasImages && UIPasteboard.general.image?.size == CGSize(width: 3, height: 2))
    let items = try #require(NSPasteboard.general.pasteboardItems)
    #expect(items.count == 1 && items[0].types == [.png])
    host.pasteboard = "text"
    #expect(UIPasteboard.general.image == nil && UIPasteboard.general.string == "text")
  }

  @Test func `the device has one identifier, and reports a battery only if asked`() {
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
  }
}
