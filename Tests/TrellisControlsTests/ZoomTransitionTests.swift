import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Pages that grow out of a view.
@MainActor @Suite struct ZoomTransitionTests {
  private struct Page: View {
    let isZoomed: Bool
    @Namespace private var space

    var body: some View {
      NavigationStack {
        VStack {
          Spacer()
          NavigationLink(value: 1) { Color.blue.frame(width: 60, height: 30) }
            .buttonStyle(.plain)
            .accessibilityLabel("open")
            .matchedTransitionSource(id: 1, in: space)
        }
        .navigationDestination(for: Int.self) { number in
          Color.red.toolbar(.hidden).navigationTransition(.zoom(sourceID: isZoomed ? number : 0, in: space))
        }
        .toolbar(.hidden)
      }
    }
  }

  /// Returns the columns and rows that are red in part, halfway through the transition; nil if nothing is red.
  private func red(_ theme: ControlTheme, isZoomed: Bool) async throws -> CGRect? {
    let host = TestHost(
      Page(isZoomed: isZoomed).controlTheme(theme), size: CGSize(width: 300, height: 200))
    let frame = try host.accessibilityElement("open").frame
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    await host.advance(by: .seconds(0.06))
    let picture = try host.picture()
    var found = CGRect.null
    for y in 0..<200 {
      for x in 0..<300 {
        let color = picture.color(x: x, y: y)
        if color.red > color.green + 0.05 { found = found.union(CGRect(x: x, y: y, width: 1, height: 1)) }
      }
    }
    await host.advance(by: .seconds(1))
    #expect(try host.picture().color(x: 1, y: 1).red > 0.9)
    return found.isNull ? nil : found
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `a page grows out of its source`(theme: ControlTheme) async throws {
    let red = try #require(try await red(theme, isZoomed: true))
    #expect(red.minY > 1 && red.minX > 1 && red.width < 299 && red.height < 199)
    #expect(abs(red.midX - 150) < 3)
  }

  @Test func `without the source, the theme's transition is used`() async throws {
    let red = try #require(try await red(.phone, isZoomed: false))
    #expect(red.minX > 1 && red.maxX == 300 && red.minY == 0 && red.maxY == 200)
  }
}
