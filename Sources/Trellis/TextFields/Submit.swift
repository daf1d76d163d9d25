import TrellisGraph

/// What somebody is done with.
///
/// Source: documented, developer.apple.com/documentation/swiftui/submittriggers.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field, by the return key.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
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
  /// Does something when somebody is done with a field in the view; those inside come first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onsubmit(of:_:).
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    ModifiedContent(content: self, modifier: SubmitModifier(triggers: triggers, action: action))
      .transformEnvironment(\.searchActions) { if triggers.contains(.search) { $0.append(action) } }
  }

  /// Has the fields in the view keep from those around that somebody is done with them.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/submitscope(_:).
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    ModifiedContent(content: self, modifier: SubmitScopeModifier(isBlocking: isBlocking))
  }
}

extension EnvironmentValues {
  private enum SearchActionsKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

  /// What is to be done when somebody is done with a field that is searched with, the outermost first.
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

/// Is told of fields that somebody is done with.
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
