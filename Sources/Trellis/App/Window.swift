/// A scene with a single window.
///
/// The first scene of an app is open from the start. Another one opens when ``EnvironmentValues/openWindow`` is called with its
/// id, and comes to the front if it is open. The state of its views is lost when it is closed.
public nonisolated struct Window<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  let id: String
  let title: Text
  let content: Content

  /// Creates a window with a localized title, an id that distinguishes it from others, and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    (title, self.id, self.content) = (Text(titleKey), id, content())
  }

  /// Creates a window with a title that isn't localized, an id that distinguishes it from others, and a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    (self.title, self.id, self.content) = (Text(title), id, content())
  }

  /// Creates a window with the characters of a text as title, an id that distinguishes it from others, and a view.
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
