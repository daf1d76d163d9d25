public import Foundation
import Trellis
import TrellisFoundation
public import TrellisGeometry
import TrellisLayout

/// A rectangle in a tree of views, which draws, arranges its subviews and handles touches.
///
/// A representable shows a tree in a window. Each view of the tree is a part of the window's graph, which depends on the view's
/// properties: a change draws again what it affects (docs/design/0048-uikit-views.md). Lengths are in points, and y points down.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiview.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The changes of properties.
  let source = ViewSource()
  /// The changes of the subviews' frames.
  let arrangement = ViewSource()
  /// The requests to draw the content again.
  let drawing = ViewSource()
  /// The tree of a view that a representable shows; nil for other views.
  var ownTree: UIViewTree?
  /// The sizes of the content that were measured since the last change.
  var measuredSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// Whether ``layoutSubviews()`` has to be called.
  var needsLayout = true
  /// Whether ``updateConstraints()`` has to be called.
  var needsConstraintUpdate = true
  /// The view controller whose view this is; nil if it is no controller's.
  weak var controller: UIViewController?
  /// The constraints, guides and priorities of Auto Layout; nil while the view has none.
  var autoLayout: AutoLayoutState?
  private(set) var madeLayer: CALayer?
  var values = UIViewProperties()
  /// Whether the view stands in for all views of its class, as returned by ``appearance()``.
  var isProxy = false

  /// The class of ``layer``: `CALayer`, or a class derived from it.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    super.init()
    (values.bounds.size, values.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
    adoptProxies()
  }

  /// Creates a view with a frame of zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  // MARK: - The tree

  /// The view around this one; nil for the root of a tree.
  open internal(set) weak var superview: UIView?
  /// The views inside, from the back to the front.
  open internal(set) var subviews: [UIView] = []

  /// The window that shows the view; nil while none does.
  open var window: UIWindow? {
    let root = root
    return root.ownTree?.isShown == true ? root as? UIWindow ?? .last : nil
  }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Adds a view at an index, from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    if window != nil { return withAppearance(false) { leave(superview, isInWindow: true) } }
    leave(superview, isInWindow: false)
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before a window begins to show the view, or stops.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a window has begun to show the view, or has stopped.
  open func didMoveToWindow() {}

  // MARK: - Geometry

  /// The rectangle in the superview's space, of a view without a transform; else the rectangle around the transformed view.
  open var frame: CGRect {
    get {
      let size = bounds.size
      let corner = CGPoint(x: -size.width / 2, y: -size.height / 2)
      let rect = CGRect(origin: corner, size: size)
      let shown = values.transform.isIdentity ? rect : rect.applying(values.transform)
      return shown.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      if values.transform.isIdentity { bounds.size = newValue.size }
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle in the view's own space; the origin moves the subviews.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      guard newValue != old else { return }
      values.bounds = newValue
      arrangement.change(in: tree?.window, named: "\(type(of: self)).bounds")
      changed()
      guard newValue.size != old.size else { return }
      superview?.framesChanged()
      for subview in subviews { subview.autoresize(from: old.size, to: newValue.size) }
      if contentMode == .redraw { setNeedsDisplay() }
      setNeedsLayout()
    }
  }

  /// The centre in the superview's space.
  open var center: CGPoint {
    get { values.center }
    set {
      guard newValue != values.center else { return }
      values.center = newValue
      superview?.framesChanged()
    }
  }

  /// The transform about the centre.
  open var transform: CGAffineTransform {
    get { values.transform }
    set { set(\.transform, newValue) }
  }

  /// The distances of the superview's size that the view follows; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { values.autoresizingMask }
    set { set(\.autoresizingMask, newValue) }
  }
  // MARK: - Layout

  /// Arranges the subviews; does nothing by default: the constraints of Auto Layout are applied before.
  open func layoutSubviews() {}

  /// Requests a call of ``layoutSubviews()`` in the next update.
  open func setNeedsLayout() {
    needsLayout = true
    tree?.invalidateLayout()
  }

  /// Arranges the views of the tree now, where that was requested.
  open func layoutIfNeeded() { root.layoutTree() }

  /// Returns the size that fits best in a size; by default the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size to the one that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The natural size of the content; ``noIntrinsicMetric`` for a length that has none.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// Reports that the natural size has changed.
  open func invalidateIntrinsicContentSize() {
    measuredSizes = []
    tree?.invalidateSize()
    superview?.setNeedsLayout()
  }

  /// Adds or changes constraints, before they are solved; override it to do so, and call the default implementation last.
  open func updateConstraints() {}
  /// Requests a call of ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  /// Whether the view works only with constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets of the content from the edges; 8 points by default.
  open var layoutMargins: UIEdgeInsets {
    get { values.layoutMargins }
    set {
      set(\.layoutMargins, newValue)
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }
  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// The insets of the edges that something covers: those that controllers add, as far as they reach into the view.
  ///
  /// The window covers nothing, because a representable is inside the safe area of SwiftUI.
  open var safeAreaInsets: UIEdgeInsets {
    let own = controller?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own }
    let (around, frame, bounds) = (superview.safeAreaInsets, frame, superview.bounds)
    if around == .zero { return own }
    return UIEdgeInsets(
      top: max(around.top - (frame.minY - bounds.minY), 0) + own.top,
      left: max(around.left - (frame.minX - bounds.minX), 0) + own.left,
      bottom: max(around.bottom - (bounds.maxY - frame.maxY), 0) + own.bottom,
      right: max(around.right - (bounds.maxX - frame.maxX), 0) + own.right)
  }
  /// Called after ``UIViewController/additionalSafeAreaInsets`` of a controller around has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: - Drawing

  /// Draws the content in the current context, inside a rectangle in the view's space; draws nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Requests a call of ``draw(_:)`` in the next update.
  open func setNeedsDisplay() {
    if let tree { drawing.change(in: tree.window, named: "\(type(of: self)).setNeedsDisplay") }
  }
  /// Requests a call of ``draw(_:)``, for the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The layer: corners, border, shadow, and layers behind the subviews.
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.owner = self
    madeLayer = layer
    return layer
  }

  /// The colour behind the content; nil, which is none, by default.
  open var backgroundColor: UIColor? {
    get { values.backgroundColor }
    set { set(\.backgroundColor, newValue) }
  }
  /// The opacity in `0...1`, including that of the subviews; 1 by default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { set(\.alpha, min(max(newValue, 0), 1)) }
  }
  /// Whether the view and the views inside are neither drawn nor touched; false by default.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      guard newValue != values.isHidden else { return }
      set(\.isHidden, newValue)
      superview?.hiddenSubviewsChanged()
    }
  }
  /// Whether the subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { values.clipsToBounds }
    set { set(\.clipsToBounds, newValue) }
  }
  /// The way in which the content follows the size; ``ContentMode/scaleToFill`` by default.
  ///
  /// Drawings are always drawn again.
  open var contentMode: ContentMode {
    get { values.contentMode }
    set { set(\.contentMode, newValue) }
  }
  /// The colour of controls; nil, as which it reads as the superview's, by default.
  open var tintColor: UIColor! {
    get { values.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      set(\.tintColor, newValue)
      forEachInTree {
        $0.tintColorDidChange()
        $0.changed()
      }
    }
  }
  /// The tint that was set for this view; nil if none was.
  var ownTintColor: UIColor? { values.tintColor }
  /// Called after the tint has changed.
  open func tintColorDidChange() {}
  /// The appearance of this view and the views inside; that of the environment by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { values.interfaceStyle }
    set { set(\.interfaceStyle, newValue) }
  }
  /// The traits of the environment in which the view is shown.
  open var traitCollection: UITraitCollection {
    let around = superview?.traitCollection ?? tree?.traits ?? .current
    if values.interfaceStyle == .unspecified { return around }
    return UITraitCollection(traitsFrom: [
      around, UITraitCollection(userInterfaceStyle: values.interfaceStyle),
    ])
  }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Touches

  /// Whether the view and the views inside are touched; true by default.
  open var isUserInteractionEnabled: Bool {
    get { values.isUserInteractionEnabled }
    set { set(\.isUserInteractionEnabled, newValue) }
  }
  /// A number that identifies the view; 0 by default.
  open var tag: Int {
    get { values.tag }
    set { values.tag = newValue }
  }

  /// The recognizers of the view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.attach(to: nil) }
      for recognizer in gestureRecognizers ?? [] { recognizer.attach(to: self) }
    }
  }
  /// Adds a recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  /// Returns whether a recognizer may begin; true by default.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the frontmost view that is touched at a point of this view's space; nil if none is.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
  /// Returns whether a point of the view's space is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The next responder: the view's controller, or the superview.
  open override var next: UIResponder? { controller ?? superview ?? window }

  // MARK: - For subclasses of this module

  /// Reports a change of the view's properties to the graph.
  func changed() {
    if isProxy { publishAppearance() }
    measuredSizes = []
    if let tree { source.change(in: tree.window, named: "\(type(of: self))") }
  }

  /// Copies the properties that were set on the proxy of the view's class, or of a class above it.
  func adopt(_ proxy: UIView) {
    if let color = proxy.values.backgroundColor { values.backgroundColor = color }
    if let color = proxy.values.tintColor { values.tintColor = color }
  }
  /// Applies the properties of a proxy to the controls of SwiftUI.
  func publishAppearance() {}
  /// Returns the proxy of all views: what is set on it applies to the views that are made afterwards.
  ///
  /// The background and the tint apply, and in other classes the properties that their `appearance()` lists.
  open class func appearance() -> UIView { proxy { UIView(frame: .zero) } }

  /// Returns the content that is drawn above the background and below the subviews; nil for none.
  func makeContent() -> AnyView? { nil }
  /// Returns the view that contains the subviews, in a scroll view for example.
  func wrapSubviews(_ subviews: AnyView) -> AnyView { subviews }
  /// The text that is shown under the mouse; nil for none.
  var helpText: String? { nil }
  /// Whether ``draw(_:)`` is called.
  var drawsItself: Bool { UIViewDrawing.isForeign(type(of: self)) }
  /// Whether the subviews' positions are counted from the bottom, as in AppKit.
  var isYUp: Bool { false }
  /// Whether the natural height depends on the width.
  var wrapsContent: Bool { false }
  /// The distance of the first baseline from the top, and of the last one from the bottom; nil without text.
  var baselines: (first: CGFloat, last: CGFloat)? { nil }
  /// The hugging of the content that the program hasn't set.
  var defaultHuggingPriority: UILayoutPriority { .defaultLow }
  /// Returns the natural size in a width; nil is no limit.
  func naturalSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Reacts to a subview that was hidden or shown.
  func hiddenSubviewsChanged() { arrangementChanged() }

  func set<Value: Equatable>(_ path: WritableKeyPath<UIViewProperties, Value>, _ value: Value) {
    guard values[keyPath: path] != value else { return }
    values[keyPath: path] = value
    changed()
  }
}
