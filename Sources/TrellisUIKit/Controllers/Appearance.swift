import Foundation

/// The progress of the appearance of a controller's view.
struct Appearance {
  /// The phases of appearing and disappearing.
  enum Phase { case hidden, appearing, shown, disappearing }

  static let hidden = Appearance()
  private(set) var phase = Phase.hidden
  private var isAnimated = false

  /// Begins to appear or to disappear; returns false if that isn't a change.
  mutating func begin(_ isAppearing: Bool, _ animated: Bool) -> Bool {
    let isAhead = phase == .shown || phase == .appearing
    guard isAppearing != isAhead else { return false }
    (phase, isAnimated) = (isAppearing ? .appearing : .disappearing, animated)
    return true
  }

  /// Ends appearing or disappearing; returns nil if neither has begun.
  mutating func end() -> (isAppearing: Bool, animated: Bool)? {
    switch phase {
    case .hidden, .shown: return nil
    case .appearing: phase = .shown
    case .disappearing: phase = .hidden
    }
    return (phase == .shown, isAnimated)
  }
}

extension UIView {
  /// Adds the views inside to a window or removes them from it, and reports that to their controllers before and after.
  ///
  /// Controllers that appear or disappear already are notified by their container.
  func withAppearance(_ isShown: Bool, _ change: () -> Void) {
    let controllers = outermostControllers.filter { $0.appearance.phase == (isShown ? .hidden : .shown) }
    for controller in controllers { controller.beginAppearanceTransition(isShown, animated: false) }
    change()
    for controller in controllers { controller.endAppearanceTransition() }
  }

  /// The controllers of the views inside that are in no other controller of them.
  private var outermostControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviews.flatMap(\.outermostControllers)
  }
}

extension UIViewController {
  /// Replaces the view of a controller inside by that of another one, in the whole view.
  func replace(_ old: UIViewController?, by new: UIViewController?, animated: Bool) {
    let isShown = appearance.phase == .shown || appearance.phase == .appearing
    if isShown {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.loadViewIfNeeded()
      new?.beginAppearanceTransition(true, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let shown = new?.view {
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
    guard isShown else { return }
    old?.endAppearanceTransition()
    if appearance.phase == .shown { new?.endAppearanceTransition() }
  }
}
