public import Foundation
import TrellisDisplayList
public import TrellisGeometry

/// Where a ``Canvas`` is drawn, with the state that commands are drawn with.
///
/// It is a value: a copy has a transform, an opacity, a blend mode, clip shapes and filters of its own, and draws on the same
/// canvas, after what was drawn before. It is there while the canvas's closure runs, on the main actor; what is drawn with it
/// later isn't seen, and the program is told once.
///
/// Points are relative to the canvas's top left corner, y down, unless the transform says otherwise. What has a NaN or
/// infinite number in it, or becomes so by the transform, isn't drawn.
///
/// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext.
public struct GraphicsContext {
  /// How opaque commands draw, in `0...1`; what lies outside is moved there, and NaN counts as 0.
  public var opacity: Double = 1
  /// How commands are mixed with what was drawn before.
  public var blendMode = BlendMode.normal
  /// The transform of the points that commands are given.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas: reading a value makes the canvas depend on it.
  public let environment: EnvironmentValues

  /// What resolves styles, texts, images and symbols.
  let scene: CanvasScene
  /// What the commands are added to.
  let drawing: CanvasDrawing
  /// What the commands are clipped by, in the canvas's space.
  var clips: [Effect] = []
  /// A rectangle around all that the clips leave, in the canvas's space.
  var clipBounds: CGRect
  /// What happens to what a command draws, the last one first.
  var filters: [PlacedFilter] = []

  init(_ scene: CanvasScene, _ drawing: CanvasDrawing, _ environment: EnvironmentValues) {
    (self.scene, self.drawing, self.environment) = (scene, drawing, environment)
    clipBounds = scene.bounds
  }

  /// A context that draws on a layer of its own: with the same transform and nothing else.
  ///
  /// Source: inferred: a layer is drawn with the state of the context around it, which would count twice.
  func layer(_ drawing: CanvasDrawing) -> GraphicsContext {
    var context = GraphicsContext(scene, drawing, environment)
    context.transform = transform
    return context
  }
}

// MARK: - Transforms

extension GraphicsContext {
  /// Makes what is drawn from now on larger or smaller on each axis, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on, by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on about the origin; positive angles turn clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Puts a transform before the one that there is: points that commands are given go through the new one first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/concatenate(_:).
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

// MARK: - Adding

extension GraphicsContext {
  /// The opacity as it is drawn.
  var usableOpacity: Double { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }

  /// Draws an item whose points are those that commands are given; `opacity` is what is still to be applied.
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

  /// Draws an item in the canvas's space: filters come first, then the opacity, the clips and the blend mode.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/addfilter(_:options:).
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
  /// Whether all numbers are.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// How many times as long all distances become; nil where that depends on their direction.
  var evenScale: CGFloat? {
    let isEven = (a == d && b == -c) || (a == -d && b == c)
    return isEven ? (a * a + b * b).squareRoot() : evenScaleWithinRounding
  }

  /// The same where rounding has made a turn slightly uneven.
  private var evenScaleWithinRounding: CGFloat? {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let isEven = abs(x - y) <= x * 1e-9 && abs(a * c + b * d) <= x * x * 1e-9
    return isEven ? x : nil
  }
}
