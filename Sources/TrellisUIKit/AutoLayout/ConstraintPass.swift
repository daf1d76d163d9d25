import Foundation
import Trellis

/// Collects and solves the constraints of a tree, and sets the frames.
///
/// Each view and guide has four variables: its left side and its top in the root's space, its width and its height.
@MainActor
struct ConstraintPass {
  private typealias Expression = LinearSolver.Expression
  private let root: UIView
  private var solver = LinearSolver()
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The widths of views whose height depends on it, from the first solution.
  private var widths: [ObjectIdentifier: CGFloat] = [:]
  private var views: [UIView] = []

  init(root: UIView) { self.root = root }

  /// Sets the frames of the views whose constraints determine them.
  mutating func apply() {
    solveTwice { pass in
      pass.require(pass.length(pass.root, .width) - Expression(constant: Double(pass.root.bounds.width)))
      pass.require(pass.length(pass.root, .height) - Expression(constant: Double(pass.root.bounds.height)))
    }
    for view in views {
      if view !== root, !view.hasFrameOfProgram, let superview = view.superview {
        let (frame, around) = (solvedFrame(of: view), solvedFrame(of: superview))
        view.bounds.size = frame.size
        let (x, y) = (frame.midX - around.minX, frame.midY - around.minY)
        view.center = CGPoint(
          x: x + superview.scrolledOrigin.x,
          y: (superview.isYUp ? around.height - y : y) + superview.scrolledOrigin.y)
      }
      let own = solvedFrame(of: view)
      for guide in view.allGuides {
        var frame = solvedFrame(of: guide).offsetBy(dx: -own.minX, dy: -own.minY)
        if view.isYUp { frame.origin.y = own.height - frame.maxY }
        guide.layoutFrame = frame
      }
      (view as? UIScrollView)?.contentSolved()
    }
  }

  /// Returns the root's size near a target.
  mutating func size(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    solveTwice { pass in
      // Larger lengths than any screen's would only cost precision.
      if !target.width.isNaN {
        pass.prefer(pass.length(pass.root, .width), min(max(target.width, 0), 1e6), horizontal)
      }
      if !target.height.isNaN {
        pass.prefer(pass.length(pass.root, .height), min(max(target.height, 0), 1e6), vertical)
      }
    }
    return solvedFrame(of: root).size
  }

  private mutating func solveTwice(_ boundary: (inout ConstraintPass) -> Void) {
    solve(boundary)
    var changes = false
    for view in views where view.wrapsContent {
      widths[ObjectIdentifier(view)] = solvedFrame(of: view).width
      changes = true
    }
    if changes { solve(boundary) }
  }

  private mutating func solve(_ boundary: (inout ConstraintPass) -> Void) {
    (solver, numbers, views) = (LinearSolver(), [:], [])
    require(position(root, .left))
    require(position(root, .top))
    boundary(&self)
    collect(root)
    // The order doesn't change the result, except for contradictions: the required ones come first.
    let all = views.flatMap(\.constraints).filter { !$0.isBroken }
    for constraint in all.sorted(by: { $0.priority.rawValue > $1.priority.rawValue }) { add(constraint) }
  }

  private func solvedFrame(of item: AnyObject) -> CGRect {
    guard let number = numbers[ObjectIdentifier(item)] else { return .zero }
    // Sums of binary fractions are off by less than this.
    func value(_ index: Int) -> CGFloat {
      (CGFloat(solver.value(of: number + index)) * 4096).rounded() / 4096
    }
    return CGRect(x: value(0), y: value(1), width: max(value(2), 0), height: max(value(3), 0))
  }

  // MARK: - Rows

  private mutating func collect(_ view: UIView) {
    views.append(view)
    require(length(view, .width), .greaterOrEqual)
    require(length(view, .height), .greaterOrEqual)
    if view !== root, view.hasFrameOfProgram, let superview = view.superview {
      let (size, origin) = (view.bounds.size, superview.scrolledOrigin)
      let middle = view.center.y - origin.y
      let frame = CGRect(
        x: view.center.x - origin.x - size.width / 2,
        y: (superview.isYUp ? superview.bounds.height - middle : middle) - size.height / 2,
        width: size.width, height: size.height)
      require(position(view, .left) - position(superview, .left) - Expression(constant: Double(frame.minX)))
      require(position(view, .top) - position(superview, .top) - Expression(constant: Double(frame.minY)))
      require(length(view, .width) - Expression(constant: Double(frame.width)))
      require(length(view, .height) - Expression(constant: Double(frame.height)))
    } else {
      addNaturalSize(of: view)
    }
    for guide in view.allGuides { add(guide, of: view) }
    if let stack = view as? UIStackView {
      for constraint in stack.makeConstraints() { add(constraint) }
    }
    if let scroll = view as? UIScrollView, usesContentGuide(scroll) { add(scroll) }
    for subview in view.subviews where !(view is UIStackView && subview.isHidden) { collect(subview) }
  }

