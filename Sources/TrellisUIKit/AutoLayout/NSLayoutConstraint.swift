public import Foundation
import Trellis

/// A linear relation between two lengths or positions of views or guides.
///
/// Source: documented, developer.apple.com/documentation/uikit/nslayoutconstraint. Relations that aren't required are weighed against each
/// other by their priorities, and leading is always left.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
  /// The relation of the first attribute to the second.
  public enum Relation: Int, Sendable {
    /// At most, exactly, at least.
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
  /// A position or a length.
  public enum Attribute: Int, Sendable {
    /// Positions of edges, lengths, positions of the centre, baselines.
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    /// Edges inside the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Centres inside the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// None, of a constant.
    case notAnAttribute = 0
  }

  /// The first view or guide.
  public private(set) weak var firstItem: AnyObject?
  /// The second view or guide; nil for a constant.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The distance in points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// The importance; required by default.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
  /// A name for messages; nil for none.
  open var identifier: String?
  /// Whether the items have to be alive for the constraint to count.
  private let hasSecond: Bool
  /// The view that keeps the constraint while it is active.
  weak var owner: UIView?

  /// Creates a constraint: the first attribute is related to the second, multiplied by a factor, plus a constant.
  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    func item(_ value: Any) -> AnyObject {
      (value as? any _LayoutAnchored)?._layoutItem ?? value as AnyObject
    }
    (firstItem, secondItem) = (item(first), second.map(item))
    (firstAttribute, self.secondAttribute, self.relation) = (attribute, secondAttribute, relation)
    (self.multiplier, self.constant, hasSecond) = (multiplier, constant, second != nil)
  }

  /// Whether the constraint takes part in the layout.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { owner?.removeConstraint(self) }
    }
  }

  private func activate() {
    let first = Self.view(of: firstItem)
    guard
      let owner = hasSecond ? Self.view(of: secondItem).flatMap({ first?.commonAncestor(with: $0) }) : first
    else {
      return Warning.report(
        "NSLayoutConstraint: the items have no common ancestor, so the constraint isn't activated; add the views first"
      )
    }
    owner.addConstraint(self)
  }

  private func changed() { owner?.setNeedsLayout() }

  /// Whether an item of the constraint no longer exists.
  var isBroken: Bool { firstItem == nil || hasSecond && secondItem == nil }

  /// Returns the view that an item is, or belongs to.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension UIView {
  func commonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }
}
