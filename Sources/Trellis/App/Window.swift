/// A window of which there is one.
///
/// The first scene of an app is open from the beginning; another opens when ``EnvironmentValues/openWindow`` is called with its id, and
/// comes to the front where it is open. What its views keep goes when it is closed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/window.
public nonisolated struct Window<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never

  let id: String
  let title: Text
  let content: Content

  /// Creates a window with a title that is written down in the source, an id that tells it from others, and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    (title, self.id, self.content) = (Text(titleKey), id, content())
  }

  /// Creates a window with a title, as it is, an id that tells it from others, and a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    (self.title, self.id, self.content) = (Text(title), id, content())
  }

  /// Creates a window with a title, of which only the characters count, an id that tells it from others, and a view.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.title, self.id, self.content) = (title, id, content())
  }
}

extension Window: WindowScene {
  var groupID: String? { id }
  var windowTitle: Text? { title }
  var valueType: Any.Type? { nil }
  static var isSingle: Bool { true }
}

extension WindowGroup: WindowScene {
  var groupID: String? { id }
  var windowTitle: Text? { title }
  static var isSingle: Bool { false }
}
