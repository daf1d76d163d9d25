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
    let size = size ?? CurrentWindow.expectedSize
    var scenes: [SceneOutputs] = []
    var part: Subgraph?
    self.init(size, colorScheme, measurer, recordsIdentities, beginning) { inputs in
      let record = TypeRecord.of(A.self)
      let graph = inputs.graph
      let value = graph.input(name: record.name, kind: .view, app)
      scenes = makeScenes(makeBody(of: value, record, inputs) { $0.body }, inputs)
      let views = graph.makeSubgraph()
      part = views
      return (scenes[0].title, graph.within(views) { scenes[0].makeContent(inputs) })
    }
    if let part { views = part }
    nameOfApp = appName(A.self)
    windowsOfApp = AppWindows(of: self, scenes)
    context.windowOpener.windows = windowsOfApp
  }

  /// The windows of the app that it is; nil where it is none.
  package var windows: AppWindows? { windowsOfApp as? AppWindows }
}
