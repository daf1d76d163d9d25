public import Foundation
import Trellis
import TrellisLayout

/// A view that shows a part of a larger content, which the user scrolls.
///
/// It is shown by a scroll view of SwiftUI, with its wheel, its keys, its scroll bars and its physics. Zooming isn't recognized; the
/// scale that the program sets is applied.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiscrollview; that it is SwiftUI's: ours.
@MainActor @preconcurrency
open class UIScrollView: UIView, _KeyValueObservable {
  /// The observers of ``contentOffset`` and ``contentSize``.
  public let keyValueObservers = _KeyValueObservers()
  /// The visibility of scroll bars by colour; without effect.
  public enum IndicatorStyle: Int, Sendable {
    /// For any content, for light content, for dark content.
    case `default`, black, white
  }
  /// The effect of scrolling on the keyboard; without effect, because there is none on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    /// None; when dragging begins; as the keyboard is dragged.
    case none, onDrag, interactive
  }
  /// The adjustment of the content to the safe area; without effect, because a representable is inside the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// By the system, in the directions of scrolling, never, always.
    case automatic, scrollableAxes, never, always
  }
  /// The speed at which scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The object that is notified of scrolling; nil for none.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      framesChanged()
      changed()
      keyValueObservers.check()
    }
  }
  /// The point of the content at the top left corner.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }
  private var offset = CGPoint.zero
  /// The point to scroll to, which SwiftUI hasn't seen yet; nil for none.
  var goal: CGPoint?
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { changed() } } }
  /// The space around the content, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Without effect.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Without effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Without effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the user can scroll; true by default.
  open var isScrollEnabled = true { didSet { changed() } }
  /// Whether scrolling stops at multiples of the size; false by default.
  open var isPagingEnabled = false { didSet { changed() } }
  /// Whether the horizontal scroll bar is shown while scrolling; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  /// Whether the vertical scroll bar is shown while scrolling; true by default.
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  /// Without effect.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether scrolling goes beyond the content; without effect.
  open var bounces = true
  /// Whether the content can be scrolled beyond its edges although it fits from top to bottom; without effect.
  open var alwaysBounceVertical = false
  /// Whether the content can be scrolled beyond its edges although it fits from left to right; without effect.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling keeps to one direction; without effect.
  open var isDirectionalLockEnabled = false
  /// Without effect.
  open var delaysContentTouches = true
  /// Without effect.
  open var canCancelContentTouches = true
  /// Without effect.
  open var scrollsToTop = true
  /// Without effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Without effect.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the user scrolls.
  open private(set) var isDragging = false
  /// Whether scrolling goes on by itself.
  open private(set) var isDecelerating = false
  /// Whether a finger is on the content.
  open var isTracking: Bool { isDragging }
  /// The smallest scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// Without effect.
  open var bouncesZoom = true
  /// Whether the user zooms; false.
  open var isZooming: Bool { false }
  /// The scale of the view that the delegate returns for zooming.
  open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { zoomed(from: oldValue) } } }
  /// The recognizer of scrolling; SwiftUI's scrolls, so this one isn't attached to the view.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The rectangle of the content, for constraints.
  public private(set) lazy var contentLayoutGuide = guide()
  /// The visible rectangle, for constraints.
  public private(set) lazy var frameLayoutGuide = guide()

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The visible rectangle of the content.
  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: super.bounds.size) }
    set {
      super.bounds.size = newValue.size
      if newValue.origin != offset { setContentOffset(newValue.origin, animated: false) }
    }
  }

  /// Scrolls to a point of the content.
  open func setContentOffset(_ point: CGPoint, animated: Bool) {
    guard point != offset || goal != nil else { return }
    goal = point
    if !animated || tree == nil { scrolled(to: point) }
    UIView.animate(animated ? .default : nil, { changed() }, nil)
  }
  /// Scrolls as far as needed for a rectangle of the content to be visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func start(_ from: CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
      max(min(from, lower), upper - length)
    }
    let point = CGPoint(
      x: start(offset.x, bounds.width, rect.minX, rect.maxX),
      y: start(offset.y, bounds.height, rect.minY, rect.maxY))
    setContentOffset(point, animated: animated)
  }
  /// Shows the scroll bars for a moment; without effect.
  open func flashScrollIndicators() {}
  /// Sets the scale; the change of the scale is animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    UIView.animate(
      animated ? .default : nil, { zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale) }, nil)
  }
  /// Scales the content so that a rectangle of it fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    setContentOffset(CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale), animated: animated)
  }

  private func zoomed(from old: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    let size = view.bounds.size
    contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    view.center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
    delegate?.scrollViewDidZoom(self)
  }

  func contentSolved() {
    guard !constraints.isEmpty, contentLayoutGuide.layoutFrame.size != .zero else { return }
    contentSize = contentLayoutGuide.layoutFrame.size
  }

  func scrolled(to point: CGPoint) {
    guard point != offset else { return }
    offset = point
    keyValueObservers.check()
    delegate?.scrollViewDidScroll(self)
  }

  func phaseChanged(to phase: ScrollPhase) {
    let (wasDragging, wasDecelerating) = (isDragging, isDecelerating)
    isDragging = phase == .interacting || phase == .tracking
    isDecelerating = phase == .decelerating
    if isDragging, !wasDragging { delegate?.scrollViewWillBeginDragging(self) }
    if wasDragging, !isDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating) }
    if isDecelerating, !wasDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
    if wasDecelerating, !isDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    if phase == .idle, goal != nil {
      goal = nil
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  override func wrapSubviews(_ subviews: AnyView) -> AnyView {
    AnyView(ScrollNode(view: self, content: subviews))
  }
}

/// The object that is notified of scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the user's scrolling ends; a change of the target has no effect. Not called here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the user's scrolling ends.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when scrolling begins to go on by itself; not called here.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when scrolling has stopped by itself.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when scrolling by the program with an animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is scaled; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user's zooming ends; not called here.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
}

/// The scroll view of SwiftUI that shows a scroll view of UIKit.
private struct ScrollNode: View {
  let view: UIScrollView
  let content: AnyView
  @State private var position = ScrollPosition()

  private var axes: Axis.Set {
    var axes: Axis.Set = []
    if view.contentSize.width > view.bounds.width { axes.insert(.horizontal) }
    if view.contentSize.height > view.bounds.height { axes.insert(.vertical) }
    return axes
  }

  var body: some View {
    let _ = view.source.read()
    let (inset, size) = (view.contentInset, view.contentSize)
    ScrollView(axes) {
      content
        .frame(
          width: max(size.width, 0), height: max(size.height, 0), alignment: .topLeading
        )
        .padding(EdgeInsets(inset))
    }
    .scrollIndicators(
      view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator ? .automatic : .hidden
    )
    .scrollDisabled(!view.isScrollEnabled)
    .modifier(Paging(isOn: view.isPagingEnabled))
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { [view] _, point in
      view.scrolled(to: CGPoint(x: point.x - view.contentInset.left, y: point.y - view.contentInset.top))
    }
    .onScrollPhaseChange { [view] _, phase in view.phaseChanged(to: phase) }
    .onChange(of: view.goal, initial: true) { _, goal in
      guard let goal else { return }
      position.scrollTo(point: CGPoint(x: goal.x + inset.left, y: goal.y + inset.top))
    }
  }
}

private struct Paging: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.scrollTargetBehavior(.paging) } else { content }
  }
}
