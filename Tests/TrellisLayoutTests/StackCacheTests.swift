import Foundation
import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisLayout

/// A stack's cache when subviews are replaced, inserted or removed.
@Suite struct StackCacheTests {
  /// A column whose cache lasts across changes, and its views.
  private struct Column {
    let layout: VStackLayout
    var items: [Leaf]
    var subviews: LayoutSubviews
    var cache: StackCache

    init(_ layout: VStackLayout, _ items: [Leaf]) {
      (self.layout, self.items, subviews) = (layout, items, LayoutSubviews(items))
      cache = layout.makeCache(subviews: subviews)
    }

    mutating func exchange(_ new: [(index: Int, item: Leaf)]) {
      for (index, item) in new {
        items[index] = item
        subviews.exchangeItem(at: index, for: item)
      }
      layout.exchangeViews(at: new.map(\.index), &cache, subviews: subviews)
    }

    mutating func replace(_ range: Range<Int>, with new: [Leaf]) {
      items.replaceSubrange(range, with: new)
      subviews.replaceItems(in: range, with: new)
      layout.replaceViews(in: range, by: new.count, &cache, subviews: subviews)
    }

    mutating func placements(_ proposal: ProposedViewSize) -> [Placement] {
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      let bounds = CGRect(origin: .zero, size: size)
      return subviews.placements(in: bounds, proposal: proposal) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
      }
    }
  }

  private let proposal = ProposedViewSize(width: 100, height: nil)

  @Test func `of many views, only the replaced one is measured`() {
    let items = (0..<50).map { _ in Leaf(fixed: 20, 20) }
    var column = Column(VStackLayout(), items)
    _ = column.placements(proposal)
    let counts = items.map(\.measureCount)
    let higher = Leaf(fixed: 30, 45)
    column.exchange([(7, higher)])
    let placements = column.placements(proposal)
    #expect(placements == VStackLayout().placements(proposal, column.items))
    #expect(placements[8].frame.minY == 249)
    // The layout from scratch, for comparison, measures each view once more.
    #expect(zip(items, counts).allSatisfy { $0 === items[7] || $0.measureCount == $1 + 1 })
    #expect(higher.measureCount == 2)
  }

  @Test func `of many views, only the inserted ones are measured`() {
    let items = (0..<50).map { _ in Leaf(fixed: 20, 20) }
    var column = Column(VStackLayout(), items)
    _ = column.placements(proposal)
    let counts = items.map(\.measureCount)
    column.replace(0..<0, with: [Leaf(fixed: 10, 10)])
    _ = column.placements(proposal)
    column.replace(20..<30, with: [])
    #expect(column.placements(proposal) == VStackLayout().placements(proposal, column.items))
    #expect(zip(items, counts).allSatisfy { $0.measureCount <= $1 + 1 })
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `after random replacements a column is laid out as a new one`(seed: UInt64) {
    var random = SplitMix(state: seed)
    func leaf() -> Leaf {
      let (width, height) = (CGFloat(random.below(60)), CGFloat(random.below(40)))
      let leaf =
        random.below(5) == 0
        ? Leaf((0, width, .infinity), (0, height, .infinity)) : Leaf(fixed: width, height)
      if random.below(6) == 0 { leaf.priority = Double(random.below(3)) }
      if random.below(4) == 0 { leaf.spacing = .zero }
      return leaf
    }
    let layout = VStackLayout(alignment: .leading, spacing: random.below(3) == 0 ? 4 : nil)
    var column = Column(layout, (0..<random.below(12)).map { _ in leaf() })
    for _ in 0..<30 {
      let proposal = ProposedViewSize(
        width: random.below(4) == 0 ? nil : CGFloat(random.below(3)) * 50,
        height: random.below(3) == 0 ? CGFloat(random.below(300)) : nil)
      switch random.below(3) {
      case 0 where !column.items.isEmpty:
        column.exchange((0...random.below(2)).map { _ in (random.below(column.items.count), leaf()) })
      case 1:
        let start = random.below(column.items.count + 1)
        let end = min(column.items.count, start + random.below(4))
        column.replace(start..<end, with: (0..<random.below(4)).map { _ in leaf() })
      default:
        break
      }
      #expect(column.placements(proposal) == layout.placements(proposal, column.items))
    }
  }
}
