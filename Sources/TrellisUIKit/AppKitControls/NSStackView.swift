public import Foundation
import Trellis

/// A view that arranges views in a row or a column; a stack view of UIKit inside.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsstackview. Views in a gravity are arranged in the order of the gravities.
@MainActor @preconcurrency
open class NSStackView: NSView {
  /// The distributions of space.
  public enum Distribution: Int, Sendable {
    /// By gravity; filling; filling equally; filling by size; equal spaces; equal distances of the middles.
    case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The parts of a stack.
  public enum Gravity: Int, Sendable {
    /// At the top; at the start; in the middle; at the bottom; at the end.
    case top = 1, center = 2, bottom = 3
    /// At the start.
    public static let leading = Gravity.top
    /// At the end.
    public static let trailing = Gravity.bottom
  }
  private let stack = UIStackView(frame: .zero)
  /// The views.
  open private(set) var arrangedSubviews: [NSView] = []
  /// The views.
  open var views: [NSView] { arrangedSubviews }

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    stack.frame = peer.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.spacing = 8
    stack.alignment = .center
    peer.addSubview(stack)
  }
  /// Creates a stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The direction; horizontal by default.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet { stack.axis = orientation == .vertical ? .vertical : .horizontal }
  }
  /// The space between views in points; 8 by default.
  open var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }
  /// The alignment across the direction.
  open var alignment = NSLayoutConstraint.Attribute.centerY {
    didSet {
      stack.alignment =
        switch alignment {
        case .leading, .left, .top: .leading
        case .trailing, .right, .bottom: .trailing
        case .width, .height: .fill
        default: .center
        }
    }
  }
  /// The distribution of space.
  open var distribution = Distribution.gravityAreas {
    didSet { stack.distribution = UIStackView.Distribution(rawValue: max(distribution.rawValue, 0)) ?? .fill }
  }
  /// The insets of the views.
  open var edgeInsets = NSEdgeInsets() {
    didSet {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(
        top: edgeInsets.top, left: edgeInsets.left, bottom: edgeInsets.bottom, right: edgeInsets.right)
    }
  }
  /// Whether hidden views take no space; without effect: they don't.
  open var detachesHiddenViews = true

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    addSubview(view)
    let index = min(max(index, 0), arrangedSubviews.count)
    arrangedSubviews.insert(view, at: index)
    stack.insertArrangedSubview(view.peer, at: index)
  }
  /// Adds a view at the end; the part has no effect.
  open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
  /// Removes a view from the arrangement, and from the stack.
  open func removeArrangedSubview(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    stack.removeArrangedSubview(view.peer)
  }
  /// Sets the space after a view in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    stack.setCustomSpacing(spacing, after: view.peer)
  }
  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }
  open override var intrinsicContentSize: CGSize { stack.systemLayoutSizeFitting(.zero) }
  open override var fittingSize: CGSize { stack.systemLayoutSizeFitting(.zero) }
}

/// The directions of a stack.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  /// From left to right; from top to bottom.
  case horizontal, vertical
}
