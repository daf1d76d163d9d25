import Foundation
import TrellisDisplayList
import TrellisGeometry

private nonisolated struct HitTestingModifier: HitModifier {
  let isAllowed: Bool

  @MainActor func change(_ semantics: inout Semantics, of size: CGSize) {
    semantics.allowsHits = semantics.allowsHits && isAllowed
  }
}

/// What a content shape is for.
///
/// Taps go by that for ``interaction``. The others are for previews, pointers and focus of other systems' kinds, and are heard and do
/// nothing on a desktop.
///
/// Source: documented, developer.apple.com/documentation/swiftui/contentshapekinds.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view takes taps, and what else a pointer does.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of what is shown while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of what is shown with the view's context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of what a pointer lights up.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline of what is lit up where the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline that those who see through a reader of the screen are shown.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

private nonisolated struct ContentShapeModifier<S: Shape>: HitModifier {
  var kinds = ContentShapeKinds.interaction
  let shape: S
  let isEOFilled: Bool
  /// Whether the view takes taps beyond the shape, too, where something is drawn.
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
  /// Makes the view hit within a shape, and beyond it where something is drawn, even if that is clipped away.
  nonisolated func contentShape<S: Shape>(atLeast shape: S) -> some View {
    ModifiedContent(
      content: self, modifier: ContentShapeModifier(shape: shape, isEOFilled: false, isLeast: true))
  }

  /// Whether the view, and what is in it, takes taps.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/allowshittesting(_:).
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedContent(content: self, modifier: HitTestingModifier(isAllowed: enabled))
  }

  /// Says where the view takes taps.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:).
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ModifiedContent(content: self, modifier: ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }

  /// Says what outline the view has for some purposes, of which ``ContentShapeKinds/interaction`` is where it takes taps.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:).
  public nonisolated func contentShape<S: Shape>(_ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    ModifiedContent(
      content: self, modifier: ContentShapeModifier(kinds: kinds, shape: shape, isEOFilled: eoFill))
  }
}
