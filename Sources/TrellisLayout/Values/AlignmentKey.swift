import Synchronization

package import struct Foundation.CGFloat

/// An alignment guide on one axis: the form in which layouts use horizontal and vertical alignments.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: Axis
  // A type has no state. Only a conformance isolated to an actor would be unsafe, and layouts can't use such a conformance.
  nonisolated(unsafe) package let id: any AlignmentID.Type
  /// The guide's bit in a ``GuideSet``.
  fileprivate let bit: UInt64

  /// Creates the key of a guide; O(1), with a lookup in a table of all guides used so far.
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

  /// Whether the guide is that of an edge or a centre, which every view has.
  package var isEdgeOrCenter: Bool { id is any FrameGuide.Type }

  /// Returns one position combined from those that some views set, or nil if none is set.
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

/// The alignment guides that a view may set; a container skips guides that none of its views sets.
///
/// Each guide of the program has a bit, in the order of first use. All guides after the 63rd share a bit. So the set may
/// contain more guides than were added, but never fewer.
package struct GuideSet: Hashable, Sendable {
  private var bits: UInt64

  /// The set of all guides.
  package static let any = GuideSet(bits: .max)
  package static let none = GuideSet(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// Returns the set of the given guides.
  package static func only(_ keys: [AlignmentKey]) -> GuideSet {
    GuideSet(bits: keys.reduce(0) { $0 | $1.bit })
  }

  package func contains(_ key: AlignmentKey) -> Bool { bits & key.bit != 0 }

  package func union(_ other: GuideSet) -> GuideSet { GuideSet(bits: bits | other.bits) }
}

/// The bits of the guides used so far.
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
