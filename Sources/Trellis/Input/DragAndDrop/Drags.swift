import Foundation
import TrellisDisplayList

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

  /// The dragged items; empty if there is no drag.
  private var items: [Any] = []
  private var picture: Picture?
  private var target: HitTester.Candidate?
  /// Returns the candidates at a point, innermost first.
  var candidates: (CGPoint) -> [HitTester.Candidate] = { _ in [] }
  /// Returns the position of a window point in a candidate's view.
  var place: (CGPoint, HitTester.Candidate) -> CGPoint? = { _, _ in nil }
  /// Called with the picture at its position in the window; nil if there is none.
  var onChange: (DisplayItem?) -> Void = { _ in }

  /// Whether a drag from the window is in progress.
  var isUnderWay: Bool { !items.isEmpty }

  /// Begins a drag.
  func begin(_ items: [Any], _ picture: Picture) {
    self.items = items
    self.picture = picture
  }

  /// Moves the drag to a point of the window.
  func move(to point: CGPoint) {
    guard !items.isEmpty else { return }
    follow(target(for: items, at: point), at: point)
    switch picture {
    case .item(let item): onChange(item.moved(by: point))
    case .view(let follow): follow(point)
    case nil: break
    }
  }

  /// Ends the drag with a drop at a point of the window.
  func end(at point: CGPoint) {
    let items = items
    let taker = items.isEmpty ? nil : target(for: items, at: point)
    cancel(isDropped: taker != nil && taker?.responder === target?.responder)
    drop(items, at: point)
  }

  /// Ends the drag; `isDropped` is whether a drop on the target follows.
  func cancel(isDropped: Bool = false) {
    let (picture, items) = (picture, items)
    (self.picture, self.items) = (nil, [])
    switch picture {
    case .item: onChange(nil)
    case .view(let follow): follow(nil)
    case nil: break
    }
    leave(with: items, isDropped: isDropped)
  }

  /// Drops items at a point of the window, if the view there accepts them.
  func drop(_ items: [Any], at point: CGPoint) {
    guard !items.isEmpty, let found = target(for: items, at: point), let place = place(point, found) else {
      return
    }
    found.responder.handle(.drag(.dropped(at: place), items: items))
  }

  private func target(for items: [Any], at point: CGPoint) -> HitTester.Candidate? {
    for candidate in candidates(point) {
      if let receiver = candidate.responder as? any DropReceiver {
        return receiver.canTake(items) ? candidate : nil
      }
    }
    return nil
  }

  private func follow(_ new: HitTester.Candidate?, at point: CGPoint) {
    let isNew = new?.responder !== target?.responder
    if isNew { leave(with: items) }
    target = new
    guard let new, let place = place(point, new) else { return }
    new.responder.handle(.drag(.moved(to: place, isNew: isNew), items: items))
  }

  private func leave(with items: [Any], isDropped: Bool = false) {
    if let target, target.responder.isThere {
      target.responder.handle(.drag(.left(isDropped: isDropped), items: items))
    }
    target = nil
  }
}
