import Foundation
import Testing
import TrellisLayout

/// Numbers recorded from SwiftUI, unless a test states otherwise.
///
/// The rules are those of the layout facts.
@Suite struct StackLayoutTests {
  let row = HStackLayout()

  @Test func `default spacing is 8, and 0 beside a spacer`() {
    let leaves = [Leaf(fixed: 20, 20), Leaf(fixed: 20, 20)]
    #expect(row.size(.unspecified, leaves) == CGSize(width: 48, height: 20))
    let spaced = [leaves[0], .spacer(8), leaves[1]]
    #expect(row.size(.unspecified, spaced) == CGSize(width: 48, height: 20))
    #expect(row.frames(.unspecified, spaced)[2] == CGRect(x: 28, y: 0, width: 20, height: 20))
  }

  @Test func `explicit spacing applies beside a spacer, too`() {
    let row = HStackLayout(spacing: 5)
    let items = [Leaf(fixed: 20, 20), .spacer(0), Leaf(fixed: 20, 20)]
    #expect(row.size(.unspecified, items).width == 50)
  }

  @Test func `the least flexible view is measured first`() {
    let items = [
      Leaf((0, 10, .infinity), (10, 10, 10)), Leaf((80, 80, 80), (10, 10, 10)),
      Leaf((0, 10, 30), (10, 10, 10)),
    ]
    let row = HStackLayout(spacing: 0)
    #expect(row.frames(ProposedViewSize(width: 200, height: 10), items).map(\.width) == [90, 80, 30])
  }

  @Test func `a spacer gets the space that higher priorities leave, and its minimum is reserved`() {
    let row = HStackLayout(spacing: 0)
    let greedy = Leaf((0, 10, .infinity), (10, 10, 10))
    let widths = row.frames(ProposedViewSize(width: 100, height: 10), [greedy, .spacer(8)]).map(\.width)
    #expect(widths == [92, 8])
  }

  @Test func `a view that is wider than its share leaves less for the others`() {
    let row = HStackLayout(spacing: 0)
    let items = [Leaf((60, 60, 60), (10, 10, 10)), Leaf((0, 10, .infinity), (10, 10, 10))]
    #expect(row.frames(ProposedViewSize(width: 40, height: 10), items).map(\.width) == [60, 0])
  }

  @Test func `views are aligned across the stack`() {
    let column = VStackLayout(alignment: .trailing, spacing: 0)
    let items = [Leaf(fixed: 30, 10), Leaf(fixed: 10, 10)]
    #expect(column.frames(.unspecified, items).map(\.minX) == [0, 20])
    #expect(column.frames(.unspecified, items).map(\.minY) == [0, 10])
  }

  @Test func `guides of edges and centres end at a stack of several views`() {
    enum Custom: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let custom = VerticalAlignment(Custom.self)
    let guides: [VerticalAlignment] = [.top, .center, .bottom, custom, .firstTextBaseline]
    func positions(_ items: [Leaf]) -> [CGFloat?] {
      for guide in guides { items[0].explicit[guide.key] = 7 }
      let subviews = LayoutSubviews(items)
      var cache = row.makeCache(subviews: subviews)
      let bounds = CGRect(origin: .zero, size: row.size(.unspecified, items))
      return guides.map {
        row.explicitAlignment(
          of: $0, in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
      }
    }
    #expect(positions([Leaf(fixed: 20, 20)]) == [7, 7, 7, 7, 7])
    // The first view's centre is at 7, so that the view is 3 points below the second one.
    #expect(positions([Leaf(fixed: 20, 20), Leaf(fixed: 20, 20)]) == [nil, nil, nil, 10, 10])
  }

  @Test func `an empty stack takes no space`() {
    #expect(row.size(ProposedViewSize(width: 100, height: 100), [Leaf]()) == .zero)
  }

  /// Ours: numbers that a program can compute by mistake have a sane result.
  @Test func `a NaN or negative proposal counts as zero`() {
    let items = [Leaf((0, 10, .infinity), (0, 10, .infinity)), Leaf(fixed: 20, 20)]
    for length in [CGFloat.nan, -5] {
      let size = row.size(ProposedViewSize(width: length, height: 10), items)
      #expect(size.width == 28)
    }
  }
}

@Suite struct FrameLayoutTests {
  private func width(_ length: FrameLayout.Length, _ proposal: CGFloat?, _ leaf: Leaf) -> CGFloat {
    FrameLayout(width: length, height: .fixed(nil), alignment: .center)
      .size(ProposedViewSize(width: proposal, height: 10), [leaf]).width
  }

  private let flexible = Leaf((0, 40, .infinity), (10, 10, 10))
  private let fixed = Leaf(fixed: 40, 10)

  @Test func `a fixed axis has its length whatever the content's size is`() {
    #expect(width(.fixed(25), 100, fixed) == 25)
    #expect(width(.fixed(nil), 100, flexible) == 100)
  }

  @Test(arguments: [(nil, 40), (20, 30), (50, 50), (90, 60)] as [(CGFloat?, CGFloat)])
  func `a flexible axis takes the proposal, clamped to its limits`(proposal: CGFloat?, answer: CGFloat) {
    #expect(width(.flexible(min: 30, ideal: nil, max: 60), proposal, fixed) == answer)
  }

  @Test func `with only a maximum, the content determines the length up to it`() {
    #expect(width(.flexible(min: nil, ideal: nil, max: .infinity), 100, fixed) == 100)
    #expect(width(.flexible(min: nil, ideal: nil, max: 60), nil, fixed) == 40)
    #expect(width(.flexible(min: nil, ideal: nil, max: 30), 100, fixed) == 30)
  }

  @Test func `with only a minimum, a smaller content is enlarged to it`() {
    #expect(width(.flexible(min: 60, ideal: nil, max: nil), 100, fixed) == 60)
    #expect(width(.flexible(min: 20, ideal: nil, max: nil), 100, fixed) == 40)
  }

  @Test func `an ideal length is used without a proposal`() {
    #expect(width(.flexible(min: nil, ideal: 33, max: nil), nil, flexible) == 33)
  }

  @Test func `the content keeps its size and is aligned`() {
    let layout = FrameLayout(width: .fixed(100), height: .fixed(50), alignment: .bottomTrailing)
    let proposal = ProposedViewSize(width: 500, height: 500)
    let placed = layout.placements(proposal, [fixed])
    #expect(placed[0].frame == CGRect(x: 60, y: 40, width: 40, height: 10))
    #expect(placed[0].proposal == ProposedViewSize(width: 100, height: 50))
  }
}
