import Foundation
import Trellis

extension FigureBuilder {
  /// Returns the figure of the marks of a series.
  func line(_ marks: [Mark], _ key: SeriesKey) -> Figure {
    let first = marks[0]
    var points: [CGPoint] = []
    var base: [CGPoint]? = first.kind == .area ? [] : nil
    for mark in marks {
      if case .points(let joined) = mark.curve {
        points += self.points(joined)
        continue
      }
      // A missing value interrupts lines and areas.
      if first.kind == .line {
        points.append(point(mark) ?? Self.missing)
      } else {
        let (upper, lower) = areaPoints(mark) ?? (Self.missing, Self.missing)
        points.append(upper)
        base?.append(lower)
      }
    }
    var styled = first
    var style = first.style
    style.annotations = []
    styled.styleBox = MarkStyleBox(style)
    // A series keeps its identity while its first point is removed.
    var hash = StableHash()
    hash.combine(key)
    styled.id = MarkID(data: hash.number, ordinal: -1)
    return curve(styled, points, base)
  }

  private func points(_ curve: CurvePoints) -> [CGPoint] {
    let height = plan.size.height
    let (x, y) = (plan.x.positions(curve.x), plan.y.positions(curve.y))
    return x.indices.map { CGPoint(x: x[$0], y: height - y[$0]) }
  }

  private static let missing = CGPoint(x: CGFloat.nan, y: CGFloat.nan)

  private func curve(_ mark: Mark, _ points: [CGPoint], _ base: [CGPoint]?) -> Figure {
    let outline = CurveOutline(points: points, base: base, method: mark.style.interpolation ?? .linear)
    return figure(mark, CGRect(origin: .zero, size: plan.size), .curve(outline))
  }

  /// Returns the points of an area's two edges at a mark.
  private func areaPoints(_ mark: Mark) -> (CGPoint, CGPoint)? {
    let height = plan.size.height
    let offset = mark.style.offset
    if let extent = mark.extent {
      guard let position = point(mark) else { return nil }
      let scale = extent.axis == .y ? plan.y : plan.x
      let lower = extent.lower == 0 ? scale.baseline : scale.position(extent.lower)
      let upper = scale.position(extent.upper)
      guard lower.isFinite, upper.isFinite else { return nil }
      if extent.axis == .y {
        return (
          CGPoint(x: position.x, y: height - upper + offset.yEnd),
          CGPoint(x: position.x, y: height - lower + offset.yStart)
        )
      }
      return (
        CGPoint(x: upper + offset.xEnd, y: position.y), CGPoint(x: lower + offset.xStart, y: position.y)
      )
    }
    if case .span(let start, let end) = mark.y, let lower = plan.y.position(start),
      let upper = plan.y.position(end),
      let x = point(mark)?.x
    {
      return (
        CGPoint(x: x, y: height - upper + offset.yEnd), CGPoint(x: x, y: height - lower + offset.yStart)
      )
    }
    if case .span(let start, let end) = mark.x, let lower = plan.x.position(start),
      let upper = plan.x.position(end),
      let y = point(mark)?.y
    {
      return (CGPoint(x: upper + offset.xEnd, y: y), CGPoint(x: lower + offset.xStart, y: y))
    }
    return nil
  }

  /// Returns the symbols of a series' points, and the carriers of their annotations.
  func pointFigures(of marks: [Mark]) -> [Figure] {
    marks.compactMap { mark in
      let style = mark.style
      let hasSymbol = mark.kind == .line && (style.symbol != nil || style.symbolBy != nil)
      guard hasSymbol || !style.annotations.isEmpty else { return nil }
      guard let point = mark.kind == .area ? areaPoints(mark)?.0 : point(mark) else { return nil }
      var (frame, outline) = symbol(mark, at: point)
      if !hasSymbol { frame = CGRect(origin: point, size: .zero) }
      var figure = figure(mark, frame, outline, isSymbol: true)
      if !hasSymbol { figure.style.paint = AnyShapeStyle(Color.clear) }
      return figure
    }
  }

  /// Returns the figure of a mark that describes a whole curve.
  func curve(_ mark: Mark) -> Figure {
    guard let curve = mark.curve else { return figure(mark, .zero, .rule) }
    let height = plan.size.height
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: plan.x.position(x), y: height - plan.y.position(y))
    }
    var (points, base): ([CGPoint], [CGPoint]) = ([], [])
    switch curve {
    case .points(let curve): points = self.points(curve)
    case .function(let domain, let function):
      let samples = Curve.samples(domain ?? plan.x.domain, max(2, Int(plan.size.width) + 1))
      for x in samples {
        let value = function(x)
        points.append(point(x, value.y))
        base.append(
          value.lower.map { point(x, $0) } ?? CGPoint(x: plan.x.position(x), y: height - plan.y.baseline))
      }
    case .parametric(let domain, let function):
      points = Curve.samples(domain, 1000).map { point(function($0).x, function($0).y) }
    }
    return self.curve(mark, points, mark.kind == .area ? base : nil)
  }
}
