import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Help links, and the labels of buttons that have only a role.
@MainActor @Suite struct HelpAndRoleTests {
  /// Returns the labels of all buttons.
  private func buttons(_ host: TestHost) -> [String?] {
    host.accessibilityTree.all.filter { $0.traits.contains(.isButton) }.map(\.label)
  }

  @Test func `a help link performs its action, or opens its URL`() throws {
    let box = Box(0)
    let address = URL(string: "https://example.org/help")!
    let host = TestHost(
      VStack {
        HelpLink { box.value += 1 }.accessibilityIdentifier("action")
        HelpLink(destination: address).accessibilityIdentifier("destination")
      }, size: CGSize(width: 200, height: 200))
    try host.tap(identifier: "action")
    #expect(box.value == 1)
    try host.tap(identifier: "destination")
    #expect(host.openedURLs == [address])
    #expect(buttons(host) == ["Help", "Help"])
    let frame = try host.frame(ofIdentifier: "action")
    #expect(frame.width == frame.height)
  }

  @Test func `in a menu, a help link is an item`() throws {
    let box = Box(0)
    let host = TestHost(Menu("More") { HelpLink { box.value += 1 } }, size: CGSize(width: 200, height: 200))
    try host.tap("More")
    try host.tap("Help")
    #expect(box.value == 1)
    #expect(host.texts == ["More"])
  }

  @Test func `a button with only a role has its label`() throws {
    let box = Box<[String]>([])
    let host = TestHost(
      VStack {
        Button(role: .close) { box.value.append("close") }
        Button(role: .confirm) { box.value.append("confirm") }
        Button(role: .cancel) { box.value.append("cancel") }
        Button(role: .destructive) { box.value.append("delete") }
      }, size: CGSize(width: 200, height: 300))
    #expect(host.texts == ["Close", "Done", "Cancel", "Delete"])
    for title in host.texts { try host.tap(title) }
    #expect(box.value == ["close", "confirm", "cancel", "delete"])
  }

  @Test func `in a bar, such a button is a symbol`() {
    let host = TestHost(
      NavigationStack { Text("page").toolbar { Button(role: .close) {} } },
      size: CGSize(width: 300, height: 300))
    #expect(!host.texts.contains("Close"))
    #expect(buttons(host).contains("Close"))
  }
}
