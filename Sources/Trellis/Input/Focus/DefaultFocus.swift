import TrellisGraph

/// The occasion on which a view's preference for the initial focus applies.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let number: Int

  /// The appearance of the window.
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  /// The same as `automatic` here.
  ///
  /// On macOS, it also covers a move of the focus by keys.
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

/// Whether fields don't get the initial focus when the window is shown.
enum WaitsForFocusKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

private nonisolated struct WaitingForFocusModifier: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[WaitsForFocusKey.self] = true
    return content(inputs)
  }
}

extension View {
  /// Keeps fields in the view from getting the initial focus when the window is shown, unless the focus is requested.
  package nonisolated func waitingForFocus() -> some View { modifier(WaitingForFocusModifier()) }
}

private nonisolated struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension View {
  /// Gives the initial focus to the view in this one that is bound to a value of a focus state, when the window is shown.
  ///
  /// Of several such views, the first in the order of the views gets the focus. If none of them can have the focus, the first
  /// focusable view gets it.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    ModifiedContent(content: self, modifier: DefaultFocusModifier(binding: binding, value: value))
  }
}

extension DefaultFocusModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let mark = inputs.graph.input(name: "defaultFocus", kind: .state, 0)
    inputs.context.focus.addDefault { focus in
      guard mark.exists, let location = modifier.read({ $0.binding.location.value }) else { return nil }
      let value = modifier.read { $0.value }
      return focus.candidates().first { responder in
        responder.isEnabled
          && responder.focusNode?.path.contains {
            ($0 as? FocusedNode<Value>)?.matches(value, in: location) == true
          } == true
      }
    }
    return content(inputs)
  }
}
