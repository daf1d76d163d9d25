public import Foundation
public import TrellisGeometry

/// An effect on a list that is treated as one picture.
///
/// Points are in the list's space.
public enum Effect: Hashable, Sendable {
  /// The picture with its opacity multiplied by a number in `0...1`.
  case opacity(Double)
  /// The part of the picture inside an outline.
  case clip(Path, FillStyle)
  /// The part of the picture where another list is opaque; both lists have the same coordinate space.
  case mask(DisplayList)
  /// The picture moved, rotated, scaled, or shown in perspective.
  case transform(ProjectionTransform)
  /// The picture with its shadow behind it.
  case shadow(Shadow)
  /// The picture blurred: `radius` is the Gaussian's standard deviation, in points; with `isOpaque`, it keeps its edges.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The picture blended with the content behind it.
  case blend(BlendMode)
  /// The blurred content behind the picture, where the picture is opaque, instead of the picture.
  case backdrop(Backdrop)
  /// The picture with its colours transformed.
  case color(ColorTransform)
  /// The unchanged picture, whose items don't blend with anything outside.
  case group
  /// The unchanged picture, whose items are mixed in linear sRGB, and don't blend with anything outside.
  ///
  /// Without it, items are mixed in gamma-encoded sRGB.
  case linearGroup
  /// An effect on each element of the list by itself, at any depth, instead of on one picture; see ``PerElementEffect``.
  case each(PerElementEffect)
}

/// An effect on each element of a list, so that overlapping elements show through, shade and blend with each other.
///
/// An element is an item that draws by itself, or the picture that results from another effect: a group, a clip, a mask, a
/// blur, a colour transform or a perspective. Nested lists, affine transforms and effects of this kind aren't elements; the
/// effect applies to the elements inside them. Several opacities are multiplied; of several blend modes, the innermost applies.
/// An element is blended with the content behind it after its other effects.
public enum PerElementEffect: Hashable, Sendable {
  /// The element with its opacity multiplied by a number in `0...1`.
  case opacity(Double)
  /// The element with its shadow behind it.
  case shadow(Shadow)
  /// The element blended with the content behind it.
  case blend(BlendMode)

  /// The same effect on a list as one picture.
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
  /// The colour of the shadow, including its opacity.
  public var color: RGBAColor
  /// The blur radius: the Gaussian's standard deviation, in points; 0 is sharp.
  public var radius: CGFloat
  /// The offset from the picture, in points.
  public var offset: CGSize

  /// Creates a shadow.
  public init(color: RGBAColor, radius: CGFloat, offset: CGSize = .zero) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }
}

extension Effect {
  /// Returns a rectangle that contains the ink of a list after the effect.
  ///
  /// `bounds` contains the list's own ink. Both rectangles are in points.
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
    case .blend, .backdrop, .color, .group, .linearGroup: return bounds
    case .each(let each): return each.effect.bounds(of: bounds)
    }
  }

  /// Whether items in the list can show content behind the effect.
  ///
  /// It is false if the list is rendered as a separate picture, which is then sampled.
  package var showsBehind: Bool {
    switch self {
    case .transform(let transform): transform.isAffine
    case .blur, .backdrop: false
    case .opacity, .clip, .mask, .shadow, .blend, .color, .group, .linearGroup, .each: true
    }
  }

  /// Returns the distance that a blurred picture's ink extends beyond its edge, in points.
  ///
  /// It is three standard deviations; beyond it, the ink is below a 256th.
  public static func reach(ofBlur radius: CGFloat) -> CGFloat { radius > 0 ? radius * 3 + 1 : 0 }
}

extension ProjectionTransform {
  /// Returns the smallest upright rectangle around a transformed rectangle.
  ///
  /// It is null if a corner is on the horizon or behind the viewer.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    if isAffine { return rect.applying(affine) }
    let isInFront = rect.corners.allSatisfy { $0.x * m13 + $0.y * m23 + m33 > 0 }
    return isInFront ? CGRect(around: rect.corners.map { $0.applying(self) }) : .null
  }
}
