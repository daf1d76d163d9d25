import Foundation
import TrellisLayout

/// What answers a view's proposals and places its children: the value of a layout computer attribute.
///
/// Two are equal where they are known to answer alike, so that a text in another colour lays nothing out.
class LayoutComputer: LayoutItem, Equatable {
  /// The answers given so far: a proposal asked twice is measured once.
  private var answers: [ProposedViewSize: CGSize] = [:]

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let answer = answers[proposal] { return answer }
    let answer = measure(proposal)
    answers[proposal] = answer
    return answer
  }

  /// The size that the view takes where a size is proposed.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Where the children stand; none for a leaf.
  func placements(_ placement: Placement) -> [Placement] { [] }

  var traits: LayoutTraits { LayoutTraits() }

  /// Whether another computer answers alike.
  func isEqual(to other: LayoutComputer) -> Bool { false }

  static func == (first: LayoutComputer, second: LayoutComputer) -> Bool {
    first === second || first.isEqual(to: second)
  }
}

/// A container's computer: a layout over the children's computers.
final class ContainerComputer<Layout: LayoutAlgorithm>: LayoutComputer {
  private let layout: Layout
  private let children: [LayoutComputer]

  init(layout: Layout, children: [LayoutComputer]) {
    self.layout = layout
    self.children = children
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal, items: children)
  }

  override func placements(_ placement: Placement) -> [Placement] {
    layout.placements(in: placement.frame.size, proposal: placement.proposal, items: children)
  }

  override var traits: LayoutTraits { layout.traits(items: children) }

  override func isEqual(to other: LayoutComputer) -> Bool {
    guard let other = other as? ContainerComputer<Layout> else { return false }
    return layout == other.layout && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0 === $1 }
  }
}

/// A leaf's computer: a closure that tells its size.
final class LeafComputer<Source: Equatable>: LayoutComputer {
  private let source: Source
  private let size: (ProposedViewSize) -> CGSize
  private let leafTraits: LayoutTraits

  /// Creates a computer whose answers are a function of `source`.
  init(
    _ source: Source, traits: LayoutTraits = LayoutTraits(), size: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.source = source
    self.size = size
    leafTraits = traits
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  override var traits: LayoutTraits { leafTraits }

  override func isEqual(to other: LayoutComputer) -> Bool {
    (other as? LeafComputer<Source>)?.source == source
  }
}
