import CoreLocation
import Foundation

/// The part of the world that a map shows in a size in points.
struct MapViewport: Equatable {
  /// The middle, in map points.
  var x: Double
  var y: Double
  /// The map points per point.
  var scale: Double
  /// The size in points; positive.
  var size: CGSize

  /// The finest and the coarsest zoom levels: at level 0, the world is a tile of 256 points.
  static let levels = 0.0...22.0

  /// The zoom level: at each level, the world is twice as large.
  var level: Double { log2(Mercator.side / 256 / scale) }

  /// Shows a rectangle in a size, with as little around it as the size permits.
  init(showing rect: MKMapRect, in size: CGSize) {
    self.size = CGSize(width: max(1, size.width), height: max(1, size.height))
    (x, y) = rect.isNull ? (Mercator.side / 2, Mercator.side / 2) : (rect.midX, rect.midY)
    scale = rect.isNull ? .infinity : max(rect.width / self.size.width, rect.height / self.size.height)
    normalize()
  }

  /// Shows a camera's picture in a size.
  init(_ camera: MapCamera, in size: CGSize) {
    self.size = CGSize(width: max(1, size.width), height: max(1, size.height))
    let center = MKMapPoint(camera.centerCoordinate)
    (x, y) = (center.x, center.y)
    let meters = camera.distance * MapCamera.heightAtOne / self.size.height
    scale = meters * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    normalize()
  }

  /// Limits the level and the middle, so that the map's height is filled if possible.
  mutating func normalize() {
    let level = Self.levels.clamp(scale > 0 && scale.isFinite ? self.level : scale == 0 ? 22 : 0)
    // A map that is wider than the world at the coarsest level shows copies of it.
    scale = min(Mercator.side / 256 / exp2(level), Mercator.side / size.height)
    if !x.isFinite || !y.isFinite { (x, y) = (Mercator.side / 2, Mercator.side / 2) }
    let half = size.height / 2 * scale
    y = half * 2 >= Mercator.side ? Mercator.side / 2 : max(half, min(Mercator.side - half, y))
    x = x.truncatingRemainder(dividingBy: Mercator.side)
    if x < 0 { x += Mercator.side }
  }

  /// The rectangle that is shown.
  var rect: MKMapRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }

  /// The camera with this picture.
  var camera: MapCamera {
    let center = MKMapPoint(x: x, y: y).coordinate
    let meters = size.height * scale * MKMetersPerMapPointAtLatitude(center.latitude)
    return MapCamera(centerCoordinate: center, distance: meters / MapCamera.heightAtOne)
  }

  /// Returns the position of a map point in the view: of all copies of the world, that nearest to the middle.
  func position(of point: MKMapPoint) -> CGPoint {
    let distance = point.x - x
    let nearest = distance - (distance / Mercator.side).rounded() * Mercator.side
    return CGPoint(x: size.width / 2 + nearest / scale, y: size.height / 2 + (point.y - y) / scale)
  }

  /// Returns the position of a coordinate in the view.
  func position(of coordinate: CLLocationCoordinate2D) -> CGPoint { position(of: MKMapPoint(coordinate)) }

  /// Returns the map point at a position in the view, in the world's first copy.
  func point(at position: CGPoint) -> MKMapPoint {
    var column = (x + (position.x - size.width / 2) * scale).truncatingRemainder(dividingBy: Mercator.side)
    if column < 0 { column += Mercator.side }
    return MKMapPoint(x: column, y: y + (position.y - size.height / 2) * scale)
  }

  /// Moves the picture by a distance in points.
  mutating func pan(by distance: CGSize) {
    x -= distance.width * scale
    y -= distance.height * scale
    normalize()
  }

  /// Enlarges the picture by a factor; the position in the view stays where it is.
  mutating func zoom(by factor: Double, at position: CGPoint) {
    guard factor > 0, factor.isFinite else { return }
    let (dx, dy) = (position.x - size.width / 2, position.y - size.height / 2)
    let old = scale
    let (column, row) = (x + dx * old, y + dy * old)
    scale = old / factor
    let wanted = Self.levels.clamp(level)
    scale = Mercator.side / 256 / exp2(wanted)
    (x, y) = (column - dx * scale, row - dy * scale)
    normalize()
  }

  /// Applies the limits of a camera.
  mutating func limit(to bounds: MapCameraBounds?) {
    guard let bounds else { return }
    if let area = bounds.center, !area.isNull {
      x = max(area.minX, min(area.maxX, x))
      y = max(area.minY, min(area.maxY, y))
    }
    let distance = camera.distance
    let wanted = min(bounds.maximumDistance ?? .infinity, max(bounds.minimumDistance ?? 0, distance))
    if wanted > 0, wanted != distance { scale *= wanted / distance }
    normalize()
  }
}

extension ClosedRange<Double> {
  fileprivate func clamp(_ value: Double) -> Double { Swift.min(upperBound, Swift.max(lowerBound, value)) }
}
