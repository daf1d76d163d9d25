public import Foundation
public import Trellis

/// A container of views with glass effects, in which views of one union have one shape of glass.
///
/// Shapes that aren't in a union stay apart at any distance: neighbours don't flow together here.
///
/// Source: documented, developer.apple.com/documentation/swiftui/glasseffectcontainer.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; the distance at which shapes would flow together has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, in front of the glass of its unions.
  @MainActor public var body: some View {
    content
      .environment(\.hasGlassContainer, true)
      .backgroundPreferenceValue(GlassUnionKey.self) { parts in
        if !parts.isEmpty { GlassUnions(parts: parts) }
      }
      .transformPreference(GlassUnionKey.self) { $0 = [] }
  }
}

/// The glass of unions: for each, the first part's glass and shape, around all parts.
private struct GlassUnions: View {
  let parts: [GlassPart]

  private var unions: [GlassUnionID] {
    var seen: Set<GlassUnionID> = []
    return parts.map(\.union).filter { seen.insert($0).inserted }
  }

  var body: some View {
    GeometryReader { proxy in
      ForEach(unions, id: \.self) { union in
        let members = parts.filter { $0.union == union }
        let frame = members.dropFirst().reduce(proxy[members[0].bounds]) { $0.union(proxy[$1.bounds]) }
        members[0].pane
          .frame(width: frame.width, height: frame.height)
          .position(x: frame.midX, y: frame.midY)
      }
    }
  }
}

extension View {
  /// Draws the glass effects of views with one id as one shape, behind the content of the ``GlassEffectContainer``.
  ///
  /// The shape and the glass are those of the first view. The modifier has no effect outside a container, or with nil.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/glasseffectunion(id:namespace:).
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    let union = id.map { GlassUnionID(id: AnyHashableSendable($0), namespace: namespace) }
    return transformEnvironment(\.self) { if $0.hasGlassContainer { $0.glassUnion = union } }
  }

  /// Gives the view's glass an identity: glass with the same id that replaces it starts with its geometry.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/glasseffectid(_:in:).
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    environment(
      \.glassIdentity, id.map { GlassUnionID(id: AnyHashableSendable($0), namespace: namespace) })
  }

  /// Sets the way in which the view appears and disappears with its glass.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(GlassTransitionModifier(transition: transition))
  }
}

/// The way in which a view with glass appears and disappears.
///
/// Source: documented, developer.apple.com/documentation/swiftui/glasseffecttransition; the looks: ours.
public nonisolated struct GlassEffectTransition: Sendable {
  private enum Kind { case identity, matchedGeometry, materialize }
  private let kind: Kind

  /// The view appears and disappears at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// The view fades and grows; glass with an id starts with the geometry of glass that it replaces.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// The view fades, without a change of geometry.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

  @MainActor fileprivate var transition: AnyTransition {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: .opacity.combined(with: .scale(scale: 0.8))
    case .materialize: .opacity
    }
  }
}

private struct GlassTransitionModifier: ViewModifier {
  let transition: GlassEffectTransition

  nonisolated init(transition: GlassEffectTransition) { self.transition = transition }

  func body(content: Content) -> some View { content.transition(transition.transition) }
}
