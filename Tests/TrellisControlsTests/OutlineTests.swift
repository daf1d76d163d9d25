import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The indentation of trees.
@MainActor @Suite struct OutlineTests {
  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  private static let tree = [
    Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")]), Node(id: "d")]), Node(id: "e"),
  ]

  private func open<V: View>(_ view: V) async throws -> TestHost {
    let host = TestHost(view, size: CGSize(width: 300, height: 400))
    for name in ["a", "b"] {
      if host.texts.contains("c") { break }
      let line = try host.frame(ofText: name)
      let triangle = try #require(
        host.nodes(.disclosureTriangle).first { abs($0.frame.midY - line.midY) < 8 })
      host.tap(at: CGPoint(x: triangle.frame.midX, y: triangle.frame.midY))
      await host.advance(by: .seconds(1))
    }
    #expect(host.texts == ["a", "b", "c", "d", "e"])
    return host
  }

  private func expectLevels(_ host: TestHost) throws {
    func start(_ name: String) throws -> CGFloat { try host.frame(ofText: name).minX }
    // Titles of one level are aligned, whether or not they can be opened. Titles of the next level are indented.
    #expect(try start("e") == start("a"))
    #expect(try start("d") == start("b"))
    #expect(try start("b") > start("a") + 4)
    #expect(try start("c") > start("b") + 4)
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `titles of one level of a list's tree are aligned, and the next level is indented`(theme: ControlTheme)
    async throws
  {
    try await expectLevels(open(List(Self.tree, children: \.children) { Text($0.id) }.controlTheme(theme)))
    let sideBar = List(Self.tree, children: \.children) { Text($0.id) }.listStyle(.sidebar)
    try await expectLevels(open(sideBar.controlTheme(theme)))
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `titles of an outline in a list are aligned by level`(theme: ControlTheme) async throws {
    let outline = OutlineGroup(Self.tree, children: \.children) { Text($0.id) }
    try await expectLevels(open(List { outline }.controlTheme(theme)))
  }

  @Test func `titles of an outline in a stack on a desktop are aligned by level`() async throws {
    let outline = OutlineGroup(Self.tree, children: \.children) { Text($0.id) }
    try await expectLevels(open(VStack(alignment: .leading) { outline }.controlTheme(.desktop)))
  }

  @Test func `a row in a list's disclosure group is indented past the group's title`() async throws {
    let host = TestHost(
      List { DisclosureGroup("head", isExpanded: .constant(true)) { Text("inside") } },
      size: CGSize(width: 300, height: 200))
    #expect(try host.frame(ofText: "inside").minX > host.frame(ofText: "head").minX + 4)
  }
}
