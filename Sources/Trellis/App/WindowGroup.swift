/// A window with a view.
///
/// Its title is the app's name where none is given: that of the type that is the app, without `App` at its end. It doesn't become smaller
/// than its content can be: `frame(minWidth:minHeight:)` around that says how small. ``EnvironmentValues/openWindow`` opens further windows of it,
/// by its id or for a value; each has a state of its own.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowgroup, and for the size windowresizability/automatic; the
/// app's name: ours.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never

  let id: String?
  let title: Text?
  let content: Content

  /// The type of the values for which there are windows; nil where they are for none.
  let valueType: Any.Type?

  init(_ title: Text?, _ id: String?, _ content: Content, for valueType: Any.Type? = nil) {
    (self.id, self.title, self.content, self.valueType) = (id, title, content, valueType)
  }

  /// Creates a window with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, nil, content())
  }

  /// Creates a window with a view, and an id that tells its group from others.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id, content())
  }

  /// Creates a window with a title that is written down in the source, and a view; see ``LocalizedStringKey``.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  /// Creates a window with a title that is written down in the source, a view, and an id that tells its group from others.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id, content())
  }

  /// Creates a window with a title and a view; of the title only the characters count.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, nil, content())
  }

  /// Creates a window with a title, a view, and an id that tells its group from others; of the title only the characters count.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  /// Creates a window with a title, as it is, and a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  /// Creates a window with a title, as it is, a view, and an id that tells its group from others.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content())
  }
}
