import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct BackgroundExtensionTests {
  /// A view of two colours below a bar of 60 points at the top.
  private func host(isEnabled: Bool) -> TestHost {
    TestHost(
      VStack(spacing: 0) {
        Color.red.onTapGesture {}
        Color.blue
      }
      .accessibilityElement().accessibilityLabel("picture")
      .backgroundExtensionEffect(isEnabled: isEnabled)
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 60) },
      size: CGSize(width: 100, height: 200))
  }

  @Test func `a mirrored copy is drawn in the safe area that the view reaches`() throws {
    let picture = try host(isEnabled: true).picture()
    #expect(picture.color(x: 50, y: 30).red > 0.9 && picture.color(x: 50, y: 30).blue < 0.3)
    #expect(picture.color(x: 50, y: 190).blue > 0.8)
    let plain = try host(isEnabled: false).picture()
    #expect(plain.color(x: 50, y: 30).blue > 0.9)
  }

  @Test func `the copy has no accessibility element and takes no taps`() {
    let host = host(isEnabled: true)
    #expect(host.accessibilityTree.all.filter { $0.label == "picture" }.count == 1)
    #expect(host.tapTarget(at: CGPoint(x: 50, y: 30)) == nil)
  }
}
