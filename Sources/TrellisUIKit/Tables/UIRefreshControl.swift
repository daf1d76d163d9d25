public import Foundation
import Trellis

/// The indicator of a refresh, which the user begins by pulling a list down.
///
/// It is that of SwiftUI's lists: ``UIControl/Event/valueChanged`` is sent when the user has pulled, and the indicator is shown until
/// ``endRefreshing()``. Its own frame, tint and title have no effect.
///
/// Source: documented, developer.apple.com/documentation/uikit/uirefreshcontrol.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether a refresh goes on.
  open private(set) var isRefreshing = false
  /// The title; without effect.
  open var attributedTitle: NSAttributedString?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates an indicator with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Begins a refresh, without an event.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends the refresh.
  open func endRefreshing() {
    isRefreshing = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Begins a refresh by the user, and returns when it has ended.
  package func refresh() async {
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if !isRefreshing { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
