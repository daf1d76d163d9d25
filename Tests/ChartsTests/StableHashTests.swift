import Foundation
import Testing

@testable import Charts

/// The hash that decides how figures are grouped.
struct StableHashTests {
  private enum Kind: String { case tea, coffee }
  private struct Key: Hashable {
    var name: String
    var number: Int?
  }

  private func hash(_ value: some Any) -> Int {
    var hash = StableHash(7)
    hash.combine(value)
    return hash.number
  }

  /// `Hasher` would return another number in each run.
  @Test func `a hash is the same in each run`() {
    #expect(hash(42) == -582_666_427_928_917_290)
    #expect(hash("Alps") == 6_092_184_858_089_021_465)
    #expect(hash(Key(name: "a", number: 3)) == -1_313_296_129_156_628_879)
    #expect(hash(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!) == -699_356_654_869_116_834)
  }

  @Test func `equal values have equal hashes`() {
    #expect(hash("e\u{301}") == hash("\u{e9}"))
    #expect(hash(AnyHashable(42)) == hash(42))
    #expect(hash(Kind.tea) == hash("tea"))
    #expect(hash(Set([1, 2, 3])) == hash(Set([3, 1, 2])))
  }

  @Test func `hashes of neighbours differ in all bits`() {
    let hashes = (0..<4096).map { hash($0) }
    #expect(Set(hashes).count == 4096)
    for bit in 0..<64 {
      let ones = hashes.count { $0 >> bit & 1 == 1 }
      #expect((1900...2200).contains(ones))
    }
    #expect(hash(Key(name: "a", number: 3)) != hash(Key(name: "a", number: nil)))
    #expect(hash(Kind.tea) != hash(Kind.coffee))
  }

  @MainActor @Test func `figures are grouped in the same way in each run`() {
    let figures = (0..<1000).map { id in
      let identity = _ChartContentInputs(collector: MarkCollector(), style: .standard).element(id).identity
      return Figure(
        id: Figure.ID(kind: .bar, mark: MarkID(data: identity, ordinal: 0)), frame: .zero, outline: .rule)
    }
    #expect(FigureGroup.groups(of: figures).map(\.figures.count).prefix(4) == [6, 143, 6, 5])
  }
}
