import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// The filters, clips and layers of a canvas, tested by single pixels.
@MainActor
@Suite struct CanvasPictureTests {
  /// Returns the colours at points of a canvas of 100 by 100 in front of white.
  private func colors(
    _ points: [(Int, Int)], _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [String] {
    let view = Canvas(renderer: renderer).background(Color.white)
    let picture = try TestHost(view, size: CGSize(width: 100, height: 100)).picture()
    return points.map { "\(picture.color(x: $0.0, y: $0.1))" }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let middle = Path(CGRect(x: 30, y: 30, width: 40, height: 40))

  @Test func `clips are intersected, and inverse ones leave the outside`() throws {
    let found = try colors([(20, 50), (50, 50), (80, 50)]) { context, _ in
      var inside = context
      inside.clip(to: middle)
      inside.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 100)), with: .color(red))
      var outside = context
      outside.clip(to: middle, options: .inverse)
      outside.fill(Path(CGRect(x: 60, y: 0, width: 40, height: 100)), with: .color(blue))
    }
    #expect(found == ["#ffffff", "#ff0000", "#0000ff"])
  }

  @Test func `a layer used as a clip clips by its opacity`() throws {
    let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let found = try colors([(50, 50), (10, 50)]) { context, _ in
      context.clipToLayer { $0.fill(middle, with: .color(blue)) }
      context.fill(all, with: .color(red))
    }
    #expect(found == ["#ff0000", "#ffffff"])
    let half = try colors([(50, 50), (10, 50)]) { context, _ in
      context.clipToLayer(opacity: 0.5, options: .inverse) { $0.fill(middle, with: .color(blue)) }
      context.fill(all, with: .color(red))
    }
    #expect(half == ["#ff8080", "#ff0000"])
  }

  @Test func `a layer is transparent as a whole`() throws {
    let found = try colors([(50, 50)]) { context, _ in
      context.opacity = 0.4
      context.drawLayer { layer in
        layer.fill(middle, with: .color(blue))
        layer.fill(middle, with: .color(red))
      }
    }
    #expect(found == ["#ff9999"])
  }

  @Test func `blend modes mix with the canvas, not with what is behind it`() throws {
    let found = try colors([(50, 50), (10, 10)]) { context, _ in
      context.fill(middle, with: .color(red))
      context.blendMode = .multiply
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(blue))
    }
    #expect(found == ["#000000", "#0000ff"])
    let hole = try colors([(50, 50), (35, 35)]) { context, _ in
      context.fill(middle, with: .color(red))
      context.blendMode = .destinationOut
      context.fill(Path(CGRect(x: 45, y: 45, width: 10, height: 10)), with: .color(blue))
    }
    #expect(hole == ["#ffffff", "#ff0000"])
  }

  @Test func `a shadow is drawn behind, above, alone or inside`() throws {
    func shadowed(_ blendMode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions) throws
      -> [String]
    {
      // Left of the square, at its left edge, in its middle, and to its right, where the shadow is.
      try colors([(25, 50), (33, 50), (50, 50), (75, 50)]) { context, _ in
        context.addFilter(.shadow(color: blue, radius: 0, x: 10, blendMode: blendMode, options: options))
        context.fill(middle, with: .color(red))
      }
    }
    #expect(try shadowed(.normal, []) == ["#ffffff", "#ff0000", "#ff0000", "#0000ff"])
    #expect(try shadowed(.normal, .disablesGroup) == ["#ffffff", "#ff0000", "#ff0000", "#0000ff"])
    #expect(try shadowed(.normal, .shadowAbove) == ["#ffffff", "#ff0000", "#0000ff", "#0000ff"])
    #expect(try shadowed(.normal, .shadowOnly) == ["#ffffff", "#ffffff", "#0000ff", "#0000ff"])
    #expect(
      try shadowed(.sourceAtop, [.shadowAbove, .invertsAlpha])
        == ["#ffffff", "#0000ff", "#ff0000", "#ffffff"])
    #expect(
      try shadowed(.normal, [.shadowOnly, .invertsAlpha]) == ["#0000ff", "#0000ff", "#ffffff", "#ffffff"])
  }

  @Test func `colour filters apply to later commands`() throws {
    func filtered(_ filter: GraphicsContext.Filter) throws -> [String] {
      try colors([(50, 50), (10, 50)]) { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 100)), with: .color(red))
        context.addFilter(filter)
        context.fill(middle, with: .color(red))
      }
    }
    #expect(try filtered(.colorInvert()) == ["#00ffff", "#ff0000"])
    #expect(try filtered(.colorInvert(0.5)) == ["#808080", "#ff0000"])
    #expect(try filtered(.brightness(1)) == ["#ffffff", "#ff0000"])
    #expect(try filtered(.contrast(0)) == ["#808080", "#ff0000"])
    #expect(try filtered(.grayscale(1)) == filtered(.saturation(0)))
    #expect(try filtered(.colorMultiply(blue)) == ["#000000", "#ff0000"])
    var swap = ColorMatrix()
    (swap.r1, swap.g1) = (0, 1)
    #expect(try filtered(.colorMatrix(swap)) == ["#00ff00", "#ff0000"])
    #expect(try filtered(.colorMatrix(ColorMatrix())) == ["#ff0000", "#ff0000"])
    #expect(try filtered(.luminanceToAlpha) != ["#ff0000", "#ff0000"])
    #expect(try filtered(.hueRotation(.zero)) == ["#ff0000", "#ff0000"])
  }

  @Test func `an alpha threshold keeps pixels that are opaque enough`() throws {
    let found = try colors([(10, 50), (30, 50), (50, 50), (70, 50), (90, 50)]) { context, _ in
      context.addFilter(.alphaThreshold(min: 0.3, max: 0.7, color: blue))
      context.drawLayer { layer in
        for (index, opacity) in [0.1, 0.4, 0.6, 1].enumerated() {
          layer.fill(
            Path(CGRect(x: CGFloat(index) * 20, y: 0, width: 20, height: 100)),
            with: .color(red.opacity(opacity)))
        }
      }
    }
    #expect(found == ["#ffffff", "#0000ff", "#0000ff", "#ffffff", "#ffffff"])
  }

  @Test func `the last added filter applies first, so that blurred drops merge`() throws {
    func drops(_ filters: [GraphicsContext.Filter]) throws -> [String] {
      // The point between two circles that don't touch, and a point in one of them.
      try colors([(50, 50), (30, 50)]) { context, _ in
        for filter in filters { context.addFilter(filter) }
        context.drawLayer { layer in
          layer.fill(Path(ellipseIn: CGRect(x: 8, y: 30, width: 40, height: 40)), with: .color(red))
          layer.fill(Path(ellipseIn: CGRect(x: 52, y: 30, width: 40, height: 40)), with: .color(red))
        }
      }
    }
    let threshold = GraphicsContext.Filter.alphaThreshold(min: 0.5, color: blue)
    #expect(try drops([threshold, .blur(radius: 6)]) == ["#0000ff", "#0000ff"])
    #expect(try drops([.blur(radius: 6), threshold])[0] != "#0000ff")
  }

  @Test func `a shadow in an unevenly scaled context is scaled with it`() throws {
    let found = try colors([(65, 25), (35, 45), (50, 45)]) { context, _ in
      context.scaleBy(x: 3, y: 1)
      context.addFilter(.shadow(color: blue, radius: 0, x: 5, y: 10))
      context.fill(Path(CGRect(x: 10, y: 20, width: 10, height: 20)), with: .color(red))
    }
    // The square covers x from 30 to 60 and y from 20 to 40; its shadow covers x from 45 to 75 and y from 30 to 50.
    #expect(found == ["#ffffff", "#ffffff", "#0000ff"])
  }

  @Test func `redrawing the changes gives a full picture's bytes`() throws {
    struct Screen: View {
      @State private var step = 0
      var body: some View {
        Button {
          step += 1
        } label: {
          Canvas { context, size in
            for index in 0..<8 {
              var inner = context
              inner.opacity = 0.7
              inner.translateBy(x: CGFloat(index * 11 + step * 3), y: 20)
              inner.rotate(by: .degrees(Double(index * 20)))
              inner.addFilter(.shadow(radius: 2))
              inner.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 12)), with: .color(.red))
            }
          }
        }
      }
    }
    let host = TestHost(Screen(), size: CGSize(width: 100, height: 100))
    let renderer = Renderer()
    let bitmap = try Bitmap(width: 100, height: 100)
    var last = host.displayList
    renderer.draw(last, into: bitmap)
    for _ in 0..<4 {
      host.tap(at: CGPoint(x: 50, y: 50))
      let next = host.displayList
      let damage = DisplayList.damage(from: last, to: next)
      #expect(!damage.isEmpty)
      renderer.draw(next, into: bitmap, damage: damage)
      last = next
      let whole = try host.picture()
      #expect(bitmap.withPixels { Array($0) } == whole.withPixels { Array($0) })
    }
  }
}
