public import Foundation

/// A row or column of views, arranged by constraints.
///
/// Source: documented, developer.apple.com/documentation/uikit/uistackview.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The lengths of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill the stack, by their priorities.
    case fill
    /// They fill the stack, with equal lengths.
    case fillEqually
    /// They fill the stack, in proportion to their natural lengths.
    case fillProportionally
    /// They have their natural lengths, and the spaces between them are equal.
    case equalSpacing
    /// The distances of their middles are equal.
    case equalCentering
  }
  /// The positions of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// As wide or high as the stack; at its start; by the first baselines.
    case fill, leading, firstBaseline
    /// In the middle; at the end; by the last baselines.
    case center, trailing, lastBaseline
    /// At the start.
    public static var top: Alignment { .leading }
    /// At the end.
    public static var bottom: Alignment { .trailing }
  }

  /// The views in the row or column, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangedChanged() } }
  /// The lengths along the axis.
  open var distribution = Distribution.fill { didSet { arrangedChanged() } }
  /// The positions across the axis.
  open var alignment = Alignment.fill { didSet { arrangedChanged() } }
  /// The space between neighbours, in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { arrangedChanged() } }
  /// Whether the views are inside the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangedChanged() } }
  /// Without effect.
  open var isBaselineRelativeArrangement = false
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var spacers: [UILayoutGuide] = []

  /// Creates a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedChanged()
  }
  /// Removes a view from the row or column; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedChanged()
  }
  /// Sets the space behind a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacing[ObjectIdentifier(view)] = spacing
    arrangedChanged()
  }
  /// Returns the space behind a view, in points.
  open func customSpacing(after view: UIView) -> CGFloat { customSpacing[ObjectIdentifier(view)] ?? spacing }

  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
  override func hiddenSubviewsChanged() {
    super.hiddenSubviewsChanged()
    arrangedChanged()
  }

  private func arrangedChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Returns the constraints of the arrangement.
  func makeConstraints() -> [NSLayoutConstraint] {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard !shown.isEmpty else { return [] }
    let isRow = axis == .horizontal
    typealias Attribute = NSLayoutConstraint.Attribute
    let (start, end, length): (Attribute, Attribute, Attribute) =
      isRow ? (.left, .right, .width) : (.top, .bottom, .height)
    let (near, far, middle): (Attribute, Attribute, Attribute) =
      isRow ? (.top, .bottom, .centerY) : (.left, .right, .centerX)
    let outer: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    var all: [NSLayoutConstraint] = []
    func relate(
      _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
      _ second: AnyObject?,
      _ other: Attribute, _ factor: CGFloat = 1, _ constant: CGFloat = 0, _ priority: Float = 1000
    ) {
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
        multiplier: factor, constant: constant)
      constraint.priority = UILayoutPriority(priority)
      all.append(constraint)
    }
    relate(shown[0], start, .equal, outer, start)
    relate(shown[shown.count - 1], end, .equal, outer, end)
    let isSpaced = distribution == .equalSpacing || distribution == .equalCentering
    while spacers.count < shown.count { spacers.append(UILayoutGuide()) }
    for (index, (view, next)) in zip(shown, shown.dropFirst()).enumerated() {
      relate(next, start, isSpaced ? .greaterThanOrEqual : .equal, view, end, 1, customSpacing(after: view))
      if distribution == .fillEqually { relate(next, length, .equal, view, length) }
      guard isSpaced else { continue }
      let (from, to): (Attribute, Attribute) =
        distribution == .equalSpacing ? (end, start) : isRow ? (.centerX, .centerX) : (.centerY, .centerY)
      relate(spacers[index], start, .equal, view, from)
      relate(spacers[index], end, .equal, next, to)
      if index > 0 { relate(spacers[index], length, .equal, spacers[0], length, 1, 0, 990) }
    }
    if distribution == .fillProportionally {
      let natural = shown.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
      for (view, size) in zip(shown, natural).dropFirst() where size > 0 && natural[0] > 0 {
        relate(view, length, .equal, shown[0], length, size / natural[0], 0, 990)
      }
    }
    for view in shown {
      switch alignment {
      case .fill:
        relate(view, near, .equal, outer, near)
        relate(view, far, .equal, outer, far)
      case .leading: relate(view, near, .equal, outer, near)
      case .trailing: relate(view, far, .equal, outer, far)
      case .center: relate(view, middle, .equal, outer, middle)
      case .firstBaseline: relate(view, .firstBaseline, .equal, shown[0], .firstBaseline)
      case .lastBaseline: relate(view, .lastBaseline, .equal, shown[0], .lastBaseline)
      }
      guard alignment != .fill else { continue }
      relate(view, near, .greaterThanOrEqual, outer, near)
      relate(view, far, .lessThanOrEqual, outer, far)
    }
    if alignment != .fill { relate(self, isRow ? .height : .width, .equal, nil, .notAnAttribute, 1, 0, 51) }
    return all
  }
}
