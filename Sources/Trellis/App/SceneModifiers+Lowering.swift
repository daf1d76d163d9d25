import Foundation
import TrellisGraph

/// A scene with a modifier for its windows.
///
/// The modifier wraps the content of each window in a modifier of views, or changes the scene's settings for its windows.
package nonisolated struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: Scene {
  package typealias Body = Never

  let content: Content
  let modifier: Modifier
}

/// A modifier for a scene's windows.
package nonisolated protocol SceneModifier {
  /// The type of the view modifier for the content of the windows.
  associatedtype ContentModifier: ViewModifier
  var contentModifier: ContentModifier { get }
  /// The windows to whose content the view modifier applies.
  static var reach: SceneModifierReach { get }
  /// The view that all windows of all scenes except ``Settings`` get in ``EnvironmentValues/appViews``; nil adds none.
  @MainActor var viewForAll: AnyView? { get }
  /// Whether the modifiers in the scene that concern all windows are removed, such as its commands.
  static var removesShared: Bool { get }
  /// Changes the settings of the windows.
  func change(_ settings: inout SceneSettings)
}

extension SceneModifier {
  package static var reach: SceneModifierReach { .windows }
  @MainActor package var viewForAll: AnyView? { nil }
  package static var removesShared: Bool { false }
  package func change(_ settings: inout SceneSettings) {}
}

/// The windows to whose content a scene's modifier applies.
package nonisolated enum SceneModifierReach {
  /// All windows of the scene.
  case windows
  /// All windows of all scenes except ``Settings``; only one modifier of each type applies in an app.
  case app
  /// The app's first window, for an effect that happens once, however many windows there are.
  case once
  /// The app's first window, for a scene without windows.
  case onceInApp
}

/// A modifier of the contents of windows.
package nonisolated struct WindowContentModifier<ContentModifier: ViewModifier>: SceneModifier {
  package let contentModifier: ContentModifier
}

extension Scene {
  /// Applies a view modifier to the content of each window of the scene.
  package nonisolated func windowModifier<M: ViewModifier>(_ modifier: M) -> some Scene {
    ModifiedScene(content: self, modifier: WindowContentModifier(contentModifier: modifier))
  }

  /// Applies a modifier to the scene's windows.
  package nonisolated func sceneModifier<M: SceneModifier>(_ modifier: M) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }
}

/// A modifier that removes the modifiers in a scene that concern all windows.
private nonisolated struct SharedRemoval: SceneModifier {
  let contentModifier = EmptyModifier()
  static var removesShared: Bool { true }
}

extension Scene {
  /// Removes the modifiers in the scene that concern all windows of the app, such as its commands.
  package nonisolated func withoutViewsForAll() -> some Scene { sceneModifier(SharedRemoval()) }
}

/// A scene without windows, whose modifiers concern the app.
package nonisolated struct EmptyScene: Scene {
  package typealias Body = Never
  package init() {}
}

extension EmptyScene: PrimitiveScene {
  @MainActor static func makeScenes(_ scene: Attribute<Self>, _ inputs: ViewInputs) -> [SceneOutputs] { [] }
}

/// The modifiers around a scene while its part of the graph is built.
struct SceneSurroundings {
  /// The modifiers of the content of the scene's windows, outermost first.
  var modifiers: [ContentWrapper] = []
  /// The settings of the scene's windows; nil for the defaults.
  var settings: Attribute<SceneSettings>?
  /// The modifiers that all scenes of the app share.
  let app = SharedModifiers()
  /// Whether modifiers that concern all windows are removed.
  var removesShared = false
}

/// The modifiers of the content of all windows of all scenes, which are complete when all scenes are built.
@MainActor final class SharedModifiers {
  private(set) var modifiers: [ContentWrapper] = []
  private var types: Set<ObjectIdentifier> = []
  /// The views that scenes add to all windows.
  var views: [() -> AnyView] = []
  nonisolated init() {}

  /// Adds a modifier, unless there is one of its type.
  func add(_ wrapper: ContentWrapper, _ type: Any.Type) {
    if types.insert(ObjectIdentifier(type)).inserted { modifiers.append(wrapper) }
  }

  /// Adds a modifier of the app's first window.
  func addOnce(_ wrapper: ContentWrapper) { modifiers.append(wrapper) }
}

enum SceneSurroundingsKey: ViewInputKey {
  static var defaultValue: SceneSurroundings { SceneSurroundings() }
}

/// A scene's modifier, in the form that its windows use.
@MainActor struct ContentWrapper {
  let isOnce: Bool
  /// Builds the view list of the modified content, in the app's own window.
  let makeList: (_ inputs: ViewInputs, _ content: @escaping @MainActor (ViewInputs) -> ViewList) -> ViewList
  /// Returns the modified content of another window; a rule that calls this depends on the modifier.
  let wrap: (AnyView) -> AnyView
}

extension ModifiedScene: PrimitiveScene {
  @MainActor static func makeScenes(_ scene: Attribute<Self>, _ inputs: ViewInputs) -> [SceneOutputs] {
    let value = GraphValue(scene)
    let modifier = value.part("modifier", as: Modifier.self)
    var inputs = inputs
    var surroundings = inputs[SceneSurroundingsKey.self]
    if Modifier.ContentModifier.self != EmptyModifier.self {
      let view = inputs.graph.rule(name: TypeRecord.of(Modifier.self).name, kind: .view) {
        modifier.read { $0.contentModifier }
      }
      let wrapper = ContentWrapper(
        isOnce: Modifier.reach == .once || Modifier.reach == .onceInApp,
        makeList: { makeModified(GraphValue(view), $0, content: $1) },
        wrap: { AnyView($0.modifier(view.wrappedValue)) })
      switch Modifier.reach {
      case .app where surroundings.removesShared: break
      case .app: surroundings.app.add(wrapper, Modifier.ContentModifier.self)
      case .onceInApp: surroundings.app.addOnce(wrapper)
      case .windows, .once: surroundings.modifiers.append(wrapper)
      }
    }
    if Modifier.removesShared { surroundings.removesShared = true }
    if !surroundings.removesShared, scene.wrappedValue.modifier.viewForAll != nil {
      surroundings.app.views.append { modifier.read { $0.viewForAll } ?? AnyView(EmptyView()) }
    }
    let outer = surroundings.settings
    surroundings.settings = inputs.graph.rule(name: "sceneSettings", kind: .sceneSettings) {
      var settings = outer?.wrappedValue ?? SceneSettings()
      modifier.read { $0.change(&settings) }
      return settings
    }
    inputs[SceneSurroundingsKey.self] = surroundings
    return Trellis.makeScenes(value.part("content", as: Content.self).attribute(in: inputs.graph), inputs)
  }
}

extension SceneSurroundings {
  /// Returns the modifiers of a window's content, outermost first; those for all windows are the outermost.
  @MainActor func wrappers(isForSettings: Bool, isFirst: Bool) -> [ContentWrapper] {
    ((isForSettings ? [] : app.modifiers) + modifiers).filter { isFirst || !$0.isOnce }
  }
}

extension EnvironmentValues {
  private enum AppViewsKey: EnvironmentKey { static var defaultValue: [AnyView] { [] } }

  /// The views that the app's scenes add to all its windows, in the order of the scenes.
  package var appViews: [AnyView] {
    get { self[AppViewsKey.self] }
    set { self[AppViewsKey.self] = newValue }
  }
}
