public import Foundation

/// A tap, or several taps in a row.
///
/// A tap is a press of the primary button that is released within 5 points of where it began. A tap of a finger is released
/// within 45 points and within 0.75 s. Taps in a row are at most 0.35 s apart.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tapgesture; the distances of a mouse: recorded on macOS 26.
public nonisolated struct TapGesture: PrimitiveGesture {
  /// The value, which is empty.
  public typealias Value = Void
  /// The gesture has no body.
  public typealias Body = Never

  /// The number of taps, at least 1.
  public var count: Int

  /// Creates a gesture with a number of taps in a row; less than 1 counts as 1.
  public init(count: Int = 1) { self.count = count }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> TapGesture) -> GestureRecognizer<
    Void
  > {
    MappedRecognizer(TapRecognizer(count: read().count, in: .local)) { _ in }
  }
}

/// A tap, or several taps in a row, with the position of the last one.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The value of a tap.
  public struct Value: Equatable, @unchecked Sendable {
    /// The position in points, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps, at least 1.
  public var count: Int
  /// The coordinate space of the position.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a number of taps in a row, less than 1 counting as 1, and the coordinate space of the position.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture with a number of taps in a row, less than 1 counting as 1, and the coordinate space of the position.
  ///
  /// Deprecated in SwiftUI; for spaces in a variable of the type ``CoordinateSpace``.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> SpatialTapGesture)
    -> GestureRecognizer<
      Value
    >
  {
    let gesture = read()
    return MappedRecognizer(TapRecognizer(count: gesture.count, in: gesture.coordinateSpace)) {
      Value(location: $0)
    }
  }
}

/// A recognizer that counts taps; its value is the position of the last one.
private final class TapRecognizer: GestureRecognizer<CGPoint> {
  private let count: Int
  private let space: CoordinateSpace
  private var left: Int
  /// The press in progress.
  private var press: (pointer: Int, position: CGPoint, time: Duration)?
  /// The position of the first tap, and the time at which the last one ended.
  private var first: CGPoint?
  private var lastUp: Duration?

  init(count: Int, in space: CoordinateSpace) {
    self.count = max(1, count)
    self.space = space
    left = self.count
  }

  override var tapCount: Int { count }

  override var nextDeadline: Duration? {
    if let press { return press.pointer == 0 ? nil : press.time + TapRecognizer.longestTouch }
    return lastUp.map { $0 + TapRecognizer.longestPause }
  }

  override func respond(to input: GestureInput) -> GesturePhase<CGPoint>? {
    guard let sample = input.sample else {
      return deadline.map { $0 <= input.time } == true ? .failed : nil
    }
    switch sample.phase {
    case .down:
      // A second touch fails the tap.
      guard press == nil else { return .failed }
      if let first, first.distance(to: sample.position) > TapRecognizer.reachOfSeveral { return .failed }
      press = (sample.pointer, sample.position, sample.time)
      first = first ?? sample.position
      return nil
    case .moved, .up:
      guard let press, press.pointer == sample.pointer else { return nil }
      let reach = sample.isTouch ? TapRecognizer.reachOfTouch : TapRecognizer.reachOfMouse
      if press.position.distance(to: sample.position) >= reach { return .failed }
      if sample.phase == .moved { return nil }
      self.press = nil
      left -= 1
      lastUp = sample.time
      return left == 0 ? .ended(input.context.place(of: sample, in: space)) : nil
    }
  }

  /// The distance in points from which a press isn't a tap any more, of a mouse and of a finger.
  private static var reachOfMouse: CGFloat { 5 }
  private static var reachOfTouch: CGFloat { 45 }
  /// The maximum distance of further taps from the first one, in points.
  private static var reachOfSeveral: CGFloat { 32 }
  private static var longestTouch: Duration { .milliseconds(750) }
  private static var longestPause: Duration { .milliseconds(350) }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
