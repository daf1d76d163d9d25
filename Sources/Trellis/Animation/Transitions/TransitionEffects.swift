import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The effects of a transition on the drawing of a view that is inserted or removed.
///
/// They form a vector, so that states in between can be drawn, and an interrupted transition continues from its current state.
nonisolated struct TransitionEffects: VectorArithmetic {
  /// The opacity; 0 is invisible.
  var opacity = 1.0
  /// The distance of the view from its location: `offset` in points, plus `sizes` in multiples of the view's own size.
  var offset = CGSize.zero
  var sizes = CGSize.zero
  /// The factors by which the view is scaled, from its top left corner.
  var scale = CGSize(width: 1, height: 1)
  /// The distance by which scaling about an anchor moves the top left corner, in the view's own sizes.
  ///
  /// The distance is linear in the factor, so the anchor stays where it is between any two states.
  private var shift = CGSize.zero
  /// The blur radius: the standard deviation of the Gaussian curve, in points.
  var blur = 0.0

  /// No effects: the view is drawn unchanged, at its location.
  static let identity = TransitionEffects()

  static let zero = TransitionEffects(opacity: 0, factors: .zero)

  /// Creates effects from their parts; by default, the anchor is the middle of the view.
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

  /// The distance of the scaled view from its location, in the view's own sizes.
  var wholeSizes: CGSize { CGSize(width: sizes.width + shift.width, height: sizes.height + shift.height) }

  /// Returns both effects combined; `other` also scales the result of these effects.
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

  /// Returns the drawing of a view of a size with these effects, in the view's own space.
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

/// The transition for a view's insertion and removal, as its container draws it.
nonisolated struct ElementTransition {
  /// A direction of the transition: insertion or removal.
  struct Way {
    /// The effects while the view is absent: before its insertion or after its removal.
    var effects = TransitionEffects.identity
    /// The animation; nil is that of the transaction.
    var animation: Animation?
    /// Whether the view moves; such a view fades instead if the user prefers reduced motion.
    var hasMotion = false

    /// Returns the direction, which is a fade if it has motion and the user prefers reduced motion.
    func reduced(_ reducesMotion: Bool) -> Way {
      guard reducesMotion, hasMotion else { return self }
      var way = self
      way.effects = TransitionEffects(opacity: 0)
      return way
    }
  }

  var insertion: Way
  var removal: Way
  /// The phase that the program's own modifiers read; nil if only the drawing changes.
  var phase: PhaseSwitch?

  /// Fading, the transition of views without another one.
  ///
  /// Source: recorded, TX-X0.
  static let fade = ElementTransition(
    insertion: Way(effects: TransitionEffects(opacity: 0)),
    removal: Way(effects: TransitionEffects(opacity: 0)))
}
