import Foundation
import Testing

@testable import Charts

/// Scales from values to positions.
struct ScaleTests {
  private func scale(
    _ type: ScaleType, _ domain: ClosedRange<Double>, length: CGFloat = 100,
    extent: ScaleExtent = ScaleExtent()
  ) -> PositionScale {
    var scale = PositionScale(function: type.function, domain: domain, range: extent)
    scale.length = length
    return scale
  }

  @Test(arguments: [
    (ScaleType.linear, 0.0...10.0, 2.5, 25.0), (.log, 1...1000, 10, 100.0 / 3),
    (.squareRoot, 0...100, 25, 50),
    (.power(exponent: 2), 0...10, 5, 25), (.symmetricLog, -9...9, 0, 50),
  ])
  func `a scale has the position of its function`(
    type: ScaleType, domain: ClosedRange<Double>, value: Double, position: Double
  ) {
    #expect(abs(Double(scale(type, domain).position(value)) - position) < 1e-9)
  }

  @Test(arguments: [ScaleType.linear, .log, .squareRoot, .power(exponent: 3), .symmetricLog(slopeAtZero: 2)])
  func `a position leads back to its value`(type: ScaleType) {
    let scale = scale(type, 1...50)
    for value in [1.0, 2, 7.5, 50] { #expect(abs(scale.value(at: scale.position(value)) - value) < 1e-9) }
  }

  @Test func `a logarithm has no position for zero`() {
    #expect(scale(.log, 1...10).position(.number(0)) == nil)
    #expect(scale(.log, 1...10).position(.number(-1)) == nil)
  }

  private func texts(_ names: String...) -> [Datum] { names.map { .text($0) } }

  @Test func `categories share the range`() {
    var scale = PositionScale(categories: texts("a", "b", "a", "c"), range: ScaleExtent())
    scale.length = 90
    #expect(scale.categories == texts("a", "b", "c"))
    #expect(scale.position(.text("b")) == 45)
    #expect(scale.band(.text("c")).map { [$0.0, $0.1] } == [60, 90])
    #expect(scale.position(.text("d")) == nil)
    #expect(scale.datum(at: 31) == .text("b"))
    #expect(scale.datum(at: 91) == nil)
  }

  @Test func `a range has paddings, a direction and a mirror`() {
    var scale = scale(.linear, 0...10, extent: ScaleExtent(startPadding: 20, endPadding: 0))
    #expect([0, 10].map { scale.position($0) } == [20, 100])
    scale.isMirrored = true
    #expect([0, 10].map { scale.position($0) } == [80, 0])
    scale.isMirrored = false
    scale.isReversed = true
    #expect([0, 10].map { scale.position($0) } == [100, 20])
    let fixed = self.scale(.linear, 0...10, extent: ScaleExtent(fixed: 5...25))
    #expect([0, 10].map { fixed.position($0) } == [5, 25])
  }

  @Test func `bars start at zero or at the end of the domain nearest to it`() {
    #expect(scale(.linear, -10...10).baseline == 50)
    #expect(scale(.linear, 5...10).baseline == 0)
    #expect(scale(.linear, -10 ... -5).baseline == 100)
  }

  @Test func `a part of the domain fills the range`() {
    var scale = scale(.linear, 0...100)
    scale.window(ChartWindow.Part(start: 20, length: 10))
    #expect([20, 25, 30, 40].map { scale.position($0) } == [0, 50, 100, 200])
    var categories = PositionScale(categories: texts("a", "b", "c", "d"), range: ScaleExtent())
    categories.length = 100
    categories.window(ChartWindow.Part(start: 1, length: 2))
    #expect(categories.position(.text("b")) == 25)
    #expect(categories.position(.text("d")) == 125)
  }
}
