import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// `HSplitView` and `VSplitView`.
@MainActor @Suite struct PaneSplitTests {
  private func pane(_ name: String) -> some View {
    Color.clear.accessibilityElement().accessibilityIdentifier(name)
  }

  @Test func `panes share the width, and a line between them is dragged`() throws {
    let host = TestHost(
      HSplitView {
        pane("a")
        pane("b").frame(minWidth: 50)
      }, size: CGSize(width: 301, height: 100))
    #expect(try host.frame(ofIdentifier: "a") == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(try host.frame(ofIdentifier: "b") == CGRect(x: 151, y: 0, width: 150, height: 100))
    host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 100, y: 50))
    #expect(try host.frame(ofIdentifier: "a").width == 100)
    #expect(try host.frame(ofIdentifier: "b") == CGRect(x: 101, y: 0, width: 200, height: 100))
    // The second pane keeps its least width.
    host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 290, y: 50))
    #expect(try host.frame(ofIdentifier: "b").width == 50)
  }

  @Test func `in a vertical split view, the line moves up and down`() throws {
    let host = TestHost(
      VSplitView {
        pane("a")
        pane("b")
        pane("c").frame(height: 20)
      }, size: CGSize(width: 100, height: 222))
    #expect(try host.frame(ofIdentifier: "a").height == 100)
    #expect(try host.frame(ofIdentifier: "c") == CGRect(x: 0, y: 202, width: 100, height: 20))
    host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 40))
    #expect(try host.frame(ofIdentifier: "a").height == 40)
    #expect(try host.frame(ofIdentifier: "b") == CGRect(x: 0, y: 41, width: 100, height: 160))
  }

  @Test func `in a right-to-left direction, the first pane is at the right`() throws {
    let host = TestHost(
      HSplitView {
        pane("a")
        pane("b")
      }
      .environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 301, height: 100))
    #expect(try host.frame(ofIdentifier: "a").minX == 151)
    host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 200, y: 50))
    #expect(try host.frame(ofIdentifier: "a").minX == 201)
  }
}
