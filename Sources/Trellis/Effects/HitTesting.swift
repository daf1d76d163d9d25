import Foundation
import TrellisDisplayList
import TrellisGeometry

private nonisolated struct HitTestingModifier: HitModifier {
  let isAllowed: Bool

  @MainActor func change(_ semantics: inout Semantics, of size: CGSize) {
    semantics.allowsHits = semantics.allowsHits && isAllowed
  }
}

/// The purposes of a content shape.
///
/// Only ``interaction`` affects taps. The others are for previews, pointers and focus on other systems; they are accepted, and
/// have no effect on a desktop.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area in which the view takes taps and other pointer events.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of the preview beside the view's context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline that is highlighted under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that is highlighted while the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline that accessibility technologies show.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

private nonisolated struct ContentShapeModifier<S: Shape>: HitModifier {
  var kinds = ContentShapeKinds.interaction
  let shape: S
  let isEOFilled: Bool
  /// Whether the view also takes taps beyond the shape, where something is drawn.
  var isLeast = false

  @MainActor func change(_ semantics: inout Semantics, of size: CGSize) {
    guard kinds.contains(.interaction) else { return }
    if isLeast {
      semantics.hitRegion = .atLeast(shape.path(in: CGRect(origin: .zero, size: size)))
      return
    }
    semantics.hitRegion = .shape(
      shape.path(in: CGRect(origin: .zero, size: size)), isEOFilled: isEOFilled)
  }
}

extension View {
  /// Makes the view take hits within a shape, and beyond it where something is drawn, even if that is clipped.
  nonisolated func contentShape<S: Shape>(atLeast shape: S) -> some View {
    ModifiedContent(
      content: self, modifier: ContentShapeModifier(shape: shape, isEOFilled: false, isLeast: true))
  }

  /// Sets whether the view and its content take taps.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedContent(content: self, modifier: HitTestingModifier(isAllowed: enabled))
  }

  /// Sets the area in which the view takes taps.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ModifiedContent(content: self, modifier: ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }

  /// Sets the view's outline for some purposes; ``ContentShapeKinds/interaction`` is the area that takes taps.
  public nonisolated func contentShape<S: Shape>(_ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    ModifiedContent(
      content: self, modifier: ContentShapeModifier(kinds: kinds, shape: shape, isEOFilled: eoFill))
  }
}
