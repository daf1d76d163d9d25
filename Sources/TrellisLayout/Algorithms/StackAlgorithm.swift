import Foundation

/// The layout algorithm of rows and columns.
///
/// On the main axis, if a finite length is proposed:
///
/// - The spacing is subtracted.
/// - Views are served by priority, highest first. Each priority is offered what is left without the minima of the lower ones.
/// - Within a priority, the least flexible view comes first. Each view is proposed an equal share of what remains.
///
/// If nil or infinity is proposed on the main axis, every view gets the same proposal.
///
/// Across the main axis, views are aligned by a guide, and the stack is as wide as the aligned views together. If nothing is
/// proposed across, views are measured without a proposal there, and placed with the stack's own width as their proposal.
///
/// Source: rules 3, 4 and 5 of the layout facts in `Fixtures/Layout`, recorded from SwiftUI.
struct StackAlgorithm {
  /// The axis along which views follow one another.
  var axis: Axis
  /// The guide that aligns the views across the axis.
  var guide: AlignmentKey
  /// The space between two views, in points; nil uses the views' preferences.
  var spacing: CGFloat?

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .standard }
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result = ViewSpacing()
    for index in subviews.indices {
      result.formUnion(subviews.item(at: index).spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    result[start] = first.spacing[start]
    result[end] = last.spacing[end]
    return result
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache)
    -> CGSize
  {
    ask(proposal.usable, subviews, &cache)
    var main = cache.space
    var across = GuideSpan()
    for part in cache.parts {
      main += part.size[axis]
      across.include(guide: part.guide, length: part.size[axis.other])
    }
    var size = CGSize.zero
    size[axis] = max(0, main)
    size[axis.other] = across.length
    return size
  }

  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize, _ cache: inout StackCache
  ) {
    var proposal = proposal.usable
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    ask(proposal, subviews, &cache)
    var across = GuideSpan()
    for part in cache.parts { across.include(guide: part.guide, length: part.size[axis.other]) }
    var position = bounds.origin[axis]
    let (parts, sharesLength) = (cache.parts, cache.sharesLength)
    subviews.place { put in
      for (offset, part) in parts.enumerated() {
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.other] = bounds.origin[axis.other] + across.origin(guide: part.guide)
        put(
          offset,
          Placement(
            frame: CGRect(origin: origin, size: part.size),
            proposal: self.proposal(part, proposal, sharesLength).usable))
        position += part.size[axis] + part.gap
      }
    }
  }

  /// Returns a view's proposal, given the stack's proposal and whether its length is shared.
  private func proposal(_ part: StackCache.Part, _ whole: ProposedViewSize, _ sharesLength: Bool)
    -> ProposedViewSize
  {
    guard sharesLength else { return whole }
    var proposal = whole
    proposal[axis] = part.length
    return proposal
  }

  /// Finds the size that each view returns for the stack's proposal, measuring only views that aren't cached.
  private func ask(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
    cache.findGaps(subviews, spacing, axis)
    if cache.proposal != proposal {
      cache.begin(proposal)
      share(proposal, subviews, &cache)
    }
    if cache.isMeasured {
      for offset in cache.unasked { measure(offset, proposal, subviews, &cache) }
    } else {
      for offset in cache.parts.indices { measure(offset, proposal, subviews, &cache) }
    }
    cache.settle()
  }

  /// Measures a view for its share of the stack's proposal.
  private func measure(
    _ offset: Int, _ whole: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) {
    let proposal = proposal(cache.parts[offset], whole, cache.sharesLength).usable
    let dimensions = ViewDimensions(of: subviews.item(at: subviews.startIndex + offset), at: proposal)
    cache.parts[offset].size = dimensions.size
    cache.parts[offset].guide = dimensions[guide]
  }

  /// Finds the share of each view in a proposed length.
  private func share(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
    guard let main = proposal[axis], main.isFinite, !subviews.isEmpty else {
      cache.sharesLength = false
      return
    }
    cache.sharesLength = true
    let share = MainAxisShare(axis: axis, proposal: proposal, subviews: subviews)
    let queues = cache.queues(across: proposal[axis.other]) { share.queues() }
    share.find(&cache.parts, in: main - cache.space, queues)
  }
}
