public import Foundation
package import TrellisLayout

/// A drag: the motion of a pointer that is down.
///
/// The drag begins when the pointer has moved by the minimum distance, and ends when the pointer is released, wherever that is.
/// Its translation is the distance from the point where the pointer went down. With a minimum distance of 0 a click is a drag,
/// too: one change and an end.
///
/// Source: documented, developer.apple.com/documentation/swiftui/draggesture; its beginning, and the velocity: recorded on macOS
/// 26.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The state of a drag.
  public struct Value: Equatable, @unchecked Sendable {
    /// The time of the event.
    public var time: Date
    /// The position of the pointer, in points in the gesture's coordinate space, y down.
    public var location: CGPoint
    /// The position where the pointer went down.
    public var startLocation: CGPoint
    /// The velocity of the pointer, in points per second.
    public var velocity: CGSize
    /// The size of the view, in points.
    package var viewSize: CGSize

    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The position at rest if the pointer is released now: the position that it reaches in a quarter of a second at the current
    /// velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the position at rest if the pointer is released now, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the pointer moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the positions.
  public var coordinateSpace: CoordinateSpace
  /// The axis along which the drag must begin; nil allows both.
  ///
  /// The drag fails if the pointer first moves farther along the other axis.
  package var axis: Axis?

  /// Creates a drag with a minimum distance in points, and the coordinate space of its positions.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }

  /// Creates a drag with a minimum distance in points, and the coordinate space of its positions.
  ///
  /// Deprecated in SwiftUI; for spaces in a variable of the type ``CoordinateSpace``.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> DragGesture) -> GestureRecognizer<
    Value
  > {
    DragRecognizer(read())
  }
}

private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var pointer: Int?
  private var start = (place: CGPoint.zero, position: CGPoint.zero)
  private var hasBegun = false
  private var velocity = PointerVelocity()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func respond(to input: GestureInput) -> GesturePhase<DragGesture.Value>? {
    guard let sample = input.sample else { return nil }
    let place = input.context.place(of: sample, in: gesture.coordinateSpace)
    switch sample.phase {
    case .down:
      guard pointer == nil else { return nil }
      pointer = sample.pointer
      start = (place, sample.position)
      velocity.add(place, at: sample.time)
      return advance(to: place, sample, input)
    case .moved:
      guard pointer == sample.pointer else { return nil }
      velocity.add(place, at: sample.time)
      return advance(to: place, sample, input)
    case .up:
      guard pointer == sample.pointer else { return nil }
      return hasBegun ? .ended(value(at: place, input)) : .failed
    }
  }

  private func advance(
    to place: CGPoint, _ sample: PointerSample, _ input: GestureInput
  ) -> GesturePhase<DragGesture.Value>? {
    if !hasBegun {
      guard start.position.distance(to: sample.position) >= gesture.minimumDistance else { return nil }
      let way = CGSize(
        width: sample.position.x - start.position.x, height: sample.position.y - start.position.y)
      if let axis = gesture.axis, abs(way[axis]) < abs(way[axis.other]) { return .failed }
    }
    hasBegun = true
    return .active(value(at: place, input))
  }

  private func value(at place: CGPoint, _ input: GestureInput) -> DragGesture.Value {
    DragGesture.Value(
      time: input.context.clock.date(at: input.time), location: place, startLocation: start.place,
      velocity: velocity.value, viewSize: input.context.position.size)
  }
}
