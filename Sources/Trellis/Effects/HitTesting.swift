import Foundation
import TrellisDisplayList
import TrellisGeometry

private nonisolated struct HitTestingModifier: HitModifier {
  let isAllowed: Bool

  @MainActor func change(_ semantics: inout Semantics, of size: CGSize) {
    semantics.allowsHits = semantics.allowsHits && isAllowed
  }
}

private nonisolated struct ContentShapeModifier<S: Shape>: HitModifier {
  let shape: S
  let isEOFilled: Bool

  @MainActor func change(_ semantics: inout Semantics, of size: CGSize) {
    semantics.hitRegion = .shape(
      shape.path(in: CGRect(origin: .zero, size: size)), isEOFilled: isEOFilled)
  }
}

extension View {
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
}
