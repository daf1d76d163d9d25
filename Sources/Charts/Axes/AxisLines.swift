public import Foundation
public import Trellis

/// A line through the plot area at a value of an axis.
///
/// Source: documented, developer.apple.com/documentation/charts/axisgridline; the default stroke: observed, half a point, dashed
/// for x.
public nonisolated struct AxisGridLine: AxisMark {
  private let line: AxisPart.Line

  /// Creates a grid line; `centered` is whether the line is in the middle between the value and the next, false if nil.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    line = AxisPart.Line(isCentered: centered ?? false, stroke: stroke, length: nil)
  }

  /// Collects the line.
  @MainActor public static func _collect(_ mark: AxisGridLine, _ inputs: _AxisMarkInputs) {
    inputs.add(.line(mark.line))
  }
}

/// A short line outside the plot area at a value of an axis.
///
/// Source: documented, developer.apple.com/documentation/charts/axistick; the default length: observed, 4 points, or the height of
/// a label for dates.
public nonisolated struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Sendable, Equatable {
    let points: CGFloat
    /// 4 points.
    public static var automatic: Length { Length(points: 4) }
    /// About the height of a label, 16 points.
    public static var label: Length { Length(points: 16) }
    /// About the height of the longest label, 16 points.
    public static var longestLabel: Length { Length(points: 16) }
    /// The length of a label and a distance, in points.
    public static func label(extendPastBy distance: CGFloat) -> Length { Length(points: 16 + distance) }
    /// The length of the longest label and a distance, in points.
    public static func longestLabel(extendPastBy distance: CGFloat) -> Length {
      Length(points: 16 + distance)
    }
  }

  private let line: AxisPart.Line

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    line = AxisPart.Line(isCentered: centered ?? false, stroke: stroke, length: length)
  }

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: length.points, stroke: stroke)
  }

  /// Collects the tick.
  @MainActor public static func _collect(_ mark: AxisTick, _ inputs: _AxisMarkInputs) {
    inputs.add(.line(mark.line))
  }
}
