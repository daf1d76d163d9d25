import TrellisGeometry
import TrellisLayout
import Foundation

/// The combination of two shapes in one rectangle; it has the size of the first.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  var eoFill: Bool
  var operation: @Sendable (Path, Path, Bool) -> Path

  func path(in rect: CGRect) -> Path { operation(first.path(in: rect), second.path(in: rect), eoFill) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  /// The data of both shapes.
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Operations on shapes as sets of the points inside them: see `Path.union(_:eoFill:)` and related functions, which combine the
/// outlines.
///
/// Both shapes are drawn in one rectangle, and the result has the first shape's size. `eoFill` selects the even-odd rule for the
/// inside.
extension Shape {
  /// Returns the area inside at least one of the two shapes.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.union($1, eoFill: $2) }
  }

  /// Returns the area inside both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.intersection($1, eoFill: $2) }
  }

  /// Returns the area inside this shape and outside another.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  /// Returns the area inside exactly one of the two shapes.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  /// Returns the parts of this shape's lines that lie inside another shape, or on its outline.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  /// Returns the parts of this shape's lines that lie neither inside another shape nor on its outline.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }
}
