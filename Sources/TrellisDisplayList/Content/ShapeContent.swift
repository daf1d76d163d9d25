import Foundation
public import TrellisGeometry

/// A shape that is filled or stroked.
public struct ShapeContent: Hashable, Sendable {
  /// The part of a shape that is painted.
  public enum Style: Hashable, Sendable {
    /// The inside.
    case fill(FillStyle)
    /// The outline.
    case stroke(StrokeStyle, isAntialiased: Bool = true)
  }

  /// The outline, in points, relative to the item's frame's origin; it may reach beyond the frame.
  public var path: Path
  /// The part of the shape that is painted.
  public var style: Style
  /// The paint.
  public var paint: Paint

  /// Creates the content of a shape item.
  public init(path: Path, style: Style = .fill(FillStyle()), paint: Paint) {
    (self.path, self.style, self.paint) = (path, style, paint)
  }
}

extension ShapeContent {
  /// A rectangle that contains the painted part, in the path's space; null if nothing is painted.
  var bounds: CGRect {
    guard !paint.isClear else { return .null }
    let bounds = path.controlBounds
    switch style {
    case .fill: return bounds
    case .stroke(let stroke, _):
      guard stroke.lineWidth > 0, stroke.lineWidth.isFinite, !bounds.isNull else { return .null }
      // A mitered corner extends to its limit, a square cap by half a diagonal.
      let corner = stroke.lineJoin == .miter ? max(stroke.miterLimit, 1) : 1
      let reach = stroke.lineWidth / 2 * max(corner, stroke.lineCap == .square ? 2.0.squareRoot() : 1)
      return bounds.insetBy(dx: -reach, dy: -reach)
    }
  }
}
