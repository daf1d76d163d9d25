package import Foundation

/// A modifier that presents another view on a layer at the window's root: above everything in the window, and not clipped.
///
/// The content is proposed the window's size. It has the environment of the presenting view, without that view's styles of texts
/// and shapes.
package nonisolated struct LayerModifier<Content: View>: ViewModifier {
  package typealias Body = Never

  /// The content of the layer, or nil for none.
  let content: Content?
  let behavior: LayerBehavior
  /// The action for an Escape key press that no view on the layer handles.
  let onExit: @MainActor () -> Void
}

/// The behavior of a layer with regard to events.
package nonisolated struct LayerBehavior: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// All keys go to the layer, and the focus moves to it until the layer is removed.
  package static let takesKeys = LayerBehavior(rawValue: 1)
  /// The up and down arrow keys move the focus from one control of the layer to the next.
  package static let movesByArrows = LayerBehavior(rawValue: 2)

  /// A menu by itself or below another one.
  package static let menu: LayerBehavior = [.takesKeys, .movesByArrows]
  /// A dialog, a sheet or a popover.
  package static let dialog: LayerBehavior = [.takesKeys]
  /// A passive note, such as a tooltip.
  package static let note: LayerBehavior = []
}

extension View {
  /// Presents a view on a layer at the window's root, or nothing if the view is nil.
  package nonisolated func layer<Content: View>(
    _ content: Content?, _ behavior: LayerBehavior, onExit: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      LayerModifier(content: content.map { $0.presentedEnvironment() }, behavior: behavior, onExit: onExit))
  }
}

extension EnvironmentValues {
  private enum LayerAnchorKey: EnvironmentKey { static var defaultValue: CGRect { .zero } }

  /// The frame of the view that presents the layer, in points in the window; zero outside of layers.
  package internal(set) var layerAnchor: CGRect {
    get { self[LayerAnchorKey.self] }
    set { self[LayerAnchorKey.self] = newValue }
  }
}
