public import Trellis

/// The identity of a view with a question before its presentation is dismissed.
private final class QuestionIdentity: Sendable {}

/// Asks the user a question before the presentation or the window that contains the view is dismissed.
private nonisolated struct DismissalConfirmationModifier<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  @State private var identity = QuestionIdentity()
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  init(_ title: Text, _ shouldPresent: Bool, _ actions: Actions, _ message: Message) {
    (self.title, self.shouldPresent, self.actions, self.message) = (title, shouldPresent, actions, message)
  }

  @MainActor func body(content: Content) -> some View {
    let (isAsking, dismiss) = ($isAsking, dismiss)
    let question = DismissalConfirmation(of: identity) { isAsking.wrappedValue = true }
    content
      .transformPreference(DismissalConfirmationKey.self) { if shouldPresent { $0 = $0 ?? question } }
      .modifier(
        Presenter(wanted: isAsking.wrappedValue ? true : nil, onExit: {}) { _ in
          AlertPanel(
            kind: .choice, title: title, titleVisibility: .visible, message: message, actions: actions,
            close: { isAsking.wrappedValue = false }, proceed: { dismiss() })
        })
  }
}

extension View {
  /// Asks the user before the presentation or the window that contains the view is dismissed, if a condition holds.
  ///
  /// A button with the cancel role keeps the presentation; it is added if there is none. All other buttons dismiss the presentation
  /// after their actions. The program dismisses without the question.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:).
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(DismissalConfirmationModifier(title, shouldPresent, actions(), EmptyView()))
  }

  /// Asks the user, with a localized title, before the presentation or the window is dismissed, if a condition holds.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks the user, with an unlocalized title, before the presentation or the window is dismissed, if a condition holds.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks the user, with a message, before the presentation or the window is dismissed, if a condition holds.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(DismissalConfirmationModifier(title, shouldPresent, actions(), message()))
  }

  /// Asks the user, with a localized title and a message, before the presentation or the window is dismissed, if a condition holds.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks the user, with an unlocalized title and a message, before the presentation or the window is dismissed, if a condition holds.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }
}
