public import Foundation

/// An attribute of a view or a guide, which makes constraints.
///
/// Source: documented, developer.apple.com/documentation/uikit/nslayoutanchor.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ factor: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: factor, constant: constant)
  }

  /// Returns the constraint that this attribute is equal to another one, plus a constant.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    related(.equal, anchor, 1, constant)
  }
  /// Returns the constraint that this attribute is at least another one, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, constant) }
  /// Returns the constraint that this attribute is at most another one, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, constant) }
}

/// A position from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the constraint of standard spacing, 8 points, behind another position.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, 1, 8 * multiplier) }
}

/// A position from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the constraint of standard spacing, 8 points, below another position.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, 1, 8 * multiplier) }
}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the constraint that the length is a constant.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    related(.equal, nil, 1, constant)
  }
  /// Returns the constraint that the length is at least a constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, nil, 1, constant)
  }
  /// Returns the constraint that the length is at most a constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, nil, 1, constant)
  }
  /// Returns the constraint that the length is another one, multiplied by a factor, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor, multiplier, constant) }
  /// Returns the constraint that the length is at least another one, multiplied by a factor, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, multiplier, constant) }
  /// Returns the constraint that the length is at most another one, multiplied by a factor, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, multiplier, constant) }
}

/// An object with anchors: a view or a guide.
///
/// Source: ours; the anchors are documented, developer.apple.com/documentation/uikit/uiview.
@MainActor @preconcurrency
public protocol _LayoutAnchored: AnyObject {
  /// The view or the guide of the constraints that the anchors make.
  var _layoutItem: AnyObject { get }
}

extension _LayoutAnchored {
  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(_layoutItem, attribute)
  }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(_layoutItem, attribute)
  }
  private func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(_layoutItem, attribute)
  }

  /// The left side.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The right side.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; the bottom of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

extension UIView: _LayoutAnchored {
  /// The view itself.
  public var _layoutItem: AnyObject { self }
}

/// A rectangle without a view, for constraints.
///
/// Source: documented, developer.apple.com/documentation/uikit/uilayoutguide.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, _LayoutAnchored {
  /// The view to which the guide was added; nil for none.
  public internal(set) weak var owningView: UIView?
  /// The rectangle in the view's space, after the layout.
  ///
  /// A guide of the margins or the safe area has it without a layout, too.
  open internal(set) var layoutFrame: CGRect {
    get { insets.flatMap { insets in owningView.map { $0.bounds.inset(by: insets($0)) } } ?? solvedFrame }
    set { solvedFrame = newValue }
  }
  private var solvedFrame = CGRect.zero
  /// A name for messages.
  open var identifier = ""
  /// The insets of a guide of the view's margins or safe area; nil for a guide of the program's own.
  var insets: ((UIView) -> UIEdgeInsets)?

  /// Creates a guide.
  public override init() { super.init() }
  /// The guide itself.
  public var _layoutItem: AnyObject { self }
}
