extension UIView {
  /// Adds a view directly behind a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperviewSilently(unless: self)
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }
  /// Adds a view directly in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperviewSilently(unless: self)
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  /// Exchanges the subviews at two indices.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    subviews.swapAt(index, other)
    arrangementChanged()
  }
  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if let index = subviews.firstIndex(where: { $0 === view }) { move(from: index, to: subviews.count - 1) }
  }
  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if let index = subviews.firstIndex(where: { $0 === view }) { move(from: index, to: 0) }
  }

  private func move(from index: Int, to other: Int) {
    subviews.insert(subviews.remove(at: index), at: other)
    arrangementChanged()
  }

  /// Returns whether the view is another view, or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the first view with a tag among the view and the views inside; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
