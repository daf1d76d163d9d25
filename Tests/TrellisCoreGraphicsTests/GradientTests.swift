import TrellisCoreGraphicsCairo
import Foundation
import Testing

struct GradientTests {
  private func gradient() throws -> CGGradient {
    try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.black, CGColor.red] as CFArray,
        locations: [0, 1]))
  }

  @Test func `a linear gradient ends at its points unless it is to continue`() throws {
    for (options, isBefore, isAfter) in [
      ([], false, false), ([.drawsBeforeStartLocation], true, false), ([.drawsAfterEndLocation], false, true),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
    ] as [(CGGradientDrawingOptions, Bool, Bool)] {
      let context = try bitmap(40, 40)
      context.drawLinearGradient(
        try gradient(), start: CGPoint(x: 20, y: 10), end: CGPoint(x: 20, y: 30), options: options)
      let image = try #require(context.makeImage())
      #expect((image[5, 39 - 5] == .black) == isBefore)
      #expect((image[35, 39 - 35] == .red) == isAfter)
      #expect((image[5, 39 - 5] == .clear) == !isBefore)
      let middle = Int(image[20, 20].red)
      #expect(abs(middle - 128) < 12 && image[20, 20].alpha == 255)
    }
  }

  @Test func `a radial gradient fills the ring between its circles`() throws {
    for (first, last) in [(CGFloat(5), CGFloat(15)), (15, 5)] {
      let context = try bitmap(60, 60)
      let center = CGPoint(x: 30, y: 30)
      context.drawRadialGradient(
        try gradient(), startCenter: center, startRadius: first, endCenter: center, endRadius: last,
        options: [])
      let image = try #require(context.makeImage())
      #expect(image[30, 30] == .clear && image[50, 30] == .clear)
      let (inner, outer) = (image[30 + 6, 30].red, image[30 + 13, 30].red)
      #expect((inner < outer) == (first < last))
    }
  }

  @Test func `a gradient between circles with different centres`() throws {
    let context = try bitmap(60, 60)
    context.drawRadialGradient(
      try gradient(), startCenter: CGPoint(x: 24, y: 30), startRadius: 0, endCenter: CGPoint(x: 30, y: 30),
      endRadius: 20, options: [])
    let image = try #require(context.makeImage())
    #expect(image[24, 30].red < 25 && image[12, 30].red > 200 && image[48, 30].red > 200)
    #expect(image[55, 30] == .clear)
  }

  @Test func `only colours make a gradient`() {
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
