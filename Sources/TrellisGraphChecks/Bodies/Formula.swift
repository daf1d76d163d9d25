/// A rule that computes a number, with one of several patterns of reading.
package struct Formula: Body {
  package enum Manner: String, CaseIterable {
    /// The sum of all sources.
    case sum
    /// A quarter of the sum, which is the same for many sums.
    case quarter
    /// The parity of the sum.
    case parity
    /// A single other source, selected by the first.
    case select
    /// The other sources in one of two orders, selected by the first.
    case turn
    /// All sources, read twice.
    case again
    /// A number of the other sources, selected by the first.
    case upTo
    /// All sources until an odd one.
    case untilOdd
    /// All sources.
    ///
    /// If the first isn't 0, the last one is read right after it, and again in its turn.
    case early
    /// No sources.
    case nothing
  }

  var manner: Manner
  var constant: Int

  package init(_ manner: Manner, _ constant: Int = 0) {
    self.manner = manner
    self.constant = constant
  }

  package init(from bytes: inout ByteSource) {
    // About three quarters of the formulas have varying reads, which test the most.
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

  /// Adds the sources, each with a weight, so that their order matters.
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
