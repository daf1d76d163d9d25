/// The scene of an item of a menu bar, which has a window if the app has no other scene.
package nonisolated struct MenuBarExtraScene<Content: View>: Scene {
  package typealias Body = Never

  let title: Text?
  let content: Content

  package init(title: Text?, content: Content) { (self.title, self.content) = (title, content) }
}

extension MenuBarExtraScene: WindowScene {
  var groupID: String? { nil }
  var windowTitle: Text? { title }
  var valueType: Any.Type? { nil }
  static var isSingle: Bool { true }
  static var isMenuBarExtra: Bool { true }
}
