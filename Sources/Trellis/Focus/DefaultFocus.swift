import TrellisGraph

/// When a view's wish counts for where the focus is at first.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let number: Int

  /// When the window is shown.
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  /// The same here; on macOS also when a person moves the focus there by keys.
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

/// Whether fields don't have the focus when the window is shown.
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
  /// Has the fields in the view not have the focus when the window is shown, where nobody asks for it.
  package nonisolated func waitingForFocus() -> some View { modifier(WaitingForFocusModifier()) }
}

private nonisolated struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension View {
  /// Has the view in this one that stands for a value of a focus state have the focus when the window is shown.
  ///
  /// Of several the first in the order of the views counts; where none can have it, the first view that can has it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:).
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
            ($0 as? FocusedNode<Value>)?.stands(for: value, in: location) == true
          } == true
      }
    }
    return content(inputs)
  }
}
