import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisTestSupport
import TrellisTesting

/// A custom shape of at most 30 by 20.
private struct Small: Shape {
  var isFlat = false

  func path(in rect: CGRect) -> Path {
    Path(isFlat ? rect.divided(atDistance: 5, from: .minYEdge).slice : rect)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(proposal.width ?? 30, 30), height: min(proposal.height ?? 20, 20))
  }
}

@MainActor
@Suite struct ShapeTests {
  private func frame(_ view: some View) throws -> CGRect {
    let host = TestHost(view.accessibilityIdentifier("it"), size: CGSize(width: 200, height: 100))
    return try host.frame(ofIdentifier: "it")
  }

  private func shapes(_ view: some View) -> [ShapeContent] { DrawnItems(view).shapes }

  // MARK: Sizes

  @Test func `a shape takes the proposed size, and 10 points without a proposal`() throws {
    #expect(try frame(Ellipse()) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(try frame(Ellipse().fixedSize()) == CGRect(x: 95, y: 45, width: 10, height: 10))
    #expect(try frame(Rectangle().stroke(.red)).size == CGSize(width: 200, height: 100))
    #expect(try frame(Capsule().rotation(.degrees(30)).fixedSize()).size == CGSize(width: 10, height: 10))
  }

  @Test func `a circle is as wide as high`() throws {
    #expect(try frame(Circle()) == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(try frame(Circle().fixedSize()).size == CGSize(width: 10, height: 10))
    #expect(
      try frame(Circle().fixedSize(horizontal: true, vertical: false)).size == CGSize(width: 100, height: 100)
    )
    #expect(
      try frame(
        HStack(spacing: 0) {
          Circle(); Circle()
        }) == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `a custom shape chooses its size, and its path is requested for it`() throws {
    #expect(try frame(Small()) == CGRect(x: 85, y: 40, width: 30, height: 20))
    #expect(try frame(Small().frame(width: 12)).size == CGSize(width: 12, height: 20))
    let drawn = shapes(Small(isFlat: true))
    #expect(drawn.map(\.path) == [Path(CGRect(x: 0, y: 0, width: 30, height: 5))])
  }

  @Test func `shapes keep an aspect ratio as views do`() throws {
    #expect(try frame(Rectangle().aspectRatio(1, contentMode: .fit)).size == CGSize(width: 100, height: 100))
    #expect(try frame(Rectangle().aspectRatio(1, contentMode: .fill)).size == CGSize(width: 200, height: 200))
    #expect(try frame(Ellipse().scaledToFit()).size == CGSize(width: 100, height: 100))
  }

  // MARK: Painting

  @Test func `a shape is filled with the foreground style by default`() {
    #expect(DrawnItems(Circle()).colors == ["#000000d9"])
    #expect(DrawnItems(Circle().foregroundStyle(.red)).colors == ["#ff3b30"])
    #expect(DrawnItems(Circle().fill(.blue).foregroundStyle(.red)).colors == ["#007aff"])
    #expect(DrawnItems(AnyShape(Circle()).fill(.blue)).colors == ["#007aff"])
  }

