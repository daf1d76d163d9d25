import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct ScenePaddingTests {
  @Test func `scene padding is larger on a desktop`() throws {
    func frame(_ theme: ControlTheme) throws -> CGRect {
      let host = TestHost(
        Color.clear.accessibilityElement().accessibilityIdentifier("it").scenePadding(.horizontal)
          .scenePadding(.minimum, edges: .top).environment(\.controlTheme, theme),
        size: CGSize(width: 100, height: 100))
      return try host.frame(ofIdentifier: "it")
    }
    #expect(try frame(.desktop) == CGRect(x: 20, y: 20, width: 60, height: 80))
    #expect(try frame(.phone) == CGRect(x: 16, y: 16, width: 68, height: 84))
  }
}
