public import Foundation
import Trellis

/// A responder by the name of AppKit.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }
  /// Returns nil: there are no archives of responders here.
  public init?(coder: NSCoder) { return nil }
  /// The next responder; nil by default.
  open var nextResponder: NSResponder?
  /// Whether the view accepts to be the first responder; false by default.
  open var acceptsFirstResponder: Bool { false }
  /// Returns whether the view becomes the first responder; true by default.
  open func becomeFirstResponder() -> Bool { true }
  /// Returns whether the view stops being the first responder; true by default.
  open func resignFirstResponder() -> Bool { true }
}

/// A rectangle in a tree of AppKit's views.
///
/// It is shown by a view of UIKit inside, ``peer``: both have the same part of the graph. y points up, unless ``isFlipped``.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsview. Events of the mouse and of keys aren't sent to views.
@MainActor @preconcurrency
open class NSView: NSResponder {
  /// The lengths of a view that follow the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The lengths as bits.
    public let rawValue: UInt
    /// Creates lengths from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left side.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The distance to the right side.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the bottom.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The distance to the top.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  /// The length of an intrinsic size that a view doesn't have.
  public static var noIntrinsicMetric: CGFloat { -1 }

  let peer: NSViewPeer

  /// Creates a view with a frame.
  public init(frame frameRect: CGRect) {
    peer = NSViewPeer(frame: frameRect)
    super.init()
    peer.owner = self
  }
  /// Creates a view with a frame of zero.
  public convenience override init() { self.init(frame: .zero) }
  /// Returns nil: there are no archives of views here.
  public required override init?(coder: NSCoder) { return nil }

  /// The view around this one; nil for the root of a tree.
  open private(set) weak var superview: NSView?
  /// The views inside, from the back to the front.
  open private(set) var subviews: [NSView] = []

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    peer.addSubview(view.peer)
    view.viewDidMoveToSuperview()
    didAddSubview(view)
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    peer.removeFromSuperview()
    viewDidMoveToSuperview()
  }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Called before the superview changes.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called after the superview has changed.
  open func viewDidMoveToSuperview() {}
  /// Called after a window has begun to show the view, or has stopped.
  open func viewDidMoveToWindow() {}
  /// Returns the view with a tag among the view and the views inside; nil if there is none.
  open func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// A number that identifies the view; -1 by default.
  open var tag: Int { -1 }
  /// The name of the view; nil for none.
  open var identifier: NSUserInterfaceItemIdentifier?

  /// Whether y points down; false by default.
  open var isFlipped: Bool { false }
  /// The rectangle in the superview's space.
  open var frame: CGRect {
    get { peer.frame }
    set { peer.frame = newValue }
  }
  /// The rectangle in the view's own space.
  open var bounds: CGRect {
    get { peer.bounds }
    set { peer.bounds = newValue }
  }
  /// Sets the size of the frame.
  open func setFrameSize(_ size: CGSize) { frame.size = size }
  /// Sets the origin of the frame.
  open func setFrameOrigin(_ origin: CGPoint) { frame.origin = origin }
  /// The distances of the superview's size that the view follows; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: peer.autoresizingMask.rawValue) }
    set { peer.autoresizingMask = UIView.AutoresizingMask(rawValue: newValue.rawValue) }
  }

  /// Arranges the subviews; does nothing by default.
  open func layout() {}
  /// Whether the subviews have to be arranged.
  open var needsLayout: Bool {
    get { peer.needsLayout }
    set { if newValue { peer.setNeedsLayout() } }
  }
  /// Arranges the views of the tree now, where that was requested.
  open func layoutSubtreeIfNeeded() { peer.layoutIfNeeded() }
  /// The natural size of the content; ``noIntrinsicMetric`` for a length that has none.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Reports that the natural size has changed.
  open func invalidateIntrinsicContentSize() { peer.invalidateIntrinsicContentSize() }
  /// The smallest size that the constraints allow.
  open var fittingSize: CGSize { peer.systemLayoutSizeFitting(.zero) }
  /// Adds or changes constraints, before they are solved.
  open func updateConstraints() {}

  /// Draws the content in the current context, inside a rectangle in the view's space; draws nothing by default.
  open func draw(_ dirtyRect: CGRect) {}
  /// Whether the content has to be drawn again.
  open var needsDisplay: Bool {
    get { false }
    set { if newValue { peer.setNeedsDisplay() } }
  }
  /// Requests that the content is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { peer.setNeedsDisplay() }
  /// Whether the view has a layer; false by default.
  open var wantsLayer = false
  /// The layer; nil unless ``wantsLayer``.
  open var layer: CALayer? {
    get { wantsLayer ? peer.layer : nil }
    set { wantsLayer = newValue != nil }
  }
  /// Whether the view and the views inside are hidden.
  open var isHidden: Bool {
    get { peer.isHidden }
    set { peer.isHidden = newValue }
  }
  /// The opacity in `0...1`.
  open var alphaValue: CGFloat {
    get { peer.alpha }
    set { peer.alpha = newValue }
  }
  /// The text that is shown under the mouse; nil for none.
  open var toolTip: String? { didSet { if toolTip != oldValue { peer.changed() } } }
  /// Whether translucent backgrounds are in effect; without effect.
  open var allowsVibrancy: Bool { false }

  /// Returns the frontmost view at a point of the superview's space; nil if there is none.
  open func hitTest(_ point: CGPoint) -> NSView? {
    let local = superview.map { peer.convert(point, from: $0.peer) } ?? point
    return (peer.hitTest(local, with: nil) as? NSViewPeer)?.owner
  }

  /// Whether the frame is translated to constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { peer.translatesAutoresizingMaskIntoConstraints }
    set { peer.translatesAutoresizingMaskIntoConstraints = newValue }
  }
}

extension NSView: _LayoutAnchored {
  /// The view's peer, to which constraints belong.
  public var _layoutItem: AnyObject { peer }

  /// Sets the priority against becoming longer than the natural length.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) {
    peer.setContentHuggingPriority(priority, for: axis)
  }
  /// Sets the priority against becoming shorter than the natural length.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) { peer.setContentCompressionResistancePriority(priority, for: axis) }
}

extension NSLayoutConstraint {
  /// A direction, by the name of AppKit.
  public typealias Orientation = Axis
  /// A priority, by the name of AppKit.
  public typealias Priority = UILayoutPriority
}

/// The name of an item of an interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The view that shows a view of AppKit.
@MainActor
class NSViewPeer: UIView {
  weak var owner: NSView?

  override var isYUp: Bool { owner?.isFlipped == false }
  override var drawsItself: Bool { owner.map { UIViewDrawing.isForeign(type(of: $0)) } ?? false }
  override var intrinsicContentSize: CGSize { owner?.intrinsicContentSize ?? super.intrinsicContentSize }
  override var helpText: String? { owner?.toolTip }
  override func layoutSubviews() { owner?.layout() }
  override func updateConstraints() { owner?.updateConstraints() }
  override func didMoveToWindow() { owner?.viewDidMoveToWindow() }
  override func draw(_ rect: CGRect) {
    guard let owner else { return }
    if isYUp, let context = UIGraphicsGetCurrentContext() {
      context.translateBy(x: 0, y: bounds.height)
      context.scaleBy(x: 1, y: -1)
    }
    owner.draw(rect)
  }
}