  @Test func `fills and strokes of one shape are drawn in their order`() {
    let items = DrawnItems(Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2))
    #expect(items.colors == ["#ff3b30", "#007aff", "#28cd41"])
    #expect(
      items.shapes.map(\.style) == [
        .fill(FillStyle()), .stroke(StrokeStyle(lineWidth: 4)), .stroke(StrokeStyle(lineWidth: 2)),
      ])
  }

  @Test func `strokeBorder is drawn inside the shape`() {
    let stroke = shapes(Rectangle().strokeBorder(.red, lineWidth: 10))
    #expect(stroke.map(\.path) == [Path(CGRect(x: 5, y: 5, width: 190, height: 90))])
    let inset = shapes(Rectangle().inset(by: 5).inset(by: 3).stroke(.red, lineWidth: 2))
    #expect(inset.map(\.path) == [Path(CGRect(x: 8, y: 8, width: 184, height: 84))])
    let border = DrawnItems(Color.white.border(.red, width: 4))
    #expect(border.shapes.map(\.path) == [Path(CGRect(x: 2, y: 2, width: 196, height: 96))])
    #expect(border.colors == ["#ffffff", "#ff3b30"])
  }

  @Test func `equal shapes give equal drawings`() {
    func isSame(_ first: some View, _ second: some View) {
      #expect(shapes(first) == shapes(second))
      #expect(!shapes(first).isEmpty)
    }
    isSame(Color.red.background(.blue, in: .circle), Color.red.background { Circle().fill(.blue) })
    isSame(Color.red.background(.blue, in: .capsule), Color.red.background { Capsule().fill(.blue) })
    isSame(
      Color.red.background(.blue, in: .rect(cornerRadius: 8)),
      Color.red.background { RoundedRectangle(cornerRadius: 8).fill(.blue) })
  }

  @Test func `a plain rectangle of one colour is a fill`() {
    let items = DrawnItems(Rectangle().fill(.red)).items
    #expect(items.count == 1)
    #expect(items.first?.item.content == .fill(RGBAColor(red: 1, green: 59 / 255, blue: 48 / 255)))
  }

  // MARK: Gradients

  private func shape(of view: some View) throws -> GradientPaint.Shape {
    guard case .gradient(let paint) = try #require(shapes(view).first).paint else {
      throw TestHostErrorStandIn()
    }
    return paint.shape
  }

  private struct TestHostErrorStandIn: Error {}

  @Test func `gradients follow their unit points in the frame`() throws {
    let colors = [Color.black, .white]
    #expect(
      try shape(of: LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .trailing))
        == .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 200, y: 50)))
    #expect(
      try shape(
        of: Ellipse().fill(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 50)))
        == .radial(center: CGPoint(x: 100, y: 50), startRadius: 5, endRadius: 50, transform: .identity))
    #expect(
      try shape(of: AngularGradient(colors: colors, center: .bottom, angle: .degrees(90)))
        == .angular(center: CGPoint(x: 100, y: 100), start: .degrees(90), end: .degrees(450)))
    #expect(
      try shape(of: EllipticalGradient(colors: colors))
        == .radial(
          center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5,
          transform: CGAffineTransform(a: 200, b: 0, c: 0, d: 100, tx: 0, ty: 0)))
    #expect(
      try shape(of: Circle().fill(Color.red.gradient))
        == .linear(start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 100)))
  }

  @Test func `gradient stops never decrease`() throws {
    let stops = [
      Gradient.Stop(color: .black, location: 0.5), .init(color: .white, location: 0.2),
      .init(color: .red, location: .nan), .init(color: .blue, location: 0.7),
    ]
    let view = Rectangle().fill(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    guard case .gradient(let paint)? = shapes(view).first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.stops.map(\.location) == [0.5, 0.5, 0.5, 0.7])
  }

  // MARK: Derived shapes

  @Test func `moved, rotated, scaled and sized shapes are drawn`() {
    let square = Rectangle().size(width: 20, height: 10)
    func bounds(_ shape: some Shape) -> CGRect {
      shape.path(in: CGRect(x: 0, y: 0, width: 200, height: 100)).boundingRect
    }
    #expect(bounds(square) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(bounds(square.offset(x: 5, y: 6)) == CGRect(x: 5, y: 6, width: 20, height: 10))
    #expect(bounds(square.scale(2, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 50, y: 25, width: 100, height: 50))
    let turned = bounds(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.minX - 50) < 1e-9 && abs(turned.width - 100) < 1e-9 && abs(turned.height - 200) < 1e-9)
    #expect(bounds(square.transform(CGAffineTransform(translationX: 1, y: 2))).origin == CGPoint(x: 1, y: 2))
    #expect(bounds(Rectangle().trim(from: 0, to: 1 / 3)) == CGRect(x: 0, y: 0, width: 200, height: 0))
    #expect(bounds(Rectangle().stroke(lineWidth: 4)) == CGRect(x: -2, y: -2, width: 204, height: 104))
  }

  // MARK: Evaluations

  private struct Turning: View {
    @State private var isTurned = false

    var body: some View {
      VStack {
        Small().offset(x: 1).fill(isTurned ? .red : .blue)
        Button("turn") { isTurned.toggle() }
      }
    }
  }

  @Test func `a changed fill lays nothing out`() throws {
    let host = TestHost(Turning())
    let log = try host.evaluations { try host.tap("turn") }
    #expect(log.changes(of: "layoutComputer") == 0)
    #expect(log.count(of: "geometry") == 0)
    #expect(log.count(of: "placements") == 0)
    #expect(DrawnItems(host).colors.first == "#ff3b30")
  }

  @Test func `combined shapes share one rectangle, and have both shapes' animatable data`() throws {
    let ring = Circle().subtracting(Circle().scale(0.5))
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 5, y: 20)))
    let trimmed = Rectangle().union(Circle().trim(from: 0, to: 0.5))
    #expect(trimmed.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    let picture = try TestHost(ring.fill(.red), size: CGSize(width: 40, height: 40)).picture()
    #expect(picture.width == 40)
    let half = Rectangle().lineIntersection(Rectangle().offset(x: 20))
    #expect(half.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).boundingRect.minX == 20)
  }

  @Test func `a mesh gradient covers the painted area, with curves through its points`() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    let colors: [Color] = [.red, .green, .blue, .white, .black, .yellow]
    let view = MeshGradient(width: 3, height: 2, points: points, colors: colors)
    let host = TestHost(view.frame(width: 60, height: 40), size: CGSize(width: 60, height: 40))
    var mesh: MeshPaint?
    host.displayList.forEachItem { item, _ in
      if case .shape(let shape) = item.content, case .mesh(let paint) = shape.paint { mesh = paint }
    }
    let vertices = try #require(mesh?.vertices)
    #expect(vertices.map(\.position).last == CGPoint(x: 60, y: 40))
    #expect(abs(vertices[1].trailing.x - 40) < 0.001 && abs(vertices[1].bottom.y - 40 / 3) < 0.001)
    let few = MeshGradient(width: 3, height: 3, points: points, colors: colors, background: .red)
    #expect(try TestHost(few, size: CGSize(width: 6, height: 4)).picture().width == 6)
  }

  // MARK: Bad input

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
  func `shapes with unusable numbers are drawn`(number: CGFloat) throws {
    let view = ZStack {
      RoundedRectangle(cornerRadius: number)
      RoundedRectangle(cornerSize: CGSize(width: number, height: 4))
      UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: 5)
      Capsule().inset(by: number)
      Circle().inset(by: number)
      Ellipse().stroke(.red, lineWidth: number)
      Circle().strokeBorder(.red, lineWidth: number)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [number, 3], dashPhase: number))
      Circle().stroke(
        style: StrokeStyle(lineWidth: number, miterLimit: number, dash: [number, 3], dashPhase: number))
      Circle().trim(from: number, to: 0.5)
      Circle().rotation(.degrees(number))
      Circle().scale(number).offset(x: number)
      Circle().size(width: number, height: 4)
      Rectangle().fill(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: number, endRadius: 5))
      Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(number)))
      Rectangle().fill(LinearGradient(colors: [.red], startPoint: UnitPoint(x: number, y: 0), endPoint: .top))
      Rectangle().fill(.red.opacity(number))
      Rectangle().border(.red, width: number)
    }
    let picture = try TestHost(view, size: CGSize(width: 40, height: 30)).picture()
    #expect(picture.width == 40)
  }
}
