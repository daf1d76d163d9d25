package import Foundation

/// The layout of a scroll view.
///
/// Along the axes on which it scrolls, nothing is proposed to its content, and the scroll view has the proposed length. On the
/// other axis, it is as large as its content.
///
/// Content that is smaller than the scroll view begins at its start. If the view scrolls on both axes, the content is centred.
/// An alignment replaces these defaults. Margins are left free around the content.
///
/// Source: rule 9 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI; margins and alignment: documented,
/// developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:) and defaultscrollanchor(_:for:).
package struct ScrollLayout: ModifierLayout, Hashable {
  private let axes: Axis.Set
  let margins: EdgeInsets
  private let alignment: UnitPoint

  package init(axes: Axis.Set, margins: EdgeInsets = EdgeInsets(), alignment: UnitPoint? = nil) {
    (self.axes, self.margins) = (axes, margins)
    self.alignment = alignment ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .standard }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  {
    let proposal = proposal.usable
    let content = subviews[0].sizeThatFits(contentProposal(proposal))
    var size = CGSize(width: content.width + horizontally, height: content.height + vertically)
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let proposal = contentProposal(proposal.usable)
    let size = subviews[0].sizeThatFits(proposal)
    var origin = CGPoint(x: bounds.minX + margins.leading, y: bounds.minY + margins.top)
    let available = CGSize(width: bounds.width - horizontally, height: bounds.height - vertically)
    for axis in Axis.allCases where axes.contains(axis) {
      let part = axis == .horizontal ? alignment.x : alignment.y
      origin[axis] += max(0, difference(available[axis], size[axis]) * part)
    }
    subviews[0].place(at: origin, proposal: proposal)
  }

  private var horizontally: CGFloat { margins.leading + margins.trailing }
  private var vertically: CGFloat { margins.top + margins.bottom }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases {
      if axes.contains(axis) {
        proposal[axis] = nil
      } else if let length = proposal[axis] {
        proposal[axis] = max(0, length - (axis == .horizontal ? horizontally : vertically))
      }
    }
    return proposal
  }
}

extension Axis.Set {
  /// Whether an axis is in the set.
  package func contains(_ axis: Axis) -> Bool {
    isSuperset(of: axis == .horizontal ? .horizontal : .vertical)
  }
}
