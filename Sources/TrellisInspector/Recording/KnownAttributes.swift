import TrellisGraph

/// A set of attributes by number, without hashing: the generation of each, or 0.
struct KnownAttributes {
  private var generations: [UInt32] = []
  private(set) var count = 0

  private func parts(_ attribute: AnyAttribute) -> (index: Int, generation: UInt32) {
    let raw = attribute.rawValue
    return (Int(UInt32(truncatingIfNeeded: raw)), UInt32(truncatingIfNeeded: raw >> 32) &+ 1)
  }

  func contains(_ attribute: AnyAttribute) -> Bool {
    let (index, generation) = parts(attribute)
    return index < generations.count && generations[index] == generation
  }

  mutating func insert(_ attribute: AnyAttribute) {
    let (index, generation) = parts(attribute)
    let missing = index + 1 - generations.count
    if missing > 0 { generations += repeatElement(0, count: max(missing, generations.count / 2)) }
    if generations[index] == 0 { count += 1 }
    generations[index] = generation
  }

  /// Removes an attribute, and returns whether it was in the set.
  mutating func remove(_ attribute: AnyAttribute) -> Bool {
    guard contains(attribute) else { return false }
    generations[parts(attribute).index] = 0
    count -= 1
    return true
  }

  /// Returns the numbers that are of known attributes; a number is one less than the index in the set.
  func present(_ nodes: some Sequence<Int>) -> [UInt32] {
    nodes.lazy.filter { $0 + 1 < generations.count && generations[$0 + 1] != 0 }.map {
      UInt32(truncatingIfNeeded: $0)
    }
  }
}
