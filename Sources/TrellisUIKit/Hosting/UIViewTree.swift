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
  /// The changes of ``traits``.
  private let traitChanges = ViewSource()
  /// The last touch that began: its location in the root, its time in seconds, and its number in a row of taps.
  var lastTap: (location: CGPoint, time: Double, count: Int)?
  /// Whether a window shows the tree.
  private(set) var isShown = false
  /// The traits of the representable's environment.
  private(set) var traits = UITraitCollection.current

  init(_ root: UIView, in window: HostWindow?) {
    (self.root, self.window, presentations) = (root, window, PresentationHost(in: window))
    root.ownTree = self
  }

  /// Requests the layout of the views that need it.
  func invalidateLayout() {
    layoutChanges.change(in: window, named: "\(type(of: root)).setNeedsLayout")
  }

  /// Requests that the root is measured.
  func invalidateSize() {
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

  /// The controllers on layers above the tree.
  let presentations: PresentationHost

  /// Makes the running rule depend on the traits.
  func readTraits() { traitChanges.read() }

  /// Sets the traits of the environment, and notifies the views and their controllers if they differ.
  func setTraits(_ new: UITraitCollection) {
    guard new != traits else { return }
    let old = traits
    traits = new
    traitChanges.change(in: window, named: "\(type(of: root)).traitCollection")
    root.forEachInTree { view in
      view.measuredSizes = []
      view.traitCollectionDidChange(old)
      view.controller?.traitCollectionDidChange(old)
    }
    invalidateSize()
  }

  /// Records whether a window shows the tree, and notifies the views.
  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    root.withAppearance(isShown) {
      root.forEachInTree { $0.willMove(toWindow: isShown ? root as? UIWindow ?? .last : nil) }
      self.isShown = isShown
      root.forEachInTree { $0.didMoveToWindow() }
    }
  }
}
