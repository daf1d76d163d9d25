public import Foundation
public import TrellisLayout

/// A transition that is a change of the drawing alone.
@MainActor
protocol DrawnByEffects: Transition {
  var element: ElementTransition { get }
}

extension DrawnByEffects {
  /// What is shown of a view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(DrawnTransition(effects: AnyTransition(element).effects(in: phase)))
  }
}

extension ElementTransition {
  /// One that is at the same end before and after.
  fileprivate init(_ effects: TransitionEffects, hasMotion: Bool) {
    let way = Way(effects: effects, hasMotion: hasMotion)
    self.init(insertion: way, removal: way)
  }

  /// One that is at different ends.
  fileprivate init(from first: TransitionEffects, to second: TransitionEffects) {
    self.init(
      insertion: Way(effects: first, hasMotion: true), removal: Way(effects: second, hasMotion: true))
  }
}

extension Edge {
  /// From a view's place to right beyond that edge of it, in its own sizes.
  fileprivate var way: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .leading: CGSize(width: -1, height: 0)
    case .bottom: CGSize(width: 0, height: 1)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// Views are there, and gone, at once.
public struct IdentityTransition: DrawnByEffects {
  /// Creates the transition.
  public nonisolated init() {}
  var element: ElementTransition { .still }
}

/// Views fade.
public struct OpacityTransition: DrawnByEffects {
  /// Creates the transition.
  public nonisolated init() {}
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var element: ElementTransition { .fade }
}

/// Views grow, about a point of them.
public struct ScaleTransition: DrawnByEffects {
  /// How large a view is drawn before it comes and when it has gone; 1 is its own size.
  public var scale: Double
  /// About which point of it.
  public var anchor: UnitPoint

  /// Creates the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  var element: ElementTransition {
    // Without any size there would be no way back.
    let size = scale == 0 ? 1e-5 : scale
    return ElementTransition(
      TransitionEffects(scale: size, anchor: anchor), hasMotion: true)
  }
}

/// Views come from beyond an edge of theirs, and go there.
public struct MoveTransition: DrawnByEffects {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  var element: ElementTransition { ElementTransition(TransitionEffects(sizes: edge.way), hasMotion: true) }
}

/// Views come from the leading side and go to the trailing one.
public struct SlideTransition: DrawnByEffects {
  /// Creates the transition.
  public nonisolated init() {}
  var element: ElementTransition {
    ElementTransition(
      from: TransitionEffects(sizes: Edge.leading.way), to: TransitionEffects(sizes: Edge.trailing.way))
  }
}

/// Views come from so many points away, and go there.
public struct OffsetTransition: DrawnByEffects {
  /// The distance from their place, in points.
  public var offset: CGSize
  /// Creates the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  var element: ElementTransition { ElementTransition(TransitionEffects(offset: offset), hasMotion: true) }
}

/// Views come from beyond an edge and go beyond the other one, and fade.
public struct PushTransition: DrawnByEffects {
  /// The edge from which they come.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  var element: ElementTransition {
    ElementTransition(
      from: TransitionEffects(opacity: 0, sizes: edge.way),
      to: TransitionEffects(opacity: 0, sizes: edge.opposite.way))
  }
}

/// Views go out of focus, become smaller or larger, and fade.
public struct BlurReplaceTransition: DrawnByEffects {
  /// Which way they change their size.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpwards: Bool
    /// They come smaller, and go smaller.
    public static let downUp = Configuration(isUpwards: false)
    /// They come smaller, and go larger.
    public static let upUp = Configuration(isUpwards: true)
  }

  /// Which way they change their size.
  public var configuration: Configuration
  /// Creates the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  var element: ElementTransition {
    func blurred(_ scale: Double) -> TransitionEffects {
      TransitionEffects(opacity: 0, scale: scale, blur: 7)
    }
    return ElementTransition(from: blurred(0.9), to: blurred(configuration.isUpwards ? 1.1 : 0.9))
  }
}

/// One way in, and another one out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// What is shown of a view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let both = AnyTransition.asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    return TypedTransition(base: both).apply(content: content, phase: phase)
  }
}
