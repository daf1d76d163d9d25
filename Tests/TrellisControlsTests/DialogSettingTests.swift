import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The settings of dialogs, dialogs of the app, and questions before a dismissal; serialized, because the apps share a model.
@MainActor @Suite(.serialized) struct DialogSettingTests {
  private let window = CGSize(width: 500, height: 400)

  private func settled(_ host: TestHost) async { await host.advance(by: .seconds(1)) }

  @Test func `a critical dialog has a sign of warning, unless an icon is set`() async {
    func page(_ severity: DialogSeverity, _ icon: Image?) -> some View {
      Text("below").alert("Title", isPresented: .constant(true)) { Button("Fine") {} }
        .dialogSeverity(severity).dialogIcon(icon)
    }
    func labels(_ severity: DialogSeverity, _ icon: Image? = nil) async -> [String] {
      let host = TestHost(page(severity, icon), size: window)
      await settled(host)
      return host.accessibilityTree.all.compactMap(\.label)
    }
    #expect(await labels(.critical).contains("Warning"))
    #expect(await !labels(.standard).contains("Warning"))
    #expect(await !labels(.critical, Image(systemName: "star")).contains("Warning"))
  }

  @Test func `a dialog has a toggle against further ones, which writes a binding`() async throws {
    let (isSuppressed, isUp) = (Box(false), Box(true))
    let host = TestHost(
      Text("below").alert("Title", isPresented: isUp.binding) { Button("Fine") {} }
        .dialogSuppressionToggle("Enough", isSuppressed: isSuppressed.binding), size: window)
    await settled(host)
    try host.tap("Enough")
    #expect(isSuppressed.value && isUp.value, "the toggle doesn't close the dialog")
    try host.tap("Fine")
    #expect(!isUp.value)
  }

  @MainActor @Observable final class Model {
    var isAlertUp = false
    var item: String?
    var isSuppressed = false
    var log: [String] = []
  }

  private static var model = Model()

  private struct AlertingApp: App {
    let model = DialogSettingTests.model
    var body: some Scene {
      WindowGroup {
        Button("own") { model.isAlertUp = true }
      }
      AlertScene("Disk full", isPresented: Bindable(model).isAlertUp) {
        Button("Free") { model.log.append("freed") }
      } message: {
        Text("It is.")
      }
    }
  }

  @Test func `an alert of the app appears in its first window`() async throws {
    Self.model = Model()
    let host = TestHost(app: AlertingApp(), size: window)
    #expect(host.windows.count == 1)
    #expect(host.texts == ["own"])
    Self.model.isAlertUp = true
    await settled(host)
    #expect(host.texts == ["own", "Disk full", "It is.", "Free"])
    try host.tap("Free")
    #expect(Self.model.log == ["freed"] && !Self.model.isAlertUp)
    await settled(host)
    #expect(host.texts == ["own"])
  }

  private struct DataApp: App {
    let model = DialogSettingTests.model
    var body: some Scene {
      WindowGroup { Text("own") }
      AlertScene("About", isPresented: .constant(true), presenting: model.item) { item in
        Button("Use \(item)") {}
      }
    }
  }

  @Test func `an alert about data waits for the data`() async {
    Self.model = Model()
    let host = TestHost(app: DataApp(), size: window)
    await settled(host)
    #expect(host.texts == ["own"])
    Self.model.item = "file"
    _ = host.texts
    await settled(host)
    #expect(host.texts == ["own", "About", "Use file"])
  }

  private struct SuppressingApp: App {
    let model = DialogSettingTests.model
    var body: some Scene {
      WindowGroup {
        Text("own").alert("Title", isPresented: Bindable(model).isAlertUp) { Button("Fine") {} }
          .dialogSeverity(.critical)
      }
      .dialogSuppressionToggle(isSuppressed: Bindable(model).isSuppressed)
      .dialogIcon(Image(systemName: "star"))
    }
  }

  @Test func `a scene sets the icon and the toggle of its windows' dialogs`() async throws {
    Self.model = Model()
    Self.model.isAlertUp = true
    let host = TestHost(app: SuppressingApp(), size: window)
    await settled(host)
    #expect(host.accessibilityTree.all.allSatisfy { $0.label != "Warning" }, "the icon is another one")
    try host.tap("Don’t ask again")
    #expect(Self.model.isSuppressed)
  }

  private struct Draft: View {
    let isUp: Binding<Bool>
    let isChanged: Bool
    var log = Box<[String]>([])
    var body: some View {
      Text("below").sheet(isPresented: isUp) {
        Closer().dismissalConfirmationDialog("Discard?", shouldPresent: isChanged) {
          Button("Discard") { log.value.append("discarded") }
          Button("Keep", role: .cancel) { log.value.append("kept") }
        } message: {
          Text("It is changed.")
        }
      }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test func `a sheet asks before the user dismisses it, and a button without the cancel role does`()
    async throws
  {
    let isUp = Box(true)
    let draft = Draft(isUp: isUp.binding, isChanged: true)
    let host = TestHost(draft, size: window)
    await settled(host)
    host.press(.escape)
    await settled(host)
    #expect(host.texts.contains("Discard?") && host.texts.contains("It is changed.") && isUp.value)
    try host.tap("Keep")
    await settled(host)
    #expect(isUp.value && !host.texts.contains("Discard?"))
    host.press(.escape)
    await settled(host)
    try host.tap("Discard")
    await settled(host)
    #expect(draft.log.value == ["kept", "discarded"])
    #expect(!isUp.value && host.texts == ["below"])
  }

  @Test func `a sheet without changes, or closed by the program, asks nothing`() async throws {
    let isUp = Box(true)
    let unchanged = TestHost(Draft(isUp: isUp.binding, isChanged: false), size: window)
    await settled(unchanged)
    unchanged.press(.escape)
    #expect(!isUp.value)
    isUp.value = true
    let changed = TestHost(Draft(isUp: isUp.binding, isChanged: true), size: window)
    await settled(changed)
    try changed.tap("Close")
    await settled(changed)
    #expect(!isUp.value && changed.texts == ["below"])
  }

  private struct DocumentApp: App {
    var body: some Scene {
      WindowGroup {
        Text("document").dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Discard") {} }
      }
    }
  }

  @Test func `a window asks before the user closes it`() async throws {
    let host = TestHost(app: DocumentApp(), size: window)
    host.closeWindow()
    await settled(host)
    #expect(host.texts == ["document", "Close?", "Discard", "Cancel"])
    try host.tap("Cancel")
    await settled(host)
    #expect(host.texts == ["document"])
    host.closeWindow()
    await settled(host)
    try host.tap("Discard")
    #expect(host.windows.isEmpty)
  }
}
