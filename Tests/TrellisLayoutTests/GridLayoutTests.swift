import Foundation
import Testing
import TrellisLayout

/// Cases of grids that weren't recorded.
///
/// The recorded cases are in `Fixtures/Layout`.
@Suite struct GridLayoutTests {
  private let tight = GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)
  private let anyWidth: (CGFloat, CGFloat, CGFloat) = (0, 10, .infinity)
  private let ten: (CGFloat, CGFloat, CGFloat) = (10, 10, 10)

  /// Returns leaves in rows, each with a span of columns.
  private func rows(_ rows: [[(leaf: Leaf, span: Int)]], alignment: VerticalAlignment? = nil)
    -> LayoutSubviews
  {
    var values: [LayoutValues] = []
    for (index, row) in rows.enumerated() {
      for cell in row {
        var own = LayoutValues()
        own[GridValues.Row.self] = GridRowMark(id: UInt64(index), alignment: alignment)
        own[GridValues.Columns.self] = cell.span
        values.append(own)
      }
    }
    return LayoutSubviews(rows.joined().map(\.leaf), values: values)
  }

  private func lay(_ layout: GridLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> (
    size: CGSize, frames: [CGRect]
  ) {
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: size)
    let placements = subviews.placements(in: bounds, proposal: proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &cache)
    }
    return (size, placements.map(\.frame))
  }

  @Test(arguments: [ProposedViewSize.zero, .unspecified, .infinity])
  func `a grid without views has no size`(_ proposal: ProposedViewSize) {
    #expect(lay(GridLayout(), proposal, LayoutSubviews([])).size == .zero)
  }

  @Test func `with an infinite proposal, only flexible views are infinite`() {
    let fixed = rows([[(Leaf(fixed: 20, 10), 1), (Leaf(fixed: 30, 10), 1)]])
    #expect(lay(tight, .infinity, fixed).size == CGSize(width: 50, height: 10))
    let flexible = rows([[(Leaf(fixed: 20, 10), 1), (Leaf(anyWidth, ten), 2)]])
    let (size, frames) = lay(tight, .infinity, flexible)
    #expect(size == CGSize(width: CGFloat.infinity, height: 10))
    #expect(frames[1] == CGRect(x: 20, y: 0, width: CGFloat.infinity, height: 10))
  }

  @Test func `with a zero proposal, a grid is as small as its views can be`() {
    let views = rows([[(Leaf((5, 20, 40), ten), 1), (Leaf(anyWidth, ten), 1)], [(Leaf(fixed: 8, 10), 1)]])
    #expect(lay(GridLayout(), .zero, views).size == CGSize(width: 16, height: 28))
  }

  @Test func `a flexible view beside a wider one gets a share per column`() {
    let views = rows([[(Leaf(anyWidth, ten), 1), (Leaf(anyWidth, ten), 1), (Leaf(anyWidth, ten), 2)]])
    let frames = lay(tight, ProposedViewSize(width: 200, height: nil), views).frames
    #expect(frames.map(\.width) == [50, 50, 100])
  }

  @Test func `a flexible view leaves space for a view that spans columns`() {
    let views = rows([[(Leaf(anyWidth, ten), 1), (Leaf(fixed: 30, 10), 2)]])
    let frames = lay(tight, ProposedViewSize(width: 100, height: nil), views).frames
    #expect(frames.map(\.width) == [70, 30])
  }

  @Test func `a view takes at least one column and at most a thousand`() {
    let views = rows([
      [(Leaf(fixed: 10, 10), 0), (Leaf(fixed: 20, 10), .max)], [(Leaf(fixed: 5, 10), -3)],
    ])
    let (size, frames) = lay(tight, .unspecified, views)
    #expect(isNear(size, CGSize(width: 30, height: 20)))
    #expect(frames[1].minX == 10)
  }

  @Test func `views that set a row's guide are aligned, and the row contains them`() {
    let (high, low) = (Leaf(fixed: 10, 30), Leaf(fixed: 10, 20))
    high.explicit[VerticalAlignment.firstTextBaseline.key] = 8
    low.explicit[VerticalAlignment.firstTextBaseline.key] = 18
    let views = rows([[(high, 1), (low, 1)], [(Leaf(fixed: 10, 10), 1)]], alignment: .firstTextBaseline)
    let (size, frames) = lay(tight, .unspecified, views)
    #expect(frames.map(\.minY) == [10, 0, 40])
    #expect(size.height == 50)
  }

  @Test func `a grid asks each view for at most five sizes`() {
    let leaves = (0..<9).map { Leaf((5, 20, 60), $0 == 0 ? (60, 60, 60) : (5, 20, 25)) }
    let views = rows([0, 3, 6].map { start in leaves[start..<start + 3].map { ($0, 1) } })
    _ = lay(tight, ProposedViewSize(width: 100, height: 100), views)
    #expect(leaves.map { Set($0.proposals).count }.max() == 5)
  }

  private func isNear(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) <= 0.01 && abs(first.height - second.height) <= 0.01
  }
}
