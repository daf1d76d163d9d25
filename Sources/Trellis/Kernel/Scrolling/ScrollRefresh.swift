import Foundation
import TrellisGraph
import TrellisLayout

/// Brings what a scroll view shows up to date: pulled down by a finger, or by a key, it has an action run, and leaves room above the
/// content until that has returned.
///
/// Source: documented (`refreshable`): busy until the action returns; that it is to be seen pulled by 80 points, or a fifth of
/// a shorter scroll view, and the room: ours, about UIKit's.
@MainActor
final class ScrollRefresh {
  struct State: Equatable {
    /// How far of what it takes the content is pulled, 0 to 1.
    var pull: CGFloat = 0
    var isRunning = false
  }

  /// How much room is left above the content while the action runs, in points.
  nonisolated static let room: CGFloat = 60

  /// What is seen of it; reading it in a rule makes the rule depend on it.
  let state: Attribute<State>
  private let isPossible: () -> Bool
  private weak var viewport: Viewport?

  /// Creates it for the scroll view that is being built.
  init(_ inputs: ViewInputs, isPossible: @escaping () -> Bool) {
    self.isPossible = isPossible
    state = inputs.graph.input(name: "ScrollView.refresh", kind: .state, State())
  }

  /// The scroll view is there.
  func connect(_ viewport: Viewport) { self.viewport = viewport }

  /// A finger has the content so far beyond its beginning, in points; 0 or less where it isn't.
  func pulled(by distance: CGFloat) {
    guard state.exists, !state.wrappedValue.isRunning, let viewport else { return }
    let threshold = max(min(80, viewport.size.height / 5), 1)
    if distance >= threshold { return start() }
    let pull = max(0, distance / threshold)
    if state.wrappedValue.pull != pull { state.wrappedValue.pull = pull }
  }

  /// Has the action run, unless it runs already.
  func start() {
    guard state.exists, !state.wrappedValue.isRunning, isPossible() else { return }
    viewport?.leaveRoom(above: Self.room) { state.wrappedValue = State(isRunning: true) }
  }

  /// The action has returned.
  func end() {
    guard state.exists else { return }
    viewport?.leaveRoom(above: -Self.room) { state.wrappedValue = State() }
  }
}

extension Viewport {
  /// Goes on where it is seen with other room above the content, which `change` sets: what is seen of the room, or lacks, comes by a spring.
  func leaveRoom(above distance: CGFloat, _ change: () -> Void) {
    guard scrolls(along: .vertical) else { return change() }
    let seen = offset.y + distance
    change()
    go(onFrom: seen)
  }
}
