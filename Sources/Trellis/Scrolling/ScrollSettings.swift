import Foundation
import TrellisGraph
import TrellisLayout

/// The settings of modifiers for the scroll view inside; its rules read them, and so depend on them.
struct ScrollSettings {
  /// Changes of the margins around the content, outermost first.
  var margins: [@MainActor (inout EdgeInsets) -> Void] = []
  /// Changes of the margins around the indicators, outermost first.
  var indicatorMargins: [@MainActor (inout EdgeInsets) -> Void] = []
  /// The content's anchors by role; nil if a role has none.
  var anchors: [ScrollAnchorRole: @MainActor () -> UnitPoint?] = [:]
  /// Returns the function for the offset at which released content comes to rest; nil if the content just slows down.
  var adjustment: (@MainActor (Viewport) -> ScrollAdjustment?)?
  /// Whether content beyond the bounds is visible.
  var showsBeyondBounds: (@MainActor () -> Bool)?
  /// Whether a finger can pull content beyond its ends along an axis if the content isn't longer than the visible part.
  var bounces: (@MainActor (Axis) -> Bool)?
  /// Builds the indicator behind the beginning of pulled content; nil if the content can't be pulled.
  var refreshIndicator: (@MainActor (ScrollRefresh, ViewInputs) -> ViewList)?
  /// The links that get the scroll view.
  var links: [ScrollLink] = []
}

/// The situation in which a scroll view's content is placed at an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// The initial display.
  public static let initialOffset = ScrollAnchorRole(number: 0)
  /// A change of the content's length while the content is at the anchor.
  public static let sizeChanges = ScrollAnchorRole(number: 1)
  /// Content that is shorter than the visible part.
  public static let alignment = ScrollAnchorRole(number: 2)

  static let allCases: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
}

/// A function that returns the offset at which content comes to rest after a finger's release.
///
/// `original` is the offset at which the finger touched the content, and `predicted` the one at which the content would come to
/// rest otherwise. Offsets are in points from the content's beginning.
typealias ScrollAdjustment =
  @MainActor (
    _ original: CGPoint, _ predicted: CGPoint, _ velocity: CGSize
  ) -> CGPoint

/// The settings of modifiers around a scroll view.
enum ScrollSettingsKey: ViewInputKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

/// The link from a modifier to the scroll view inside.
@MainActor
final class ScrollLink {
  private let input: Attribute<ViewportReference>

  private struct ViewportReference: Equatable {
    weak var viewport: Viewport?
    static func == (first: ViewportReference, second: ViewportReference) -> Bool {
      first.viewport === second.viewport
    }
  }

  init(named name: String, _ inputs: ViewInputs) {
    input = inputs.graph.input(name: name, kind: .responder, ViewportReference())
  }

  /// The linked scroll view, nil if there is none; a rule that reads this depends on it.
  var viewport: Viewport? { input.wrappedValue.viewport.flatMap { $0.isThere ? $0 : nil } }

  /// Links a scroll view that is being built, unless another one is linked.
  func connect(_ viewport: Viewport, _ inputs: ViewInputs) {
    // A link made in an update takes effect in its next step.
    inputs.context.writes.performLater("ScrollView", continues: true) { [self, weak viewport] in
      if input.exists, self.viewport == nil { input.wrappedValue = ViewportReference(viewport: viewport) }
    }
  }
}
