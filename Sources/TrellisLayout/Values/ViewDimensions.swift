public import Foundation

/// A view's size and its alignment guides for a proposal.
///
/// Positions are in points from the view's own leading side and top.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let proposal: ProposedViewSize
  /// The item that sets guides; nil if no guide is set.
  private let item: (any LayoutItem)?

  /// Creates the dimensions of a view for a proposal.
  package init(of item: any LayoutItem, at proposal: ProposedViewSize) {
    let size = item.sizeThatFits(proposal)
    width = size.width
    height = size.height
    self.proposal = proposal
    self.item = item
  }

  /// Creates the dimensions of a rectangle in which no guide is set.
  package init(_ size: CGSize) {
    width = size.width
    height = size.height
    proposal = ProposedViewSize(size)
    item = nil
  }

  /// The position of a horizontal guide if it is set, or else its default position.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide if it is set, or else its default position.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a horizontal guide that the view or views in it set, or nil if none is set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The position of a vertical guide that the view or views in it set, or nil if none is set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    if let position = self[explicit: key] { return position }
    let position = key.id.defaultValue(in: self)
    // A value that isn't finite would spread to every view that is aligned by it.
    return position.isFinite || !size[key.axis].isFinite ? position : 0
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let item, item.guides.contains(key) else { return nil }
    return item.explicitAlignment(key, at: proposal)
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// Whether both are dimensions of the same view, with the same size and proposal.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.size == second.size && first.proposal == second.proposal && first.item === second.item
  }
}
