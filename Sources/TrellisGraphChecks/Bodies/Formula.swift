/// A rule that computes a number, in one of the ways in which rules read.
package struct Formula: Body {
  package enum Manner: String, CaseIterable {
    /// Adds up all sources.
    case sum
    /// A quarter of the sum: many sums give the same.
    case quarter
    /// Whether the sum is odd.
    case parity
    /// The first source says which one of the others is read.
    case select
    /// The first source says in which of two orders the others are read.
    case turn
    /// Each source is read, and all of them once more.
    case again
    /// The first source says how many of the others are read.
    case upTo
    /// Reads until a source is odd.
    case untilOdd
    /// Reads everything, but the last source only where the first isn't 0, before the others.
    case early
    /// Reads nothing.
    case nothing
  }

  var manner: Manner
  var constant: Int

  package init(_ manner: Manner, _ constant: Int = 0) {
    self.manner = manner
    self.constant = constant
  }

  package init(from bytes: inout ByteSource) {
    // Those that don't always read the same are most of the interest.
    let number = bytes.byte()
    let manners = number < 128 ? Manner.allCases : [.select, .turn, .upTo, .untilOdd, .early]
    self.init(manners[number % manners.count], bytes.number(below: 8))
  }

  package func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    (number(reading: sources, on: &machine) + constant) & 15
  }

  private func number(reading sources: [Int], on machine: inout some Machine) -> Int {
    guard let first = sources.first, manner != .nothing else { return 0 }
    let others = sources.dropFirst()
    switch manner {
    case .nothing: return 0
    case .sum: return sum(sources, on: &machine)
    case .quarter: return sum(sources, on: &machine) / 4
    case .parity: return sum(sources, on: &machine) % 2
    case .again: return sum(sources + sources, on: &machine)
    case .select:
      let choice = machine.readIfThere(first)
      if others.isEmpty { return choice }
      return machine.readIfThere(others[others.startIndex + choice % others.count])
    case .turn:
      let isTurned = machine.readIfThere(first) % 2 == 1
      return sum(isTurned ? others.reversed() : Array(others), on: &machine)
    case .upTo:
      return sum(others.prefix(machine.readIfThere(first) % (others.count + 1)), on: &machine)
    case .untilOdd:
      for (index, source) in sources.enumerated() where machine.readIfThere(source) % 2 == 1 { return index }
      return sources.count
    case .early:
      let isEarly = machine.readIfThere(first) > 0
      return sum((isEarly ? [sources[sources.count - 1]] : []) + others, on: &machine)
    }
  }

  /// Adds the sources up, each with a weight, so that their order matters.
  private func sum(_ sources: some Sequence<Int>, on machine: inout some Machine) -> Int {
    var total = 0
    for source in sources { total = (total * 3 + machine.readIfThere(source)) & 255 }
    return total
  }

  package var simpler: [any Body] {
    var all: [any Body] = []
    if manner != .sum { all.append(Formula(.sum, constant)) }
    if constant > 0 { all.append(Formula(manner)) }
    return all
  }

  package var description: String {
    "Formula(.\(manner.rawValue)\(constant == 0 ? "" : ", \(constant)"))"
  }
}
