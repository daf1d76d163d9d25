public import Foundation
import Trellis

/// A view that shows a part of a larger view, which the user scrolls: a scroll view of SwiftUI, as in UIKit.
///
/// A document that scrolls by itself, such as a text view, fills the view. Others begin at the top, whatever their direction of y.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsscrollview.
@MainActor @preconcurrency
open class NSScrollView: NSView {
  /// The shapes of borders; without effect.
  public typealias BorderType = NSBorderType

  /// The view that is scrolled; nil for none.
  open var documentView: NSView? { didSet { replace(oldValue) } }
  /// The view around the document.
  open private(set) lazy var contentView = NSClipView(scrollView: self)
  /// Whether there is a vertical scroll bar; false by default.
  open var hasVerticalScroller = false { didSet { update() } }
  /// Whether there is a horizontal scroll bar; false by default.
  open var hasHorizontalScroller = false { didSet { update() } }
  /// Whether scroll bars are shown only if needed; without effect: they are.
  open var autohidesScrollers = true
  /// Whether ``backgroundColor`` is shown; true by default.
  open var drawsBackground = true { didSet { update() } }
  /// The color behind the document.
  open var backgroundColor = NSColor.clear { didSet { update() } }
  /// The border; without effect.
  open var borderType = NSBorderType.noBorder
  /// The space around the document in points.
  open var contentInsets = NSEdgeInsets() { didSet { update() } }
  /// Whether the space follows the window's bars; without effect.
  open var automaticallyAdjustsContentInsets = true
  /// Whether scrolling goes beyond the top and the bottom; without effect.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Whether scrolling goes beyond the sides; without effect.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// The look of scroll bars; without effect: the theme's.
  open var scrollerStyle = NSScroller.Style.overlay
  /// Whether the user can enlarge the document; without effect.
  open var allowsMagnification = false
  /// Whether the document is larger than the view: scrolling beyond its edges.
  public enum Elasticity: Int, Sendable {
    /// The system's choice; never; always.
    case automatic, none, allowed
  }
  let scroll = UIScrollView(frame: .zero)

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.frame = peer.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    peer.addSubview(scroll)
    update()
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The size of the visible part.
  open var contentSize: CGSize { bounds.size }
  /// The visible part of the document.
  open var documentVisibleRect: CGRect { CGRect(origin: scroll.contentOffset, size: bounds.size) }

  private func replace(_ old: NSView?) {
    old?.removeFromSuperview()
    guard let documentView else { return }
    addSubview(documentView)
    if scrollsItself {
      documentView.frame = bounds
      documentView.autoresizingMask = [.width, .height]
    } else {
      scroll.addSubview(documentView.peer)
    }
    peer.setNeedsLayout()
  }

  private var scrollsItself: Bool { documentView is NSTextView }

  open override func layout() {
    super.layout()
    guard let documentView, !scrollsItself else { return }
    if documentView.peer.usesConstraints {
      let fitting = documentView.fittingSize
      documentView.frame.size = CGSize(width: max(fitting.width, bounds.width), height: fitting.height)
    }
    let size = documentView.frame.size
    // In a view whose y points up, the origin would be the bottom.
    documentView.peer.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
  }

  private func update() {
    scroll.showsVerticalScrollIndicator = hasVerticalScroller
    scroll.showsHorizontalScrollIndicator = hasHorizontalScroller
    scroll.backgroundColor = drawsBackground ? backgroundColor : nil
    scroll.contentInset = UIEdgeInsets(
      top: contentInsets.top, left: contentInsets.left, bottom: contentInsets.bottom,
      right: contentInsets.right)
  }
}

/// The view around the document of a scroll view.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsclipview.
@MainActor @preconcurrency
open class NSClipView: NSView {
  private weak var scrollView: NSScrollView?

  init(scrollView: NSScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
  }
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The document.
  open var documentView: NSView? { scrollView?.documentView }
  /// The visible part of the document.
  open override var bounds: CGRect {
    get { scrollView?.documentVisibleRect ?? super.bounds }
    set {
      if let scrollView { scrollView.scroll.contentOffset = newValue.origin } else { super.bounds = newValue }
    }
  }
  /// Whether changes of the bounds are posted; without effect.
  open var postsBoundsChangedNotifications = false
  /// Scrolls to a point of the document.
  open func scroll(to point: CGPoint) { scrollView?.scroll.setContentOffset(point, animated: false) }
}

/// The shapes of borders.
public enum NSBorderType: UInt, Sendable {
  /// None; a line; a bezel; a groove.
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// A scroll bar.
@MainActor @preconcurrency
open class NSScroller: NSControl {
  /// The looks of scroll bars.
  public enum Style: Int, Sendable {
    /// Beside the content; above it.
    case legacy, overlay
  }
}
