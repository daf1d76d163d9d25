extension UIView {
  /// Removes the view from its superview, and notifies both.
  func leave(_ superview: UIView, isInWindow: Bool) {
    willMove(toSuperview: nil)
    if isInWindow { forEachInTree { $0.willMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.removeConstraints(of: self)
    superview.arrangementChanged()
    didMoveToSuperview()
    if isInWindow { forEachInTree { $0.didMoveToWindow() } }
  }

  func removeFromSuperviewSilently(unless view: UIView) {
    if superview !== view { return removeFromSuperview() }
    view.subviews.removeAll { $0 === self }
  }

  /// Adds a view at an index, from the back, or moves it there.
  func insert(_ view: UIView, at index: Int) {
    if view.superview !== self { view.removeFromSuperview() }
    let isNew = view.superview !== self
    if isNew, let window { return view.withAppearance(true) { add(view, at: index, isNew, in: window) } }
    add(view, at: index, isNew, in: nil)
  }

  private func add(_ view: UIView, at index: Int, _ isNew: Bool, in window: UIWindow?) {
    subviews.removeAll { $0 === view }
    if isNew { view.willMove(toSuperview: self) }
    if let window { view.forEachInTree { $0.willMove(toWindow: window) } }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    arrangementChanged()
    guard isNew else { return }
    // A view that returns in the same update has kept its part of the graph, which doesn't know what changed meanwhile.
    view.forEachInTree { $0.changed() }
    view.didMoveToSuperview()
    if window != nil { view.forEachInTree { $0.didMoveToWindow() } }
    didAddSubview(view)
  }
}
