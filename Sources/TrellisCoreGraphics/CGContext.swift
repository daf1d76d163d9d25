public import Foundation
package import TrellisDisplayList
public import TrellisFoundation
public import TrellisGeometry

/// A drawing surface with a current state and a current path: a bitmap, the pages of a PDF, or the content of a `Canvas`.
///
/// In a bitmap and in a PDF, the origin is the lower left corner, and y points up. In a canvas, the origin is the upper left corner,
/// and y points down. Drawing is recorded as display items; a bitmap's pixels are made when they are asked for.
///
/// Not safe to use from two threads at once.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cgcontext.
public final class CGContext {
  var state: GraphicsState
  private var saved: [GraphicsState] = []
  /// The current path, in user space.
  var current = Path()
  /// The transform of the initial user space to the display list, which has its origin at the top left.
  let base: CGAffineTransform
  /// The bounds of the surface, in the display list's space.
  package private(set) var bounds: CGRect
  package let output: (any CGContextOutput)?
  /// The pixels per point of content that a vector file embeds as an image; nil is the file's own choice.
  package var rasterizationScale: CGFloat?
  private var items: [DisplayItem] = []
  private var count: UInt64 = 0
  /// The layers that have begun and not ended: the items and the state around each.
  private var layers: [(items: [DisplayItem], state: GraphicsState)] = []

  /// Creates a context for drawing in a rectangle of a display list; `base` maps user space to the list.
  package init(bounds: CGRect, base: CGAffineTransform, output: (any CGContextOutput)? = nil) {
    (self.bounds, self.base, self.output) = (bounds, base, output)
    state = GraphicsState(transform: base, clipBounds: bounds)
  }

  deinit { output?.end(self) }

  /// The display list of the drawing so far, without the layers that have not ended.
  package var list: DisplayList { DisplayList(layers.first?.items ?? items) }

  /// Replaces the drawing so far by a list.
  package func replaceDrawing(by list: DisplayList) {
    if layers.isEmpty { items = list.items } else { layers[0].items = list.items }
  }

  /// Begins an empty drawing with the initial state.
  package func restart(bounds: CGRect, base: CGAffineTransform) {
    (self.bounds, items, layers, saved, current) = (bounds, [], [], [], Path())
    state = GraphicsState(transform: base, clipBounds: bounds)
  }

  // MARK: - State

  /// Saves the state, without the path, for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last; without a saved one, does nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    keepPath(from: state.transform, to: last.transform)
    state = last
  }

  /// The transform from user space to the surface, whose y axis points as in the initial user space.
  public var ctm: CGAffineTransform {
    base.isInvertible ? state.transform.concatenating(base.inverted()) : state.transform
  }

  /// Prepends a transform: points go through it first, and then through the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform.concatenating(state.transform)
    keepPath(from: state.transform, to: new)
    state.transform = new
  }

  /// Moves the origin of user space.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates user space by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Keeps the current path at its location on the surface when user space changes.
  private func keepPath(from old: CGAffineTransform, to new: CGAffineTransform) {
    guard !current.isEmpty, old != new else { return }
    current = new.isInvertible ? current.applying(old).applying(new.inverted()) : Path()
  }

  // MARK: - Items

  /// Draws an item whose frame is in user space, with the shadow, clips and blend mode of the state.
  func add(_ content: DisplayItem.Content, _ frame: CGRect, in transform: CGAffineTransform? = nil) {
    let transform = transform ?? state.transform
    guard transform.isFinite, frame.isUsable else { return }
    var item = DisplayItem(id: 0, frame: frame, content: content)
    if transform.isTranslation {
      item = item.moved(by: CGPoint(x: transform.tx, y: transform.ty))
    } else {
      item = wrap(item, .transform(ProjectionTransform(transform)))
    }
    place(item, state)
  }

  private func place(_ item: DisplayItem, _ state: GraphicsState) {
    var item = item
    if let shadow = state.shadow { item = wrap(item, .shadow(shadow)) }
    for clip in state.clips { item = wrap(item, clip) }
    if state.blendMode != .normal { item = wrap(item, .blend(state.blendMode.mode)) }
    count += 1
    item.id = count
    items.append(item)
  }

  private func wrap(_ item: DisplayItem, _ effect: Effect) -> DisplayItem {
    DisplayItem(id: 0, frame: bounds.atOrigin, content: .effect(effect, DisplayList([item])))
  }

  // MARK: - Layers

  /// Begins a layer: the drawing until ``endTransparencyLayer()`` is one picture, to which alpha, shadow and blend mode apply.
  ///
  /// `auxiliaryInfo` is ignored; pass nil.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((items, state))
    saved.append(state)
    items = []
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  /// Begins a layer that is cut to a rectangle in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that began last, and draws it; without one, does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let content = DisplayList(items)
    items = layer.items
    restoreGState()
    let alpha = layer.state.usableAlpha
    let effect: Effect = alpha < 1 ? .opacity(alpha) : .group
    place(DisplayItem(id: 0, frame: bounds.atOrigin, content: .effect(effect, content)), layer.state)
  }
}

/// The destination of a context's drawing, if it is a bitmap or a file.
package protocol CGContextOutput: AnyObject {
  /// Ends the output when its context is destroyed.
  func end(_ context: CGContext)
}
