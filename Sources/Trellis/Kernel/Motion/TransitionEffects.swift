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
  /// The factors by which the view is drawn larger, from its top left corner.
  var scale = CGSize(width: 1, height: 1)
  /// The distance by which scaling about an anchor moves the top left corner, in the view's own sizes.
  ///
  /// The distance is linear in the factor, so the anchor stays where it is between any two states.
  private var shift = CGSize.zero
  /// The standard deviation of the bell curve, in points.
  var blur = 0.0

  /// A view that stands where it belongs.
  static let identity = TransitionEffects()

  static let zero = TransitionEffects(opacity: 0, factors: .zero)

  /// Creates effects from their parts; the anchor is the middle of the view.
  init(
    opacity: Double = 1, offset: CGSize = .zero, sizes: CGSize = .zero, scale: Double = 1,
    anchor: UnitPoint = .center, blur: Double = 0
  ) {
    self.init(
      opacity: opacity, offset: offset, sizes: sizes, factors: CGSize(width: scale, height: scale),
      shift: CGSize(width: (1 - scale) * anchor.x, height: (1 - scale) * anchor.y), blur: blur)
  }

  private init(
    opacity: Double, offset: CGSize = .zero, sizes: CGSize = .zero, factors: CGSize, shift: CGSize = .zero,
    blur: Double = 0
  ) {
    (self.opacity, self.offset, self.sizes) = (opacity, offset, sizes)
    (self.scale, self.shift, self.blur) = (factors, shift, blur)
  }

  /// The distance of the scaled view from its place, in its own sizes.
  var wholeSizes: CGSize { CGSize(width: sizes.width + shift.width, height: sizes.height + shift.height) }

  /// Both at once: `other` scales what this scales.
  func combined(with other: TransitionEffects) -> TransitionEffects {
    TransitionEffects(
      opacity: opacity * other.opacity,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      sizes: CGSize(width: sizes.width + other.sizes.width, height: sizes.height + other.sizes.height),
      factors: CGSize(width: scale.width * other.scale.width, height: scale.height * other.scale.height),
      shift: CGSize(
        width: shift.width * other.scale.width + other.shift.width,
        height: shift.height * other.scale.height + other.shift.height),
      blur: blur + other.blur)
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
      factors: both(scale, other.scale), shift: both(shift, other.shift), blur: mix(blur, other.blur))
  }

  mutating func scale(by factor: Double) {
    opacity *= factor
    blur *= factor
    for path in [\Self.offset, \Self.sizes, \Self.scale, \Self.shift] {
      self[keyPath: path].width *= factor
      self[keyPath: path].height *= factor
    }
  }

  var magnitudeSquared: Double {
    [offset, sizes, scale, shift].reduce(opacity * opacity + blur * blur) {
      $0 + $1.animatableData.magnitudeSquared
    }
  }

  /// What is drawn of a view of a size, in its own space.
  func applied(to item: DisplayItem, of size: CGSize) -> DisplayItem {
    var item = item
    let (frame, id) = (CGRect(origin: .zero, size: size), item.id)
    if scale != Self.identity.scale {
      let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
      item = item.within(.transform(ProjectionTransform(transform)), id: id, frame: frame)
    }
    if blur > 0 { item = item.within(.blur(radius: blur, isOpaque: false), id: id, frame: frame) }
    if opacity != 1 {
      item = item.within(.each(.opacity(min(max(opacity, 0), 1))), id: id, frame: frame)
    }
    let sizes = wholeSizes
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
