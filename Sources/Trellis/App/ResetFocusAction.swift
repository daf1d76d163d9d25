/// An action that resets the focus of a scope to its default.
///
/// ```swift
/// @Namespace private var form
/// @Environment(\.resetFocus) private var resetFocus
/// Button("Clear") { clear(); resetFocus(in: form) }
/// ```
@preconcurrency @MainActor
public struct ResetFocusAction {
  fileprivate let opener: WindowOpener?

  nonisolated fileprivate init(_ opener: WindowOpener?) { self.opener = opener }

  /// Moves the focus to the preferred view in the scope, or else to the first focusable one; if there is none, the focus stays.
  public func callAsFunction(in namespace: Namespace.ID) {
    opener?.window?.context.focus.reset(in: namespace)
  }
}

extension EnvironmentValues {
  /// The action that resets the focus of a scope to its default.
  public var resetFocus: ResetFocusAction { ResetFocusAction(windowOpener) }
}
