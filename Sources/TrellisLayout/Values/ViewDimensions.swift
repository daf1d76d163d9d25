public import Foundation

/// A view's size where a size is proposed to it, with its alignment guides there.
///
/// Positions are in points from the view's own leading side and top.
///
/// Source: documented, developer.apple.com/documentation/swiftui/viewdimensions.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let proposal: ProposedViewSize
  /// What knows the guides that are set; nil where none is.
  private let item: (any LayoutItem)?

  /// The dimensions of a view where a size is proposed.
  package init(of item: any LayoutItem, at proposal: ProposedViewSize) {
    let size = item.sizeThatFits(proposal)
    width = size.width
    height = size.height
    self.proposal = proposal
    self.item = item
  }

  /// The dimensions of a rectangle in which no guide is set.
  package init(_ size: CGSize) {
    width = size.width
    height = size.height
    proposal = ProposedViewSize(size)
    item = nil
  }

  /// The position of a horizontal guide: the one that was set, or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide: the one that was set, or its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a horizontal guide that was set, by the view or by views in it; nil where none was.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The position of a vertical guide that was set, by the view or by views in it; nil where none was.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    if let position = self[explicit: key] { return position }
    let position = key.id.defaultValue(in: self)
    // What isn't a number would spread to everything that is lined up by it.
    return position.isFinite || !size[key.axis].isFinite ? position : 0
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let item, item.guides.contains(key) else { return nil }
    return item.explicitAlignment(key, at: proposal)
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// Whether two are of the same view with the same size at the same proposal.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.size == second.size && first.proposal == second.proposal && first.item === second.item
  }
}
