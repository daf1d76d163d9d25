import TrellisGeometry
import TrellisLayout
import Foundation

/// What two shapes make together, in one rectangle; it takes the room that the first does.
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

/// Shapes as sets of the points inside them: see `Path.union(_:eoFill:)` and its kin, which the outlines are handed to.
///
/// Both shapes are drawn in one rectangle, and take the room of the first. With `eoFill` what an outline goes around twice lies
/// outside of it.
extension Shape {
  /// What is inside one of two shapes, or inside both.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shape/union(_:eofill:).
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.union($1, eoFill: $2) }
  }

  /// What is inside both of two shapes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shape/intersection(_:eofill:).
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.intersection($1, eoFill: $2) }
  }

  /// What is inside this shape and not inside another.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shape/subtracting(_:eofill:).
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  /// What is inside one of two shapes, and not inside the other.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shape/symmetricdifference(_:eofill:).
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  /// The parts of this shape's lines that lie inside another shape, or on its outline.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shape/lineintersection(_:eofill:).
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  /// The parts of this shape's lines that lie neither inside another shape nor on its outline.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/shape/linesubtraction(_:eofill:).
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }
}
