import Foundation
import Testing
import TrellisFoundation

/// Comparators that order strings for users.
@Suite struct SortingTests {
  private struct Item: Equatable {
    var name: String
    var size = 0
  }

  private let names = ["file 10", "File 9", "b", "á", "File 1", "a"]
  /// The order of a list of files: without case, and by the value of numbers.
  private let sorted = ["a", "á", "b", "File 1", "File 9", "file 10"]

  @Test func `localizedStandard orders as a list of files`() {
    #expect(names.sorted(using: .localizedStandard) == sorted)
    #expect(names.sorted(using: String.StandardComparator.localizedStandard) == sorted)
    #expect(["a10", "a2", "A1"].sorted(using: .localized) == ["A1", "a10", "a2"])
    let reverse = String.LocalizedComparator(.localizedStandard, order: .reverse)
    #expect(names.sorted(using: reverse) == sorted.reversed())
  }

  @Test func `key path comparators take localizedStandard`() {
    let items = names.map { Item(name: $0) }
    let comparator = KeyPathComparator(\Item.name, comparator: .localizedStandard, order: .reverse)
    #expect(items.sorted(using: comparator).map(\.name) == sorted.reversed())
    #expect(
      items.sorted(using: [KeyPathComparator(\.name, comparator: .localizedStandard)]).map(\.name) == sorted)
  }

  @Test func `a sort descriptor of a string uses localizedStandard`() {
    let items = names.map { Item(name: $0) }
    #expect(items.sorted(using: SortDescriptor(\.name)).map(\.name) == sorted)
    #expect(items.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == sorted.reversed())
    #expect(
      items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse)).map(\.name)
        == sorted.reversed())
    #expect(
      items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name)
        == ["File 1", "File 9", "a", "b", "file 10", "á"])
  }

  @Test func `sort descriptors of strings and numbers are used together`() {
    let items = [Item(name: "b", size: 1), Item(name: "a", size: 1), Item(name: "c", size: 0)]
    #expect(
      items.sorted(using: [SortDescriptor(\.size), SortDescriptor(\.name)]).map(\.name) == ["c", "a", "b"])
  }
}
