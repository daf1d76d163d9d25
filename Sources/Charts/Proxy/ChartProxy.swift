public import Foundation
public import Trellis

/// Conversions between a chart's values and positions in its plot area.
///
/// Positions are in points from the top left corner of the plot area.
///
/// Source: documented, developer.apple.com/documentation/charts/chartproxy.
public struct ChartProxy {
  let plan: ChartPlan
  private let anchor: Anchor<CGRect>?

  init(plan: ChartPlan, anchor: Anchor<CGRect>?) { (self.plan, self.anchor) = (plan, anchor) }

  /// The size of the plot area.
  public var plotSize: CGSize { plan.size }
  /// The frame of the plot area, to be resolved by a geometry proxy.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The frame of the plot area, which a scrolling chart's content extends beyond.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// The size of the plot area.
  public var plotAreaSize: CGSize { plan.size }
  /// The frame of the plot area.
  public var plotAreaFrame: Anchor<CGRect> { anchor! }

  /// Returns the x position of a value: of a category, the middle of its band; nil if the scale has none.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { plan.x.position(value.datum) }

  /// Returns the y position of a value; nil if the scale has none.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.position(value.datum).map { plan.size.height - $0 }
  }

  /// Returns the position of two values; nil if a scale has none.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the x positions between which a value's band is: for numbers and dates, the position itself.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    if let band = plan.x.band(value.datum) { return band.0...band.1 }
    return position(forX: value).map { $0...$0 }
  }

  /// Returns the y positions between which a value's band is: for numbers and dates, the position itself.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    let height = plan.size.height
    if let band = plan.y.band(value.datum) { return (height - band.1)...(height - band.0) }
    return position(forY: value).map { $0...$0 }
  }

  /// Returns the rectangle of two values' bands.
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the value at an x position, inside or outside the plot area; nil if it isn't of the type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.x.datum(at: position)?.value(as: P.self)
  }

  /// Returns the value at a y position, inside or outside the plot area; nil if it isn't of the type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.y.datum(at: plan.size.height - position)?.value(as: P.self)
  }

  /// Returns the values at a position; nil if they aren't of the types.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self)
    -> (X, Y)?
  {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// Returns the value at an angle of a pie, clockwise from the top: between zero and the sum of the sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    P(datum: .number(plan.angleValue(at: angle)))
  }

  /// Returns the angle of a position around the middle of the plot area, clockwise from the top, in 0...360°.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - plan.size.width / 2, position.y - plan.size.height / 2)
    let turn = atan2(x, -y)
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  /// Returns the ends of the x domain, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { plan.x.ends.compactMap { P(datum: $0) } }
  /// Returns the ends of the y domain, or its categories.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { plan.y.ends.compactMap { P(datum: $0) } }
}

extension ChartProxy {
  /// Returns the paint of a value; nil if the chart has no scale of paints.
  @MainActor public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    plan.model.styles.foreground.isUsed ? plan.model.styles.foreground(of: value.datum) : nil
  }
  /// Returns the values of the scale of paints.
  @MainActor public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.model.styles.foreground.domain.compactMap { P(datum: $0) }
  }
  /// Returns the symbol of a value; nil if the chart has no scale of symbols.
  @MainActor public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    plan.model.styles.symbol.isUsed ? plan.model.styles.symbol(of: value.datum) : nil
  }
  /// Returns the values of the scale of symbols.
  @MainActor public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.model.styles.symbol.domain.compactMap { P(datum: $0) }
  }
  /// Returns the area of a value's symbol in square points; nil if the chart has no scale of sizes.
  @MainActor public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    plan.model.styles.symbolSize.isUsed ? plan.model.styles.symbolSize(of: value.datum) : nil
  }
  /// Returns the values of the scale of sizes.
  @MainActor public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.model.styles.symbolSize.domain.compactMap { P(datum: $0) }
  }
  /// Returns the line style of a value; nil if the chart has no scale of line styles.
  @MainActor public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    plan.model.styles.lineStyle.isUsed ? plan.model.styles.lineStyle(of: value.datum) : nil
  }
  /// Returns the values of the scale of line styles.
  @MainActor public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.model.styles.lineStyle.domain.compactMap { P(datum: $0) }
  }
}

extension ChartProxy {
  /// Writes the value at an x position to the chart's x selection.
  @MainActor public func selectXValue(at position: CGFloat) {
    plan.configuration.x.selection?.set(plan.x.datum(at: position))
  }
  /// Writes the value at a y position to the chart's y selection.
  @MainActor public func selectYValue(at position: CGFloat) {
    plan.configuration.y.selection?.set(plan.y.datum(at: plan.size.height - position))
  }
  /// Writes the values between two x positions to the chart's selection of an x range.
  @MainActor public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let first = plan.x.datum(at: start), let second = plan.x.datum(at: end) else { return }
    plan.configuration.x.rangeSelection?.set((first, second))
  }
  /// Writes the values between two y positions to the chart's selection of a y range.
  @MainActor public func selectYRange(from start: CGFloat, to end: CGFloat) {
    let height = plan.size.height
    guard let first = plan.y.datum(at: height - start), let second = plan.y.datum(at: height - end) else {
      return
    }
    plan.configuration.y.rangeSelection?.set((first, second))
  }
  /// Writes the value at an angle to the chart's angle selection.
  @MainActor public func selectAngleValue(at angle: Angle) {
    plan.configuration.angleSelection?.set(.number(plan.angleValue(at: angle)))
  }
}
