/// A gesture that changes a view's ``GestureState`` while it goes on.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gesturestategesture.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What the gesture inside tells.
  public typealias Value = Base.Value
  /// It has no body.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// What it changes.
  public var state: GestureState<State>
  /// Changes it, given the gesture's value; the transaction is the one that it is changed in.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture from another one, with the state that a closure changes while it goes on.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.body) = (base, state, body)
  }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> Self) -> Recognizer<Value> {
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
    return TellingRecognizer(
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
  /// The gesture, changing a state while it goes on; when it has ended or failed, the state is what it was at first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/gesture/updating(_:body:).
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
