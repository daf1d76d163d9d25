public import Foundation
public import TrellisLayout

extension Transition where Self == IdentityTransition {
  /// Views are there, and gone, at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Views fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Views grow from nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Views grow from a size, about a point of them.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Views come from beyond an edge of theirs, and go there.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Views come from the leading side and go to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == OffsetTransition {
  /// Views come from so many points away, and go there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Views come from so many points away, and go there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// Views come from beyond an edge and go beyond the other one, and fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Views go out of focus, become smaller, and fade.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Views go out of focus, become smaller or larger, and fade.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: configuration) }
}

extension Transition {
  /// One way in, and another one out.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension AnyTransition {
  /// Views are there, and gone, at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// Views fade.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Views come from the leading side and go to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Views grow from nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// Views grow from a size, about a point of them.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// Views come from beyond an edge of theirs, and go there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Views come from so many points away, and go there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Views come from so many points away, and go there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Views come from beyond an edge and go beyond the other one, and fade.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
}
