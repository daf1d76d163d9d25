package import Foundation
import TrellisGraph
package import TrellisText

/// The features of every window, in the order of their work in each phase of an update (``UpdatePhases``).
///
/// - Layers come before the focus, which they move; the focus before the recognizers that have lost their view.
/// - The drawing above the content has the same order: layers, then the marks of focus and drag.
/// - When a window closes, the features work in the opposite order: recognizers are cancelled before layers are dropped.
@MainActor
private let features: [any ViewGraphFeature.Type] = [
  ThemeFeature.self, HostFeature.self, LayersFeature.self, HoversFeature.self, FocusFeature.self,
  FocusCandidatesFeature.self, GestureArenaFeature.self, DragsFeature.self, WindowMarksFeature.self,
  ScrollFeature.self,
]

extension ViewGraph {
  /// Creates the graph of a window with all features; `makeContent` builds its views.
  convenience init(
    _ size: CGSize, _ colorScheme: ColorScheme, _ measurer: any TextMeasurer, _ recordsIdentities: Bool,
    _ beginning: Date, content makeContent: @MainActor (ViewInputs) -> ViewList
  ) {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    self.init(
      size, values, recordsIdentities: recordsIdentities, beginning: beginning, motions: Motions.init,
      features: features
    ) { inputs in
      inputs.context.measurer = measurer
      return makeContent(inputs)
    }
    context.windowOpener.window = self
    CurrentWindow.last = self
  }

  /// Builds a view, in a window of a size in points; `beginning` is the date at time zero of its updates.
  package convenience init<Root: View>(
    root: Root, size: CGSize, colorScheme: ColorScheme = .light, measurer: any TextMeasurer,
    recordsIdentities: Bool = false, beginning: Date = .now
  ) {
    var rootView: Attribute<Root>?
    self.init(size, colorScheme, measurer, recordsIdentities, beginning) { inputs in
      let view = inputs.graph.input(name: TypeRecord.of(Root.self).name, kind: .view, root)
      rootView = view
      return makeList(view, inputs.asSingleView(.column))
    }
    self.rootView = rootView
  }

  /// Replaces the value of the root view, as a body around it would; returns false if the root has another type.
  package func replaceRoot<Root: View>(_ root: Root) -> Bool {
    guard isMounted, let rootView = rootView as? Attribute<Root> else { return false }
    rootView.wrappedValue = root
    return true
  }
}
