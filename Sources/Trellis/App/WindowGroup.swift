/// A scene with any number of windows with the same views.
///
/// The default title is the app's name: the name of the app's type without `App` at its end. A window doesn't become smaller than
/// the minimum size of its content, which `frame(minWidth:minHeight:)` around it sets. ``EnvironmentValues/openWindow`` opens
/// further windows, by the group's id or for a value. Each has a state of its own.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowgroup, and for the size windowresizability/automatic; the
/// app's name: ours.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  let id: String?
  let title: Text?
  let content: Content

  /// The type of the values that the scene has windows for; nil if its windows have no values.
  let valueType: Any.Type?

  init(_ title: Text?, _ id: String?, _ content: Content, for valueType: Any.Type? = nil) {
    (self.id, self.title, self.content, self.valueType) = (id, title, content, valueType)
  }

  /// Creates a group of windows with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, nil, content())
  }

  /// Creates a group of windows with a view, and an id that distinguishes the group from others.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id, content())
  }

  /// Creates a group of windows with a localized title and a view; see ``LocalizedStringKey``.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  /// Creates a group of windows with a localized title, a view, and an id that distinguishes the group from others.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id, content())
  }

  /// Creates a group of windows with the characters of a text as title, and a view.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, nil, content())
  }

  /// Creates a group of windows with the characters of a text as title, a view, and an id of the group.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  /// Creates a group of windows with a title that isn't localized, and a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  /// Creates a group of windows with a title that isn't localized, a view, and an id of the group.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content())
  }

  /// Creates a group of windows with a function that returns the view.
  @_disfavoredOverload
  public init(@ViewBuilder makeContent: @escaping () -> Content) { self.init(nil, nil, makeContent()) }

  /// Creates a group of windows with an id, and a function that returns the view.
  @_disfavoredOverload
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(nil, id, makeContent())
  }

  /// Creates a group of windows with a text as title, and a function that returns the view.
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, nil, makeContent())
  }

  /// Creates a group of windows with a text as title, an id, and a function that returns the view.
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, id, makeContent())
  }
}
