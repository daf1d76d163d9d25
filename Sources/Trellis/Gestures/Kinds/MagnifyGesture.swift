public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// Two fingers that move apart or together.
///
/// It needs a touch screen: a wheel that is turned while control is down does nothing.
///
/// Source: documented, developer.apple.com/documentation/swiftui/magnifygesture.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// How far the fingers have come.
  public struct Value: Equatable, @unchecked Sendable {
    /// When that was.
    public var time: Date
    /// How many times as far apart the fingers are as when the second came.
    public var magnification: CGFloat
    /// By how much that changes a second.
    public var velocity: CGFloat
    /// The middle between the fingers when the second came, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers when the second came, in points in the view's space.
    public var startLocation: CGPoint
  }

  /// From which difference to 1 it begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins from a difference of the magnification to 1.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> MagnifyGesture) -> Recognizer<
    Value
  > {
    let least = read().minimumScaleDelta
    return PinchValueRecognizer(PinchRecognizer { abs($0.magnification - 1) >= least }) { pinch, context in
      Value(
        time: pinch.time, magnification: pinch.magnification, velocity: pinch.velocity.magnification,
        startAnchor: context.unitPoint(pinch.start), startLocation: pinch.start)
    }
  }
}

/// Two fingers that turn around each other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/rotategesture.
public nonisolated struct RotateGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// How far the fingers have turned.
  public struct Value: Equatable, @unchecked Sendable {
    /// When that was.
    public var time: Date
    /// By how much they have turned since the second came, clockwise.
    public var rotation: Angle
    /// By how much that changes a second.
    public var velocity: Angle
    /// The middle between the fingers when the second came, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers when the second came, in points in the view's space.
    public var startLocation: CGPoint
  }

  /// From which angle it begins, either way.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins from an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> RotateGesture) -> Recognizer<Value>
  {
    let least = read().minimumAngleDelta.radians
    return PinchValueRecognizer(PinchRecognizer { abs($0.rotation) >= least }) { pinch, context in
      Value(
        time: pinch.time, rotation: .radians(pinch.rotation), velocity: .radians(pinch.velocity.rotation),
        startAnchor: context.unitPoint(pinch.start), startLocation: pinch.start)
    }
  }
}

/// Two fingers that move apart or together, told by the factor alone.
///
/// SwiftUI calls it deprecated: write ``MagnifyGesture``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/magnificationgesture.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// How many times as far apart the fingers are as when the second came.
  public typealias Value = CGFloat

  /// From which difference to 1 it begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins from a difference of the factor to 1.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<CGFloat> {
    let pinch = MagnifyGesture.recognizer { MagnifyGesture(minimumScaleDelta: read().minimumScaleDelta) }
    return MappedRecognizer(pinch) { $0.magnification }
  }
}

/// Two fingers that turn around each other, told by the angle alone.
///
/// SwiftUI calls it deprecated: write ``RotateGesture``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/rotationgesture.
public nonisolated struct RotationGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// By how much the fingers have turned since the second came, clockwise.
  public typealias Value = Angle

  /// From which angle it begins, either way.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins from an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<Angle> {
    let turn = RotateGesture.recognizer { RotateGesture(minimumAngleDelta: read().minimumAngleDelta) }
    return MappedRecognizer(turn) { $0.rotation }
  }
}

/// Tells a pinch as one of the gestures tells it.
private final class PinchValueRecognizer<Value>: Recognizer<Value> {
  private let pinch: PinchRecognizer
  private let value: (Pinch, GestureContext) -> Value

  init(_ pinch: PinchRecognizer, _ value: @escaping (Pinch, GestureContext) -> Value) {
    (self.pinch, self.value) = (pinch, value)
  }

  override func respond(to input: GestureInput) -> GesturePhase<Value>? {
    pinch.take(input)?.map { value($0, input.context) }
  }
}
