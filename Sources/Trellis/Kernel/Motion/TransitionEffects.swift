import Foundation
import TrellisDisplayList
import TrellisGeometry

/// What a transition does to the drawing of a view that comes or goes.
///
/// It is a vector, so that what lies between two states can be drawn, and a way that is interrupted goes on from where it is.
nonisolated struct TransitionEffects: VectorArithmetic {
  /// 0 can't be seen.
  var opacity = 1.0
  /// How far the view is from its place: in points, and in its own sizes.
  var offset = CGSize.zero
  var sizes = CGSize.zero
  /// How large it is drawn.
  var scale = CGSize(width: 1, height: 1)
  /// About which point of it, weighed as often as transitions scale it.
  var anchor = CGSize(width: 0.5, height: 0.5)
  /// The standard deviation of the bell curve, in points.
  var blur = 0.0

  /// A view that stands where it belongs.
  static let identity = TransitionEffects()

  static let zero = TransitionEffects(
    opacity: 0, offset: .zero, sizes: .zero, scale: .zero, anchor: .zero, blur: 0)

  /// Both at once: of two anchors the last that isn't the middle.
  func combined(with other: TransitionEffects) -> TransitionEffects {
    TransitionEffects(
      opacity: opacity * other.opacity,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      sizes: CGSize(width: sizes.width + other.sizes.width, height: sizes.height + other.sizes.height),
      scale: CGSize(width: scale.width * other.scale.width, height: scale.height * other.scale.height),
      anchor: other.anchor == Self.identity.anchor ? anchor : other.anchor, blur: blur + other.blur)
  }

  static func + (left: Self, right: Self) -> Self { left.mixed(with: right, +) }
  static func - (left: Self, right: Self) -> Self { left.mixed(with: right, -) }

  private func mixed(with other: Self, _ mix: (Double, Double) -> Double) -> Self {
    func both(_ first: CGSize, _ second: CGSize) -> CGSize {
      CGSize(width: mix(first.width, second.width), height: mix(first.height, second.height))
    }
    return TransitionEffects(
      opacity: mix(opacity, other.opacity), offset: both(offset, other.offset),
      sizes: both(sizes, other.sizes),
      scale: both(scale, other.scale), anchor: both(anchor, other.anchor), blur: mix(blur, other.blur))
  }

  mutating func scale(by factor: Double) {
    opacity *= factor
    blur *= factor
    for path in [\Self.offset, \Self.sizes, \Self.scale, \Self.anchor] {
      self[keyPath: path].width *= factor
      self[keyPath: path].height *= factor
    }
  }

  var magnitudeSquared: Double {
    [offset, sizes, scale, anchor].reduce(opacity * opacity + blur * blur) {
      $0 + $1.animatableData.magnitudeSquared
    }
  }

  /// What is drawn of a view of a size, in its own space.
  func applied(to item: DisplayItem, of size: CGSize) -> DisplayItem {
    var item = item
    let (frame, id) = (CGRect(origin: .zero, size: size), item.id)
    if scale != Self.identity.scale {
      let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
      let point = UnitPoint(x: anchor.width, y: anchor.height)
      item = item.within(
        .transform(ProjectionTransform(transform.about(point, of: frame))), id: id, frame: frame)
    }
    if blur > 0 { item = item.within(.blur(radius: blur, isOpaque: false), id: id, frame: frame) }
    if opacity != 1 {
      item = item.within(.each(.opacity(min(max(opacity, 0), 1))), id: id, frame: frame)
    }
    return item.moved(
      by: CGPoint(x: offset.width + sizes.width * size.width, y: offset.height + sizes.height * size.height))
  }
}

/// How a view comes and goes, as its container draws it.
nonisolated struct ElementTransition {
  /// One of the two ways.
  struct Way {
    /// What is drawn at the far end of it.
    var effects = TransitionEffects.identity
    /// What it is animated by; nil is the transaction's animation.
    var animation: Animation?
    /// Whether the view moves on it: then, where the person wants little motion, it fades instead.
    var hasMotion = false

    /// The same for a person who wants as little motion as that.
    func reduced(_ reducesMotion: Bool) -> Way {
      guard reducesMotion, hasMotion else { return self }
      var way = self
      way.effects = TransitionEffects(opacity: 0)
      return way
    }
  }

  var insertion: Way
  var removal: Way
  /// Where modifiers of the program's own show how far it is; nil where the drawing alone is changed.
  var phase: PhaseSwitch?

  /// Fading, as views come and go that say nothing else.
  ///
  /// Source: recorded, TX-X0.
  static let fade = ElementTransition(
    insertion: Way(effects: TransitionEffects(opacity: 0)),
    removal: Way(effects: TransitionEffects(opacity: 0)))
}
