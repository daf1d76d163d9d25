import Foundation
import TrellisGraph
import TrellisLayout

/// What modifiers say about the scroll view in them; what they say is read in the scroll view's rules, which depend on it.
struct ScrollSettings {
  /// Change how much is left free around the content, the outermost first.
  var margins: [@MainActor (inout EdgeInsets) -> Void] = []
  /// The same for the indicators.
  var indicatorMargins: [@MainActor (inout EdgeInsets) -> Void] = []
  /// Where the content stands at first, and where it is shorter than what is seen.
  var anchors: [ScrollAnchorRole: @MainActor () -> UnitPoint?] = [:]
  /// Decides where a content comes to rest that is let go; nil where it just slows down.
  var adjustment: (@MainActor (Viewport) -> ScrollAdjustment?)?
  /// Whether what is beyond the bounds is seen.
  var showsBeyondBounds: (@MainActor () -> Bool)?
  /// Whether a finger can pull a content beyond its ends that isn't longer than what is seen, along an axis.
  var bounces: (@MainActor (Axis) -> Bool)?
  /// Builds what is seen behind the content's beginning of a scroll view that is pulled; nil where it can't be.
  var refreshIndicator: (@MainActor (ScrollRefresh, ViewInputs) -> ViewList)?
  /// Who wants to know the scroll view.
  var links: [ScrollLink] = []
}

/// When a scroll view's content stands by an anchor.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollanchorrole.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// When it is shown first.
  public static let initialOffset = ScrollAnchorRole(number: 0)
  /// When it becomes longer or shorter, as long as it stands there.
  public static let sizeChanges = ScrollAnchorRole(number: 1)
  /// As long as it isn't as long as what is seen.
  public static let alignment = ScrollAnchorRole(number: 2)

  static let allCases: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
}

/// Where a content comes to rest that a finger let go: from where it was touched, by where it would come to rest otherwise.
///
/// All are offsets in points from the content's beginning.
typealias ScrollAdjustment =
  @MainActor (
    _ original: CGPoint, _ predicted: CGPoint, _ velocity: CGSize
  ) -> CGPoint

/// What modifiers around a scroll view say about it.
enum ScrollSettingsKey: ViewInputKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

/// Leads from a modifier to the scroll view in it.
@MainActor
final class ScrollLink {
  private let input: Attribute<Held>

  private struct Held: Equatable {
    weak var viewport: Viewport?
    static func == (first: Held, second: Held) -> Bool { first.viewport === second.viewport }
  }

  init(named name: String, _ inputs: ViewInputs) {
    input = inputs.graph.input(name: name, kind: .responder, Held())
  }

  /// The scroll view that came last; reading it in a rule makes the rule depend on which that is.
  var viewport: Viewport? { input.wrappedValue.viewport.flatMap { $0.isThere ? $0 : nil } }

  /// A scroll view is being built.
  func connect(_ viewport: Viewport, _ inputs: ViewInputs) {
    // What is built in an update is known from its next step on.
    inputs.context.writes.performLater("ScrollView", continues: true) { [self, weak viewport] in
      if input.exists, self.viewport == nil { input.wrappedValue = Held(viewport: viewport) }
    }
  }
}
