import Foundation
import TrellisLayout

/// The part of the content that keeps its visible position while the content changes.
nonisolated enum ScrollKept: Equatable {
  /// The view with an id.
  case view(AnyHashable)
  /// An edge of the content.
  case edge(Edge)
}

/// The object that keeps the visible position of a view, or of an edge, in a scroll view while rows are inserted and removed.
///
/// Positions are compared after each step of an update, when all of the content is up to date. They are never compared in a rule, because
/// a rule may run after a removed row has lost its position. The compared positions are distances from the visible part. A lazy container
/// that corrects an estimate moves its rows and the content by the same distance, so these distances stay equal.
@MainActor
final class ScrollKeeper {
  /// The last seen position of the kept part.
  private struct Sight {
    let kept: ScrollKept
    /// The number of times that the user or the program had scrolled.
    let turn: Int
    /// The distance of the kept part from the beginning of the visible part, in points.
    let distance: CGPoint
  }

  private let targets: ScrollTargets
  private let inputs: ViewInputs
  private let kept: @MainActor () -> ScrollKept?
  private let viewport: @MainActor () -> Viewport?
  private var sight: Sight?
  /// The number of corrections in a row that didn't suffice.
  private var attempts = 0
  /// Whether a check is scheduled.
  fileprivate var isScheduled = false

  init(
    _ targets: ScrollTargets, _ inputs: ViewInputs, viewport: @escaping @MainActor () -> Viewport?,
    kept: @escaping @MainActor () -> ScrollKept?
  ) {
    (self.targets, self.inputs, self.viewport, self.kept) = (targets, inputs, viewport, kept)
  }

  /// Schedules a check for the end of the update's step.
  func ask() { inputs.context.scrollKeepers.ask(self) }

  /// Compares the kept part's position with the last one, and scrolls if the content has moved it.
  fileprivate func check() {
    guard let viewport = viewport(), viewport.isThere else { return forget(nil) }
    if viewport.isSettling { return ask() }
    guard viewport.rests, let kept = kept(), let place = place(of: kept, in: viewport) else {
      return forget(viewport)
    }
    let (offset, start) = (viewport.restingOffset, place.start)
    let new = Sight(kept: kept, turn: viewport.turnCount, distance: start.distance(from: offset))
    func remember() {
      (sight, attempts) = (place.isInSight ? new : nil, 0)
      viewport.keptElement = place.isInSight ? place.element : nil
    }
    guard let sight, sight.kept == kept, sight.turn == new.turn else { return remember() }
    if new.distance.isNear(sight.distance) {
      attempts = 0
      viewport.keptElement = place.element
      return
    }
    let goal = viewport.limited(start.distance(from: sight.distance))
    if goal.isNear(offset) || attempts > 4 {
      // The content ends before the goal, or the number of corrections has reached its limit.
      return remember()
    }
    attempts += 1
    viewport.keep(
      ScrollRequest { [weak self] viewport, _ in
        self?.place(of: kept, in: viewport).map { $0.start.distance(from: sight.distance) }
      }, inputs.animatingTransaction ?? Transaction())
    ask()
  }

  private func forget(_ viewport: Viewport?) {
    sight = nil
    viewport?.keptElement = nil
  }

  /// Returns the offset that brings a part of the content to the beginning of the visible part, whether that part is visible, and its
  /// element.
  ///
  /// Returns nil if the part doesn't exist.
  private func place(of kept: ScrollKept, in viewport: Viewport) -> (
    start: CGPoint, isInSight: Bool, element: LazyElements.ID?
  )? {
    switch kept {
    case .view(let id):
      var found: LazyElements.ID?
      guard let target = targets.targetFrame(of: id, found: &found),
        let start = viewport.offset(showing: target, anchor: .topLeading)
      else { return nil }
      let offset = viewport.restingOffset
      let isInSight = Axis.allCases.allSatisfy { axis in
        !viewport.scrolls(along: axis)
          || start[axis] < offset[axis] + viewport.size[axis]
            && start[axis] + target.frame.size[axis] > offset[axis]
      }
      return (start, isInSight, found)
    case .edge(let edge):
      var start = viewport.restingOffset
      switch edge {
      case .bottom: start.y = viewport.limit(along: .vertical)
      case .trailing: start.x = viewport.limit(along: .horizontal)
      case .top, .leading: return nil
      }
      return (start, true, nil)
    }
  }
}

/// The scheduled checks of a graph's keepers at the end of an update's step.
@MainActor
final class ScrollKeepers {
  private var asked: [ScrollKeeper] = []

  nonisolated init() {}

  fileprivate func ask(_ keeper: ScrollKeeper) {
    if keeper.isScheduled { return }
    keeper.isScheduled = true
    asked.append(keeper)
  }

  /// Runs the scheduled checks; a keeper may schedule another one meanwhile, for the next step.
  func check() {
    if asked.isEmpty { return }
    let keepers = asked
    asked = []
    for keeper in keepers {
      keeper.isScheduled = false
      keeper.check()
    }
  }
}

extension CGPoint {
  fileprivate func distance(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }

  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 }
}

/// The scroll views that keep a part of their content in place.
enum ScrollFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    phases.settle.append { $0.context.scrollKeepers.check() }
  }
}

extension ViewContext {
  private enum ScrollKeepersKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> ScrollKeepers { ScrollKeepers() }
  }

  /// The objects that keep scroll views at a part of their content.
  var scrollKeepers: ScrollKeepers { self[ScrollKeepersKey.self] }
}
