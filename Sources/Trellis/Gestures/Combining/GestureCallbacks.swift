/// A gesture that tells another value of what it recognizes.
public nonisolated struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  let content: Content
  /// The type of the values.
  public static var _valueType: Value.Type { Value.self }

  let transform: (Content.Value) -> Value

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<Value> {
    MappedRecognizer(Content.recognizer { read().content }) { read().transform($0) }
  }
}

/// A gesture that calls a closure each time that its value changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  /// What the gesture inside tells.
  public typealias Value = Content.Value
  /// It has no body.
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<Value> {
    var last: Value?
    return TellingRecognizer(Content.recognizer { read().content }) { phase, actions in
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

/// A gesture that calls a closure when it has come to its end.
public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// What the gesture inside tells.
  public typealias Value = Content.Value
  /// It has no body.
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<Value> {
    TellingRecognizer(Content.recognizer { read().content }) { phase, actions in
      if case .ended(let value) = phase { actions.whenGranted.append { read().action(value) } }
    }
  }
}

extension Gesture {
  /// The gesture, calling a closure when it has come to its end, with its last value; not where it fails.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/gesture/onended(_:).
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture, telling what a closure makes of its value.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/gesture/map(_:).
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// The gesture, calling a closure each time that its value is another than before.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/gesture/onchanged(_:).
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
