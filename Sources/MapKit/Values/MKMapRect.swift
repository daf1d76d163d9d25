import CoreLocation
import Foundation

/// A size in map points.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates the empty size.
  public init() { self.init(width: 0, height: 0) }
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the world.
  public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)
}

/// A rectangle of the world map.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkmaprect.
public struct MKMapRect: Sendable {
  /// The top left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates the empty rectangle at the top left corner.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether this is ``null``.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  /// Whether the rectangle crosses the 180th meridian.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.side) }

  /// Returns the smallest rectangle that has both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  /// Returns the common part; ``null`` if there is none.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard !isNull, !rect.isNull, right >= x, bottom >= y else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Whether both have a common part.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

  /// Returns the rectangle with its edges moved inwards; a negative distance moves them outwards.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    let result = MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return result.width < 0 || result.height < 0 ? .null : result
  }

  /// Returns the moved rectangle.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Whether a point is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another rectangle is in this one.
  public func contains(_ rect: MKMapRect) -> Bool {
    !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }
}
