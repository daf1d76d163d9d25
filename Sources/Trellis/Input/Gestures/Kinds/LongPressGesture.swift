public import Foundation

/// A press that is held for a time.
///
/// The gesture ends successfully while the pointer is still down, when the pointer was held for the duration without moving
/// farther than the distance. Its value is true as soon as the pointer is down.
///
/// Source: documented, developer.apple.com/documentation/swiftui/longpressgesture; its end: recorded on macOS 26.
public nonisolated struct LongPressGesture: PrimitiveGesture {
  /// Whether the pointer is held.
  public typealias Value = Bool
  /// The gesture has no body.
  public typealias Body = Never

  /// The duration in seconds; less than 0 counts as 0, and infinity never ends.
  public var minimumDuration: Double
  /// The distance that the pointer may move during the press, in points.
  public var maximumDistance: CGFloat

  /// Creates a press with a duration in seconds, and the distance in points that the pointer may move during the press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> LongPressGesture)
    -> GestureRecognizer<
      Bool
    >
  {
    LongPressRecognizer(read())
  }
}

private final class LongPressRecognizer: GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var press: (pointer: Int, position: CGPoint, end: Duration?)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var nextDeadline: Duration? { press?.end }

  override func respond(to input: GestureInput) -> GesturePhase<Bool>? {
    guard let sample = input.sample else {
      return deadline.map { $0 <= input.time } == true ? .ended(true) : nil
    }
    switch sample.phase {
    case .down:
      guard press == nil else { return .failed }
      let seconds = gesture.minimumDuration
      // A duration of about a century counts as no end, and so does NaN.
      let end = seconds < 3e9 ? sample.time + .seconds(max(0, seconds)) : nil
      press = (sample.pointer, sample.position, end)
      return .possible(true)
    case .moved:
      guard let press, press.pointer == sample.pointer else { return nil }
      return press.position.distance(to: sample.position) > gesture.maximumDistance ? .failed : nil
    case .up: return press?.pointer == sample.pointer ? .failed : nil
    }
  }
}
