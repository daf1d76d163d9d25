public import Foundation
public import TrellisGeometry

/// What a shape or a text is coloured with.
///
/// Points are in the space of what is painted: its origin is the origin of the item's frame, in points, y down.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(RGBAColor)
  /// Colours that go over into each other.
  case gradient(GradientPaint)
  /// Colours at the points of a bent grid.
  case mesh(MeshPaint)
  /// A picture, repeated in both directions from a point on.
  ///
  /// The picture is made `scale` times as large as it is; one without size paints nothing, nor does a scale that isn't
  /// positive.
  case tiles(ImageSource, origin: CGPoint, scale: CGFloat)

  /// Whether nothing shows of it.
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

/// Colours that go over into each other, along a line or around a point.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a place, in `0...1` of the way.
  ///
  /// Places never go back: one before the place of the stop before it, or of NaN, is taken as there. Several at one place
  /// make a sharp edge. Between two, red, green, blue and opacity go over each for itself, as in SVG.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBAColor
    /// Where it is, from 0, the start, to 1, the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: RGBAColor, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// Which way the colours go.
  public enum Shape: Hashable, Sendable {
    /// From one point to another; the first and last colour go on beyond them.
    case linear(start: CGPoint, end: CGPoint)
    /// From one distance from a point to another; `transform` then makes ellipses of the circles.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)
    /// Around a point, from one angle to another; 0 is to the right, positive angles go on clockwise.
    ///
    /// Of more than a full turn only the last is seen. Where less is covered, the last colour reaches halfway into the rest,
    /// and the first from there on.
    ///
    /// Source: documented, developer.apple.com/documentation/swiftui/angulargradient.
    case angular(center: CGPoint, start: Angle, end: Angle)
  }

  /// The colours, in the order of their places.
  ///
  /// None paints nothing, one its colour everywhere.
  public var stops: [Stop]
  /// Which way they go.
  public var shape: Shape

  /// Creates a gradient.
  public init(stops: [Stop], shape: Shape) {
    (self.stops, self.shape) = (stops, shape)
  }
}
