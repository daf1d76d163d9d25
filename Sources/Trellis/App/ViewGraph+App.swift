package import Foundation
import TrellisGraph
package import TrellisText

/// What an app is called where it doesn't say: its type's name, without the `App` that such names end with.
private func appName<A: App>(_ type: A.Type) -> String {
  let name = shortName(type)
  return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
}

extension ViewGraph {
  /// Builds an app's window; a size of nil is 640 × 480 points.
  package convenience init<A: App>(
    app: A, size: CGSize?, colorScheme: ColorScheme = .light, measurer: any TextMeasurer,
    recordsIdentities: Bool = false, beginning: Date = .now
  ) {
    let size = size ?? CGSize(width: 640, height: 480)
    self.init(size, colorScheme, measurer, recordsIdentities, beginning) { inputs in
      let record = TypeRecord.of(A.self)
      let value = inputs.graph.input(name: record.name, kind: .view, app)
      let scene = makeScene(makeBody(of: value, record, inputs) { $0.body }, inputs)
      return (scene.title, scene.content)
    }
    nameOfApp = appName(A.self)
  }
}
