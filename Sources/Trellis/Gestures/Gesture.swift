/// What a person does with a pointer over time: a tap, a drag.
///
/// A view looks out for one with ``View/gesture(_:including:)``. A gesture of your own has a body, made of others:
/// ```swift
/// struct LongDrag: Gesture {
///   var body: some Gesture<SequenceGesture<LongPressGesture, DragGesture>.Value> {
///     LongPressGesture().sequenced(before: DragGesture())
///   }
/// }
/// ```
///
/// Source: documented, developer.apple.com/documentation/swiftui/gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it tells while it goes on and when it ends.
  associatedtype Value
  /// What a gesture of your own is made of.
  associatedtype Body: Gesture
  /// What a gesture of your own is made of.
  var body: Body { get }
  /// The type of the values, which follows from the body.
  static var _valueType: Value.Type { get }
}

extension Gesture {
  /// The type of the values of what the gesture is made of.
  public static var _valueType: Body.Value.Type { Body.Value.self }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
  /// There is no value.
  public static var _valueType: Never.Type { Never.self }
}

/// A gesture that Trellis recognizes itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes what recognizes it, once; `read` gives the gesture as the view's body wrote it last.
  static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<Value>
}

extension PrimitiveGesture {
  /// The type of the values.
  public static var _valueType: Value.Type { Value.self }

  /// It has no body.
  public var body: Never {
    fatalError(
      "\(Self.self).body: a gesture that Trellis recognizes has no body; ask your own gestures for theirs")
  }
}

extension Gesture {
  /// Makes what recognizes the gesture, once; `read` gives it as the view's body wrote it last.
  static func recognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<Value> {
    func open<G: PrimitiveGesture>(_ type: G.Type) -> Any {
      // The one type is the other: `Self` as a primitive gesture.
      G.makeRecognizer { read() as! G }
    }
    if let primitive = Self.self as? any PrimitiveGesture.Type {
      return open(primitive) as! Recognizer<Value>
    }
    return Body.recognizer { read().body } as! Recognizer<Value>
  }
}
