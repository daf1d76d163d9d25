package import Foundation

/// The lengths of many elements in a row, of which only some were measured.
///
/// Every other element counts as long as the measured ones are on average. If all measured elements are equally long, every
/// result is exact. Positions count from 0; `ID` identifies elements when their positions change.
///
/// Source: documented, the session "Dive into lazy stacks and scrolling with SwiftUI",
/// developer.apple.com/videos/play/wwdc2026/321.
package struct LazyLengths<ID: Hashable> {
  /// The number of elements.
  package private(set) var count = 0
  /// The positions of the measured elements, ascending; their ids and lengths are at the same indices.
  private var indices: [Int] = []
  private var ids: [ID] = []
  private var lengths: [CGFloat] = []
  /// The sum of the lengths before each measured element; the last number is the sum of all.
  private var sums: [CGFloat] = [0]
  /// The assumed length of an element while none was measured.
  private var guess: CGFloat = 0
  /// Whether all measured elements are equally long.
  package private(set) var isUniform = true

  package init() {}

  /// The assumed length of an element that wasn't measured, in points.
  package var mean: CGFloat {
    guard let first = lengths.first else { return guess }
    return isUniform ? first : sums.last! / CGFloat(lengths.count)
  }

  /// Whether no element was measured.
  package var isAllGuess: Bool { lengths.isEmpty }

  /// The length of all elements, in points.
  package var total: CGFloat { start(of: count) }

  /// The length of the element at a position, in points, or nil if it wasn't measured.
  ///
  /// O(log n) in the number of measured elements.
  package subscript(index: Int) -> CGFloat? {
    let slot = slot(of: index)
    return slot < indices.count && indices[slot] == index ? lengths[slot] : nil
  }

  /// Returns the length of all elements before a position, in points.
  ///
  /// O(log n) in the number of measured elements.
  package func start(of index: Int) -> CGFloat {
    if isUniform { return CGFloat(index) * mean }
    let slot = slot(of: index)
    return sums[slot] + CGFloat(index - slot) * mean
  }

  /// Starts over with `count` elements, each of which is assumed to have the guessed length, in points.
  package mutating func reset(count: Int, guess: CGFloat) {
    self = LazyLengths()
    self.count = count
    self.guess = guess
  }

  /// Applies a new order of the elements.
  ///
  /// An element without a position is forgotten. If two elements have the same position, the later one is forgotten.
  ///
  /// O(n log n) in the number of measured elements, apart from the closure's time; O(n) if their order stays the same.
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

  /// Records the lengths of elements at ascending positions.
  ///
  /// O(k log n) for k known lengths, where n elements were measured; O(kn) if a length is new.
  package mutating func note(_ measured: [(index: Int, id: ID, length: CGFloat)]) {
    let hasChanged = measured.contains { self[$0.index] != $0.length }
    guard hasChanged else { return }
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

  /// Returns the number of measured elements before a position.
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
