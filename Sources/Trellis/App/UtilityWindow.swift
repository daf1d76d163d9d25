/// A scene with a single window for tools or information, which floats above the app's other windows.
///
/// The window doesn't open when the app is launched. ``EnvironmentValues/openWindow`` opens it by its id, and the Escape key closes it.
/// Its views don't see the focused values of other windows.
///
/// Source: documented, developer.apple.com/documentation/swiftui/utilitywindow.
public nonisolated struct UtilityWindow<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  let id: String
  let title: Text
  let content: Content

  /// Creates a window with a title, an id and a view.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.title, self.id, self.content) = (title, id, content())
  }

  /// Creates a window with a localized title, an id and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title that isn't localized, an id and a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension UtilityWindow: WindowScene {
  var groupID: String? { id }
  var windowTitle: Text? { title }
  var valueType: Any.Type? { nil }
  static var isSingle: Bool { true }
  static var isUtility: Bool { true }
}
