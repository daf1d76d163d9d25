import TrellisGraph

/// The kinds of submission that an action responds to.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw value: one bit for each kind.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Submission of a text field with the return key.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Submission of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

private nonisolated struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private nonisolated struct SubmitScopeModifier {
  let isBlocking: Bool
}

extension View {
  /// Performs an action when the user submits a field in the view; inner actions are performed first.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    ModifiedContent(content: self, modifier: SubmitModifier(triggers: triggers, action: action))
      .transformEnvironment(\.searchActions) { if triggers.contains(.search) { $0.append(action) } }
  }

  /// Prevents outer views from being notified when a field in the view is submitted.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    ModifiedContent(content: self, modifier: SubmitScopeModifier(isBlocking: isBlocking))
  }
}

extension EnvironmentValues {
  private enum SearchActionsKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

  /// The actions performed when the user submits a search field, the outermost first.
  package var searchActions: [() -> Void] {
    get { self[SearchActionsKey.self] }
    set { self[SearchActionsKey.self] = newValue }
  }
}

extension SubmitModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[FocusNodeKey.self] = SubmitNode(in: inputs[FocusNodeKey.self]) {
      let modifier = modifier.wrappedValue
      if modifier.triggers.contains(.text) { modifier.action() }
    }
    return content(inputs)
  }
}

extension SubmitScopeModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[FocusNodeKey.self] = SubmitScopeNode(in: inputs[FocusNodeKey.self]) {
      modifier.read { $0.isBlocking }
    }
    return content(inputs)
  }
}

/// A focus node that performs an action when a field inside is submitted.
private final class SubmitNode: FocusNode {
  private let action: @MainActor () -> Void

  init(in outer: FocusNode?, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(in: outer)
  }

  override var isSubmitAction: Bool { true }

  override func submit() -> Bool {
    action()
    return false
  }
}

private final class SubmitScopeNode: FocusNode {
  private let isBlocking: @MainActor () -> Bool

  init(in outer: FocusNode?, _ isBlocking: @escaping @MainActor () -> Bool) {
    self.isBlocking = isBlocking
    super.init(in: outer)
  }

  override func submit() -> Bool { isBlocking() }
}
