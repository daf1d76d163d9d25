import Testing
import TrellisGraph
import TrellisInspector

/// The search for the lines of writes that the compiler recorded without a line.
@Suite struct LineFinderTests {
  /// If each read wrapped the function once more, calling it would overflow the stack.
  @Test func `the graph's finder is called directly, however often it was read`() throws {
    LineFinder.install()
    for _ in 0..<300_000 { _ = WritePlaces.finder }
    let find = try #require(WritePlaces.finder)
    #expect(find(0) == nil)
  }
}
