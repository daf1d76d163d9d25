import Charts
import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Conversions by a chart's proxy, and selection.
@MainActor
struct ChartProxyTests {
  @MainActor private final class Found {
    var proxy: ChartProxy?
    var frame = CGRect.zero
  }

  private func proxy(_ chart: some View) throws -> Found {
    let found = Found()
    let host = TestHost(
      chart.chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear.onAppear {
            found.proxy = proxy
            found.frame = geometry[proxy.plotFrame!]
          }
        }
      }, size: CGSize(width: 300, height: 200))
    _ = host.displayList
    _ = try #require(found.proxy)
    return found
  }

  @Test func `values and positions correspond`() throws {
    let found = try proxy(
      Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 2)) }
        .chartXAxis(.hidden).chartYAxis(.hidden))
    let proxy = found.proxy!
    #expect(found.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(proxy.plotSize == CGSize(width: 300, height: 200))
    #expect(proxy.position(forX: 5) == 150)
    #expect(proxy.position(forY: 5) == 150)
    #expect(proxy.value(atX: 30, as: Int.self) == 1)
    #expect(proxy.value(atY: 50, as: Double.self) == 15)
    #expect(proxy.value(at: CGPoint(x: 150, y: 0), as: (Int, Int).self)! == (5, 20))
    #expect(proxy.value(atX: 30, as: String.self) == nil)
    #expect(proxy.value(atX: 30, as: Date.self) == nil)
    #expect(proxy.xDomain(dataType: Int.self) == [0, 10])
  }

  @Test func `categories have ranges of positions`() throws {
    let proxy = try proxy(
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    ).proxy!
    #expect(proxy.positionRange(forX: "b") == 100...200)
    #expect(proxy.position(forX: "b") == 150)
    #expect(proxy.value(atX: 250) == "c")
    #expect(proxy.value(atX: 301, as: String.self) == nil)
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b", "c"])
  }

  @Test func `an angle has the value of the sectors`() throws {
    let proxy = try proxy(Chart([10, 30], id: \.self) { SectorMark(angle: .value("v", $0)) }).proxy!
    #expect(proxy.angle(at: CGPoint(x: 250, y: 100)).degrees == 90)
    #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 10)
    #expect(proxy.value(atAngle: .degrees(270), as: Double.self) == 30)
  }

  private struct Selecting: View {
    @State private var value: Int?
    @State private var range: ClosedRange<Int>?

    var body: some View {
      VStack {
        Text(verbatim: "value \(value.map { "\($0)" } ?? "none"), range \(range.map { "\($0)" } ?? "none")")
          .frame(height: 20)
        Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXSelection(value: $value)
          .chartXSelection(range: $range)
      }
    }
  }

  @Test func `a range ends at the edges of the plot area`() {
    let host = host(Selecting())
    host.press(at: CGPoint(x: 180, y: 100))
    host.move(to: CGPoint(x: 900, y: 100))
    #expect(host.texts == ["value 10, range 6...10"])
    host.move(to: CGPoint(x: -50, y: 100))
    #expect(host.texts == ["value 0, range 0...6"])
    host.release(at: CGPoint(x: -50, y: 100))
  }

  @Test func `numbers on a scale of categories are numbers for the proxy`() throws {
    let proxy = try proxy(
      Chart([2020, 2022], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXScale(type: .category).chartXAxis(.hidden).chartYAxis(.hidden)
    ).proxy!
    #expect(proxy.position(forX: 2022) == 225)
    #expect(proxy.value(atX: 10) == 2020)
    #expect(proxy.xDomain(dataType: Int.self) == [2020, 2022])
  }

  @Test func `dragging selects values, and releasing ends the selection of a value`() {
    let host = host(Selecting())
    host.press(at: CGPoint(x: 60, y: 100))
    #expect(host.texts == ["value 2, range none"])
    host.move(to: CGPoint(x: 180, y: 100))
    #expect(host.texts == ["value 6, range 2...6"])
    host.release(at: CGPoint(x: 180, y: 100))
    #expect(host.texts == ["value none, range 2...6"])
    host.tap(at: CGPoint(x: 90, y: 100))
    #expect(host.texts == ["value none, range none"])
  }
}
