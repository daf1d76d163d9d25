import Foundation

/// A type-erased gesture.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The type of the values.
  public static var _valueType: Value.Type { Value.self }

  private let makeRecognizer: @MainActor () -> GestureRecognizer<Value>

  /// Creates a type-erased gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    // Gestures are created and recognized on the main actor.
    nonisolated(unsafe) let gesture = gesture
    makeRecognizer = { T.recognizer { gesture } }
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> AnyGesture<Value>)
    -> GestureRecognizer<
      Value
    >
  {
    read().makeRecognizer()
  }
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Wrapped?) -> GestureRecognizer<
    Wrapped.Value
  > {
    guard let first = read() else { return NoRecognizer() }
    // If the optional is nil by now, the gesture that it contained at first is used.
    return Wrapped.recognizer { read() ?? first }
  }
}

/// A recognizer that fails at once.
private final class NoRecognizer<Value>: GestureRecognizer<Value> {
  override func respond(to input: GestureInput) -> GesturePhase<Value>? { .failed }
}

/// A gesture that is recognized only if modifier keys are down when it begins.
public nonisolated struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
  /// The value of the inner gesture.
  public typealias Value = Content.Value
  /// The gesture has no body.
  public typealias Body = Never

  let content: Content
  let modifiers: EventModifiers

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    ModifiersRecognizer(Content.recognizer { read().content }, read().modifiers)
  }
}

private final class ModifiersRecognizer<Value>: GestureRecognizer<Value> {
  private let inner: GestureRecognizer<Value>
  private let modifiers: EventModifiers

  init(_ inner: GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    (self.inner, self.modifiers) = (inner, modifiers)
  }

  override var nextDeadline: Duration? { inner.deadline }
  override var tapCount: Int { inner.tapCount }

  override func respond(to input: GestureInput) -> GesturePhase<Value>? {
    if let sample = input.sample, sample.phase == .down, !sample.modifiers.isSuperset(of: modifiers) {
      inner.cancel(input.actions)
      return .failed
    }
    return inner.handle(input)
  }

  override func wasCancelled(_ actions: GestureActions) { inner.cancel(actions) }
}

extension Gesture {
  /// Returns the gesture with modifier keys that have to be down when it begins.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
