/// A gesture whose value is transformed.
public nonisolated struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  /// The gesture has no body.
  public typealias Body = Never

  let content: Content
  /// The type of the values.
  public static var _valueType: Value.Type { Value.self }

  let transform: (Content.Value) -> Value

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    MappedRecognizer(Content.recognizer { read().content }) { read().transform($0) }
  }
}

/// A gesture that calls a closure each time that its value changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  /// The value of the inner gesture.
  public typealias Value = Content.Value
  /// The gesture has no body.
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    var last: Value?
    return ObservingRecognizer(Content.recognizer { read().content }) { phase, actions in
      switch phase {
      case .possible(let value?) where value != last:
        last = value
        actions.atOnce.append { read().action(value) }
      case .active(let value) where value != last:
        last = value
        actions.whenGranted.append { read().action(value) }
      default: break
      }
    }
  }
}

/// A gesture that calls a closure when it has ended successfully.
public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// The value of the inner gesture.
  public typealias Value = Content.Value
  /// The gesture has no body.
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    ObservingRecognizer(Content.recognizer { read().content }) { phase, actions in
      if case .ended(let value) = phase { actions.whenGranted.append { read().action(value) } }
    }
  }
}

extension Gesture {
  /// Returns the gesture with a closure to call with its last value when it has ended; not called if the gesture fails.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns the gesture with its value transformed by a closure.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Returns the gesture with a closure to call each time that the value changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
