import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct SubmenuTests {
  @Observable final class Log { var lines: [String] = [] }

  @Test func `a submenu opens beside its item, and an item of it closes all menus`() throws {
    let log = Log()
    struct Nested: View {
      let log: Log
      var body: some View {
        Menu("Edit") {
          Menu("More") { Button("Deep") { log.lines.append("deep") } }
          Button("Plain") {}
        }
      }
    }
    let host = TestHost(Nested(log: log), size: CGSize(width: 400, height: 300))
    try host.tap("Edit")
    host.press(.downArrow)
    host.press(.rightArrow)
    #expect(host.texts.contains("Deep"))
    host.press(.leftArrow)
    #expect(!host.texts.contains("Deep") && host.texts.contains("Plain"))
    try host.tap("More")
    try host.tap("Deep")
    #expect(log.lines == ["deep"])
    #expect(!host.texts.contains("Plain"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the pointer opens a submenu, and another item closes it unless it is crossed on the way there`(
    direction: LayoutDirection
  ) throws {
    struct Nested: View {
      var body: some View {
        Menu("Edit") {
          Menu("More") { Button("Deep") {} }
          Menu("None") { Button("Never") {} }.disabled(true)
          Button("Plain item") {}
        }
      }
    }
    let host = TestHost(
      Nested().environment(\.layoutDirection, direction), size: CGSize(width: 600, height: 300))
    try host.tap("Edit")
    try host.hover("More")
    #expect(host.texts.contains("Deep"))
    let frame = try host.frame(ofText: "Plain item")
    let plain = CGPoint(x: frame.midX, y: frame.midY)
    let forward: CGFloat = direction == .leftToRight ? 1 : -1
    host.hover(at: CGPoint(x: plain.x - 20 * forward, y: frame.minY - 40))
    host.hover(at: CGPoint(x: plain.x, y: plain.y))
    #expect(host.texts.contains("Deep"), "crossed on the way")
    host.hover(at: CGPoint(x: plain.x - forward, y: plain.y))
    #expect(!host.texts.contains("Deep") && host.texts.contains("Plain item"))
    try host.hover("None")
    #expect(!host.texts.contains("Never"))
    try host.hover("More")
    try host.hover("Deep")
    #expect(host.texts.contains("Deep"))
    try host.tap("Deep")
    #expect(!host.texts.contains("Plain item"))
  }
}
