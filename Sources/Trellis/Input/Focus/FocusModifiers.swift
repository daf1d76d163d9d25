import TrellisGraph

/// The purposes of the focus on a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activation, as of a button: a press activates the view and doesn't move the focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Text input.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The default for views: a press moves the focus to the view.
  public static let automatic = FocusInteractions(rawValue: 4)
  /// Adjustment by keys, as of a slider: the tab key reaches the view, but the view doesn't get the initial focus.
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

/// A modifier that performs an action when a surrounding focusable view gets or loses the focus.
private nonisolated struct FocusChangeModifier: ViewModifier {
  let action: (Bool) -> Void
  @Environment(\.isFocused) private var isFocused

  init(action: @escaping (Bool) -> Void) { self.action = action }

  @MainActor func body(content: Content) -> some View { content.onChange(of: isFocused) { action($1) } }
}

extension View {
  /// Binds the focus of the view to a value of a state.
  ///
  /// The state is `value` while the view, or one in it, has the focus. Setting the state to `value` moves the focus to the view.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    ModifiedContent(content: self, modifier: FocusedModifier(binding: binding, value: value))
  }

  /// Binds the focus of the view to a state that is true while the view, or one in it, has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Sets whether the view can have the focus, by a press and by the tab key.
  ///
  /// The first focusable view gets the focus when the window opens. A view that becomes unfocusable loses the focus, and controls
  /// in an unfocusable view can't have it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/focusable(_:); recorded on macOS 26.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Sets whether the view can have the focus, and for which interactions; with `[]` it can't, but views in it can.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    ModifiedContent(
      content: self, modifier: FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Sets whether the view can have the focus, and an action for its getting and losing it; deprecated in SwiftUI.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusChangeModifier(action: onFocusChange)).focusable(isFocusable)
  }

  /// Hides the focus ring of the view and of views in it; a surrounding view that hides it can't be overridden.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  private enum FocusedKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the nearest surrounding focusable view has the focus.
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
    inputs.context.focus.hasFocusableViews = true
    let isFocused = responder.isFocused
    var inner = inputs.modifyingEnvironment(named: "focusable") { $0.isFocused = isFocused.wrappedValue }
    // Views around a focused view get keys, but the views inside it don't. While the modifier's view isn't focusable, the views
    // inside it can't have the focus.
    inner[FocusNodeKey.self] = FocusGate(in: inputs[FocusNodeKey.self], passesKeys: false) {
      modifier.read { $0.isFocusable }
    }
    return content(inner).map(inputs) { element, inputs in
      // The ring is around each view of the list, not around the whole list.
      responder.setPosition(inputs.position)
      return element.make(inputs.position).answered(by: responder, named: "FocusableModifier", inputs)
    }
  }
}

/// The responder of a focusable view.
private final class FocusableResponder: Responder, Focusable {
  let isFocused: Attribute<Bool>
  private let modifier: GraphValue<FocusableModifier>
  private let enabling: Attribute<Bool>
  let focusNode: FocusNode?
  let environment: EnvironmentScope?

  init(_ modifier: GraphValue<FocusableModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    isFocused = inputs.graph.input(name: "focusable.isFocused", kind: .state, false)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    (focusNode, environment) = (inputs[FocusNodeKey.self], inputs.environment)
    super.init(at: inputs.position)
  }

  override var isEnabled: Bool { enabling.wrappedValue }

  var focusability: Focusability {
    let (isFocusable, interactions) = modifier.read { ($0.isFocusable, $0.interactions) }
    if !isFocusable || interactions.isEmpty { return [] }
    if interactions == .set { return [.byTab, .byProgram] }
    return interactions == .activate
      ? [.byTab, .atFirst, .byProgram] : [.byPress, .byTab, .atFirst, .byProgram]
  }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .focus(let hasFocus) = event else { return super.handle(event) }
    if isFocused.exists { isFocused.wrappedValue = hasFocus }
    return .handled
  }
}
