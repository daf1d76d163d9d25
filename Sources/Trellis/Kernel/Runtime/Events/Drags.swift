import Foundation
import TrellisDisplayList

/// What is dragged over the window: begun by a view, or dropped by another program.
///
/// Of the views under the pointer the deepest that takes anything decides: what it doesn't take nobody does.
///
/// Source: recorded (SwiftUI on macOS 26).
@MainActor
final class Drags {
  /// What is seen of what is dragged, where the pointer is.
  enum Picture {
    /// A picture, relative to the pointer.
    case item(DisplayItem)
    /// Views, which are told where that is in the window; nil where nothing is dragged any more.
    case view(@MainActor (CGPoint?) -> Void)
  }

  /// What is dragged; empty where nothing is.
  private var items: [Any] = []
  private var picture: Picture?
  private var target: Arena.Candidate?
  /// Who answers at a point, innermost first.
  var candidates: (CGPoint) -> [Arena.Candidate] = { _ in [] }
  /// Where a point of the window is in a candidate's view.
  var place: (CGPoint, Arena.Candidate) -> CGPoint? = { _, _ in nil }
  /// Told where the picture is now, in the window; nil where there is none.
  var onChange: (DisplayItem?) -> Void = { _ in }

  /// Whether something of the window is dragged.
  var isUnderWay: Bool { !items.isEmpty }

  /// Begins to drag something.
  func begin(_ items: [Any], _ picture: Picture) {
    self.items = items
    self.picture = picture
  }

  /// The pointer is at a point of the window.
  func move(to point: CGPoint) {
    guard !items.isEmpty else { return }
    follow(target(for: items, at: point), at: point)
    switch picture {
    case .item(let item): onChange(item.moved(by: point))
    case .view(let follow): follow(point)
    case nil: break
    }
  }

  /// The pointer lets go at a point of the window.
  func end(at point: CGPoint) {
    let items = items
    let taker = items.isEmpty ? nil : target(for: items, at: point)
    cancel(isDropped: taker != nil && taker?.responder === target?.responder)
    drop(items, at: point)
  }

  /// Nothing is dragged any more.
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

  /// Something is let go of at a point of the window.
  func drop(_ items: [Any], at point: CGPoint) {
    guard !items.isEmpty, let found = target(for: items, at: point), let place = place(point, found) else {
      return
    }
    _ = found.responder.take(items, at: place)
  }

  private func target(for items: [Any], at point: CGPoint) -> Arena.Candidate? {
    let found = candidates(point).first { $0.responder.takesDrops }
    return found.flatMap { $0.responder.canTake(items) ? $0 : nil }
  }

  private func follow(_ new: Arena.Candidate?, at point: CGPoint) {
    let isNew = new?.responder !== target?.responder
    if isNew { leave(with: items) }
    target = new
    guard let new, let place = place(point, new) else { return }
    new.responder.dragDidMove(items, to: place, isNew: isNew)
  }

  private func leave(with items: [Any], isDropped: Bool = false) {
    if let target, target.responder.isThere { target.responder.dragDidLeave(items, isDropped: isDropped) }
    target = nil
  }
}
