import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The keyboard shortcuts that every app has by default.
@MainActor @Suite struct DefaultCommandTests {
  private struct Plain: App {
    var body: some Scene {
      WindowGroup { Main() }
      Window("Log", id: "log") { Text("log") }
      Settings { Text("settings").frame(width: 200, height: 100) }
    }
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
      Button("log") { openWindow(id: "log") }
      if count > 0 { Button("own") { count += 1 }.keyboardShortcut("w") }
      Button("more") { count += 1 }
    }
  }

  private struct WithoutSettings: App {
    var body: some Scene { Window("Only", id: "only") { Text("only") } }
  }

  private func host() -> TestHost { TestHost(app: Plain(), size: CGSize(width: 300, height: 200)) }

  @Test(arguments: [EventModifiers.control, .command])
  func `the settings command opens one settings window`(modifiers: EventModifiers) {
    let host = host()
    host.press(",", modifiers: modifiers)
    #expect(host.windows.map(\.texts.first) == ["count 0", "settings"])
    host.press(",", modifiers: modifiers)
    #expect(host.windows.count == 2)
  }

  @Test func `the close command closes the key window`() throws {
    let host = host()
    try host.tap("log")
    host.press(",", modifiers: .control)
    #expect(host.windows.count == 3)
    host.windows[2].press("w", modifiers: .control)
    #expect(host.windows.map(\.texts.first) == ["count 0", "log"])
    host.windows[1].press("w", modifiers: .control)
    #expect(host.windows.map(\.texts.first) == ["count 0"])
    host.press("w", modifiers: .control)
    #expect(host.windows.isEmpty)
  }

  @Test func `the quit command ends the app from any window`() throws {
    let host = host()
    try host.tap("log")
    host.windows[1].press("q", modifiers: .control)
    #expect(host.windows.isEmpty)
  }

  @Test func `the new command opens a window if there may be several`() {
    let host = host()
    host.press("n", modifiers: .control)
    #expect(host.windows.map(\.texts.first) == ["count 0", "count 0"])
    let single = TestHost(app: WithoutSettings(), size: CGSize(width: 300, height: 200))
    single.press("n", modifiers: .control)
    #expect(single.windows.count == 1)
  }

  @Test func `other modifiers do nothing, and views' own shortcuts take precedence`() throws {
    let host = host()
    host.press("w")
    host.press("w", modifiers: [.control, .shift])
    host.press("q", modifiers: [.control, .option])
    #expect(host.windows.count == 1)
    try host.tap("more")
    host.press("w", modifiers: .control)
    #expect(host.windows.map(\.texts.first) == ["count 2"])
  }

  @Test func `without a Settings scene its shortcut does nothing`() {
    let host = TestHost(app: WithoutSettings(), size: CGSize(width: 300, height: 200))
    host.press(",", modifiers: .control)
    #expect(host.windows.count == 1)
    #expect(host.warnings.isEmpty)
  }

  private struct Replaced: App {
    var body: some Scene {
      WindowGroup { Text("main") }
        .commands {
          CommandGroup(replacing: .appTermination) {}
          CommandGroup(replacing: .saveItem) {}
        }
    }
  }

  @Test func `replaced commands are removed`() {
    let host = TestHost(app: Replaced(), size: CGSize(width: 300, height: 200))
    host.press("q", modifiers: .control)
    host.press("w", modifiers: .control)
    #expect(host.windows.count == 1)
  }
}
