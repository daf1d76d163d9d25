package import Foundation

extension CGFloat {
  /// The greatest length that layouts compute with, in points, but for infinity.
  ///
  /// Programs write `.greatestFiniteMagnitude` where they mean a lot. Twice that is infinite, and infinity less infinity is
  /// no number; of this length as many as there is memory for can be added, and some multiplied.
  package static let greatestLength: CGFloat = 1e15

  /// The length where it is between the limits; infinity is one of its own.
  package var limited: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -CGFloat.greatestLength), CGFloat.greatestLength) : self
  }

  /// A spacing that a layout can use: 0 where it isn't finite.
  package var usableSpacing: CGFloat { isFinite ? limited : 0 }
}

/// A layout that a program gives spacings.
package protocol SpacedLayout: Layout {
  /// What was given, with its name.
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
  /// The spacings that a program gave the layout, or the one inside.
  package var spacings: [(name: String, length: CGFloat?)] {
    if Self.self == HStackLayout.self || Self.self == VStackLayout.self {
      // Nearly all stacks have none or one that makes sense.
      let spacing =
        Self.self == HStackLayout.self ? (self as! HStackLayout).spacing : (self as! VStackLayout).spacing
      if spacing == nil { return [] }
    }
    if let any = self as? AnyLayout { return any.base.spacings }
    return (self as? any SpacedLayout)?.givenSpacings ?? []
  }
}
