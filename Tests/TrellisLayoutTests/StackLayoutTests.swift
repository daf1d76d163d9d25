import Foundation
import Testing
import TrellisLayout

/// A leaf that answers clamp(proposal ?? ideal, min, max) on each axis, and counts how often it is asked.
final class Leaf: LayoutItem {
  let width: (min: CGFloat, ideal: CGFloat, max: CGFloat)
  let height: (min: CGFloat, ideal: CGFloat, max: CGFloat)
  let traits: LayoutTraits
  var measureCount = 0

  init(
    _ width: (CGFloat, CGFloat, CGFloat), _ height: (CGFloat, CGFloat, CGFloat),
    traits: LayoutTraits = LayoutTraits()
  ) {
    self.width = width
    self.height = height
    self.traits = traits
  }

  convenience init(fixed width: CGFloat, _ height: CGFloat) {
    self.init((width, width, width), (height, height, height))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measureCount += 1
    return CGSize(
      width: min(max(proposal.width ?? width.ideal, width.min), width.max),
      height: min(max(proposal.height ?? height.ideal, height.min), height.max))
  }
}

/// The numbers here are recorded from SwiftUI unless a test says otherwise; the rules are those of the layout facts.
@Suite struct StackLayoutTests {
  let row = StackLayout(horizontal: .center, spacing: nil)

  private func frames(_ layout: some LayoutAlgorithm, _ proposal: ProposedViewSize, _ items: [Leaf])
    -> [CGRect]
  {
    let size = layout.sizeThatFits(proposal, items: items)
    return layout.placements(in: size, proposal: proposal, items: items).map(\.frame)
  }

  private func spacer(_ least: CGFloat) -> Leaf {
    Leaf(
      (least, least, .infinity), (0, 0, 0), traits: LayoutTraits(priority: -.infinity, isSpacer: true))
  }

  @Test func `default spacing is 8, and 0 beside a spacer`() {
    let leaves = [Leaf(fixed: 20, 20), Leaf(fixed: 20, 20)]
    #expect(row.sizeThatFits(.unspecified, items: leaves) == CGSize(width: 48, height: 20))
    let spaced = [leaves[0], spacer(8), leaves[1]]
    #expect(row.sizeThatFits(.unspecified, items: spaced) == CGSize(width: 48, height: 20))
    #expect(frames(row, .unspecified, spaced)[2] == CGRect(x: 28, y: 0, width: 20, height: 20))
  }

  @Test func `explicit spacing counts beside a spacer too`() {
    let row = StackLayout(horizontal: .center, spacing: 5)
    let items = [Leaf(fixed: 20, 20), spacer(0), Leaf(fixed: 20, 20)]
    #expect(row.sizeThatFits(.unspecified, items: items).width == 50)
  }

  @Test func `the least flexible view is served first`() {
    let items = [
      Leaf((0, 10, .infinity), (10, 10, 10)), Leaf((80, 80, 80), (10, 10, 10)),
      Leaf((0, 10, 30), (10, 10, 10)),
    ]
    let row = StackLayout(horizontal: .center, spacing: 0)
    #expect(frames(row, ProposedViewSize(width: 200, height: 10), items).map(\.width) == [90, 80, 30])
  }

  @Test func `a spacer gets what higher priorities leave, and its minimum is kept for it`() {
    let row = StackLayout(horizontal: .center, spacing: 0)
    let greedy = Leaf((0, 10, .infinity), (10, 10, 10))
    let widths = frames(row, ProposedViewSize(width: 100, height: 10), [greedy, spacer(8)]).map(\.width)
    #expect(widths == [92, 8])
  }

  @Test func `a view that is wider than its share leaves less for the others`() {
    let row = StackLayout(horizontal: .center, spacing: 0)
    let items = [Leaf((60, 60, 60), (10, 10, 10)), Leaf((0, 10, .infinity), (10, 10, 10))]
    #expect(frames(row, ProposedViewSize(width: 40, height: 10), items).map(\.width) == [60, 0])
  }

  @Test func `views line up across the stack`() {
    let column = StackLayout(vertical: .trailing, spacing: 0)
    let items = [Leaf(fixed: 30, 10), Leaf(fixed: 10, 10)]
    #expect(frames(column, .unspecified, items).map(\.minX) == [0, 20])
    #expect(frames(column, .unspecified, items).map(\.minY) == [0, 10])
  }

  @Test func `an empty stack takes no room`() {
    #expect(row.sizeThatFits(ProposedViewSize(width: 100, height: 100), items: [Leaf]()) == .zero)
  }

  /// Ours: numbers that a program can come to by mistake give a sane answer.
  @Test func `a proposal that isn't a number, or is negative, counts as zero`() {
    let items = [Leaf((0, 10, .infinity), (0, 10, .infinity)), Leaf(fixed: 20, 20)]
    for length in [CGFloat.nan, -5] {
      let size = row.sizeThatFits(ProposedViewSize(width: length, height: 10), items: items)
      #expect(size.width == 28)
    }
  }
}

@Suite struct FrameLayoutTests {
  private func width(_ length: FrameLayout.Length, _ proposal: CGFloat?, _ leaf: Leaf) -> CGFloat {
    FrameLayout(width: length, height: .fixed(nil), alignment: .center)
      .sizeThatFits(ProposedViewSize(width: proposal, height: 10), items: [leaf]).width
  }

  private let flexible = Leaf((0, 40, .infinity), (10, 10, 10))
  private let fixed = Leaf(fixed: 40, 10)

  @Test func `a fixed axis answers its length whatever the content answers`() {
    #expect(width(.fixed(25), 100, fixed) == 25)
    #expect(width(.fixed(nil), 100, flexible) == 100)
  }

  @Test(arguments: [(nil, 40), (20, 30), (50, 50), (90, 60)] as [(CGFloat?, CGFloat)])
  func `a flexible axis answers the proposal between its limits`(proposal: CGFloat?, answer: CGFloat) {
    #expect(width(.flexible(min: 30, ideal: nil, max: 60), proposal, fixed) == answer)
  }

  @Test func `with a greatest length alone the content answers, if it is offered more`() {
    #expect(width(.flexible(min: nil, ideal: nil, max: .infinity), 100, fixed) == 100)
    #expect(width(.flexible(min: nil, ideal: nil, max: 60), nil, fixed) == 40)
    #expect(width(.flexible(min: nil, ideal: nil, max: 30), 100, fixed) == 30)
  }

  @Test func `with a least length alone a smaller content is given it`() {
    #expect(width(.flexible(min: 60, ideal: nil, max: nil), 100, fixed) == 60)
    #expect(width(.flexible(min: 20, ideal: nil, max: nil), 100, fixed) == 40)
  }

  @Test func `an ideal length is used where nothing is proposed`() {
    #expect(width(.flexible(min: nil, ideal: 33, max: nil), nil, flexible) == 33)
  }

  @Test func `the content keeps its size and is aligned`() {
    let layout = FrameLayout(width: .fixed(100), height: .fixed(50), alignment: .bottomTrailing)
    let proposal = ProposedViewSize(width: 500, height: 500)
    let placed = layout.placements(in: CGSize(width: 100, height: 50), proposal: proposal, items: [fixed])
    #expect(placed[0].frame == CGRect(x: 60, y: 40, width: 40, height: 10))
    #expect(placed[0].proposal == ProposedViewSize(width: 100, height: 50))
  }
}
