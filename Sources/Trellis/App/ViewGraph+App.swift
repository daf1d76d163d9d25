package import Foundation
import TrellisGraph
package import TrellisText

/// What an app is called where it doesn't say: its type's name, without the `App` that such names end with.
private func appName<A: App>(_ type: A.Type) -> String {
  let name = shortName(type)
  return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
}

extension ViewGraph {
  /// Builds an app's first window, that of its first scene; a size of nil is 640 × 480 points.
  package convenience init<A: App>(
    app: A, size: CGSize?, colorScheme: ColorScheme = .light, measurer: any TextMeasurer,
    recordsIdentities: Bool = false, beginning: Date = .now
  ) {
    var scenes: [SceneOutputs] = []
    var part: Subgraph?
    var phase: Attribute<ScenePhase>?
    self.init(size ?? CurrentWindow.expectedSize, colorScheme, measurer, recordsIdentities, beginning) {
      inputs in
      let record = TypeRecord.of(A.self)
      let graph = inputs.graph
      let value = graph.input(name: record.name, kind: .view, app)
      let phaseOfApp = graph.input(name: "scenePhase", kind: .state, ScenePhase.active)
      phase = phaseOfApp
      let ofApp = inputs.modifyingEnvironment(named: "scenePhase") { $0.scenePhase = phaseOfApp.wrappedValue }
      var ofScenes = inputs
      ofScenes[SceneSurroundingsKey.self] = SceneSurroundings()
      scenes = makeScenes(makeBody(of: value, record, ofApp) { $0.body }, ofScenes)
      let views = graph.makeSubgraph()
      part = views
      let first = scenes[firstIndex(scenes)]
      inputs.context.sceneValues.name = first.id ?? "first"
      return (first.title, graph.within(views) { first.makeContent(inputs) })
    }
    if let part { views = part }
    nameOfApp = appName(A.self)
    let first = firstIndex(scenes)
    windowsOfApp = AppWindows(of: self, scenes, first: first, phase!)
    context.windowOpener.windows = windowsOfApp
    follow(scenes[first])
    if size == nil { fitContent(unlessSaid: scenes[first]) }
  }

  /// The windows of the app that it is; nil where it is none.
  package var windows: AppWindows? { windowsOfApp as? AppWindows }

  /// Has the window be as the host has another one: its look, its language, how much moves.
  func takeEnvironment(of other: ViewGraph) {
    var values = other.environment
    (values.colorScheme, values.scenePhase) = (other.colorScheme, environment.scenePhase)
    environment = values
  }

  /// Has the window come as a scene says, and its sizes follow from that.
  func follow(_ scene: SceneOutputs) {
    let said = { scene.settings.flatMap { $0.exists ? $0.wrappedValue : nil } ?? SceneSettings() }
    openingOfScene = { said().opening }
    isAsLargeAsContent = {
      (said().resizability ?? (scene.isForSettings ? .contentSize : .contentMinSize)) == .contentSize
    }
  }

  /// Gives the window the size that a scene says that it opens with, or the one that its content wants.
  func fitContent(unlessSaid scene: SceneOutputs) {
    if let said = scene.settings?.wrappedValue.defaultSize {
      size = said
    } else if isAsLargeAsContent() {
      let wanted = contentSize(proposing: .unspecified)
      size = CGSize(width: max(wanted.width.rounded(.up), 1), height: max(wanted.height.rounded(.up), 1))
    }
  }
}

/// The scene of which the app's own window is: the first that isn't for settings, where there is one.
private func firstIndex(_ scenes: [SceneOutputs]) -> Int { scenes.firstIndex { !$0.isForSettings } ?? 0 }
