import Foundation
import Trellis

extension UIView {
  /// The outermost view around this one.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The tree in which a representable shows the view; nil if none does.
  var tree: UIViewTree? { root.ownTree }

  /// Calls a closure with the view and all views inside.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }

  /// Returns a property of the view, on whose changes the rule that reads it depends.
  func tracked<Value>(_ value: Value) -> Value {
    source.read()
    return value
  }

  /// Reports that subviews were added, removed or reordered.
  func arrangementChanged() {
    framesChanged()
    changed()
    setNeedsLayout()
  }

  /// Reports that subviews were moved or resized.
  func framesChanged() { arrangement.change(in: tree?.window, named: "\(type(of: self)).subviews") }

  /// Calls ``layoutSubviews()`` of the views of a root's tree that need it, from the outside in.
  func layoutTree() {
    // A layout that changes its own inputs stops after some passes; the rest follows in the next update.
    for _ in 0..<8 {
      solveConstraintsIfNeeded()
      guard layoutPass() else { return }
    }
  }

  private func layoutPass() -> Bool {
    var hasLaidOut = false
    if needsLayout {
      needsLayout = false
      hasLaidOut = true
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews where subview.layoutPass() { hasLaidOut = true }
    return hasLaidOut
  }

  /// Changes the frame as the superview's size changes, by the autoresizing mask.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard superview?.autoresizesSubviews == true, !autoresizingMask.isEmpty else { return }
    func adapt(
      _ start: CGFloat, _ length: CGFloat, _ change: CGFloat, _ flexible: (Bool, Bool, Bool), _ whole: CGFloat
    ) -> (CGFloat, CGFloat) {
      let parts = [start, length, whole - start - length]
      let masks = [flexible.0, flexible.1, flexible.2]
      let total = zip(parts, masks).reduce(0) { $0 + ($1.1 ? max($1.0, 0) : 0) }
      let count = CGFloat(masks.count { $0 })
      guard count > 0 else { return (start, length) }
      func share(_ index: Int) -> CGFloat {
        guard masks[index] else { return 0 }
        return total > 0 ? change * max(parts[index], 0) / total : change / count
      }
      return (start + share(0), max(length + share(1), 0))
    }
    let mask = autoresizingMask
    let (x, width) = adapt(
      frame.minX, frame.width, new.width - old.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ),
      old.width)
    let (y, height) = adapt(
      frame.minY, frame.height, new.height - old.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ),
      old.height)
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}
