import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Pinned headers and footers of sections.
@MainActor
@Suite struct PinnedViewTests {
  private struct Page: View {
    let pinned: PinnedScrollableViews
    var isGrid = false

    private var sections: some View {
      ForEach(0..<50, id: \.self) { section in
        Section {
          ForEach(0..<10, id: \.self) { row in
            Color.red.frame(height: 20).accessibilityIdentifier("\(section).\(row)")
          }
        } header: {
          Color.blue.frame(height: 30).accessibilityIdentifier("h\(section)")
        } footer: {
          Color.green.frame(height: 10).accessibilityIdentifier("f\(section)")
        }
      }
    }

    var body: some View {
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: pinned) { sections }
        } else {
          LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  private let size = CGSize(width: 100, height: 100)

  private func place(_ host: TestHost, _ id: String) -> CGFloat? { try? host.frame(ofIdentifier: id).minY }

  /// Scrolls in steps, so that lengths don't have to be estimated.
  private func scroll(_ host: TestHost, _ distance: CGFloat) throws {
    var rest = distance
    while rest > 0 {
      try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: min(rest, 60)))
      _ = host.displayList
      rest -= 60
    }
  }

  @Test(arguments: [false, true])
  func `a header stays until the next one pushes it out`(isGrid: Bool) throws {
    // A section is 240 points long, in two columns 140.
    let length: CGFloat = isGrid ? 140 : 240
    let host = TestHost(Page(pinned: .sectionHeaders, isGrid: isGrid), size: size)
    #expect(place(host, "h0") == 0)
    try scroll(host, 50)
    #expect(place(host, "h0") == 0)
    #expect(place(host, "f0") == (isGrid ? 80 : nil))
    try scroll(host, length - 50 - 20)
    #expect(place(host, "h1") == 20)
    #expect(place(host, "h0") == -10)
    try scroll(host, 20)
    #expect(place(host, "h1") == 0)
    #expect(place(host, "h0") == nil)
    try scroll(host, 10 * length + 7)
    #expect(place(host, "h11") == 0)
    #expect(place(host, "h10") == nil)
    // A jump past unmeasured rows ends at an unknown position. There, the header of the first visible section is shown.
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 20 * length))
    let first = host.elements.compactMap(\.identifier).first { $0.contains(".") || $0.hasPrefix("f") }!
    let section = first.trimmingPrefix("f").prefix { $0 != "." }
    #expect(try #require(place(host, "h\(section)")) <= 0)
  }

  @Test func `a pinned footer stays at the end until its section is scrolled away`() throws {
    let host = TestHost(Page(pinned: .sectionFooters), size: size)
    #expect(place(host, "f0") == 90)
    #expect(place(host, "h0") == 0)
    try scroll(host, 100)
    #expect(place(host, "f0") == 90)
    try scroll(host, 90)
    #expect(place(host, "f0") == 40)
    #expect(place(host, "f1") == 90)
  }

  @Test func `pinned views are in front, and take taps`() throws {
    let host = TestHost(Page(pinned: .sectionHeaders), size: size)
    try scroll(host, 45)
    #expect(host.elements(at: CGPoint(x: 50, y: 5)).first?.identifier == "h0")
  }

  @Test func `without pinning, headers and footers scroll with their sections`() throws {
    let host = TestHost(Page(pinned: []), size: size)
    try scroll(host, 40)
    #expect(place(host, "h0") == nil)
    #expect(place(host, "0.1") == 10)
  }
}
