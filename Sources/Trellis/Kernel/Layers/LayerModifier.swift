package import Foundation

/// Puts another view on a layer at the window's root while there is one: above all that is in the window, and cut off by nothing.
///
/// The content is proposed the window's size, and has the environment of the view that presents it.
package nonisolated struct LayerModifier<Content: View>: ViewModifier {
  package typealias Body = Never

  /// What is on the layer; nil is nothing.
  let content: Content?
  let behavior: LayerBehavior
  /// What the escape key does that nobody on the layer wants.
  let onExit: @MainActor () -> Void
}

/// How a layer takes part in events.
package nonisolated struct LayerBehavior: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Keys go to the layer and nowhere else, the focus moves to it, and goes back when it goes.
  package static let takesKeys = LayerBehavior(rawValue: 1)
  /// The arrows that point up and down move the focus from one control of the layer to the next.
  package static let movesByArrows = LayerBehavior(rawValue: 2)

  /// A menu, below another one or by itself.
  package static let menu: LayerBehavior = [.takesKeys, .movesByArrows]
  /// A dialog, a sheet, a popover.
  package static let dialog: LayerBehavior = [.takesKeys]
  /// Something that says something and takes nothing, such as a tooltip.
  package static let note: LayerBehavior = []
}

extension View {
  /// Puts a view on a layer at the window's root; nil puts none there.
  package nonisolated func layer<Content: View>(
    _ content: Content?, _ behavior: LayerBehavior, onExit: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(LayerModifier(content: content, behavior: behavior, onExit: onExit))
  }
}

extension EnvironmentValues {
  private enum LayerAnchorKey: EnvironmentKey { static var defaultValue: CGRect { .zero } }

  /// On a layer: where the view is that presents it, in points in the window.
  package internal(set) var layerAnchor: CGRect {
    get { self[LayerAnchorKey.self] }
    set { self[LayerAnchorKey.self] = newValue }
  }
}
