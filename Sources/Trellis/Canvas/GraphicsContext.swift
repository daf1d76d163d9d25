public import Foundation
import TrellisDisplayList
public import TrellisGeometry

/// The target of a ``Canvas``'s drawing, and the state that its commands draw with.
///
/// A context is a value: a copy has its own transform, opacity, blend mode, clip shapes and filters. Copies draw on the same
/// canvas, after earlier commands. A context is valid while the canvas's closure runs, on the main actor. Later drawing has no
/// effect, and a warning is logged once.
///
/// Points are relative to the canvas's top left corner, with y pointing down, unless the transform changes that. Items with a NaN
/// or infinite number, before or after the transform, aren't drawn.
public struct GraphicsContext {
  /// The opacity of commands, in `0...1`; other values are clamped, and NaN counts as 0.
  public var opacity: Double = 1
  /// The mixing of commands with earlier drawing.
  public var blendMode = BlendMode.normal
  /// The transform from the context's coordinate space, which the commands' points are in, to the canvas's.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas: reading a value makes the canvas depend on it.
  public let environment: EnvironmentValues

  /// The resolver of styles, texts, images and symbols.
  let scene: CanvasScene
  /// The drawing that commands are added to.
  let drawing: CanvasDrawing
  /// The clips of commands, in the canvas's space.
  var clips: [Effect] = []
  /// A rectangle around everything that the clips leave, in the canvas's space.
  var clipBounds: CGRect
  /// The filters of commands; the last one is applied first.
  var filters: [PlacedFilter] = []

  init(_ scene: CanvasScene, _ drawing: CanvasDrawing, _ environment: EnvironmentValues) {
    (self.scene, self.drawing, self.environment) = (scene, drawing, environment)
    clipBounds = scene.bounds
  }

  /// Returns a context that draws on a layer of its own, with the same transform and no other state.
  ///
  /// Source: inferred: a layer is drawn with the state of the surrounding context, which would otherwise be applied twice.
  func layer(_ drawing: CanvasDrawing) -> GraphicsContext {
    var context = GraphicsContext(scene, drawing, environment)
    context.transform = transform
    return context
  }
}

// MARK: - Transforms

extension GraphicsContext {
  /// Scales further drawing on each axis, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves further drawing, by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates further drawing about the origin; positive angles turn clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Prepends a transform to the current one: the commands' points go through the new transform first, and then the old one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

// MARK: - Adding

extension GraphicsContext {
  /// The opacity, clamped to `0...1`.
  var usableOpacity: Double { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }

  /// Draws an item whose frame is in the context's coordinate space; `opacity` is the opacity that remains to be applied.
  func add(_ item: DisplayItem, opacity: Double) {
    guard transform.isFinite else { return }
    if transform.isTranslation {
      var item = item
      item.frame.origin.x += transform.tx
      item.frame.origin.y += transform.ty
      add(placed: item, opacity: opacity)
    } else {
      let effect = Effect.transform(ProjectionTransform(transform))
      add(placed: item.within(effect, id: 0, frame: scene.bounds), opacity: opacity)
    }
  }

  /// Draws an item in the canvas's space: filters are applied first, then the opacity, the clips and the blend mode.
  func add(placed item: DisplayItem, opacity: Double) {
    guard drawing.isOpen() else { return }
    var items = [item]
    for filter in filters.reversed() { items = items.flatMap { filter.applied(to: $0, in: scene.bounds) } }
    guard opacity > 0 else { return }
    for item in items {
      var item = item
      item.id = drawing.nextID()
      func put(_ effect: Effect) { item = item.within(effect, id: item.id, frame: scene.bounds) }
      if opacity < 1 { put(.opacity(opacity)) }
      for clip in clips { put(clip) }
      if let mode = blendMode.mode, mode != .normal { put(.blend(mode)) }
      drawing.append(item)
    }
  }
}

extension CGAffineTransform {
  /// The factor by which all distances grow; nil if it depends on their direction.
  var evenScale: CGFloat? {
    let isEven = (a == d && b == -c) || (a == -d && b == c)
    return isEven ? (a * a + b * b).squareRoot() : evenScaleWithinRounding
  }

  /// The value of ``evenScale`` for a rotation that rounding has made slightly uneven; nil for any other transform.
  private var evenScaleWithinRounding: CGFloat? {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let isEven = abs(x - y) <= x * 1e-9 && abs(a * c + b * d) <= x * x * 1e-9
    return isEven ? x : nil
  }
}
