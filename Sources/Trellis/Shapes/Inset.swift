import Foundation
import TrellisGeometry
import TrellisLayout

/// A shape that can inset its own outline.
nonisolated protocol InsetOutline: Shape {
  /// Returns the outline, moved inwards by a distance, in points.
  func path(in rect: CGRect, inset amount: CGFloat) -> Path
}

/// A shape with its outline moved inwards.
nonisolated struct Inset<Base: InsetOutline>: InsettableShape {
  var base: Base
  /// The distance, in points.
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

  /// The shape's own data and the distance.
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// Returns the rectangle, smaller by `amount` points on each side; if a side would become negative, it is 0, at the rectangle's middle.
  nonisolated func inset(by amount: CGFloat) -> CGRect {
    guard amount != 0 else { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
