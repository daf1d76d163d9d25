import TrellisGraph

extension View {
  /// Makes the view the scope of ``prefersDefaultFocus(_:in:)`` with the same namespace.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    ModifiedContent(content: self, modifier: FocusScopeModifier(namespace: namespace))
  }

  /// Sets whether the view, or the first focusable view in it, has the default focus of the surrounding scope.
  ///
  /// The default focus applies when the window is shown, and when the focus of the scope is reset; see ``focusScope(_:)`` and
  /// ``EnvironmentValues/resetFocus``. Of several views in a scope, the first in the order of the views is chosen.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Groups views for moving the focus by a remote control's arrows.
  ///
  /// This has no effect on a desktop, where the tab key moves the focus in the order of the views.
  public nonisolated func focusSection() -> some View { self }
}

extension Focus {
  /// Moves the focus to the preferred view in a scope, or else to the first focusable one; if there is none, the focus stays.
  func reset(in namespace: Namespace.ID) {
    request { focus in
      let here = focus.candidates().filter { $0.isEnabled && $0.isInScope(namespace) }
      let first =
        here.first { $0.isPreferred(in: namespace) } ?? here.first { $0.focusability.contains(.byTab) }
      if let first { focus.move(to: first) }
    }
  }
}

private nonisolated struct FocusScopeModifier {
  let namespace: Namespace.ID
}

private nonisolated struct PreferredFocusModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension FocusScopeModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[FocusNodeKey.self] = FocusScopeNode(in: inputs[FocusNodeKey.self], modifier)
    return content(inputs)
  }
}

extension PreferredFocusModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let node = PreferredFocusNode(in: inputs[FocusNodeKey.self], modifier)
    let mark = inputs.graph.input(name: "prefersDefaultFocus", kind: .state, 0)
    inputs.context.focus.addDefault { focus in
      guard mark.exists else { return nil }
      let namespace = modifier.read { $0.namespace }
      return focus.candidates().first {
        $0.isEnabled && $0.isInScope(namespace) && $0.isPreferred(in: namespace)
      }
    }
    var inputs = inputs
    inputs[FocusNodeKey.self] = node
    return content(inputs)
  }
}

private final class FocusScopeNode: FocusNode {
  private let modifier: GraphValue<FocusScopeModifier>

  init(in outer: FocusNode?, _ modifier: GraphValue<FocusScopeModifier>) {
    self.modifier = modifier
    super.init(in: outer)
  }

  var namespace: Namespace.ID { modifier.read { $0.namespace } }
}

private final class PreferredFocusNode: FocusNode {
  private let modifier: GraphValue<PreferredFocusModifier>

  init(in outer: FocusNode?, _ modifier: GraphValue<PreferredFocusModifier>) {
    self.modifier = modifier
    super.init(in: outer)
  }

  func isPreferred(in namespace: Namespace.ID) -> Bool {
    modifier.read { $0.isPreferred && $0.namespace == namespace }
  }
}

extension Focusable {
  fileprivate func isInScope(_ namespace: Namespace.ID) -> Bool {
    focusNode?.path.contains { ($0 as? FocusScopeNode)?.namespace == namespace } ?? false
  }

  fileprivate func isPreferred(in namespace: Namespace.ID) -> Bool {
    focusNode?.path.contains { ($0 as? PreferredFocusNode)?.isPreferred(in: namespace) == true } ?? false
  }
}
