import Foundation
import TrellisGraph
import TrellisText

/// The outputs of a scene in the graph of its app.
struct SceneOutputs {
  let id: String?
  /// Whether the scene has at most one window.
  let isSingle: Bool
  /// The type of the values that the scene has windows for; nil if its windows have no values.
  let valueType: Any.Type?
  /// Whether the scene is for the app's settings; the app doesn't open with it.
  let isForSettings: Bool
  /// Whether the scene is an item of a menu bar; the app opens with it only if it has no other scene.
  let isMenuBarExtra: Bool
  /// Whether the scene is for tools; the app opens with it only if it has no other scene, and it floats.
  let isUtility: Bool
  /// Returns whether the scene's windows have a menu bar with the app's commands.
  let hasCommands: @MainActor () -> Bool
  /// The settings of the scene's windows; nil for the defaults.
  let settings: Attribute<SceneSettings>?
  /// The title; nil for the program's name.
  let title: Attribute<String?>
  /// Builds the views of a window in the app's graph.
  let makeContent: @MainActor (ViewInputs) -> ViewList
  /// Creates a graph for another window with its views from the app's graph, and the observation that updates them.
  let makeWindow: @MainActor (AnyHashable?, WindowSettings) -> (ViewGraph, AttributeObservation)
}

/// The properties of a new window.
struct WindowSettings {
  var size: CGSize
  var colorScheme: ColorScheme
  var measurer: any TextMeasurer
  var recordsIdentities: Bool
  /// The date at time zero of the window's updates.
  var beginning: Date
}

/// A scene that Trellis shows itself, without a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  static func makeScenes(_ scene: Attribute<Self>, _ inputs: ViewInputs) -> [SceneOutputs]
}

extension PrimitiveScene {
  @MainActor fileprivate static func makeScenes(erased scene: AnyAttribute, _ inputs: ViewInputs)
    -> [SceneOutputs]
  {
    makeScenes(scene.typed(), inputs)
  }
}

/// A scene whose windows show a view.
@MainActor
protocol WindowScene: PrimitiveScene {
  associatedtype Content: View
  nonisolated var groupID: String? { get }
  nonisolated var windowTitle: Text? { get }
  nonisolated var content: Content { get }
  /// The type of the values that the scene has windows for; nil if its windows have no values.
  nonisolated var valueType: Any.Type? { get }
  nonisolated static var isSingle: Bool { get }
  /// Whether the scene is for the app's settings.
  nonisolated static var isForSettings: Bool { get }
  /// Whether the scene is an item of a menu bar.
  nonisolated static var isMenuBarExtra: Bool { get }
  /// Whether the scene is for tools.
  nonisolated static var isUtility: Bool { get }
}

extension WindowScene {
  nonisolated static var isForSettings: Bool { false }
  nonisolated static var isMenuBarExtra: Bool { false }
  nonisolated static var isUtility: Bool { false }

  @MainActor static func makeScenes(_ scene: Attribute<Self>, _ inputs: ViewInputs) -> [SceneOutputs] {
    let graph = inputs.graph
    let place = graph.currentSubgraph
    let around = inputs[SceneSurroundingsKey.self]
    // The content of all windows of the scene except the app's first; nil until such a window was opened.
    var shown: Attribute<AnyView>?
    return [
      SceneOutputs(
        id: scene.wrappedValue.groupID, isSingle: isSingle,
        valueType: scene.wrappedValue.valueType, isForSettings: isForSettings,
        isMenuBarExtra: isMenuBarExtra, isUtility: isUtility,
        hasCommands: { !isForSettings && !around.app.views.isEmpty }, settings: around.settings,
        title: graph.rule(name: TypeRecord.of(Self.self).name, kind: .windowTitle) {
          scene.wrappedValue.windowTitle?.string(in: inputs.environment.value(\.locale, named: "locale"))
        },
        makeContent: { inputs in
          let content = GraphValue(scene).part("content", as: Content.self)
          let make: @MainActor (ViewInputs) -> ViewList = around.wrappers(
            isForSettings: isForSettings, isFirst: true
          ).reversed().reduce(
            { @MainActor (inputs: ViewInputs) in makeList(content, inputs) }
          ) { inner, wrapper in { wrapper.makeList($0, inner) } }
          var inputs = inputs
          if !isForSettings, !around.app.views.isEmpty {
            inputs = inputs.modifyingEnvironment(named: "appViews") {
              $0.appViews = around.app.views.map { $0() }
            }
          }
          return make(inputs.asSingleView(.column))
        },
        makeWindow: { value, settings in
          let content =
            shown
            ?? graph.within(place) {
              graph.rule(name: "content", kind: .view) {
                let content = around.wrappers(isForSettings: isForSettings, isFirst: false).reversed().reduce(
                  AnyView(scene.wrappedValue.content)
                ) { $1.wrap($0) }
                guard !isForSettings, !around.app.views.isEmpty else { return content }
                return AnyView(content.environment(\.appViews, around.app.views.map { $0() }))
              }
            }
          shown = content
          let window = ViewGraph(
            root: WindowRoot(content: content.wrappedValue, value: value), size: settings.size,
            colorScheme: settings.colorScheme, measurer: settings.measurer,
            recordsIdentities: settings.recordsIdentities, beginning: settings.beginning)
          let following = content.onChange { [weak window] content in
            _ = window?.replaceRoot(WindowRoot(content: content, value: value))
          }
          return (window, following)
        })
    ]
  }
}

/// The root of a window's own graph.
private struct WindowRoot<Content: View>: View {
  let content: Content
  let value: AnyHashable?

  var body: some View { content.environment(\.presentedWindowValue, value) }
}

extension TupleScene: PrimitiveScene {
  @MainActor static func makeScenes(_ scene: Attribute<TupleScene>, _ inputs: ViewInputs) -> [SceneOutputs] {
    func make<S: Scene>(_ first: S, at index: Int) -> [SceneOutputs] {
      let part = inputs.graph.rule(name: TypeRecord.of(S.self).name, kind: .view) {
        scene.wrappedValue.scenes[index] as! S
      }
      return Trellis.makeScenes(part, inputs.written(index))
    }
    return scene.wrappedValue.scenes.enumerated().flatMap { make($1, at: $0) }
  }
}

/// Builds a scene's part of the graph from its type; called once.
@MainActor
func makeScenes<S: Scene>(_ scene: Attribute<S>, _ inputs: ViewInputs) -> [SceneOutputs] {
  if let primitive = S.self as? any PrimitiveScene.Type {
    return primitive.makeScenes(erased: scene.erased, inputs)
  }
  return makeScenes(makeBody(of: scene, TypeRecord.of(S.self), inputs) { $0.body }, inputs)
}
