import Foundation
public import TrellisGeometry

/// A shape, filled or as a line.
public struct ShapeContent: Hashable, Sendable {
  /// What of the shape is painted.
  public enum Style: Hashable, Sendable {
    /// Its inside.
    case fill(FillStyle)
    /// Its outline.
    case stroke(StrokeStyle, isAntialiased: Bool = true)
  }

  /// The outline, in points, relative to the item's frame's origin; it may reach beyond the frame.
  public var path: Path
  /// What of it is painted.
  public var style: Style
  /// With what.
  public var paint: Paint

  /// Creates a content.
  public init(path: Path, style: Style = .fill(FillStyle()), paint: Paint) {
    (self.path, self.style, self.paint) = (path, style, paint)
  }
}

extension ShapeContent {
  /// A rectangle that the painted part lies in, in the path's space; null where nothing is painted.
  var bounds: CGRect {
    guard !paint.isClear else { return .null }
    let bounds = path.controlBounds
    switch style {
    case .fill: return bounds
    case .stroke(let stroke, _):
      guard stroke.lineWidth > 0, stroke.lineWidth.isFinite, !bounds.isNull else { return .null }
      // A mitered corner reaches its limit, a square end half a diagonal.
      let corner = stroke.lineJoin == .miter ? max(stroke.miterLimit, 1) : 1
      let reach = stroke.lineWidth / 2 * max(corner, stroke.lineCap == .square ? 2.0.squareRoot() : 1)
      return bounds.insetBy(dx: -reach, dy: -reach)
    }
  }
}
