public import Foundation
import Trellis

/// A press of the primary button or of a finger.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitouch.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun, has moved, hasn't moved, has ended, or was taken by another gesture.
    case began, moved, stationary, ended, cancelled
  }
  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse.
    case indirectPointer
  }

  /// The phase.
  public internal(set) var phase = Phase.began
  /// The view in which the touch began.
  public let view: UIView?
  /// The kind: a mouse, or a finger.
  public let type: TouchType
  /// The number of taps in a row at this point, this one included.
  ///
  /// A touch counts as one more if it begins within 0.35 seconds of the last one, and within 45 points for a finger, 5 for a mouse.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uitouch/tapcount; the time and the distances: ours.
  public internal(set) var tapCount = 1
  /// The time of the last change, in seconds on the clock of events.
  public internal(set) var timestamp: TimeInterval
  /// The pressure; 0, because it isn't known.
  public var force: CGFloat { 0 }
  /// The greatest pressure; 0, because it isn't known.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the finger; 0, because it isn't known.
  public var majorRadius: CGFloat { 0 }
  /// The recognizers that get the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The window of the view.
  public var window: UIWindow? { view?.window }
  private let root: UIView
  private var position: CGPoint
  private var previous: CGPoint

  init(_ touch: PointerTouch, in view: UIView) {
    (self.view, root) = (view, view.root)
    type = touch.pointer == 0 ? .indirectPointer : .direct
    (position, previous) = (touch.location.inRoot(root), touch.location.inRoot(root))
    timestamp = touch.time.inSeconds
    super.init()
  }

  func update(_ touch: PointerTouch) {
    (previous, position) = (position, touch.location.inRoot(root))
    timestamp = touch.time.inSeconds
    phase = touch.phase == .up ? .ended : .moved
  }

  /// Returns the position in a view; nil is the root of the tree.
  open func location(in view: UIView?) -> CGPoint { root.convert(position, to: view) }
  /// Returns the position before the last change, in a view; nil is the root of the tree.
  open func previousLocation(in view: UIView?) -> CGPoint { root.convert(previous, to: view) }
  /// Returns the position in a view; nil is the root of the tree.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// An event of touches.
///
/// Source: documented, developer.apple.com/documentation/uikit/uievent.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches, motion, remote control, presses of buttons.
    case touches, motion, remoteControl, presses
  }
  /// The kind: touches.
  open var type: EventType { .touches }
  /// The touches of the event.
  open internal(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds on the clock of events.
  open internal(set) var timestamp: TimeInterval = 0

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// Returns the touches between the last two events: only the last one here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns the touches that are expected next: none here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension CGPoint {
  /// Returns a point, which counts from the visible corner of a tree's root, in the root's own space.
  @MainActor func inRoot(_ root: UIView) -> CGPoint {
    CGPoint(x: x + root.bounds.minX, y: y + root.bounds.minY)
  }
}

extension UIViewTree {
  /// Returns the number of taps in a row that ends with a touch which begins.
  func countTaps(_ touch: UITouch) -> Int {
    let location = touch.location(in: nil)
    var count = 1
    if let last = lastTap, touch.timestamp - last.time < 0.35,
      hypot(location.x - last.location.x, location.y - last.location.y) <= (touch.type == .direct ? 45 : 5)
    {
      count = last.count + 1
    }
    lastTap = (location, touch.timestamp, count)
    return count
  }
}
