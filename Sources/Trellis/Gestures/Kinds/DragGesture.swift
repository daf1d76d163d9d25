public import Foundation
package import TrellisLayout

/// A pointer that moves while it is down.
///
/// It begins when the pointer has moved by the minimum distance, ends when it is let go wherever that is, and tells its way from where
/// it went down. With a minimum distance of 0 a click is a drag, too: one change and an end.
///
/// Source: documented, developer.apple.com/documentation/swiftui/draggesture; when it begins, and the velocity: recorded on macOS 26.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Where a drag is.
  public struct Value: Equatable, @unchecked Sendable {
    /// When that was.
    public var time: Date
    /// Where the pointer is, in points in the gesture's coordinate space, y down.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize
    /// The size of the view, in points.
    package var viewSize: CGSize

    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it was let go now: a quarter of a second on at its velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would come if it was let go now, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// From which distance the pointer drags, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the places.
  public var coordinateSpace: CoordinateSpace
  /// The axis along which it goes at first, and is nothing where it goes rather along the other; nil is any.
  package var axis: Axis?

  /// Creates a gesture that begins from a distance in points, and whose places are told in a coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture that begins from a distance in points, and whose places are told in a coordinate space.
  ///
  /// SwiftUI calls it deprecated: it is there for spaces that are held in a variable of the one type.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> DragGesture) -> Recognizer<Value> {
    DragRecognizer(read())
  }
}

private final class DragRecognizer: Recognizer<DragGesture.Value> {
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
