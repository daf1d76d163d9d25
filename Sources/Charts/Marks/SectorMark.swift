public import Foundation

/// A sector of a pie or a donut.
///
/// The sectors of a chart share a circle in proportion to their values, clockwise from the top, in order.
///
/// Source: documented, developer.apple.com/documentation/charts/sectormark.
public nonisolated struct SectorMark: ChartContent {
  /// The mark has no body.
  public typealias Body = Never
  private var mark: Mark

  /// Collects the mark.
  @MainActor public static func _collect(_ content: SectorMark, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }

  /// Creates a sector whose angle is its value's share of the sum of all.
  ///
  /// The radii are 0 and half the smaller side of the plot area if automatic. `angularInset` is the distance of the straight
  /// edges from the sector's sides in points; 0 if nil.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      .sector, x: angle.upper.map { .span(angle.lower, $0) } ?? angle.position, y: .whole, xLabel: angle.label
    )
    mark.sector = SectorDimensions(inner: innerRadius, outer: outerRadius, angularInset: angularInset ?? 0)
  }
}
