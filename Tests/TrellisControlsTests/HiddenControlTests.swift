import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Controls that a group in a toolbar hides.
@MainActor @Suite struct HiddenControlTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Page: View {
    @State private var isHidden = false
    var body: some View {
      VStack {
        ControlGroup {
          Counter().toolbarItemHidden(isHidden)
          Button("other") {}
        }
        Button("toggle") { isHidden.toggle() }
      }
    }
  }

  @Test func `a hidden control takes no room and no part, and keeps its state`() throws {
    let host = TestHost(Page(), size: CGSize(width: 300, height: 200))
    try host.tap("count 0")
    let both = try host.frame(ofText: "other").midX
    try host.tap("toggle")
    #expect(host.accessibilityTree.all.allSatisfy { $0.label != "count 1" })
    #expect(try host.frame(ofText: "other").midX == 150, "the group is in the middle")
    #expect(both > 150)
    host.press(.tab)
    host.press(.space)
    try host.tap("toggle")
    #expect(host.texts.contains("count 1"), "the key reached another control")
    try host.tap("count 1")
    #expect(host.texts.contains("count 2"))
  }

  @Test func `a menu doesn't have a hidden control of its group`() throws {
    let host = TestHost(
      Menu("Open") {
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}.toolbarItemHidden()
        }
      }, size: CGSize(width: 300, height: 200))
    try host.tap("Open")
    #expect(host.texts.contains("Cut") && !host.texts.contains("Copy"))
  }
}
