import Testing

@testable import Trellis

/// Environment values that share entries with their copies, and read like separate dictionaries.
@Suite struct SharedValuesTests {
  private struct Key<Tag>: EnvironmentKey {
    static var defaultValue: Int { -1 }
  }
  private enum A {}
  private enum B {}
  private enum C {}

  private func read(_ values: EnvironmentValues) -> [Int] {
    [values[Key<A>.self], values[Key<B>.self], values[Key<C>.self]]
  }

  @Test func `a value set in a copy isn't in the original`() {
    var outer = EnvironmentValues()
    outer[Key<A>.self] = 1
    var inner = outer
    inner[Key<B>.self] = 2
    inner[Key<A>.self] = 3
    #expect(read(outer) == [1, -1, -1])
    #expect(read(inner) == [3, 2, -1])
  }

  @Test func `resetting an unshared value is done in place, and a shared one is copied`() {
    var values = EnvironmentValues()
    values[Key<A>.self] = 1
    values[Key<A>.self] = 2
    let kept = values
    values[Key<A>.self] = 3
    #expect(read(kept) == [2, -1, -1] && read(values) == [3, -1, -1])
  }

  /// A thousand nested changes, each kept, so that hidden entries are dropped many times.
  @Test func `a thousand nested changes read as in a dictionary`() {
    var values = EnvironmentValues()
    var kept: [(EnvironmentValues, [Int])] = []
    var expected = [-1, -1, -1]
    for step in 0..<1000 {
      let which = step * 7 % 3
      expected[which] = step
      switch which {
      case 0: values[Key<A>.self] = step
      case 1: values[Key<B>.self] = step
      default: values[Key<C>.self] = step
      }
      kept.append((values, expected))
    }
    #expect(kept.allSatisfy { read($0.0) == $0.1 })
  }

  @Test func `overridden entries don't accumulate`() {
    var values = SharedValues()
    var kept: [SharedValues] = []
    for step in 0..<1000 {
      values.set(step, of: Key<A>.self)
      values.set(step, of: Key<B>.self)
      kept.append(values)
    }
    #expect(kept.map(\.entryCount).max()! <= 2 * 2 + 16 + 1)
  }
}
