import Foundation
import Trellis
import TrellisLayout

/// The tree of views that a representable shows.
///
/// The graph has a view for each of the tree's views. Sizes and positions come from the tree, which is laid out when the graph places its
/// root.
@MainActor
final class UIViewTree {
  let root: UIView
  let window: HostWindow?
  /// The changes that the layout of the whole tree depends on.
  let layoutChanges = ViewSource()
  /// The changes of the root's natural size.
  let sizeChanges = ViewSource()
  /// The number of these changes.
  private(set) var (layoutVersion, sizeVersion) = (0, 0)
  /// Whether a window shows the tree.
  private(set) var isShown = false
  /// The traits of the representable's environment.
  private(set) var traits = UITraitCollection.current

  init(_ root: UIView, in window: HostWindow?) {
    (self.root, self.window) = (root, window)
    root.ownTree = self
  }

  /// Requests the layout of the views that need it.
  func invalidateLayout() {
    layoutVersion += 1
    layoutChanges.change(in: window, named: "\(type(of: root)).setNeedsLayout")
  }

  /// Requests that the root is measured.
  func invalidateSize() {
    sizeVersion += 1
    sizeChanges.change(in: window, named: "\(type(of: root)).invalidateIntrinsicContentSize")
    invalidateLayout()
  }

  /// Sets the root's size and arranges the views.
  func layOut(_ size: CGSize) {
    if root.bounds.size != size || root.center != CGPoint(x: size.width / 2, y: size.height / 2) {
      root.frame = CGRect(origin: .zero, size: size)
    }
    root.layoutTree()
  }

  /// The changes of ``presented``.
  let presentationChanges = ViewSource()
  /// The controller on a layer above the tree; nil for none.
  private(set) var presented: UIViewController?

  /// Shows a controller on a layer above the tree; nil removes the layer.
  func present(_ controller: UIViewController?) {
    presented = controller
    presentationChanges.change(in: window, named: "\(type(of: root)).present")
  }

  /// Sets the traits of the environment, and notifies the views if they differ.
  func setTraits(_ new: UITraitCollection) {
    guard new != traits else { return }
    let old = traits
    traits = new
    root.forEachInTree { $0.traitCollectionDidChange(old) }
  }

  /// Records whether a window shows the tree, and notifies the views.
  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    root.forEachInTree { $0.willMove(toWindow: isShown ? UIWindow.last : nil) }
    self.isShown = isShown
    root.forEachInTree { $0.didMoveToWindow() }
  }
}
