public import Foundation
public import Trellis

/// The shape of a glass effect without a shape of its own: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// Returns the capsule that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Draws a shape of glass behind the view.
  ///
  /// The glass has the size of the view and shows what is drawn behind it. With reduced transparency, it is opaque.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/glasseffect(_:in:).
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { modifier(GlassModifier(glass: glass, shape: AnyShape(shape))) }
}

/// Draws glass behind a view, by itself or as a part of a union.
struct GlassModifier: ViewModifier {
  let glass: Glass
  let shape: AnyShape
  @Environment(\.glassUnion) private var union
  @Environment(\.glassIdentity) private var identity

  nonisolated init(glass: Glass, shape: AnyShape) { (self.glass, self.shape) = (glass, shape) }

  func body(content: Content) -> some View {
    let pane = GlassPane(glass: glass, shape: shape)
    if let union {
      content.anchorPreference(key: GlassUnionKey.self, value: .bounds) {
        [GlassPart(union: union, pane: pane, bounds: $0)]
      }
    } else if let identity {
      content.background { pane.matchedGeometryEffect(id: identity.id, in: identity.namespace) }
    } else {
      content.background { pane }
    }
  }
}

/// A shape of glass.
nonisolated struct GlassPane: View {
  let glass: Glass
  let shape: AnyShape
  @State private var isUnderPointer = false
  @Environment(\.accessibilityReduceTransparency) private var isOpaque

  init(glass: Glass, shape: AnyShape) { (self.glass, self.shape) = (glass, shape) }

  @MainActor var body: some View {
    if glass.kind != .identity {
      shape
        .fill(GlassStyle(glass, glow: isUnderPointer ? 0.18 : 0, isOpaque: isOpaque))
        .shadow(color: .black.opacity(glass.kind == .clear ? 0.06 : 0.12), radius: 6, y: 2)
        .overlay { GlassRim(shape: shape) }
        .contentShape(shape)
        .onHover { isUnderPointer = glass.isInteractive && $0 }
    }
  }
}

/// The light at the edge of a glass: brightest at the top leading and the bottom trailing corner.
private struct GlassRim: View {
  let shape: AnyShape
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    if contrast == .increased {
      shape.stroke(.primary.opacity(0.6), lineWidth: 1)
    } else {
      let strength = scheme == .dark ? 0.6 : 1
      shape.stroke(
        LinearGradient(
          stops: [
            .init(color: .white.opacity(0.85 * strength), location: 0),
            .init(color: .white.opacity(0.2 * strength), location: 0.35),
            .init(color: .white.opacity(0.2 * strength), location: 0.65),
            .init(color: .white.opacity(0.6 * strength), location: 1),
          ], startPoint: .topLeading, endPoint: .bottomTrailing),
        lineWidth: 1)
    }
  }
}
