import Foundation
import TrellisGraph

/// A scene, and what is said of its windows.
///
/// A modifier of a scene is a modifier of views that the content of each window of the scene is in, or says how the windows are.
package nonisolated struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: Scene {
  package typealias Body = Never

  let content: Content
  let modifier: Modifier
}

/// What is said of a scene's windows.
package nonisolated protocol SceneModifier {
  /// What the content of each window is in.
  associatedtype ContentModifier: ViewModifier
  var contentModifier: ContentModifier { get }
  /// Which windows' contents are in it.
  static var reach: SceneModifierReach { get }
  /// What all windows of all scenes, but those of ``Settings``, get in ``EnvironmentValues/appViews``; nil is nothing.
  @MainActor var viewForAll: AnyView? { get }
  /// Says how the windows are.
  func change(_ settings: inout SceneSettings)
}

extension SceneModifier {
  package static var reach: SceneModifierReach { .windows }
  @MainActor package var viewForAll: AnyView? { nil }
  package func change(_ settings: inout SceneSettings) {}
}

/// Which windows' contents a scene's modifier is for.
package nonisolated enum SceneModifierReach {
  /// All windows of the scene.
  case windows
  /// All windows of all scenes, but those of ``Settings``; one of the same type counts for all that the app has.
  case app
  /// The app's first window: something that is to happen once, however many windows there are.
  case once
}

/// A modifier of the contents of windows.
package nonisolated struct WindowContentModifier<ContentModifier: ViewModifier>: SceneModifier {
  package let contentModifier: ContentModifier
}

extension Scene {
  /// Puts the content of each window of the scene in a modifier.
  package nonisolated func windowModifier<M: ViewModifier>(_ modifier: M) -> some Scene {
    ModifiedScene(content: self, modifier: WindowContentModifier(contentModifier: modifier))
  }

  /// Says something of the scene's windows.
  package nonisolated func sceneModifier<M: SceneModifier>(_ modifier: M) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }
}

/// What is said around a scene while its part of the graph is built.
struct SceneSurroundings {
  /// What the contents of the scene's windows are in, the outermost first.
  var modifiers: [ContentWrapper] = []
  /// What the scene's windows are like; nil is what they are like where nothing is said.
  var settings: Attribute<SceneSettings>?
  /// What all scenes of the app share.
  let app = SharedModifiers()
}

/// What the contents of the windows of all scenes are in: known when all scenes are.
@MainActor final class SharedModifiers {
  private(set) var modifiers: [ContentWrapper] = []
  private var types: Set<ObjectIdentifier> = []
  /// What scenes have for all windows.
  var views: [() -> AnyView] = []
  nonisolated init() {}

  /// Adds a modifier, unless there is one of its type.
  func add(_ wrapper: ContentWrapper, _ type: Any.Type) {
    if types.insert(ObjectIdentifier(type)).inserted { modifiers.append(wrapper) }
  }
}

enum SceneSurroundingsKey: ViewInputKey {
  static var defaultValue: SceneSurroundings { SceneSurroundings() }
}

/// A scene's modifier as its windows use it.
@MainActor struct ContentWrapper {
  let isOnce: Bool
  /// The list of the app's own window.
  let makeList: (_ inputs: ViewInputs, _ content: @escaping @MainActor (ViewInputs) -> ViewList) -> ViewList
  /// What another window shows; a rule that asks depends on the modifier.
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
        isOnce: Modifier.reach == .once,
        makeList: { makeModified(GraphValue(view), $0, content: $1) },
        wrap: { AnyView($0.modifier(view.wrappedValue)) })
      if Modifier.reach == .app {
        surroundings.app.add(wrapper, Modifier.ContentModifier.self)
      } else {
        surroundings.modifiers.append(wrapper)
      }
    }
    if scene.wrappedValue.modifier.viewForAll != nil {
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
  /// What the content of a window is in, the outermost first; what reaches all windows is outermost.
  @MainActor func wrappers(isForSettings: Bool, isFirst: Bool) -> [ContentWrapper] {
    ((isForSettings ? [] : app.modifiers) + modifiers).filter { isFirst || !$0.isOnce }
  }
}

extension EnvironmentValues {
  private enum AppViewsKey: EnvironmentKey { static var defaultValue: [AnyView] { [] } }

  /// What the app's scenes have for all its windows, in the order of the scenes.
  package var appViews: [AnyView] {
    get { self[AppViewsKey.self] }
    set { self[AppViewsKey.self] = newValue }
  }
}
