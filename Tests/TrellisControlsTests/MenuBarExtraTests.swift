import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct MenuBarExtraTests {
  private struct Several: App {
    var body: some Scene {
      MenuBarExtra("Extra", systemImage: "star") { Text("extra") }.menuBarExtraStyle(.window)
      WindowGroup { Text("main") }.handlesExternalEvents(matching: ["a"])
    }
  }

  private struct Alone: App {
    @State private var isInserted = true
    var body: some Scene {
      MenuBarExtra(isInserted: $isInserted) {
        Text("extra")
      } label: {
        Text("Title")
      }
      Settings { Text("settings") }
    }
  }

  @Test func `an app opens with an item of the menu bar only if it has no other window`() {
    #expect(TestHost(app: Several(), size: CGSize(width: 100, height: 100)).texts == ["main"])
    let alone = TestHost(app: Alone(), size: CGSize(width: 100, height: 100))
    #expect(alone.texts == ["extra"])
    #expect(alone.title == "Title")
  }
}
