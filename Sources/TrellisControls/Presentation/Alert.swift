public import Foundation
public import Trellis

extension View {
  /// Presents an alert with a localized title while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents an alert with an unlocalized title while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents an alert with a title while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents an alert with a localized title and a message while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents an alert with an unlocalized title and a message while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents an alert with a title and a message while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents an alert with a localized title while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  ///
  /// The alert needs data: with nil it is not presented. Changes of the data while the alert is visible have no effect.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .alert, isPresented, data, title: { _ in title }, message: { _ in EmptyView() }, actions: actions))
  }

  /// Presents an alert with an unlocalized title while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  ///
  /// The alert needs data: with nil it is not presented. Changes of the data while the alert is visible have no effect.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(
        .alert, isPresented, data, title: { _ in title }, message: { _ in EmptyView() }, actions: actions))
  }

  /// Presents an alert with a title while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  ///
  /// The alert needs data: with nil it is not presented. Changes of the data while the alert is visible have no effect.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, data, title: { _ in title }, message: { _ in EmptyView() }, actions: actions))
  }

  /// Presents an alert with a localized title and a message while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  ///
  /// The alert needs data: with nil it is not presented. Changes of the data while the alert is visible have no effect.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(.alert, isPresented, data, title: { _ in title }, message: message, actions: actions))
  }

  /// Presents an alert with an unlocalized title and a message while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  ///
  /// The alert needs data: with nil it is not presented. Changes of the data while the alert is visible have no effect.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(.alert, isPresented, data, title: { _ in title }, message: message, actions: actions))
  }

  /// Presents an alert with a title and a message while a binding is true.
  ///
  /// Its buttons perform their actions and close the alert. Without buttons, the alert has an OK button that closes it.
  ///
  /// The alert needs data: with nil it is not presented. Changes of the data while the alert is visible have no effect.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(.alert, isPresented, data, title: { _ in title }, message: message, actions: actions))
  }

  /// Presents an alert about an error while a binding is true and the error isn't nil.
  ///
  /// The title of the alert is the error's description.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, error, title: Text.init(of:), message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents an alert with a message about an error while a binding is true and the error isn't nil.
  ///
  /// The title of the alert is the error's description.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor (E) -> A,
    @ViewBuilder message: @escaping @MainActor (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(.alert, isPresented, error, title: Text.init(of:), message: message, actions: actions))
  }

  /// Sets the icon above the title of alerts and confirmation dialogs that the view presents; nil shows none.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { environment(\.alertIcon, icon) }
}

extension Text {
  /// Creates a text with the description of an error.
  fileprivate init(of error: some LocalizedError) {
    self.init(verbatim: error.errorDescription ?? error.localizedDescription)
  }
}
