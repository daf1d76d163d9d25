import Synchronization

package import struct Foundation.CGFloat

/// An alignment guide on one axis: what horizontal and vertical alignments are to layouts.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: Axis
  // A type has no state; what would be unsafe is a conformance that is bound to an actor, which can't be used from layouts.
  nonisolated(unsafe) package let id: any AlignmentID.Type
  /// The guide's bit in a ``GuideSet``.
  fileprivate let bit: UInt64

  /// Creates the key of a guide; O(1), with a look into a table of all guides that there were.
  init(axis: Axis, id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
    bit = GuideBits.bit(of: ObjectIdentifier(id), axis)
  }

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
///
/// A bit for each guide of the program, in the order in which they are first used; those after the 63rd share one, so that
/// the set may hold more than was put in, and never less.
package struct GuideSet: Hashable, Sendable {
  private var bits: UInt64

  /// Perhaps any.
  package static let any = GuideSet(bits: .max)
  package static let none = GuideSet(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// None but these.
  package static func only(_ keys: [AlignmentKey]) -> GuideSet {
    GuideSet(bits: keys.reduce(0) { $0 | $1.bit })
  }

  package func contains(_ key: AlignmentKey) -> Bool { bits & key.bit != 0 }

  package func union(_ other: GuideSet) -> GuideSet { GuideSet(bits: bits | other.bits) }
}

/// The bits of the guides that were used so far.
private enum GuideBits {
  private struct Guide: Hashable {
    let id: ObjectIdentifier
    let axis: Axis
  }

  private static let numbers = Mutex<[Guide: Int]>([:])

  static func bit(of id: ObjectIdentifier, _ axis: Axis) -> UInt64 {
    let number = numbers.withLock { numbers in
      let guide = Guide(id: id, axis: axis)
      if let known = numbers[guide] { return known }
      numbers[guide] = numbers.count
      return numbers.count - 1
    }
    return 1 << UInt64(min(number, 63))
  }
}
