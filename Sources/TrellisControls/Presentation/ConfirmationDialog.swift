public import Trellis

extension View {
  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: { _ in actions() }))
  }

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .choice, isPresented, (), title: { _ in title }, titleVisibility, message: { _ in message() },
        actions: { _ in actions() }))
  }

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels. It is about a
  /// value: where there is none, nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels. It is about a
  /// value: where there is none, nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels. It is about a
  /// value: where there is none, nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .choice, isPresented, data, title: { _ in title }, titleVisibility, message: { _ in EmptyView() },
        actions: actions))
  }

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels. It is about a
  /// value: where there is none, nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels. It is about a
  /// value: where there is none, nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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

  /// Presents a choice while a value is true: buttons, and one that cancels, which is added where there is none.
  ///
  /// On the phone look it comes from the bottom, its title is shown only if asked for, and a press beside it cancels. It is about a
  /// value: where there is none, nothing comes; what changes of it while it is up isn't shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
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
