/// A gesture that changes a view's ``GestureState`` while it is in progress.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the inner gesture.
  public typealias Value = Base.Value
  /// The gesture has no body.
  public typealias Body = Never

  /// The inner gesture.
  public var base: Base
  /// The state that the gesture changes.
  public var state: GestureState<State>
  /// Changes the state, given the gesture's value and the transaction of the write.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture from another one, with a state that a closure changes while the gesture is in progress.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.body) = (base, state, body)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> GestureRecognizer<Value> {
    var isChanged = false
    let goBack: @MainActor () -> Void = {
      if isChanged { read().state.goBack() }
      isChanged = false
    }
    let change: @MainActor (Value) -> Void = { value in
      let gesture = read()
      isChanged = true
      gesture.state.change { gesture.body(value, &$0, &$1) }
    }
    return ObservingRecognizer(
      Base.recognizer { read().base },
      tell: { phase, actions in
        switch phase {
        case .possible(let value?): actions.atOnce.append { change(value) }
        case .possible(nil): break
        case .active(let value): actions.whenGranted.append { change(value) }
        case .ended: actions.whenGranted.append(goBack)
        case .failed: actions.atOnce.append(goBack)
        }
      }, whenCancelled: { $0.atOnce.append(goBack) })
  }
}

extension Gesture {
  /// Returns the gesture with a state that it changes while in progress; the state is reset when the gesture ends or fails.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
