public import Foundation
public import TrellisGeometry

/// What happens to a list on its way to the picture, the list being taken as one picture of its own.
///
/// Points are in the list's space.
public enum Effect: Hashable, Sendable {
  /// The picture with its opacity multiplied, by a number in `0...1`.
  case opacity(Double)
  /// Only what lies within an outline.
  case clip(Path, FillStyle)
  /// Only where another list is opaque; that one is in the same space.
  case mask(DisplayList)
  /// The picture moved, turned, scaled, or seen from the side.
  case transform(ProjectionTransform)
  /// The picture with its shadow behind it.
  case shadow(Shadow)
  /// The picture out of focus: `radius` is the bell curve's standard deviation, in points; with `isOpaque` the picture
  /// keeps its edges.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The picture mixed with what lies behind it.
  case blend(BlendMode)
  /// What lies behind, out of focus, where the picture is opaque: in place of the picture.
  case backdrop(Backdrop)
  /// The picture in other colours.
  case color(ColorTransform)
  /// The picture as it is: what blends inside, blends with nothing outside.
  case group
  /// Not one picture: each thing in the list by itself, at any depth. See ``EachEffect``.
  case each(EachEffect)
}

/// What happens to each thing in a list by itself, so that things that overlap show through each other, shade each other
/// and mix with each other.
///
/// A thing is an item that draws by itself, or what another effect has made a picture of: a group, a clip, a mask, a blur,
/// colours, a perspective. Nested lists, affine transforms and effects of this kind are looked through. Of several opacities
/// the product counts, of several blend modes the innermost, and what mixes with what lies behind is the thing with
/// everything else that happens to it.
public enum EachEffect: Hashable, Sendable {
  /// The thing with its opacity multiplied, by a number in `0...1`.
  case opacity(Double)
  /// The thing with its shadow behind it.
  case shadow(Shadow)
  /// The thing mixed with what lies behind it.
  case blend(BlendMode)

  /// The same, done to a list as one picture.
  public var effect: Effect {
    switch self {
    case .opacity(let opacity): .opacity(opacity)
    case .shadow(let shadow): .shadow(shadow)
    case .blend(let mode): .blend(mode)
    }
  }
}

/// A shadow behind a picture.
public struct Shadow: Hashable, Sendable {
  /// Its colour; its opacity counts.
  public var color: RGBAColor
  /// How far it is out of focus: the bell curve's standard deviation, in points; 0 is sharp.
  public var radius: CGFloat
  /// Where it lies from the picture, in points.
  public var offset: CGSize

  /// Creates a shadow.
  public init(color: RGBAColor, radius: CGFloat, offset: CGSize = .zero) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }
}

extension Effect {
  /// A rectangle that the ink of a list lies in when the effect has been applied; `bounds` is the list's own.
  public func bounds(of bounds: CGRect) -> CGRect {
    guard !bounds.isNull else { return .null }
    switch self {
    case .opacity(let opacity): return opacity > 0 ? bounds : .null
    case .clip(let path, _):
      let clip = path.controlBounds
      return clip.isNull ? .null : bounds.intersection(clip)
    case .mask(let mask):
      let ink = mask.inkBounds
      return ink.isNull ? .null : bounds.intersection(ink)
    case .transform(let transform):
      return transform.bounds(of: bounds)
    case .shadow(let shadow):
      guard shadow.color.opacity > 0 else { return bounds }
      let reach = Effect.reach(ofBlur: shadow.radius)
      return bounds.union(
        bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
    case .blur(let radius, let isOpaque):
      let reach = isOpaque ? 0 : Effect.reach(ofBlur: radius)
      return bounds.insetBy(dx: -reach, dy: -reach)
    case .blend, .backdrop, .color, .group: return bounds
    case .each(let each): return each.effect.bounds(of: bounds)
    }
  }

  /// Whether something in the list can show what lies behind the effect: not in what is looked up in a picture of its own, which is
  /// made for itself.
  package var showsBehind: Bool {
    switch self {
    case .transform(let transform): transform.isAffine
    case .blur, .backdrop: false
    case .opacity, .clip, .mask, .shadow, .blend, .color, .group, .each: true
    }
  }

  /// How far beyond its edge a blurred picture leaves ink, in points.
  ///
  /// That is three standard deviations: what lies beyond is less than a 256th.
  public static func reach(ofBlur radius: CGFloat) -> CGFloat { radius > 0 ? radius * 3 + 1 : 0 }
}

extension ProjectionTransform {
  /// The smallest upright rectangle around what becomes of another; null where that has a corner on the horizon or behind
  /// the viewer.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    if isAffine { return rect.applying(affine) }
    let isInFront = rect.corners.allSatisfy { $0.x * m13 + $0.y * m23 + m33 > 0 }
    return isInFront ? CGRect(around: rect.corners.map { $0.applying(self) }) : .null
  }
}
