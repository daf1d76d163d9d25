public import Trellis

/// Presents the alert of an ``AlertScene`` in the app's first window.
private nonisolated struct AlertOfApp<Actions: View, Message: View>: SceneModifier {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message

  static var reach: SceneModifierReach { .onceInApp }
  var contentModifier: AlertModifier<Bool, Message, Actions> {
    let title = title
    nonisolated(unsafe) let (actions, message) = (actions, message)  // used on the main actor
    return AlertModifier(
      .alert, isPresented, true, title: { _ in title }, message: { _ in message }, actions: { _ in actions })
  }
}

/// A scene with an alert that doesn't belong to a view, which appears in the app's first window.
///
/// Source: documented, developer.apple.com/documentation/swiftui/alertscene; in the first window instead of on the screen: ours.
public nonisolated struct AlertScene<Actions: View, Message: View>: Scene {
  private let title: Text
  private let isPresented: Binding<Bool>
  private let actions: Actions?
  private let message: Message?

  private init(_ title: Text, _ isPresented: Binding<Bool>, _ actions: Actions?, _ message: Message?) {
    (self.title, self.isPresented, self.actions, self.message) = (title, isPresented, actions, message)
  }

  /// The alert, without data none.
  @MainActor public var body: some Scene {
    EmptyScene().sceneModifier(
      AlertOfApp(
        title: title,
        isPresented: Binding(
          get: { isPresented.wrappedValue && actions != nil }, set: { isPresented.wrappedValue = $0 }),
        actions: actions, message: message))
  }

  /// Creates an alert with a title and a message.
  public init(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(title, isPresented, actions(), message())
  }

  /// Creates an alert with a localized title and a message.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(titleKey), isPresented, actions(), message())
  }

  /// Creates an alert with an unlocalized title and a message.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.init(Text(title), isPresented, actions(), message())
  }

  /// Creates an alert about data with an unlocalized title and a message; with nil, it isn't presented.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(title), isPresented, data.map { actions($0) }, data.map { message($0) })
  }

  /// Creates an alert about data with a localized title and a message; with nil, it isn't presented.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    self.init(Text(titleKey), isPresented, data.map { actions($0) }, data.map { message($0) })
  }
}

extension AlertScene where Message == EmptyView {
  /// Creates an alert with a title.
  public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) {
    self.init(title, isPresented, actions(), EmptyView())
  }

  /// Creates an alert with a localized title.
  public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
  {
    self.init(Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Creates an alert with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
  {
    self.init(Text(title), isPresented, actions(), EmptyView())
  }

  /// Creates an alert about data with an unlocalized title; with nil, it isn't presented.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(title), isPresented, data.map { actions($0) }, EmptyView())
  }

  /// Creates an alert about data with a localized title; with nil, it isn't presented.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) {
    self.init(Text(titleKey), isPresented, data.map { actions($0) }, EmptyView())
  }
}
