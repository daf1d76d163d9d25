import TrellisGraph

/// What the focus on a view is for.
///
/// Source: documented, developer.apple.com/documentation/swiftui/focusinteractions.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view does something, as a button: a press on it does that, and leaves the focus where it is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes what is typed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What suits a view of which nothing is said: it takes the focus by a press on it.
  public static let automatic = FocusInteractions(rawValue: 4)
  /// The view is set by keys, as a slider: the tab key leads to it, and a window doesn't begin with it.
  package static let set = FocusInteractions(rawValue: 8)
}

private nonisolated struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

private nonisolated struct FocusableModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
}

extension View {
  /// Ties the focus of the view to a state: the state is `value` while the view, or one in it, has the focus, and setting it to `value`
  /// gives the view the focus.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focused(_:equals:).
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    ModifiedContent(content: self, modifier: FocusedModifier(binding: binding, value: value))
  }

  /// Ties the focus of the view to a state that is true while the view, or one in it, has the focus.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focused(_:).
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Whether the view can have the focus, by a press on it and by the tab key.
  ///
  /// The first such view has the focus when the window opens. What isn't focusable any more loses the focus, and where a view isn't,
  /// no control in it is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focusable(_:); recorded on macOS 26.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Whether the view can have the focus, and what for: for nothing, `[]`, it can't, but views in it can.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focusable(_:interactions:).
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    ModifiedContent(
      content: self, modifier: FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Whether no ring is shown around the view, or one in it, that has the focus; around it that may be said, too, and counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:).
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  private enum FocusedKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the nearest view around that can have the focus has it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/isfocused.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

extension FocusedModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[FocusNodeKey.self] = FocusedNode(in: inputs[FocusNodeKey.self]) {
      modifier.read { ($0.binding.location.value, $0.value) }
    }
    return content(inputs)
  }
}

extension FocusableModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let responder = FocusableResponder(modifier, inputs)
    inputs.context.focus.isAsked = true
    let isFocused = responder.isFocused
    var inner = inputs.modifyingEnvironment(named: "focusable") { $0.isFocused = isFocused.wrappedValue }
    // Keys pass what is around a view that has the focus, and nothing in it; what isn't focusable lets no view in it be so.
    inner[FocusNodeKey.self] = FocusGate(in: inputs[FocusNodeKey.self], passesKeys: false) {
      modifier.read { $0.isFocusable }
    }
    return content(inner).map(inputs) { element, inputs in
      // The ring is around the view, and not around what it is one of.
      responder.stand(at: inputs.position)
      return element.make(inputs.position).answered(by: responder, named: "FocusableModifier", inputs)
    }
  }
}

/// Answers for a view that can have the focus.
private final class FocusableResponder: Responder {
  let isFocused: Attribute<Bool>
  private let modifier: GraphValue<FocusableModifier>
  private let enabling: Attribute<Bool>
  private let node: FocusNode?

  init(_ modifier: GraphValue<FocusableModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    isFocused = inputs.graph.input(name: "focusable.isFocused", kind: .state, false)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    node = inputs[FocusNodeKey.self]
    super.init(at: inputs.position)
    environment = inputs.environment
  }

  override var isEnabled: Bool { enabling.wrappedValue }
  override var focusNode: FocusNode? { node }

  override var focusability: Focusability {
    let (isFocusable, interactions) = modifier.read { ($0.isFocusable, $0.interactions) }
    if !isFocusable || interactions.isEmpty { return [] }
    if interactions == .set { return [.byTab, .byProgram] }
    return interactions == .activate
      ? [.byTab, .atFirst, .byProgram] : [.byPress, .byTab, .atFirst, .byProgram]
  }

  override func focusDidChange(_ isFocused: Bool) {
    if self.isFocused.exists { self.isFocused.wrappedValue = isFocused }
  }
}
