import Foundation
import TrellisDisplayList
import TrellisGraph

/// The drawing of a long container: of the groups whose views may stay undrawn, only those near the visible part.
///
/// The drawn part changes when the content was scrolled by a page, not with each step. While a child moves, everything is drawn, because
/// a view is then not where the layout has placed it.
@MainActor
final class DrawnPart {
  /// The part in the container's space; nil if everything is drawn.
  private let part: Attribute<CGRect?>
  private let context: ViewContext
  /// The groups that were drawn last; nil if all were.
  private var drawn: Set<ObjectIdentifier>?
  /// The frame of each group, as long as the placements are the same.
  private var known: (placements: [Placement], frames: [CGRect]) = ([], [])
  /// The largest number of groups that a container draws one by one.
  private static let greatestCount = 64

  /// Creates the drawing of a container in the current subgraph; nil if the window draws everything.
  init?(named name: String, _ inputs: ViewInputs) {
    guard let isLimited = inputs.context.drawsOnlyVisible, !inputs[IsDrawnElsewhereKey.self] else {
      return nil
    }
    let position = inputs.position
    context = inputs.context
    part = inputs.graph.rule(name: "\(name).drawnPart", kind: .geometry) {
      isLimited.wrappedValue ? position.visibleRect?.pagesAround : nil
    }
  }

  /// Returns the groups to draw, in order; nil means all.
  func groups(of list: ChildList, _ arrangement: Arrangement, _ motions: ChildMotions) -> [ChildGroup]? {
    let part = part.wrappedValue
    guard let part, motions.isEmpty else { return all(list) }
    let frames = frames(of: list, arrangement.placements)
    var near: [ChildGroup] = []
    for (group, frame) in zip(list.groups, frames)
    where !group.mayStayUndrawn || frame.touches(part) {
      near.append(group)
      if near.count > DrawnPart.greatestCount { return all(list) }
    }
    draw(near)
    drawn = Set(near.map { ObjectIdentifier($0) })
    return near
  }

  private func all(_ list: ChildList) -> [ChildGroup]? {
    draw(list.groups)
    drawn = nil
    return nil
  }

  /// Draws those of some groups that weren't drawn last.
  ///
  /// Views in them that have changed meanwhile show that at once, whatever the transaction of this update is.
  private func draw(_ groups: [ChildGroup]) {
    guard let drawn else { return }
    for group in groups where !drawn.contains(ObjectIdentifier(group)) {
      let around = context.showsChangesAtOnce
      context.showsChangesAtOnce = true
      defer { context.showsChangesAtOnce = around }
      group.item.withValue { _ in }
    }
  }

  /// Returns the frames of groups; linear in the number of children when the placements have changed.
  private func frames(of list: ChildList, _ placements: [Placement]) -> [CGRect] {
    if known.frames.count == list.groups.count, known.placements.isSameStorage(as: placements) {
      return known.frames
    }
    let frames = list.groups.map { group in
      placements[group.start..<(group.start + group.count)].reduce(CGRect.null) { $0.union($1.frame) }
    }
    known = (placements, frames)
    return frames
  }
}

extension ViewContext {
  private enum DrawsOnlyVisibleKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Attribute<Bool>? { nil }
  }

  /// Whether views far outside the visible part may stay undrawn; nil if they never may.
  var drawsOnlyVisible: Attribute<Bool>? {
    get { self[DrawsOnlyVisibleKey.self] }
    set { self[DrawsOnlyVisibleKey.self] = newValue }
  }
}

/// Whether an effect around the view may draw it elsewhere than where the layout has placed it.
enum IsDrawnElsewhereKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

extension ViewInputs {
  /// The inputs of a content that an effect may draw elsewhere than where the layout has placed it.
  var drawnElsewhere: ViewInputs {
    var inputs = self
    inputs[IsDrawnElsewhereKey.self] = true
    return inputs
  }
}

extension CGRect {
  /// The pages of the rectangle's size that the rectangle touches, and a page around them; nil if the rectangle isn't finite.
  fileprivate var pagesAround: CGRect? {
    guard [minX, minY, width, height].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    func pages(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let page = max(length.rounded(.up), 256)
      return (((start / page).rounded(.down) - 1) * page, (((start + length) / page).rounded(.up) + 1) * page)
    }
    let (left, right) = pages(minX, width)
    let (top, bottom) = pages(minY, height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether the rectangles have a point in common, at an edge or inside.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension Array {
  /// Returns whether both arrays are the same memory; O(1).
  fileprivate func isSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { first in
        other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
      }
  }
}
