import Foundation
import TrellisGraph
import TrellisLayout

/// The refresh of a scroll view: a finger's pull or a key runs an action.
///
/// Space is left above the content until the action has returned.
///
/// Source: documented (`refreshable`): busy until the action returns; the necessary pull and the space: ours, about UIKit's.
/// The pull is 80 points, or a fifth of a shorter scroll view.
@MainActor
final class ScrollRefresh {
  struct State: Equatable {
    /// The pulled fraction of the distance that starts the action, 0 to 1.
    var pull: CGFloat = 0
    var isRunning = false
  }

  /// The space above the content while the action runs, in points.
  nonisolated static let height: CGFloat = 60

  /// The state to draw; a rule that reads this depends on it.
  let state: Attribute<State>
  private let isPossible: () -> Bool
  private weak var viewport: Viewport?

  /// Creates the refresh of a scroll view that is being built.
  init(_ inputs: ViewInputs, isPossible: @escaping () -> Bool) {
    self.isPossible = isPossible
    state = inputs.graph.input(name: "ScrollView.refresh", kind: .state, State())
  }

  /// Stores the scroll view.
  func connect(_ viewport: Viewport) { self.viewport = viewport }

  /// Handles a pull of the content beyond its beginning by a distance in points; 0 or less is no pull.
  func pulled(by distance: CGFloat) {
    guard state.exists, !state.wrappedValue.isRunning, let viewport else { return }
    let threshold = max(min(80, viewport.size.height / 5), 1)
    if distance >= threshold { return start() }
    let pull = max(0, distance / threshold)
    if state.wrappedValue.pull != pull { state.wrappedValue.pull = pull }
  }

  /// Starts the action, unless it runs already.
  func start() {
    guard state.exists, !state.wrappedValue.isRunning, isPossible() else { return }
    viewport?.insertSpace(above: Self.height) { state.wrappedValue = State(isRunning: true) }
  }

  /// Ends the refresh, when the action has returned.
  func end() {
    guard state.exists else { return }
    viewport?.insertSpace(above: -Self.height) { state.wrappedValue = State() }
  }
}

extension Viewport {
  /// Changes the space above the content by a distance with the closure `change`, and keeps the content where it is visible now.
  ///
  /// Content near its beginning then springs to its beginning.
  func insertSpace(above distance: CGFloat, _ change: () -> Void) {
    guard scrolls(along: .vertical) else { return change() }
    let seen = offset.y + distance
    change()
    go(onFrom: seen)
  }
}
