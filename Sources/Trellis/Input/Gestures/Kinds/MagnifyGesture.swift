public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// A pinch: two fingers that move apart or together.
///
/// The gesture needs a touch screen. Turning a wheel while Control is down does nothing.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The state of a pinch.
  public struct Value: Equatable, @unchecked Sendable {
    /// The time of the event.
    public var time: Date
    /// The distance between the fingers, as a multiple of their distance when the second finger came down.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The middle between the fingers when the second finger came down, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers when the second finger came down, in points in the view's space.
    public var startLocation: CGPoint
  }

  /// The minimum difference of the magnification from 1, at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins at a difference of the magnification from 1.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> MagnifyGesture)
    -> GestureRecognizer<
      Value
    >
  {
    let least = read().minimumScaleDelta
    return PinchValueRecognizer(PinchRecognizer { abs($0.magnification - 1) >= least }) { pinch, context in
      Value(
        time: pinch.time, magnification: pinch.magnification, velocity: pinch.velocity.magnification,
        startAnchor: context.unitPoint(pinch.start), startLocation: pinch.start)
    }
  }
}

/// A rotation: two fingers that turn around each other.
public nonisolated struct RotateGesture: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The state of a rotation.
  public struct Value: Equatable, @unchecked Sendable {
    /// The time of the event.
    public var time: Date
    /// The angle by which the fingers have turned since the second came down, clockwise.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The middle between the fingers when the second finger came down, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers when the second finger came down, in points in the view's space.
    public var startLocation: CGPoint
  }

  /// The minimum angle, in either direction, at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins at an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> RotateGesture)
    -> GestureRecognizer<Value>
  {
    let least = read().minimumAngleDelta.radians
    return PinchValueRecognizer(PinchRecognizer { abs($0.rotation) >= least }) { pinch, context in
      Value(
        time: pinch.time, rotation: .radians(pinch.rotation), velocity: .radians(pinch.velocity.rotation),
        startAnchor: context.unitPoint(pinch.start), startLocation: pinch.start)
    }
  }
}

/// A pinch whose value is the magnification alone.
///
/// Deprecated in SwiftUI: use ``MagnifyGesture``.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The distance between the fingers, as a multiple of their distance when the second finger came down.
  public typealias Value = CGFloat

  /// The minimum difference of the magnification from 1, at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins at a difference of the magnification from 1.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<CGFloat>
  {
    let pinch = MagnifyGesture.recognizer { MagnifyGesture(minimumScaleDelta: read().minimumScaleDelta) }
    return MappedRecognizer(pinch) { $0.magnification }
  }
}

/// A rotation whose value is the angle alone.
///
/// Deprecated in SwiftUI: use ``RotateGesture``.
public nonisolated struct RotationGesture: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The angle by which the fingers have turned since the second came down, clockwise.
  public typealias Value = Angle

  /// The minimum angle, in either direction, at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins at an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Angle> {
    let turn = RotateGesture.recognizer { RotateGesture(minimumAngleDelta: read().minimumAngleDelta) }
    return MappedRecognizer(turn) { $0.rotation }
  }
}

/// A recognizer that converts a pinch to the value of a gesture.
private final class PinchValueRecognizer<Value>: GestureRecognizer<Value> {
  private let pinch: PinchRecognizer
  private let value: (Pinch, GestureContext) -> Value

  init(_ pinch: PinchRecognizer, _ value: @escaping (Pinch, GestureContext) -> Value) {
    (self.pinch, self.value) = (pinch, value)
  }

  override func respond(to input: GestureInput) -> GesturePhase<Value>? {
    pinch.handle(input)?.map { value($0, input.context) }
  }
}
