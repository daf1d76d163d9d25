package import Foundation
import TrellisGraph
package import TrellisText

/// Returns the default name of an app: its type's name without `App` at its end.
private func appName<A: App>(_ type: A.Type) -> String {
  let name = shortName(type)
  return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
}

extension ViewGraph {
  /// Creates the graph of an app's first window, that of its first scene.
  ///
  /// A nil size is 640 × 480 points, unless the scene specifies one.
  package convenience init<A: App>(
    app: A, size: CGSize?, colorScheme: ColorScheme = .light, measurer: any TextMeasurer,
    recordsIdentities: Bool = false, beginning: Date = .now
  ) {
    var scenes: [SceneOutputs] = []
    var part: Subgraph?
    var phase: Attribute<ScenePhase>?
    var title: Attribute<String?>?
    AppEvents.launch()
    self.init(size ?? CurrentWindow.expectedSize, colorScheme, measurer, recordsIdentities, beginning) {
      inputs in
      let record = TypeRecord.of(A.self)
      let graph = inputs.graph
      let value = graph.input(name: record.name, kind: .view, app)
      let phaseOfApp = graph.input(name: "scenePhase", kind: .state, ScenePhase.active)
      phase = phaseOfApp
      let ofApp = inputs.modifyingEnvironment(named: "scenePhase") { $0.scenePhase = phaseOfApp.wrappedValue }
      var ofScenes = inputs
      ofScenes[SceneSurroundingsKey.self] = WindowModifiers.surroundings(inputs)
      scenes = makeScenes(makeBody(of: value, record, ofApp) { $0.body }, ofScenes)
      let views = graph.makeSubgraph()
      part = views
      let first = scenes[firstIndex(scenes)]
      if first.setting(\.restoration) != .disabled { inputs.context.sceneValues.name = first.id ?? "first" }
      title = first.title
      return graph.within(views) { first.makeContent(inputs) }
    }
    if let part { views = part }
    titleAttribute = title
    nameOfApp = appName(A.self)
    let first = firstIndex(scenes)
    windowsOfApp = AppWindows(of: self, scenes, first: first, phase!)
    context.windowOpener.windows = windowsOfApp
    follow(scenes[first])
    if size == nil { fitContent(unlessSaid: scenes[first]) }
  }

  /// The windows of the app; nil if the graph isn't an app's.
  package var windows: AppWindows? { windowsOfApp as? AppWindows }

  /// Copies the environment that the host has set for another window, such as theme, language and reduced motion.
  func takeEnvironment(of other: ViewGraph) {
    var values = other.environment
    (values.colorScheme, values.scenePhase) = (other.colorScheme, environment.scenePhase)
    environment = values
  }

  /// Makes the opening and the sizes of the window follow the scene's settings.
  func follow(_ scene: SceneOutputs) {
    openingOfScene = {
      var opening = scene.setting(\.opening)
      let level = scene.setting(\.level)
      opening.level = level != .automatic ? level : scene.isUtility ? .floating : .normal
      opening.isUtility = scene.isUtility
      return opening
    }
    isAsLargeAsContent = {
      let said = scene.setting(\.resizability)
      return (said ?? (scene.isForSettings || scene.isUtility ? .contentSize : .contentMinSize))
        == .contentSize
    }
  }

  /// Sets the window's size to the scene's default size, or to the content's ideal size if the scene requires that.
  func fitContent(unlessSaid scene: SceneOutputs) {
    placementOfScene = { scene.setting(\.placement) }
    if let said = scene.settings?.wrappedValue.defaultSize {
      size = said
    } else if isAsLargeAsContent() {
      let wanted = contentSize(proposing: .unspecified)
      size = CGSize(width: max(wanted.width.rounded(.up), 1), height: max(wanted.height.rounded(.up), 1))
    }
  }
}

/// Returns the index of the scene of the app's own window.
///
/// The scene is the first that opens when the app is launched, or else the first item of a menu bar, or else the first scene that isn't
/// for settings.
@MainActor
private func firstIndex(_ scenes: [SceneOutputs]) -> Int {
  scenes.firstIndex { $0.isMain && $0.setting(\.launch) != .suppressed }
    ?? scenes.firstIndex { $0.isMenuBarExtra } ?? scenes.firstIndex { !$0.isForSettings } ?? 0
}

extension SceneOutputs {
  /// Whether the scene's windows are neither for settings nor for tools.
  var isMain: Bool { !isForSettings && !isMenuBarExtra && !isUtility }

  /// Returns a setting of the scene's windows.
  @MainActor func setting<Value>(_ property: KeyPath<SceneSettings, Value>) -> Value {
    (settings.flatMap { $0.exists ? $0.wrappedValue : nil } ?? SceneSettings())[keyPath: property]
  }
}
