import Charts
import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Charts that scroll along an axis.
@MainActor
struct ChartScrollTests {
  private struct Scrolling: View {
    @State private var position = 20

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text(verbatim: "at \(position)")
          Button("Jump") { position = 60 }
        }
        .frame(height: 20)
        Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
          .chartXScale(domain: 0...100)
          .chartXAxis { AxisMarks(values: [0, 10, 20, 30, 40, 50, 60, 70]) }
          .chartYAxis(.hidden)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 25)
          .chartScrollPosition(x: $position)
      }
    }
  }

  @Test func `only the visible part of the domain has labels`() {
    let host = host(Scrolling())
    #expect(host.texts.contains("at 20"))
    #expect(Set(host.texts).intersection(["0", "10", "20", "30", "40", "50"]) == ["20", "30", "40"])
  }

  @Test func `scrolling writes the position, and the position scrolls`() throws {
    let host = host(Scrolling())
    // The plot area is 300 points wide for 25 units: 120 points are 10 units.
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 120, height: 0))
    #expect(host.texts.contains("at 30"))
    #expect(Set(host.texts).intersection(["20", "30", "40", "50", "60"]) == ["30", "40", "50"])
    try host.tap("Jump")
    #expect(Set(host.texts).intersection(["50", "60", "70"]) == ["60", "70"])
  }
}
