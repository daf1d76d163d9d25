import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// The background of a phone's navigation bar, which is visible while content is beneath it.
@MainActor @Suite struct BarGroundTests {
  private static let size = CGSize(width: 300, height: 400)

  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { _ in Color.black.frame(height: 30) }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  /// Returns whether there is a material at the window's top.
  private func hasGround(_ host: TestHost) -> Bool {
    var hasBackdrop = false
    host.displayList.forEachItem { item, frame in
      if case .effect(.backdrop, _) = item.content, frame.minY < 10 { hasBackdrop = true }
    }
    return hasBackdrop
  }

  private func host(_ page: some View) -> TestHost {
    TestHost(
      NavigationStack { page.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }.controlTheme(
        .phone),
      size: Self.size)
  }

  @Test func `a bar has no background and no line at rest`() throws {
    let host = host(Color.red.ignoresSafeArea())
    #expect(!hasGround(host))
    let color = try host.picture().color(x: 4, y: 40)
    #expect(color.red > 0.9 && color.green < 0.4)
  }

  @Test func `a bar has a material while rows are under it`() throws {
    let host = host(Rows())
    #expect(!hasGround(host))
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 100))
    #expect(hasGround(host))
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: -100))
    #expect(!hasGround(host))
  }

  @Test func `the bar of a list or a form has a material while rows are under it`() throws {
    for page in [
      AnyView(List(0..<40, id: \.self) { Text("row \($0)") }),
      AnyView(Form { ForEach(0..<40, id: \.self) { Text("row \($0)") } }),
    ] {
      let host = host(page)
      #expect(!hasGround(host))
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 100))
      #expect(hasGround(host))
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -100))
      #expect(!hasGround(host))
    }
  }

  @Test func `a scroll view that doesn't reach under the bar doesn't affect it`() throws {
    let host = host(
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Rows()
      })
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 100))
    #expect(!hasGround(host))
  }

  @Test func `a bar with a visible background has one at rest, and with a hidden one never`() throws {
    let visible = host(Rows().toolbarBackground(.visible, for: .navigationBar))
    #expect(hasGround(visible))
    let coloured = host(
      Rows().toolbarBackground(.visible, for: .navigationBar).toolbarBackground(.green, for: .navigationBar))
    let color = try coloured.picture().color(x: 4, y: 10)
    #expect(color.green > 0.7 && color.red < 0.5)
    let hidden = host(Rows().toolbarBackground(.hidden, for: .navigationBar))
    try hidden.scroll(identifier: "scroll", by: CGSize(width: 0, height: 100))
    #expect(!hasGround(hidden))
  }

  @Test func `scrolling evaluates the bar once, when the rows come under it`() throws {
    let host = host(Rows())
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 40))
    _ = host.displayList
    let log = try host.evaluations {
      try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 2))
    }
    #expect(log.bodies == 0)
  }
}
