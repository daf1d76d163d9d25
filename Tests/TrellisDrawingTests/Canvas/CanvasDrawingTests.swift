import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisTestSupport
import TrellisTesting

/// The display items that drawing commands become.
@MainActor
@Suite struct CanvasDrawingTests {
  private let square = Path(CGRect(x: 10, y: 20, width: 30, height: 30))

  /// Returns the items that a canvas of 200 by 100 draws.
  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> DrawnItems {
    DrawnItems(Canvas(renderer: renderer))
  }

  // MARK: Size

  @Test func `a canvas takes the proposed size, and 10 points without a proposal`() throws {
    let box = Box()
    _ = drawn { _, size in box.sizes.append(size) }
    _ = DrawnItems(Canvas { _, size in box.sizes.append(size) }.fixedSize())
    _ = DrawnItems(Canvas { _, size in box.sizes.append(size) }.frame(width: 70))
    #expect(
      box.sizes == [
        CGSize(width: 200, height: 100), CGSize(width: 10, height: 10), CGSize(width: 70, height: 100),
      ])
  }

  @Test func `a canvas of zero area doesn't call its closure`() {
    let box = Box()
    _ = DrawnItems(Canvas { _, size in box.sizes.append(size) }.frame(width: 0, height: 50))
    #expect(box.sizes.isEmpty)
  }

  private final class Box {
    var sizes: [CGSize] = []
    var rect = CGRect.null
  }

  // MARK: Paths

  @Test func `fills and strokes are drawn in the order of the commands`() {
    let items = drawn { context, _ in
      context.fill(square, with: .color(red: 1, green: 0, blue: 0))
      context.stroke(square, with: .color(white: 0.5), lineWidth: 3)
      context.stroke(square, with: .color(.black), style: StrokeStyle(lineWidth: 2, dash: [4]))
      context.fill(square, with: .color(.black), style: FillStyle(eoFill: true))
    }
    #expect(items.shapes.map(\.path) == [square, square, square, square])
    #expect(
      items.shapes.map(\.style) == [
        .fill(FillStyle()), .stroke(StrokeStyle(lineWidth: 3)),
        .stroke(StrokeStyle(lineWidth: 2, dash: [4])), .fill(FillStyle(eoFill: true)),
      ])
    #expect(items.colors == ["#ff0000", "#808080", "#000000", "#000000"])
    // Miter joins may reach beyond the canvas, so a clip precedes these items.
    #expect(items.items.map(\.item.id).suffix(4) == [1, 2, 3, 4])
  }

  @Test func `opacity is part of a path's paint, and clamped`() {
    let items = drawn { context, _ in
      for opacity in [0.5, 2, .nan, -1, 0] {
        context.opacity = opacity
        context.fill(square, with: .color(.black))
      }
    }
    #expect(items.colors == ["#00000080", "#000000"])
    #expect(items.effects == [.group])
  }

  @Test func `a copied context has its own state and draws on the same canvas`() {
    let items = drawn { context, _ in
      var inner = context
      inner.opacity = 0.5
      inner.translateBy(x: 5, y: 6)
      inner.fill(square, with: .color(.black))
      context.fill(square, with: .color(.black))
      inner.fill(square, with: .color(.white))
    }
    #expect(items.colors == ["#00000080", "#000000", "#ffffff80"])
    #expect(items.frames.map(\.origin) == [CGPoint(x: 5, y: 6), .zero, CGPoint(x: 5, y: 6)])
  }

  @Test func `a rotated or scaled context transforms outlines and lines`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 0))
      path.addLine(to: CGPoint(x: 2, y: 0))
    }
    let items = drawn { context, _ in
      context.translateBy(x: 100, y: 50)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .radians(.pi))
      context.stroke(line, with: .color(.black), lineWidth: 3)
    }
    let ends = items.shapes.first.map { [$0.path.boundingRect.minX, $0.path.boundingRect.maxX] } ?? []
    #expect(zip(ends, [96, 98]).allSatisfy { abs($0 - $1) < 1e-9 } && ends.count == 2)
    #expect(items.shapes.first?.style == .stroke(StrokeStyle(lineWidth: 6)))
  }

  @Test func `an unevenly scaled line becomes unevenly thick`() {
    let items = drawn { context, _ in
      context.scaleBy(x: 2, y: 1)
      context.stroke(square, with: .color(.black), lineWidth: 3)
    }
    let transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(items.effects.last == .transform(ProjectionTransform(transform)))
    #expect(items.shapes.first?.style == .stroke(StrokeStyle(lineWidth: 3)))
  }

  @Test func `concatenated transforms apply before the current one`() {
    let box = Box()
    _ = drawn { context, _ in
      context.translateBy(x: 10, y: 0)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      box.rect = CGRect(x: 1, y: 1, width: 1, height: 1).applying(context.transform)
    }
    #expect(box.rect == CGRect(x: 12, y: 2, width: 2, height: 2))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `unusable numbers draw nothing, and later commands work`(_ number: CGFloat) throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(x: number, y: 0, width: number, height: 5)), with: .color(.black))
      context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: number)), with: .foreground)
      context.stroke(square, with: .color(.clear), lineWidth: number)
      context.draw(Text("a"), at: CGPoint(x: number, y: 3))
      context.draw(Text("a"), in: CGRect(x: number, y: number, width: number, height: number))
      context.draw(Image(systemName: "star"), at: CGPoint(x: 0, y: number))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: number, width: number, height: 1))
      _ = context.resolve(Text("a")).measure(in: CGSize(width: number, height: number))
      var inner = context
      inner.addFilter(.blur(radius: number))
      inner.addFilter(.shadow(radius: number, x: number))
      inner.addFilter(.brightness(number))
      inner.addFilter(.alphaThreshold(min: number))
      inner.clip(to: Path(CGRect(x: number, y: 0, width: 10, height: 10)))
      inner.fill(square, with: .color(.black))
      inner = context
      inner.scaleBy(x: number, y: 1)
      _ = inner.clipBoundingRect
      inner.fill(square, with: .color(.black))
      inner.drawLayer { $0.fill(square, with: .color(.black)) }
      inner = context
      inner.rotate(by: .radians(number))
      inner.stroke(square, with: .color(.black))
      for options: GraphicsContext.GradientOptions in [[], .repeat, .mirror] {
        let gradient = Gradient(colors: [.clear, .clear])
        let shadings: [GraphicsContext.Shading] = [
          .linearGradient(gradient, startPoint: CGPoint(x: number, y: 0), endPoint: .zero, options: options),
          .linearGradient(gradient, startPoint: .zero, endPoint: .zero, options: options),
          .radialGradient(gradient, center: .zero, startRadius: number, endRadius: 3, options: options),
          .radialGradient(gradient, center: .zero, startRadius: 3, endRadius: 3, options: options),
          .conicGradient(gradient, center: CGPoint(x: 0, y: number), angle: .radians(number)),
          .tiledImage(Image(systemName: "star"), origin: CGPoint(x: number, y: 0), scale: number),
        ]
        for shading in shadings { context.fill(square, with: shading) }
      }
    }
    let host = TestHost(view, size: CGSize(width: 200, height: 100))
    let blank = TestHost(Canvas { _, _ in }, size: CGSize(width: 200, height: 100))
    let (picture, empty) = (try host.picture(), try blank.picture())
    #expect(picture.withPixels { Array($0) } == empty.withPixels { Array($0) })
  }

  // MARK: Shadings

  @Test func `a gradient is relative to the canvas, a style to the painted shape`() {
    let gradient = Gradient(colors: [.black, .white])
    let items = drawn { context, _ in
      context.fill(
        square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 200, y: 0)))
      context.fill(
        square, with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
    }
    let ways = items.shapes.map { shape -> GradientPaint.Shape? in
      if case .gradient(let paint) = shape.paint { paint.shape } else { nil }
    }
    #expect(
      ways == [
        .linear(start: .zero, end: CGPoint(x: 200, y: 0)),
        .linear(start: CGPoint(x: 10, y: 35), end: CGPoint(x: 40, y: 35)),
      ])
  }

  @Test func `a repeated gradient has only the stops that the painted area needs`() {
    let gradient = Gradient(colors: [.black, .white])
    let items = drawn { context, _ in
      context.fill(
        square,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 30, y: 0), options: .mirror))
    }
    guard case .gradient(let paint) = items.shapes.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.shape == .linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 40, y: 0)))
    let ends = paint.stops.filter { $0.location == 0 || $0.location == 1 }.map(\.color.red)
    #expect(Set(ends.prefix(2)) == [1] && Set(ends.suffix(2)) == [0])
  }

  @Test func `the foreground style is the canvas's`() {
    let items = DrawnItems(
      Canvas { context, _ in
        context.fill(square, with: .foreground)
        context.draw(Text("a"), at: .zero)
        context.fill(square, with: context.resolve(.foreground))
      }.foregroundStyle(.red))
    #expect(items.colors == Array(repeating: items.colors[0], count: 3))
    #expect(items.colors[0] == "#ff3b30")
  }

  @Test func `a style's shadow is drawn with the path`() {
    let items = drawn { context, _ in
      context.fill(square, with: .style(Color.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 1))))
    }
    #expect(
      items.effects == [
        .group, .shadow(Shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1))),
      ])
  }

  // MARK: State

  @Test func `the opacity and the blend mode apply after filters and clips`() {
    let clip = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let items = drawn { context, _ in
      context.clip(to: clip)
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 3))
      context.fill(square, with: .color(.black))
    }
    // The canvas is a group, because something in it blends.
    #expect(items.effects.count == 6)
    #expect(items.effects.prefix(4) == [.group, .blend(.multiply), .clip(clip, FillStyle()), .opacity(0.5)])
    if case .color = items.effects[4] {} else { Issue.record("\(items.effects[4])") }
    #expect(items.effects[5] == .blur(radius: 3, isOpaque: false))
  }

  @Test func `a filter uses the coordinate space of its creation`() {
    let items = drawn { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .degrees(90))
      context.addFilter(.shadow(color: .black, radius: 3, x: 4))
      context.transform = .identity
      context.fill(square, with: .color(.black))
    }
    guard case .shadow(let shadow) = items.effects.last else {
      Issue.record("\(items.effects)")
      return
    }
    #expect(shadow.radius == 6)
    #expect(abs(shadow.offset.width) < 1e-9 && abs(shadow.offset.height - 8) < 1e-9)
  }

  @Test func `the clip's bounding rectangle covers all clips, in current coordinates`() {
    let box = Box()
    func rect(_ change: @escaping (inout GraphicsContext) -> Void) -> CGRect {
      _ = drawn { context, _ in
        change(&context)
        box.rect = context.clipBoundingRect
      }
      return box.rect
    }
    #expect(rect { _ in } == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(rect { $0.translateBy(x: 10, y: 0) } == CGRect(x: -10, y: 0, width: 200, height: 100))
    #expect(
      rect {
        $0.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
        $0.scaleBy(x: 2, y: 1)
        $0.clip(to: Path(CGRect(x: 10, y: 10, width: 50, height: 50)))
      } == CGRect(x: 10, y: 10, width: 15, height: 40))
    #expect(rect { $0.clip(to: Path()) }.isNull)
    #expect(rect { $0.scaleBy(x: 0, y: 1) }.isNull)
    #expect(
      rect { $0.clipToLayer { $0.fill(Path(CGRect(x: 5, y: 5, width: 9, height: 9)), with: .foreground) } }
        == CGRect(x: 5, y: 5, width: 9, height: 9))
  }

  @Test func `a layer starts with the transform and no other state`() {
    let items = drawn { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 5, y: 0)
      context.drawLayer { layer in
        layer.fill(square, with: .color(.black))
        layer.opacity = 0.25
        layer.fill(square, with: .color(.black))
      }
    }
    #expect(items.effects == [.group, .opacity(0.5), .group])
    #expect(items.colors == ["#000000", "#00000040"])
    #expect(items.frames.map(\.minX) == [5, 5])
  }

  @Test func `a layer whose closure throws isn't drawn`() {
    struct Stop: Error {}
    let items = drawn { context, _ in
      #expect(throws: Stop.self) {
        try context.drawLayer { layer in
          layer.fill(square, with: .color(.black))
          throw Stop()
        }
      }
    }
    #expect(items.effects == [.group] && items.items.count == 1)
  }

  @Test func `a context that outlives its closure draws nothing`() {
    final class Kept { var context: GraphicsContext? }
    let kept = Kept()
    let host = TestHost(
      Canvas { context, _ in
        context.fill(square, with: .color(.black))
        context.drawLayer { kept.context = $0 }
      }, size: CGSize(width: 200, height: 100))
    let before = host.displayList
    kept.context?.fill(square, with: .color(.white))
    #expect(kept.context != nil)
    #expect(host.displayList == before)
  }

  @Test func `drawing outside the canvas is clipped, and the canvas takes hits in its frame`() {
    final class Count { var taps = 0 }
    let count = Count()
    let view = ZStack {
      Button {
        count.taps += 1
      } label: {
        Color.white
      }
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -5, y: 0, width: 500, height: 500)), with: .color(.black))
        if let button = context.resolveSymbol(id: 1) { context.draw(button, at: CGPoint(x: 20, y: 20)) }
      } symbols: {
        Button("inside") { count.taps += 100 }.tag(1)
      }
      .frame(width: 40, height: 40)
    }
    let host = TestHost(view, size: CGSize(width: 200, height: 100))
    let bounds = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(DrawnItems(host).effects.first == .clip(bounds, FillStyle()))
    host.tap(at: CGPoint(x: 100, y: 50))
    #expect(count.taps == 0)
    // The canvas's frame begins at 80; without the clip, its drawing would begin at 75.
    host.tap(at: CGPoint(x: 77, y: 50))
    #expect(count.taps == 1)
  }

  @Test func `an opaque canvas is black where nothing is drawn`() {
    let items = DrawnItems(Canvas(opaque: true) { _, _ in })
    #expect(items.colors == ["#000000"])
    #expect(items.frames == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }
}
