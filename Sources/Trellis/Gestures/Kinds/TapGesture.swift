public import Foundation

/// One tap or several in a row.
///
/// A tap is a press of the primary button, or of a finger, that is let go within 5 points of where it began, 45 for a finger and
/// within 0.75 s. Taps in a row are no more than 0.35 s apart.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tapgesture; distances of a mouse: recorded on macOS 26.
public nonisolated struct TapGesture: PrimitiveGesture {
  /// Nothing is told of a tap but that it was.
  public typealias Value = Void
  /// It has no body.
  public typealias Body = Never

  /// How many taps it takes, at least 1.
  public var count: Int

  /// Creates a gesture of so many taps in a row; less than 1 counts as 1.
  public init(count: Int = 1) { self.count = count }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> TapGesture) -> Recognizer<Void> {
    MappedRecognizer(TapRecognizer(count: read().count, in: .local)) { _ in }
  }
}

/// One tap or several in a row, with the place of the last.
///
/// Source: documented, developer.apple.com/documentation/swiftui/spatialtapgesture.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Where a tap was.
  public struct Value: Equatable, @unchecked Sendable {
    /// In points, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps it takes, at least 1.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of so many taps in a row, whose place is told in a coordinate space; less than 1 counts as 1.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture of so many taps in a row, whose place is told in a coordinate space; less than 1 counts as 1.
  ///
  /// SwiftUI calls it deprecated: it is there for spaces that are held in a variable of the one type.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> SpatialTapGesture) -> Recognizer<
    Value
  > {
    let gesture = read()
    return MappedRecognizer(TapRecognizer(count: gesture.count, in: gesture.coordinateSpace)) {
      Value(location: $0)
    }
  }
}

/// Counts taps; its value is the place of the last.
private final class TapRecognizer: Recognizer<CGPoint> {
  private let count: Int
  private let space: CoordinateSpace
  private var left: Int
  /// The press that is under way.
  private var press: (pointer: Int, position: CGPoint, time: Duration)?
  /// Where the first tap was, and when the last was over.
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
      // A second finger makes it something else.
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

  /// From this distance a press isn't a tap any more, in points.
  private static var reachOfMouse: CGFloat { 5 }
  private static var reachOfTouch: CGFloat { 45 }
  /// How far apart taps in a row may be, in points.
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