  private mutating func addNaturalSize(of view: UIView) {
    let size = view.naturalSize(inWidth: widths[ObjectIdentifier(view)])
    for (axis, length, attribute) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, NSLayoutConstraint.Attribute.width),
      (.vertical, size.height, .height),
    ] where length >= 0 {
      let excess = self.length(view, attribute) - Expression(constant: Double(length))
      add(excess, .lessOrEqual, view.contentHuggingPriority(for: axis))
      add(excess, .greaterOrEqual, view.contentCompressionResistancePriority(for: axis))
    }
  }

  private mutating func add(_ guide: UILayoutGuide, of view: UIView) {
    require(length(guide, .width), .greaterOrEqual)
    require(length(guide, .height), .greaterOrEqual)
    guard let insets = guide.insets?(view) else { return }
    func inset(_ value: CGFloat) -> Expression { Expression(constant: Double(value)) }
    require(position(guide, .left) - position(view, .left) - inset(insets.left))
    require(position(guide, .top) - position(view, .top) - inset(insets.top))
    require(position(guide, .right) - position(view, .right) + inset(insets.right))
    require(position(guide, .bottom) - position(view, .bottom) + inset(insets.bottom))
  }

  private func usesContentGuide(_ scroll: UIScrollView) -> Bool { !scroll.constraints.isEmpty }

  private mutating func add(_ scroll: UIScrollView) {
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    require(position(content, .left) - position(scroll, .left))
    require(position(content, .top) - position(scroll, .top))
    for attribute in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
      require(position(frame, attribute) - position(scroll, attribute))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    var row = expression(first, constraint.firstAttribute, beside: constraint.secondItem)
    if let second = constraint.secondItem {
      row =
        row - expression(second, constraint.secondAttribute, beside: first) * Double(constraint.multiplier)
    }
    row.constant -= Double(constraint.constant)
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    if !add(row, relation, constraint.priority) {
      Warning.report(
        "NSLayoutConstraint\(constraint.identifier.map { " \($0)" } ?? ""): \(type(of: first)).\(constraint.firstAttribute)"
          + " can't be satisfied with the other required constraints; it is ignored")
    }
  }

  @discardableResult private mutating func add(
    _ expression: Expression, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority
  ) -> Bool {
    let weight = priority.rawValue >= 1000 ? nil : pow(1.02, Double(priority.rawValue))
    return solver.add(expression, relation, weight: weight)
  }

  private mutating func require(_ expression: Expression, _ relation: LinearSolver.Relation = .equal) {
    _ = solver.add(expression, relation, weight: nil)
  }

  private mutating func prefer(_ length: Expression, _ value: CGFloat, _ priority: UILayoutPriority) {
    add(length - Expression(constant: Double(value)), .equal, priority)
  }

  // MARK: - Attributes

  private mutating func variable(_ item: AnyObject, _ index: Int) -> Expression {
    let id = ObjectIdentifier(item)
    let number = numbers[id] ?? numbers.count * 4
    numbers[id] = number
    return Expression(factors: [number + index: 1])
  }

  private mutating func length(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
    variable(item, attribute == .width ? 2 : 3)
  }

  private mutating func position(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
    switch attribute {
    case .left, .leading: return variable(item, 0)
    case .right, .trailing: return variable(item, 0) + variable(item, 2)
    case .top: return variable(item, 1)
    case .centerX: return variable(item, 0) + variable(item, 2) * 0.5
    case .centerY: return variable(item, 1) + variable(item, 3) * 0.5
    default: return variable(item, 1) + variable(item, 3)
    }
  }

  private mutating func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> Expression {
    var item = item
    // The edges of a scroll view are those of its content, for the views inside.
    if let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      let inner = NSLayoutConstraint.view(of: other), inner !== scroll, inner.isDescendant(of: scroll)
    {
      item = scroll.contentLayoutGuide
    }
    guard let view = item as? UIView else {
      return attribute == .width || attribute == .height ? length(item, attribute) : position(item, attribute)
    }
    func moved(_ base: Expression, _ distance: CGFloat) -> Expression {
      base + Expression(constant: Double(distance))
    }
    let margins = view.layoutMargins
    switch attribute {
    case .width, .height: return length(item, attribute)
    case .leftMargin, .leadingMargin: return moved(position(item, .left), margins.left)
    case .rightMargin, .trailingMargin: return moved(position(item, .right), -margins.right)
    case .topMargin: return moved(position(item, .top), margins.top)
    case .bottomMargin: return moved(position(item, .bottom), -margins.bottom)
    case .centerXWithinMargins: return moved(position(item, .centerX), (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return moved(position(item, .centerY), (margins.top - margins.bottom) / 2)
    case .firstBaseline:
      return view.baselines.map { moved(position(item, .top), $0.first) } ?? position(item, .bottom)
    case .lastBaseline: return moved(position(item, .bottom), -(view.baselines?.last ?? 0))
    default: return position(item, attribute)
    }
  }
}

extension UIView {
  /// Whether the view has the frame that the program sets, in a superview that doesn't arrange it.
  fileprivate var hasFrameOfProgram: Bool {
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) {
      return false
    }
    return translatesAutoresizingMaskIntoConstraints
  }

  /// The guides of the view that take part in the layout.
  fileprivate var allGuides: [UILayoutGuide] {
    guard let autoLayout else { return [] }
    return autoLayout.guides + [autoLayout.margins, autoLayout.safeArea].filter { $0.owningView != nil }
  }
}
