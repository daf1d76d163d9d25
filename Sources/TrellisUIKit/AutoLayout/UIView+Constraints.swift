public import Foundation
import TrellisLayout

/// The constraints, guides and priorities of a view.
@MainActor
final class AutoLayoutState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether the frame counts as constraints; false if constraints alone determine it.
  var usesFrame = true
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  lazy var margins = UILayoutGuide()
  lazy var safeArea = UILayoutGuide()
}

extension UIView {
  var autoLayoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }

  /// Whether the frame is translated to constraints; true by default.
  ///
  /// With false, the view's constraints determine the frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.usesFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      autoLayoutState.usesFrame = newValue
      setNeedsLayout()
    }
  }

  /// The constraints that the view keeps: those of which it is the closest common ancestor.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
  /// Adds a constraint, which becomes active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { return }
    constraint.owner?.removeConstraint(constraint)
    autoLayoutState.constraints.append(constraint)
    constraint.owner = self
    setNeedsLayout()
  }
  /// Adds constraints, which become active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    autoLayoutState.constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    setNeedsLayout()
  }
  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Removes the constraints between a view that leaves the tree and the views around it.
  func removeConstraints(of view: UIView) {
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.constraints {
        let views = [constraint.firstItem, constraint.secondItem].compactMap {
          NSLayoutConstraint.view(of: $0)
        }
        if views.contains(where: { $0.isDescendant(of: view) }) { current.removeConstraint(constraint) }
      }
      ancestor = current.superview
    }
  }

  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    autoLayoutState.guides.append(guide)
  }
  /// Removes a guide.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = nil
    autoLayoutState.guides.removeAll { $0 === guide }
  }
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let guide = autoLayoutState.margins
    (guide.owningView, guide.insets) = (self, { $0.layoutMargins })
    return guide
  }
  /// The rectangle inside the margins, for text.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let guide = autoLayoutState.safeArea
    (guide.owningView, guide.insets) = (self, { $0.safeAreaInsets })
    return guide
  }

  /// Returns the priority against becoming longer than the natural length; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis] ?? defaultHuggingPriority
  }
  /// Sets the priority against becoming longer than the natural length.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    autoLayoutState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }
  /// Returns the priority against becoming shorter than the natural length; 750 by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.resistance[axis] ?? .defaultHigh
  }
  /// Sets the priority against becoming shorter than the natural length.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayoutState.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the smallest size of the view that its constraints allow, near a target.
  public func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size of the view that its constraints allow, near a target; the priorities are those of the target's lengths.
  public func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var pass = ConstraintPass(root: self)
    return pass.size(fitting: target, horizontal, vertical)
  }

  /// Returns the natural size of a tree's root for a proposal: that of its constraints, or its own.
  func naturalSize(for proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (proposal.width?.measurable, proposal.height?.measurable)
    guard usesConstraints else { return naturalSize(inWidth: width) }
    return systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Whether a view in the tree has constraints.
  var usesConstraints: Bool {
    autoLayout.map { !$0.constraints.isEmpty || !$0.usesFrame } == true || self is UIStackView
      || subviews.contains { $0.usesConstraints }
  }

  /// Solves the constraints of a root's tree, and sets the frames, if a view needs layout.
  func solveConstraintsIfNeeded() {
    guard anyNeedsLayout else { return }
    updateConstraintsIfNeeded()
    guard usesConstraints else { return }
    var pass = ConstraintPass(root: self)
    pass.apply()
  }

  /// Calls ``updateConstraints()`` of the view and of the views inside, from the inside out, where that was requested.
  ///
  /// Each view gets the call once without a request: it may make its first constraints then.
  public func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  private var anyNeedsLayout: Bool { needsLayout || subviews.contains { $0.anyNeedsLayout } }
}

extension CGFloat {
  /// The length for measuring; nil if it is infinite or not a number.
  fileprivate var measurable: CGFloat? { isFinite ? self : nil }
}
