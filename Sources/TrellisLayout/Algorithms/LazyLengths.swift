package import Foundation

/// The lengths of many things in a row, of which some were measured: all others count as long as those are on average.
///
/// Where all that were measured are equally long, every answer is exact. Positions count from 0; `ID` tells the things
/// apart when their positions change.
///
/// Source: documented, the session "Dive into lazy stacks and scrolling with SwiftUI", developer.apple.com/videos/play/wwdc2026/321.
package struct LazyLengths<ID: Hashable> {
  /// How many things there are.
  package private(set) var count = 0
  /// The positions of those that were measured, ascending, with the lengths and ids at the same indices.
  private var indices: [Int] = []
  private var ids: [ID] = []
  private var lengths: [CGFloat] = []
  /// The sum of the lengths before each of those that were measured, and of all.
  private var sums: [CGFloat] = [0]
  /// How long one counts that wasn't measured, where none was.
  private var guess: CGFloat = 0
  /// Whether all that were measured are equally long.
  package private(set) var isUniform = true

  package init() {}

  /// How long one counts that wasn't measured, in points.
  package var mean: CGFloat {
    guard let first = lengths.first else { return guess }
    return isUniform ? first : sums.last! / CGFloat(lengths.count)
  }

  /// Whether none was measured.
  package var isAllGuess: Bool { lengths.isEmpty }

  /// How long all are, in points.
  package var total: CGFloat { start(of: count) }

  /// The length of the thing at a position, in points; nil where it wasn't measured.
  ///
  /// O(log n) in those that were.
  package subscript(index: Int) -> CGFloat? {
    let slot = slot(of: index)
    return slot < indices.count && indices[slot] == index ? lengths[slot] : nil
  }

  /// How long all before a position are, in points.
  ///
  /// O(log n) in those that were measured.
  package func start(of index: Int) -> CGFloat {
    if isUniform { return CGFloat(index) * mean }
    let slot = slot(of: index)
    return sums[slot] + CGFloat(index - slot) * mean
  }

  /// Begins anew with another number of things, each of which counts as a length in points.
  package mutating func reset(count: Int, guess: CGFloat) {
    self = LazyLengths()
    self.count = count
    self.guess = guess
  }

  /// Takes over another order; what isn't at any position any more is forgotten, and of
  /// two at one position the later.
  ///
  /// Linear in those that were measured, but for what the closure takes.
  package mutating func move(count: Int, index: (ID) -> Int?) {
    let mean = mean
    let known = zip(ids, lengths).compactMap { id, length in index(id).map { ($0, id, length) } }
      .sorted { $0.0 < $1.0 }
      .reduce(into: [(Int, ID, CGFloat)]()) { all, next in if all.last?.0 != next.0 { all.append(next) } }
    reset(count: count, guess: mean)
    indices = known.map(\.0)
    ids = known.map(\.1)
    lengths = known.map(\.2)
    addUp()
  }

  /// Notes what was measured at ascending positions.
  ///
  /// Linear in what was ever measured, where something is new; else in what is given.
  package mutating func note(_ measured: [(index: Int, id: ID, length: CGFloat)]) {
    let isNews = measured.contains { self[$0.index] != $0.length }
    guard isNews else { return }
    for each in measured {
      let slot = slot(of: each.index)
      if slot < indices.count && indices[slot] == each.index {
        (ids[slot], lengths[slot]) = (each.id, each.length)
      } else {
        indices.insert(each.index, at: slot)
        ids.insert(each.id, at: slot)
        lengths.insert(each.length, at: slot)
      }
    }
    addUp()
  }

  /// How many of those that were measured are before a position.
  private func slot(of index: Int) -> Int {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func addUp() {
    sums = [0]
    sums.reserveCapacity(lengths.count + 1)
    isUniform = true
    for length in lengths {
      sums.append(sums.last! + length)
      if length != lengths[0] { isUniform = false }
    }
  }
}
