public import Foundation
public import TrellisLayout

/// A transition that changes only the drawing.
@MainActor
protocol DrawnByEffects: Transition {
  var element: ElementTransition { get }
}

extension DrawnByEffects {
  /// Returns a view as modified in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(DrawnTransition(effects: AnyTransition(element).effects(in: phase)))
  }
}

extension ElementTransition {
  /// Creates a transition with the same effects before insertion and after removal.
  fileprivate init(_ effects: TransitionEffects, hasMotion: Bool) {
    let way = Way(effects: effects, hasMotion: hasMotion)
    self.init(insertion: way, removal: way)
  }

  /// Creates a transition with different effects before insertion and after removal.
  fileprivate init(from first: TransitionEffects, to second: TransitionEffects) {
    self.init(
      insertion: Way(effects: first, hasMotion: true), removal: Way(effects: second, hasMotion: true))
  }
}

extension Edge {
  /// The offset that moves a view just beyond its edge, in multiples of the view's own size.
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

/// A transition without effects: views appear and disappear at once.
public struct IdentityTransition: DrawnByEffects {
  /// Creates the transition.
  public nonisolated init() {}
  var element: ElementTransition { .still }
}

/// A transition in which views fade.
public struct OpacityTransition: DrawnByEffects {
  /// Creates the transition.
  public nonisolated init() {}
  /// The properties: views don't move.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var element: ElementTransition { .fade }
}

/// A transition in which views grow about an anchor, and shrink again.
public struct ScaleTransition: DrawnByEffects {
  /// The scale of a view before insertion and after removal; 1 is the view's own size.
  public var scale: Double
  /// The point of the view that scaling doesn't move.
  public var anchor: UnitPoint

  /// Creates the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  var element: ElementTransition {
    // A transform with a scale of 0 couldn't be inverted.
    let size = scale == 0 ? 1e-5 : scale
    return ElementTransition(
      TransitionEffects(scale: size, anchor: anchor), hasMotion: true)
  }
}

/// A transition in which views come from beyond one of their own edges, and leave across it.
public struct MoveTransition: DrawnByEffects {
  /// The edge that views cross.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  var element: ElementTransition { ElementTransition(TransitionEffects(sizes: edge.way), hasMotion: true) }
}

/// A transition in which views come from the leading side and leave to the trailing side.
public struct SlideTransition: DrawnByEffects {
  /// Creates the transition.
  public nonisolated init() {}
  var element: ElementTransition {
    ElementTransition(
      from: TransitionEffects(sizes: Edge.leading.way), to: TransitionEffects(sizes: Edge.trailing.way))
  }
}

/// A transition in which views move in from an offset, in points, and leave to the same offset.
public struct OffsetTransition: DrawnByEffects {
  /// The distance from the views' position, in points.
  public var offset: CGSize
  /// Creates the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  var element: ElementTransition { ElementTransition(TransitionEffects(offset: offset), hasMotion: true) }
}

/// A transition in which views come from beyond an edge, leave beyond the opposite edge, and fade.
public struct PushTransition: DrawnByEffects {
  /// The edge from which views come.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  var element: ElementTransition {
    ElementTransition(
      from: TransitionEffects(opacity: 0, sizes: edge.way),
      to: TransitionEffects(opacity: 0, sizes: edge.opposite.way))
  }
}

/// A transition in which views blur, shrink or grow, and fade.
public struct BlurReplaceTransition: DrawnByEffects {
  /// The directions of the changes of size.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpwards: Bool
    /// Views grow on insertion and shrink on removal.
    public static let downUp = Configuration(isUpwards: false)
    /// Views grow on insertion and on removal.
    public static let upUp = Configuration(isUpwards: true)
  }

  /// The directions of the changes of size.
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

/// A transition with separate transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// Returns a view as modified in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let both = AnyTransition.asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    return TypedTransition(base: both).apply(content: content, phase: phase)
  }
}
