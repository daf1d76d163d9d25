import Foundation

/// A pinch: the distance of two fingers, and the rotation of the line between them.
struct Pinch {
  /// The distance of the fingers, as a multiple of their distance when the second finger came down.
  var magnification: CGFloat
  /// The rotation since the second finger came down, in radians, clockwise; it continues beyond half a turn.
  var rotation: CGFloat
  /// The changes of both values per second.
  var velocity: (magnification: CGFloat, rotation: CGFloat)
  /// The middle between the fingers when the second finger came down, in points in the view's space.
  var start: CGPoint
  var time: Date
}

/// A recognizer of two fingers, until one of them is lifted.
final class PinchRecognizer: GestureRecognizer<Pinch> {
  private let hasReachedThreshold: (Pinch) -> Bool
  private var places: [(pointer: Int, place: CGPoint)] = []
  private var first: (distance: CGFloat, start: CGPoint)?
  private var lastAngle: CGFloat = 0
  private var rotation: CGFloat = 0
  private var last: (magnification: CGFloat, rotation: CGFloat, time: Duration)?
  private var hasBegun = false

  /// Creates a recognizer that begins once a pinch satisfies a condition.
  init(begins hasReachedThreshold: @escaping (Pinch) -> Bool) {
    self.hasReachedThreshold = hasReachedThreshold
  }

  override func respond(to input: GestureInput) -> GesturePhase<Pinch>? {
    guard let sample = input.sample else { return nil }
    let known = places.firstIndex { $0.pointer == sample.pointer }
    switch sample.phase {
    case .down:
      guard known == nil, places.count < 2 else { return nil }
      places.append((sample.pointer, sample.place))
      if places.count == 2 { begin(sample) }
      return nil
    case .moved:
      guard let known else { return nil }
      places[known].place = sample.place
      guard let pinch = pinch(input) else { return nil }
      if !hasBegun, !hasReachedThreshold(pinch) { return nil }
      hasBegun = true
      return .active(pinch)
    case .up:
      guard known != nil else { return nil }
      guard hasBegun, let pinch = pinch(input) else { return .failed }
      return .ended(pinch)
    }
  }

  private var line: CGSize {
    CGSize(width: places[1].place.x - places[0].place.x, height: places[1].place.y - places[0].place.y)
  }

  private func begin(_ sample: PointerSample) {
    let middle = CGPoint(
      x: (places[0].place.x + places[1].place.x) / 2, y: (places[0].place.y + places[1].place.y) / 2)
    // The distance is at least 1, because scales are divided by it.
    first = (max(places[0].place.distance(to: places[1].place), 1), middle)
    lastAngle = atan2(line.height, line.width)
    last = (1, 0, sample.time)
  }

  private func pinch(_ input: GestureInput) -> Pinch? {
    guard let first, let last else { return nil }
    let magnification = places[0].place.distance(to: places[1].place) / first.distance
    let angle = atan2(line.height, line.width)
    rotation += remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    let seconds = (input.time - last.time).seconds
    var velocity: (CGFloat, CGFloat) = (0, 0)
    if seconds > 0 {
      velocity = ((magnification - last.magnification) / seconds, (rotation - last.rotation) / seconds)
    }
    self.last = (magnification, rotation, input.time)
    return Pinch(
      magnification: magnification, rotation: rotation, velocity: velocity, start: first.start,
      time: input.context.clock.date(at: input.time))
  }
}

extension GestureContext {
  /// Returns a point of the view in fractions of its size; 0.5 along an axis without extent.
  func unitPoint(_ place: CGPoint) -> UnitPoint {
    let size = position.size
    return UnitPoint(
      x: size.width > 0 ? place.x / size.width : 0.5, y: size.height > 0 ? place.y / size.height : 0.5)
  }
}
