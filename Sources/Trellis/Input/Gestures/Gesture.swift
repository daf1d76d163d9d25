/// A pattern of pointer input over time, such as a tap or a drag.
///
/// A view recognizes a gesture with ``View/gesture(_:including:)``. Your own gesture has a body, made of other gestures:
/// ```swift
/// struct LongDrag: Gesture {
///   var body: some Gesture<SequenceGesture<LongPressGesture, DragGesture>.Value> {
///     LongPressGesture().sequenced(before: DragGesture())
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the values that the gesture reports while it is in progress and when it ends.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture
  /// The gesture that your own gesture consists of.
  var body: Body { get }
  /// The type of the values, which follows from the body.
  static var _valueType: Value.Type { get }
}

extension Gesture {
  /// The type of the body's values.
  public static var _valueType: Body.Value.Type { Body.Value.self }
}

extension Never: Gesture {
  /// The value, which doesn't exist.
  public typealias Value = Never
  /// The type of the values, which don't exist.
  public static var _valueType: Never.Type { Never.self }
}

/// A gesture that Trellis recognizes itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  /// Creates a recognizer for a single occurrence; `read` returns the gesture as the view's body created it last.
  static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value>
}

extension PrimitiveGesture {
  /// The type of the values.
  public static var _valueType: Value.Type { Value.self }

  /// The gesture has no body; a call traps.
  public var body: Never {
    fatalError(
      "\(Self.self).body: Trellis' own gestures have no body; call body only on your own gestures")
  }
}

extension Gesture {
  /// Creates a recognizer for a single occurrence; `read` returns the gesture as the view's body created it last.
  static func recognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    func open<G: PrimitiveGesture>(_ type: G.Type) -> Any {
      // `Self` and `G` are the same type, as `Self` is a primitive gesture.
      G.makeRecognizer { read() as! G }
    }
    if let primitive = Self.self as? any PrimitiveGesture.Type {
      return open(primitive) as! GestureRecognizer<Value>
    }
    return Body.recognizer { read().body } as! GestureRecognizer<Value>
  }
}
