public import Foundation
public import TrellisLayout

extension Transition where Self == IdentityTransition {
  /// A transition without effects: views appear and disappear at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition in which views fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition in which views grow from nothing, and shrink to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a transition in which views grow from a scale, about an anchor, and shrink to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition in which views come from beyond one of their own edges, and leave across it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition in which views come from the leading side and leave to the trailing side.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition in which views move in from an offset, in points, and leave to the same offset.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Returns a transition in which views move in from an offset, in points, and leave to the same offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// Returns a transition in which views come from beyond an edge, leave beyond the opposite edge, and fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition in which views blur, shrink and fade.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Returns a transition in which views blur, shrink or grow, and fade.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: configuration) }
}

extension Transition {
  /// Returns a transition with separate transitions for insertion and removal.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension AnyTransition {
  /// A transition without effects: views appear and disappear at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// A transition in which views fade.
  public static let opacity = AnyTransition(OpacityTransition())
  /// A transition in which views come from the leading side and leave to the trailing side.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// A transition in which views grow from nothing, and shrink to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// Returns a transition in which views grow from a scale, about an anchor, and shrink to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// Returns a transition in which views come from beyond one of their own edges, and leave across it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Returns a transition in which views move in from an offset, in points, and leave to the same offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Returns a transition in which views move in from an offset, in points, and leave to the same offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Returns a transition in which views come from beyond an edge, leave beyond the opposite edge, and fade.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
}
