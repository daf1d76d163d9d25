import Foundation
import Trellis

extension FigureBuilder {
  /// Returns the frame and outline of a mark that isn't part of a line; nil if its values have no position.
  func outline(_ mark: Mark) -> (frame: CGRect, outline: Outline)? {
    switch mark.kind {
    case .bar, .rectangle:
      guard let frame = rectangle(mark) else { return nil }
      return (frame, .rectangle(radius: mark.style.cornerRadius ?? 0, mark.style.cornerStyle))
    case .rule:
      guard let frame = rectangle(mark, isThin: true) else { return nil }
      return (frame, .rule)
    case .point:
      guard let point = point(mark) else { return nil }
      return symbol(mark, at: point)
    case .sector: return sector(mark)
    case .line, .area: return nil
    }
  }

  // MARK: - Rectangles

  private func rectangle(_ mark: Mark, isThin: Bool = false) -> CGRect? {
    let offset = mark.style.offset
    guard var x = extent(mark, .x, isThin: isThin), var y = extent(mark, .y, isThin: isThin) else {
      return nil
    }
    // Distances along y are from the bottom; offsets are downwards. The edge of a mark's start is that at its lower value.
    x = (x.0 + offset.xStart, x.1 + offset.xEnd)
    y = (plan.size.height - y.0 + offset.yStart, plan.size.height - y.1 + offset.yEnd)
    let (left, right) = (min(x.0, x.1), max(x.0, x.1))
    let (top, bottom) = (min(y.0, y.1), max(y.0, y.1))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the ends of a mark along a dimension, in points of its scale; nil if a value has no position.
  private func extent(_ mark: Mark, _ axis: ChartAxis, isThin: Bool) -> (CGFloat, CGFloat)? {
    let scale = axis == .x ? plan.x : plan.y
    let position = axis == .x ? mark.x : mark.y
    if let extent = mark.extent, extent.axis == axis {
      let lower = extent.lower == 0 ? scale.baseline : scale.position(extent.lower)
      let upper = scale.position(extent.upper)
      return lower.isFinite && upper.isFinite ? (lower, upper) : nil
    }
    switch position {
    case .whole: return (0, scale.length)
    case .points(let start, let end):
      if axis == .x { return (start ?? 0, end ?? scale.length) }
      // Distances along y are given from the top.
      return (scale.length - (end ?? scale.length), scale.length - (start ?? 0))
    case .span(let first, let second):
      guard let start = edge(first, scale, isEnd: false), let end = edge(second, scale, isEnd: true) else {
        return nil
      }
      return (start, end)
    case .value, .range:
      guard let band = band(position, scale, axis), !(isThin && isPoint(position)) else {
        guard let datum = position.key, let middle = scale.position(datum) else { return nil }
        return isThin ? (middle, middle) : nil
      }
      if isThin {
        let middle = (band.0 + band.1) / 2
        return (middle, middle)
      }
      let dimension = axis == .x ? mark.width : mark.height
      return dimension.part(of: grouped(band, mark, axis), automatic: automaticShare(mark))
    }
  }

  private func isPoint(_ position: AxisPosition) -> Bool {
    if case .value = position { true } else { false }
  }

  private func automaticShare(_ mark: Mark) -> CGFloat {
    if mark.kind == .rectangle { return 1 }
    return mark.style.position == nil ? 0.8 : 1
  }

  /// Returns the start or end of a band for a category, and the position of other values.
  private func edge(_ datum: Datum, _ scale: PositionScale, isEnd: Bool) -> CGFloat? {
    if let band = scale.band(datum) { return isEnd ? band.1 : band.0 }
    return scale.position(datum)
  }

  /// Returns the space of a value along a scale: its category's band, its bin, or the distance to its neighbours.
  private func band(_ position: AxisPosition, _ scale: PositionScale, _ axis: ChartAxis) -> (
    CGFloat, CGFloat
  )? {
    switch position {
    case .value(let datum):
      if let band = scale.band(datum) { return band }
      guard let value = datum.magnitude else { return nil }
      return scale.band(around: value, spacing: (axis == .x ? xSpacing : ySpacing) ?? 0)
    case .range(let lower, let upper):
      guard let first = scale.position(lower), let second = scale.position(upper) else { return nil }
      if scale.isCategory, let start = scale.band(lower), let end = scale.band(upper) {
        return (min(start.0, end.0), max(start.1, end.1))
      }
      return (min(first, second), max(first, second))
    default: return nil
    }
  }

  /// Returns the part of a band for a mark's value of `position(by:)`.
  private func grouped(_ band: (CGFloat, CGFloat), _ mark: Mark, _ axis: ChartAxis) -> (CGFloat, CGFloat) {
    guard let grouping = mark.style.position, grouping.axis == nil || grouping.axis == axis,
      let index = plan.model.groups.firstIndex(of: grouping.datum)
    else { return band }
    let shared = grouping.span.part(of: band, automatic: 0.8)
    let step = (shared.1 - shared.0) / CGFloat(plan.model.groups.count)
    // A mirrored scale has the first group at the trailing side.
    let column = axis == .x && plan.x.isMirrored ? plan.model.groups.count - 1 - index : index
    return (shared.0 + step * CGFloat(column), shared.0 + step * CGFloat(column + 1))
  }

  // MARK: - Points

  /// Returns the position of a point in the plot area; nil if a value has no position.
  func point(_ mark: Mark) -> CGPoint? {
    guard let x = middle(mark, .x), let y = middle(mark, .y) else { return nil }
    let offset = mark.style.offset
    return CGPoint(x: x + offset.xStart, y: plan.size.height - y + offset.yStart)
  }

  private func middle(_ mark: Mark, _ axis: ChartAxis) -> CGFloat? {
    let (scale, position) = axis == .x ? (plan.x, mark.x) : (plan.y, mark.y)
    switch position {
    case .points(let start, _):
      guard let start else { return scale.length / 2 }
      return axis == .x ? start : scale.length - start
    case .whole: return scale.length / 2
    case .value, .range, .span:
      if mark.style.position != nil, let band = band(position, scale, axis) {
        let part = grouped(band, mark, axis)
        return (part.0 + part.1) / 2
      }
      if case .range(let lower, let upper) = position, let first = scale.position(lower),
        let second = scale.position(upper)
      {
        return (first + second) / 2
      }
      return position.key.flatMap { scale.position($0) }
    }
  }

  /// Returns the frame and the outline of a mark's symbol at a point.
  func symbol(_ mark: Mark, at point: CGPoint) -> (frame: CGRect, outline: Outline) {
    let style = mark.style
    var shape = Self.circle
    if case .shape(let symbol) = style.symbol {
      shape = symbol
    } else if let value = style.symbolBy {
      shape = plan.model.styles.symbol(of: value.datum)
    }
    var size = style.symbolSize ?? CGSize(width: 6, height: 6)
    if let value = style.symbolSizeBy {
      let side = max(0, plan.model.styles.symbolSize(of: value.datum)).squareRoot()
      size = CGSize(width: side, height: side)
    }
    return (shape.frame(at: point, size: size), .symbol(shape))
  }

  private static let circle = AnyChartSymbolShape(BasicChartSymbolShape(kind: .circle))

  // MARK: - Sectors

  private func sector(_ mark: Mark) -> (frame: CGRect, outline: Outline)? {
    guard let dimensions = mark.sector, let extent = mark.extent, plan.model.angleTotal > 0 else {
      return nil
    }
    let largest = min(plan.size.width, plan.size.height) / 2
    let turn = 2 * Double.pi / plan.model.angleTotal
    let outline = SectorOutline(
      start: CGFloat(extent.lower * turn), end: CGFloat(extent.upper * turn),
      inner: dimensions.inner.radius(of: largest, automatic: 0),
      outer: dimensions.outer.radius(of: largest, automatic: largest), inset: dimensions.angularInset,
      cornerRadius: mark.style.cornerRadius ?? 0)
    return (CGRect(origin: .zero, size: plan.size), .sector(outline))
  }
}
