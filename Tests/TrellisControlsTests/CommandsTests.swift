import SwiftUI
import Testing
import TrellisTesting

/// An app's menu bar, and the keyboard shortcuts of its items.
@MainActor
@Suite struct CommandsTests {
  @MainActor @Observable final class Store {
    var events: [String] = []
    var isBold = false
    var hasExtra = true
    var note = ""
  }

  struct Content: View {
    let store: Store
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("content \(store.events.last ?? "none")")
        Button("shadowed") { store.events.append("button") }.keyboardShortcut("k")
        TextField("note", text: Bindable(store).note).focused($isFocused).defaultFocus($isFocused, true)
          .focusedValue(\.store, store)
      }
    }
  }

  struct TestApp: App {
    @MainActor static var store = Store()
    let store = TestApp.store

    var body: some Scene {
      WindowGroup { Content(store: store) }
        .commands {
          CommandMenu("Tools") {
            Button("Count") { store.events.append("count") }.keyboardShortcut("k")
            Toggle("Bold", isOn: Bindable(store).isBold).keyboardShortcut("b", modifiers: [.command, .shift])
            Menu("More") { Button("Deep") { store.events.append("deep") }.keyboardShortcut("d") }
          }
          CommandGroup(after: .newItem) {
            Button("Open…") { store.events.append("open") }.keyboardShortcut("o")
          }
          CommandGroup(replacing: .help) {}
          Focused()
          CommandGroup(before: .windowList) { OpenLog() }
          if store.hasExtra { CommandMenu("Extra") { Text("extra") } }
        }
      Window("Log", id: "log") { Text("log") }
        .commands { CommandMenu("Log") { Text("of the log") } }
      Settings { Text("settings").frame(width: 200, height: 100) }
    }
  }

  struct OpenLog: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Show Log") { openWindow(id: "log") } }
  }

  /// Commands that depend on a focused value.
  struct Focused: Commands {
    @FocusedValue(\.store) private var store

    var body: some Commands {
      CommandMenu("Focus") {
        Button(store == nil ? "nobody" : "somebody") { store?.events.append("focused") }
      }
    }
  }

  private func makeHost() -> TestHost {
    TestApp.store = Store()
    return TestHost(app: TestApp(), size: CGSize(width: 640, height: 400))
  }

  @Test func `the menu bar has the menus with items, and is above the content`() throws {
    let host = makeHost()
    #expect(host.texts.prefix(6) == ["File", "Edit", "Tools", "Focus", "Extra", "Log"])
    #expect(try host.frame(ofText: "File").minY < 10)
    #expect(try host.frame(ofText: "content none").minY > 28)
    #expect(host.minimumSize.height > 28)
    TestApp.store.hasExtra = false
    #expect(host.texts.prefix(5) == ["File", "Edit", "Tools", "Focus", "Log"])
  }

  @Test func `a title opens its menu, and an item performs its action and closes it`() throws {
    let host = makeHost()
    try host.tap("File")
    #expect(
      host.texts.contains("New Window") && host.texts.contains("Open…") && host.texts.contains("Ctrl+O"))
    try host.tap("Open…")
    #expect(!host.texts.contains("Open…"))
    #expect(TestApp.store.events == ["open"])
  }

  @Test func `arrows move between menus, F10 opens the first, and Escape closes it`() throws {
    let host = makeHost()
    host.press(.function(10))
    #expect(host.texts.contains("New Window"))
    host.press(.rightArrow)
    #expect(host.texts.contains("Select All") && !host.texts.contains("New Window"))
    host.press(.leftArrow)
    host.press(.leftArrow)
    #expect(host.texts.contains("About Test"))
    host.press(.escape)
    #expect(!host.texts.contains("About Test"))
  }

  @Test func `arrows move between menus while the pointer rests on a title`() throws {
    let host = makeHost()
    try host.hover("File")
    try host.tap("File")
    #expect(host.texts.contains("New Window"))
    host.press(.rightArrow)
    #expect(host.texts.contains("Select All") && !host.texts.contains("New Window"))
    host.press(.rightArrow)
    #expect(host.texts.contains("Count"))
  }

  @Test func `the tab key skips the menu bar`() {
    let host = makeHost()
    // The tab key moves the focus from the field, which is the last control, to the button, which is the first.
    host.press(.tab)
    host.press(.space)
    #expect(TestApp.store.events == ["button"])
    host.press(.tab)
    host.press(.tab)
    host.press(.space)
    #expect(TestApp.store.events == ["button", "button"])
  }

  @Test func `an open menu follows the pointer to the next title`() throws {
    let host = makeHost()
    try host.tap("File")
    try host.hover("Tools")
    #expect(host.texts.contains("Count") && !host.texts.contains("New Window"))
  }

  @Test func `items' shortcuts work while no menu is open, also in submenus`() throws {
    let host = makeHost()
    host.press("k", modifiers: .command)
    host.press("d", modifiers: .control)
    host.press("b", modifiers: [.command, .shift])
    #expect(TestApp.store.events == ["count", "deep"])
    #expect(TestApp.store.isBold)
  }

  @Test func `commands use the focused values, also while their menu is open`() throws {
    let host = makeHost()
    try host.tap("note")
    try host.tap("Focus")
    #expect(host.texts.contains("somebody"))
    try host.tap("somebody")
    #expect(TestApp.store.events == ["focused"])
  }

  @Test func `the Edit menu's items apply to the focused field`() throws {
    let host = makeHost()
    try host.tap("note")
    host.type("hello")
    try host.tap("Edit")
    try host.tap("Select All")
    try host.tap("Edit")
    try host.tap("Cut")
    #expect(TestApp.store.note == "")
    try host.tap("Edit")
    try host.tap("Paste")
    try host.tap("Edit")
    try host.tap("Paste")
    #expect(TestApp.store.note == "hellohello")
  }

  @Test func `Ctrl+N opens a window, Ctrl+comma the settings, Ctrl+W closes, Ctrl+Q ends`() throws {
    let host = makeHost()
    host.press("n", modifiers: .control)
    #expect(host.windows.count == 2)
    host.press(",", modifiers: .control)
    host.press(",", modifiers: .control)
    #expect(host.windows.count == 3)
    let settings = host.windows[2]
    #expect(settings.texts == ["settings"] && settings.title == "Settings")
    #expect(settings.size == CGSize(width: 200, height: 100) && settings.maximumSize == settings.size)
    #expect(host.windows[1].texts.first == "File")
    host.windows[1].press("w", modifiers: .control)
    #expect(host.windows.count == 2)
    host.press("q", modifiers: .control)
    #expect(host.windows.isEmpty)
  }

  @Test func `CF-40 of a button and a command with the same key, the command is performed`() {
    let host = makeHost()
    host.press("k", modifiers: .command)
    #expect(TestApp.store.events == ["count"])
  }

  @Test func `all windows have the commands of all scenes`() throws {
    let host = makeHost()
    try host.tap("Window")
    try host.tap("Show Log")
    #expect(
      host.windows[1].texts == ["File", "Edit", "Tools", "Focus", "Extra", "Log", "Window", "Help", "log"])
    host.windows[1].press("k", modifiers: .control)
    #expect(TestApp.store.events == ["count"])
  }

  @Test func `with the phone theme there is no menu bar, but shortcuts work`() throws {
    let host = makeHost()
    host.environment.controlTheme = .phone
    #expect(!host.texts.contains("File"))
    host.press("k", modifiers: .command)
    #expect(TestApp.store.events == ["count"])
  }

  @Test func `hidden shortcut views never get the focus`() throws {
    let host = makeHost()
    for _ in 0..<8 { host.press(.tab) }
    host.press(.return)
    host.press(.space)
    #expect(TestApp.store.events.isEmpty)
  }
}

extension FocusedValues {
  @Entry fileprivate var store: CommandsTests.Store?
}
