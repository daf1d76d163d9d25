import Foundation
import TrellisDisplayList

/// The items of a drag.
struct Dragged {
  let number: DragNumber
  let items: [Any]
  /// The ids of the items in a drag container; nil for items of other programs.
  var itemIDs: [any Hashable & Sendable]?
  /// The operations that the source suggests.
  var operations: DropOperation.Set = .copy
  /// Called at each moment of the drag, for its source.
  var onUpdate: (@MainActor (DragSession.Phase) -> Void)?
}

/// The drag over a window: begun by one of its views, or dropped by another program.
///
/// The deepest view under the pointer that takes drops gets the items: if it refuses them, no other view gets them.
///
/// Source: recorded (SwiftUI on macOS 26).
@MainActor
final class Drags {
  /// The preview at the pointer.
  enum Picture {
    /// A picture, relative to the pointer.
    case item(DisplayItem)
    /// Views, which get the pointer's position in the window, or nil when the drag is over.
    case view(@MainActor (CGPoint?) -> Void)
  }

  /// The dragged items; nil if there is no drag.
  private var dragged: Dragged?
  /// The position of the pointer in the window.
  private var pointer = CGPoint.zero
  /// The number of drags so far.
  private var count = 0
  private var picture: Picture?
  private var target: HitTester.Candidate?
  /// Returns the candidates at a point, innermost first.
  var candidates: (CGPoint) -> [HitTester.Candidate] = { _ in [] }
  /// Returns the position of a window point in a candidate's view.
  var place: (CGPoint, HitTester.Candidate) -> CGPoint? = { _, _ in nil }
  /// Called with the picture at its position in the window; nil if there is none.
  var onChange: (DisplayItem?) -> Void = { _ in }

  /// Whether a drag from the window is in progress.
  var isUnderWay: Bool { dragged != nil }

  /// Begins a drag at a point of the window.
  func begin(
    _ items: [Any], ids: [any Hashable & Sendable], _ settings: DragSettings, _ picture: Picture,
    at point: CGPoint
  ) {
    let number = nextNumber()
    dragged = Dragged(
      number: number, items: items, itemIDs: ids,
      operations: settings.configuration.operationsWithinApp.operations
    ) { [weak self] phase in
      let session = DragSession(
        id: DragSession.ID(number: number), phase: phase, location: self?.pointer ?? .zero, itemIDs: ids)
      for action in settings.onUpdate { action(session) }
    }
    (self.picture, pointer) = (picture, point)
    dragged?.onUpdate?(.initial)
  }

  private func nextNumber() -> DragNumber {
    count += 1
    return DragNumber(number: count)
  }

  /// Moves the drag to a point of the window.
  func move(to point: CGPoint) {
    guard let dragged else { return }
    pointer = point
    follow(target(for: dragged, at: point), at: point)
    switch picture {
    case .item(let item): onChange(item.moved(by: point))
    case .view(let follow): follow(point)
    case nil: break
    }
    dragged.onUpdate?(.active)
  }

  /// Ends the drag with a drop at a point of the window.
  func end(at point: CGPoint) {
    guard let dragged else { return }
    pointer = point
    let taker = target(for: dragged, at: point)
    let operation = operation(of: dragged, on: taker, at: point)
    cancel(with: operation, isDropped: operation.isDrop && taker?.responder === target?.responder)
    drop(dragged, on: taker, operation, at: point)
  }

  /// Ends the drag with an operation; `isDropped` is whether a drop on the target follows.
  func cancel(with operation: DropOperation = .cancel, isDropped: Bool = false) {
    let (picture, dragged) = (picture, dragged)
    (self.picture, self.dragged) = (nil, nil)
    switch picture {
    case .item: onChange(nil)
    case .view(let follow): follow(nil)
    case nil: break
    }
    guard let dragged else { return }
    leave(with: dragged, isDropped: isDropped)
    dragged.onUpdate?(.ended(operation))
  }

  /// Drops items of another program at a point of the window, if the view there accepts them.
  func drop(_ items: [Any], at point: CGPoint) {
    guard !items.isEmpty else { return }
    let dragged = Dragged(number: nextNumber(), items: items)
    let taker = target(for: dragged, at: point)
    drop(dragged, on: taker, operation(of: dragged, on: taker, at: point), at: point)
  }

  private func drop(
    _ dragged: Dragged, on taker: HitTester.Candidate?, _ operation: DropOperation, at point: CGPoint
  ) {
    guard operation.isDrop, let taker, taker.responder.isThere, let place = place(point, taker) else {
      return
    }
    taker.responder.handle(.drag(.dropped(at: place, operation), dragged))
  }

  /// Returns the operation of a drop on a view; `cancel` without a view.
  private func operation(of dragged: Dragged, on taker: HitTester.Candidate?, at point: CGPoint)
    -> DropOperation
  {
    guard let taker, let place = place(point, taker), let receiver = taker.responder as? any DropReceiver
    else { return .cancel }
    return receiver.operation(of: dragged, at: place)
  }

  private func target(for dragged: Dragged, at point: CGPoint) -> HitTester.Candidate? {
    for candidate in candidates(point) {
      if let receiver = candidate.responder as? any DropReceiver {
        return receiver.canTake(dragged) ? candidate : nil
      }
    }
    return nil
  }

  private func follow(_ new: HitTester.Candidate?, at point: CGPoint) {
    guard let dragged else { return }
    let isNew = new?.responder !== target?.responder
    if isNew { leave(with: dragged) }
    target = new
    guard let new, let place = place(point, new) else { return }
    new.responder.handle(.drag(.moved(to: place, isNew: isNew), dragged))
  }

  private func leave(with dragged: Dragged, isDropped: Bool = false) {
    if let target, target.responder.isThere {
      target.responder.handle(.drag(.left(isDropped: isDropped), dragged))
    }
    target = nil
  }
}

extension DropOperation {
  /// Whether items are dropped with the operation.
  fileprivate var isDrop: Bool { self != .cancel && self != .forbidden }
}
