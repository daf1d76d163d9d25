public import Trellis

extension View {
  /// Presents a confirmation dialog with a localized title while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents a confirmation dialog with an unlocalized title while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents a confirmation dialog with a title while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents a confirmation dialog with a localized title and a message while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents a confirmation dialog with an unlocalized title and a message while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents a confirmation dialog with a title and a message while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents a confirmation dialog with a localized title while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  ///
  /// The dialog needs data: with nil it is not presented. Changes of the data while the dialog is visible have no effect.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .choice, isPresented, data, title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: actions))
  }

  /// Presents a confirmation dialog with an unlocalized title while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  ///
  /// The dialog needs data: with nil it is not presented. Changes of the data while the dialog is visible have no effect.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(
        .choice, isPresented, data, title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: actions))
  }

  /// Presents a confirmation dialog with a title while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  ///
  /// The dialog needs data: with nil it is not presented. Changes of the data while the dialog is visible have no effect.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .choice, isPresented, data, title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: actions))
  }

  /// Presents a confirmation dialog with a localized title and a message while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  ///
  /// The dialog needs data: with nil it is not presented. Changes of the data while the dialog is visible have no effect.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let title = Text(titleKey)
    return modifier(
      AlertModifier(
        .choice, isPresented, data, title: { _ in title }, titleVisibility, message: message, actions: actions
      ))
  }

  /// Presents a confirmation dialog with an unlocalized title and a message while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  ///
  /// The dialog needs data: with nil it is not presented. Changes of the data while the dialog is visible have no effect.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let title = Text(title)
    return modifier(
      AlertModifier(
        .choice, isPresented, data, title: { _ in title }, titleVisibility, message: message, actions: actions
      ))
  }

  /// Presents a confirmation dialog with a title and a message while a binding is true.
  ///
  /// A cancel button is added if there is none. With the phone theme, the dialog comes from the bottom and shows its title only
  /// if requested; a press outside closes it.
  ///
  /// The dialog needs data: with nil it is not presented. Changes of the data while the dialog is visible have no effect.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .choice, isPresented, data, title: { _ in title }, titleVisibility, message: message, actions: actions
      ))
  }
}
