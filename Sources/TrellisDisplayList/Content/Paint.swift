public import Foundation
public import TrellisGeometry

/// The paint of a shape or a text.
///
/// Points are in the space of the painted item: its origin is the origin of the item's frame, in points, y down.
public enum Paint: Hashable, Sendable {
  /// A single colour.
  case color(RGBAColor)
  /// A gradient.
  case gradient(GradientPaint)
  /// Colours at the points of a curved grid.
  case mesh(MeshPaint)
  /// A picture, repeated in both directions from a point on.
  ///
  /// The picture is scaled by `scale`. A picture without size, or a scale that isn't positive, paints nothing.
  case tiles(ImageSource, origin: CGPoint, scale: CGFloat)

  /// Whether the paint is invisible.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .mesh(let mesh):
      mesh.background.opacity <= 0 && (!mesh.hasGrid || mesh.vertices.allSatisfy { $0.color.opacity <= 0 })
    case .tiles(let image, _, let scale): image.size.width <= 0 || image.size.height <= 0 || !(scale > 0)
    }
  }
}

/// A gradient of colours, along a line or around a point.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a location, as a fraction of the way in `0...1`.
  ///
  /// Locations never decrease: a location before the previous stop's, or NaN, counts as the previous one. Several stops at one
  /// location make a sharp edge. Between two stops, red, green, blue and opacity are interpolated separately, as in SVG.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBAColor
    /// The location, from 0 for the start to 1 for the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: RGBAColor, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The geometry of a gradient.
  public enum Shape: Hashable, Sendable {
    /// From one point to another; the first and the last colour continue beyond them.
    case linear(start: CGPoint, end: CGPoint)
    /// From one distance from a point to another; `transform` then turns the circles into ellipses.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)
    /// Around a point, from one angle to another; 0 is to the right, and positive angles go clockwise.
    ///
    /// If the angles cover more than a full turn, only the last turn is visible. If they cover less, the last colour extends
    /// halfway into the rest, and the first colour fills the other half.
    case angular(center: CGPoint, start: Angle, end: Angle)
  }

  /// The stops, in the order of their locations.
  ///
  /// Without stops, nothing is painted; a single stop paints its colour everywhere.
  public var stops: [Stop]
  /// The geometry of the gradient.
  public var shape: Shape

  /// Creates a gradient.
  public init(stops: [Stop], shape: Shape) {
    (self.stops, self.shape) = (stops, shape)
  }
}
