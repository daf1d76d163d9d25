public import Foundation

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature decreases gradually towards the sides.
  case continuous
}

/// The radii of a rectangle's corners, in points.
///
/// Negative and NaN radii count as 0.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top on the leading side, in points.
  public var topLeading: CGFloat
  /// The radius at the bottom on the leading side, in points.
  public var bottomLeading: CGFloat
  /// The radius at the bottom on the trailing side, in points.
  public var bottomTrailing: CGFloat
  /// The radius at the top on the trailing side, in points.
  public var topTrailing: CGFloat

  /// Creates radii; corners that aren't given are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  package init(all radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// Returns the radii clockwise from the top left corner, with leading as left, reduced if they don't fit.
  func fitting(_ size: CGSize) -> [CGFloat] {
    let requested = [topLeading, topTrailing, bottomTrailing, bottomLeading].map { $0 > 0 ? $0 : 0 }
    var factor: CGFloat = 1
    for index in 0..<4 {
      let side = index % 2 == 0 ? size.width : size.height
      let both = requested[index] + requested[(index + 1) % 4]
      if both > side { factor = min(factor, side / both) }
    }
    return requested.map { $0 == .infinity ? min(size.width, size.height) / 2 : $0 * factor }
  }

  /// Returns the greatest length of a corner along its sides, as a multiple of its radii, at which it doesn't meet an
  /// adjacent corner.
  static func greatestReach(at index: Int, _ radii: [CGFloat], in size: CGSize) -> CGFloat {
    func reach(_ other: Int, _ side: CGFloat) -> CGFloat {
      let both = radii[index] + radii[other]
      return both > 0 ? side / both : .infinity
    }
    let (before, behind) = index % 2 == 0 ? (size.height, size.width) : (size.width, size.height)
    return min(reach((index + 3) % 4, before), reach((index + 1) % 4, behind))
  }
}

/// A corner in unit space: it is at the origin with radius 1, and leads from the x axis to the y axis.
enum Corner {
  typealias Curve = (first: CGPoint, second: CGPoint, end: CGPoint)

  case circular
  /// `limit` is the available extent in radii: 1 permits a quarter of a circle, and 1.53 or more the full continuous corner.
  case continuous(limit: CGFloat)

  /// The point at which the corner begins.
  var start: CGPoint {
    switch self {
    case .circular: CGPoint(x: 1, y: 0)
    case .continuous(let limit):
      CGPoint(x: 1 + (Corner.reach - 1) * Corner.ease(limit), y: 0)
    }
  }

  var curves: [Curve] {
    switch self {
    case .circular:
      let near: CGFloat = 1 - 0.552_284_749_8
      return [(CGPoint(x: near, y: 0), CGPoint(x: 0, y: near), CGPoint(x: 0, y: 1))]
    case .continuous(let limit):
      let part = Corner.ease(limit)
      return zip(Corner.quarterCircle, Corner.smooth).map { round, smooth in
        (
          mix(round.first, smooth.first, part), mix(round.second, smooth.second, part),
          mix(round.end, smooth.end, part)
        )
      }
    }
  }

  /// Returns the available fraction of the full continuous corner, in 0...1.
  private static func ease(_ limit: CGFloat) -> CGFloat { min(max((limit - 1) / (reach - 1), 0), 1) }

  private static let reach: CGFloat = 1.528_664_83

  /// Apple's continuous corner.
  ///
  /// Source: the numbers that UIBezierPath's rounded rectangles print, published by PaintCode
  /// (paintcodeapp.com/news/code-for-ios-7-rounded-rectangles).
  private static let smooth: [Curve] = [
    (
      CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0),
      CGPoint(x: 0.631_493_79, y: 0.074_911_39)
    ),
    (
      CGPoint(x: 0.372_823_83, y: 0.169_059_56), CGPoint(x: 0.169_059_56, y: 0.372_823_83),
      CGPoint(x: 0.074_911_39, y: 0.631_493_79)
    ),
    (CGPoint(x: 0, y: 0.868_406_94), CGPoint(x: 0, y: 1.088_492_96), CGPoint(x: 0, y: reach)),
  ]

  /// A quarter of a circle in three curves, divided like the continuous corner.
  private static let quarterCircle: [Curve] = {
    let side: Double = 0.379_1
    let angles: [Double] = [0, side, Double.pi / 2 - side, Double.pi / 2]
    func point(_ angle: Double, _ out: Double = 0) -> CGPoint {
      // From (1, 0) at angle 0 to (0, 1) at a right angle, about (1, 1); `out` moves along the tangent.
      CGPoint(x: 1 - sin(angle) - out * cos(angle), y: 1 - cos(angle) + out * sin(angle))
    }
    return zip(angles, angles.dropFirst()).map { start, end in
      let length: Double = 4 / 3 * tan((end - start) / 4)
      return (point(start, length), point(end, -length), point(end))
    }
  }()
}
