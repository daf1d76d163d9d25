import Foundation
import TrellisDisplayList
import TrellisGraph

/// The drawing of a long container: of the groups whose views may stay undrawn, only those near the visible part.
///
/// The container's display list has a gap in place of the undrawn groups. After an update of the window's display list, the gap's
/// location in it determines the visible part: see ``DrawnParts``. So effects and motions around the container are taken into account.
@MainActor
final class DrawnPart {
  /// The part in the container's space; nil if everything is drawn.
  private let part: Attribute<CGRect?>
  private let isLimited: Attribute<Bool>
  private let context: ViewContext
  /// The groups that were drawn last; nil if all were.
  private var drawn: Set<ObjectIdentifier>?
  /// The frame of each group, as long as the placements are the same.
  private var known: (placements: [Placement], frames: [CGRect]) = ([], [])
  /// The largest number of groups that a container draws one by one.
  private static let greatestCount = 64

  /// The mark for the groups that aren't drawn.
  let gap: DisplayItem

  /// Creates the drawing of a container in the current subgraph; nil if the window draws everything.
  init?(named name: String, _ inputs: ViewInputs) {
    guard let isLimited = inputs.context.drawsOnlyVisible else { return nil }
    self.isLimited = isLimited
    context = inputs.context
    let size = inputs.position.surroundings.windowSize.cachedValue ?? .zero
    part = inputs.graph.input(
      name: "\(name).drawnPart", kind: .geometry, CGRect(origin: .zero, size: size).withPageAround)
    gap = .gap(id: part.erased.rawValue)
    context.drawnParts.add(self, inputs.graph)
  }

  /// Draws what is near a visible part of the container; returns whether that may be something else than before.
  func show(_ visible: CGRect) -> Bool {
    let new = visible.withPageAround
    guard part.wrappedValue != new else { return false }
    part.wrappedValue = new
    return true
  }

  /// Returns the groups to draw, in order; nil means all.
  func groups(of list: ChildList, _ arrangement: Arrangement, _ motions: ChildMotions) -> [ChildGroup]? {
    guard isLimited.wrappedValue, let part = part.wrappedValue else { return all(list) }
    let frames = frames(of: list, arrangement.placements)
    var near: [ChildGroup] = []
    for (group, frame) in zip(list.groups, frames)
    where !group.mayStayUndrawn || group.shown(frame, motions).touches(part) || group.movesApart(motions) {
      near.append(group)
      if near.count > DrawnPart.greatestCount { return all(list) }
    }
    draw(near)
    drawn = Set(near.map { ObjectIdentifier($0) })
    return near.count < list.groups.count ? near : nil
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

extension CGRect {
  /// The rectangle with a page of its size at each side, extended to a grid; nil if the rectangle isn't finite.
  ///
  /// Because of the grid, it is equal from one step of scrolling to the next.
  fileprivate var withPageAround: CGRect? {
    guard [minX, minY, width, height].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    let grid: CGFloat = 256
    func part(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let page = max(length, grid)
      return (
        ((start - page) / grid).rounded(.down) * grid, ((start + length + page) / grid).rounded(.up) * grid
      )
    }
    let (left, right) = part(minX, width)
    let (top, bottom) = part(minY, height)
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
