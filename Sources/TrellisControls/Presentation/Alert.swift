public import Foundation
public import Trellis

extension View {
  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
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

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
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

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
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

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
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

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, (), title: { _ in title }, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it. It is about a value: where there is none,
  /// nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .alert, isPresented, data, title: { _ in title }, message: { _ in EmptyView() }, actions: actions))
  }

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it. It is about a value: where there is none,
  /// nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
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

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it. It is about a value: where there is none,
  /// nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, data, title: { _ in title }, message: { _ in EmptyView() }, actions: actions))
  }

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it. It is about a value: where there is none,
  /// nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(.alert, isPresented, data, title: { _ in title }, message: message, actions: actions))
  }

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it. It is about a value: where there is none,
  /// nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(.alert, isPresented, data, title: { _ in title }, message: message, actions: actions))
  }

  /// Presents an alert while a value is true.
  ///
  /// Its buttons do what they do, and close it; without any it has one that closes it. It is about a value: where there is none,
  /// nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:).
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(.alert, isPresented, data, title: { _ in title }, message: message, actions: actions))
  }

  /// Presents an alert about an error while a value is true and there is one; its title is what the error says of itself.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:).
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert, isPresented, error, title: Text.init(of:), message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents an alert about an error while a value is true and there is one; its title is what the error says of itself.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:message:).
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor (E) -> A,
    @ViewBuilder message: @escaping @MainActor (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(.alert, isPresented, error, title: Text.init(of:), message: message, actions: actions))
  }

  /// What is above the title of alerts and choices that the view presents; nil is nothing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dialogicon(_:).
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { environment(\.alertIcon, icon) }
}

extension Text {
  /// What an error says of itself.
  fileprivate init(of error: some LocalizedError) {
    self.init(verbatim: error.errorDescription ?? error.localizedDescription)
  }
}
