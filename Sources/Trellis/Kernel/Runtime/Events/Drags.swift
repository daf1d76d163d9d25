import Foundation
import TrellisDisplayList

/// What is dragged over the window: begun by a view, or dropped by another program.
///
/// Of the views under the pointer the deepest that takes anything decides: what it doesn't take nobody does.
///
/// Source: recorded (SwiftUI on macOS 26).
@MainActor
final class Drags {
  /// What is dragged; empty where nothing is.
  private var items: [Any] = []
  /// Its picture, relative to the pointer.
  private var picture: DisplayItem?
  private var target: Arena.Candidate?
  /// Who answers at a point, innermost first.
  var candidates: (CGPoint) -> [Arena.Candidate] = { _ in [] }
  /// Where a point of the window is in a candidate's view.
  var place: (CGPoint, Arena.Candidate) -> CGPoint? = { _, _ in nil }
  /// Told where the picture is now, in the window; nil where there is none.
  var onChange: (DisplayItem?) -> Void = { _ in }

  /// Begins to drag something, whose picture is where it is relative to the pointer.
  func begin(_ items: [Any], picture: DisplayItem) {
    self.items = items
    self.picture = picture
  }

  /// The pointer is at a point of the window.
  func move(to point: CGPoint) {
    guard !items.isEmpty else { return }
    follow(target(for: items, at: point))
    onChange(picture?.moved(by: point))
  }

  /// The pointer lets go at a point of the window.
  func end(at point: CGPoint) {
    let items = items
    cancel()
    drop(items, at: point)
  }

  /// Nothing is dragged any more.
  func cancel() {
    (items, picture) = ([], nil)
    onChange(nil)
    follow(nil)
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

  private func follow(_ new: Arena.Candidate?) {
    guard new?.responder !== target?.responder else { return }
    let old = target
    target = new
    if let old, old.responder.isThere { old.responder.dragDidMove(isOver: false) }
    new?.responder.dragDidMove(isOver: true)
  }
}
