package import Foundation

extension CGFloat {
  /// The greatest finite length that layouts compute with, in points.
  ///
  /// Programs use `.greatestFiniteMagnitude` for a very large length. Twice that is infinite, and infinity minus infinity isn't
  /// a number. Lengths up to this limit can be added as often as memory allows, and some can be multiplied.
  package static let greatestLength: CGFloat = 1e15

  /// The length clamped to `greatestLength` in both directions; infinity stays infinite.
  package var limited: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -CGFloat.greatestLength), CGFloat.greatestLength) : self
  }

  /// The clamped spacing, or 0 if it isn't finite.
  package var usableSpacing: CGFloat { isFinite ? limited : 0 }
}

/// A layout with spacings that a program can set.
package protocol SpacedLayout: Layout {
  /// The spacings that were set, with their names.
  var givenSpacings: [(name: String, length: CGFloat?)] { get }
}

extension HStackLayout: SpacedLayout {
  package var givenSpacings: [(name: String, length: CGFloat?)] { [("spacing", spacing)] }
}

extension VStackLayout: SpacedLayout {
  package var givenSpacings: [(name: String, length: CGFloat?)] { [("spacing", spacing)] }
}

extension GridLayout: SpacedLayout {
  package var givenSpacings: [(name: String, length: CGFloat?)] {
    [("horizontalSpacing", horizontalSpacing), ("verticalSpacing", verticalSpacing)]
  }
}

extension Layout {
  /// The spacings that a program set for the layout, or for the layout that it wraps.
  package var spacings: [(name: String, length: CGFloat?)] {
    if Self.self == HStackLayout.self || Self.self == VStackLayout.self {
      // A shortcut: nearly all stacks have no spacing, or a valid one.
      let spacing =
        Self.self == HStackLayout.self ? (self as! HStackLayout).spacing : (self as! VStackLayout).spacing
      if spacing == nil { return [] }
    }
    if let any = self as? AnyLayout { return any.base.spacings }
    return (self as? any SpacedLayout)?.givenSpacings ?? []
  }
}
