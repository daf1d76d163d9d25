/// A random number generator with a seed, so that failures can be reproduced.
///
/// Source: Steele, Lea and Flood, “Fast Splittable Pseudorandom Number Generators” (2014).
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// Returns a number from 0 up to, but not including, the limit.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns true in the given percentage of calls.
  package mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  package mutating func element<T>(of list: [T]) -> T { list[below(list.count)] }
}
