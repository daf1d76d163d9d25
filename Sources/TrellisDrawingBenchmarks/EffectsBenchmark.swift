import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry

/// Single effects, drawn with cold caches and with warm ones.
struct EffectsBenchmark {
  let samples: Int

  func run() throws {
    let card = shape(Path(roundedRect: CGRect(x: 20, y: 20, width: 200, height: 100), cornerRadius: 12))
    let window = CGRect(x: 0, y: 0, width: 1200, height: 800)
    let shadow = Shadow(color: .black, radius: 7, offset: CGSize(width: 0, height: 3))
    try time("a shadow of 200 by 100, radius 7", .shadow(shadow), [card])
    for radius in [3.0, 10, 40] {
      try time(
        "600 by 400 out of focus, radius \(Int(radius))", .blur(radius: radius, isOpaque: false),
        [
          gradient(CGRect(x: 100, y: 100, width: 600, height: 400))
        ])
    }
    try time("opacity of 1200 by 800", .opacity(0.5), [gradient(window)])
    try time("colours of 1200 by 800", .color(.saturation(0.3)), [gradient(window)])
    try time("multiplied 1200 by 800", .blend(.multiply), [gradient(window)])
    var perspective = ProjectionTransform()
    perspective.m13 = 0.0003
    try time("1200 by 800 seen from the side", .transform(perspective), [gradient(window)])
    try timeTurning([gradient(window)])
  }

  /// Times a perspective that changes with each drawing, as during a rotation.
  private func timeTurning(_ items: [DisplayItem]) throws {
    let renderer = Renderer()
    let bitmap = try Bitmap(width: 1200, height: 800)
    var perspective = ProjectionTransform()
    func draw() -> DrawStatistics {
      perspective.m13 += 0.000_001
      let item = DisplayItem(
        id: 1, frame: CGRect(x: 0, y: 0, width: 1200, height: 800),
        content: .effect(.transform(perspective), DisplayList(items)))
      return renderer.draw(DisplayList([item]), into: bitmap, background: .white)
    }
    _ = draw()
    Table.print(
      "1200 by 800 seen from another side each time", Counts(renderer, draw), times(samples) { _ = draw() })
  }

  private func time(_ name: String, _ effect: Effect, _ items: [DisplayItem]) throws {
    let renderer = Renderer()
    let bitmap = try Bitmap(width: 1200, height: 800)
    let list = DisplayList([
      DisplayItem(
        id: 1, frame: CGRect(x: 0, y: 0, width: 1200, height: 800),
        content: .effect(effect, DisplayList(items)))
    ])
    func draw() -> DrawStatistics { renderer.draw(list, into: bitmap, background: .white) }
    let counts = Counts(renderer, draw)
    Table.print(
      "\(name), cold", counts,
      times(samples / 3 + 1, before: { renderer.removeCachedPixels() }) { _ = draw() })
    Table.print("the same again", Counts(renderer, draw), times(samples) { _ = draw() })
  }

  private func shape(_ path: Path) -> DisplayItem {
    DisplayItem(
      id: 1, frame: path.boundingRect, content: .shape(ShapeContent(path: path, paint: .color(.white))))
  }

  private func gradient(_ rect: CGRect) -> DisplayItem {
    let stops = [
      GradientPaint.Stop(color: RGBAColor(red: 1, green: 0.2, blue: 0.1), location: 0),
      GradientPaint.Stop(color: RGBAColor(red: 0.1, green: 0.2, blue: 1), location: 1),
    ]
    let paint = GradientPaint(
      stops: stops, shape: .linear(start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY)))
    return DisplayItem(
      id: 1, frame: CGRect(origin: .zero, size: rect.size),
      content: .shape(ShapeContent(path: Path(rect), paint: .gradient(paint))))
  }
}
