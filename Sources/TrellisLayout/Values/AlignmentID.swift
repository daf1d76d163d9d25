public import Foundation

/// A type that stands for an alignment guide of your own: it says where the guide is in a view that sets none.
///
/// Make a `HorizontalAlignment` or a `VerticalAlignment` of it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/alignmentid.
public protocol AlignmentID {
  /// The guide's position in a view that doesn't set it, in points from the view's leading side or its top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Makes one position of those that several subviews set: `childValue` is that of the subview after the first `n` that
  /// set one, whose result is in `parentValue`.
  ///
  /// Where you don't say otherwise the result is their mean.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of the positions.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let count = CGFloat(n)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}

/// An alignment guide on one axis: what horizontal and vertical alignments are to layouts.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: Axis
  // A type has no state; what would be unsafe is a conformance that is bound to an actor, which can't be used from layouts.
  nonisolated(unsafe) package let id: any AlignmentID.Type

  package static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// One position of those that some views set; nil where none does.
  package func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}

/// Which alignment guides a view perhaps sets: what lets a container skip those that no view in it sets.
package enum GuideSet: Hashable, Sendable {
  /// Perhaps any.
  case any
  /// None but these.
  case only(Set<AlignmentKey>)

  package static let none = GuideSet.only([])

  package func contains(_ key: AlignmentKey) -> Bool {
    switch self {
    case .any: true
    case .only(let keys): keys.contains(key)
    }
  }

  package func union(_ other: GuideSet) -> GuideSet {
    guard case .only(let mine) = self, case .only(let others) = other else { return .any }
    if mine.isEmpty { return other }
    return others.isEmpty ? self : .only(mine.union(others))
  }
}
