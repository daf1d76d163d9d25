public import Trellis

// Alerts and confirmation dialogs for an item of any type; the item becomes nil when they close.

extension View {
  /// Presents an alert with a localized title while the item isn't nil.
  ///
  /// Closing the alert makes the item nil. Without buttons, the alert has an OK button.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View { dialog(.alert, Text(titleKey), item, .visible, { _ in EmptyView() }, actions) }

  /// Presents an alert with a title while the item isn't nil.
  ///
  /// Closing the alert makes the item nil. Without buttons, the alert has an OK button.
  public nonisolated func alert<A: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View { dialog(.alert, title, item, .visible, { _ in EmptyView() }, actions) }

  /// Presents an alert with a localized title and a message while the item isn't nil.
  ///
  /// Closing the alert makes the item nil. Without buttons, the alert has an OK button.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View { dialog(.alert, Text(titleKey), item, .visible, message, actions) }

  /// Presents an alert with a title and a message while the item isn't nil.
  ///
  /// Closing the alert makes the item nil. Without buttons, the alert has an OK button.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View { dialog(.alert, title, item, .visible, message, actions) }

  /// Presents a confirmation dialog with a localized title while the item isn't nil; closing the dialog makes it nil.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View { dialog(.choice, Text(titleKey), item, titleVisibility, { _ in EmptyView() }, actions) }

  /// Presents a confirmation dialog with a title while the item isn't nil; closing the dialog makes it nil.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View { dialog(.choice, title, item, titleVisibility, { _ in EmptyView() }, actions) }

  /// Presents a confirmation dialog with a localized title and a message while the item isn't nil.
  ///
  /// Closing the dialog makes the item nil.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View { dialog(.choice, Text(titleKey), item, titleVisibility, message, actions) }

  /// Presents a confirmation dialog with a title and a message while the item isn't nil; closing the dialog makes it nil.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View { dialog(.choice, title, item, titleVisibility, message, actions) }

  private nonisolated func dialog<A: View, M: View, T>(
    _ kind: AlertKind, _ title: Text, _ item: Binding<T?>, _ titleVisibility: Visibility,
    _ message: @escaping @MainActor (T) -> M, _ actions: @escaping @MainActor (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        kind, item.isSomething(), item.wrappedValue, title: { _ in title }, titleVisibility,
        message: message, actions: actions))
  }
}
