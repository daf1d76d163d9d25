public import Foundation
import Trellis
import TrellisFoundation

/// A recognizer of taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  private var count = 0
  private var most = 0
  private var start = CGPoint.zero
  private var lastUp: Double?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 1 { (start, most) = (location(in: nil), 0) }
    most = max(most, numberOfTouches)
    lastUp = nil
    if most > numberOfTouchesRequired { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let (location, limit) = (self.location(in: nil), touches.first?.type == .direct ? 45.0 : 5.0)
    if hypot(location.x - start.x, location.y - start.y) > limit { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1 else { return }
    guard most == numberOfTouchesRequired else { return state = .failed }
    count += 1
    if count >= numberOfTapsRequired { state = .ended } else { lastUp = event.timestamp }
  }
  open override func reset() { (count, most, lastUp) = (0, 0, nil) }
  override var deadline: Duration? { lastUp.map { .seconds($0 + 0.35) } }
  override func pass(to time: Duration) { state = .failed }
}

/// A recognizer of a long press.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points by which the finger may move before; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before; 0, and only that, by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  private var start: (location: CGPoint, time: Double)?
  /// The number of taps, and the time of the last one in seconds.
  private var (taps, lastTap): (Int, Double?) = (0, nil)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    lastTap = nil
    start = (location(in: nil), event.timestamp)
    if minimumPressDuration <= 0, taps >= numberOfTapsRequired { state = .began }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    guard let start else { return }
    let location = self.location(in: nil)
    if hypot(location.x - start.location.x, location.y - start.location.y) > allowableMovement {
      state = .failed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .ended }
    guard taps < numberOfTapsRequired else { return state = .failed }
    (start, taps, lastTap) = (nil, taps + 1, event.timestamp)
  }
  open override func reset() { (start, taps, lastTap) = (nil, 0, nil) }
  override var deadline: Duration? {
    guard state == .possible else { return nil }
    if let lastTap { return .seconds(lastTap + 0.35) }
    // A tap ends before a press would begin.
    return start.map { .seconds($0.time + (taps < numberOfTapsRequired ? 0.35 : minimumPressDuration)) }
  }
  override func pass(to time: Duration) {
    state = taps < numberOfTapsRequired || lastTap != nil ? .failed : .began
  }
}

/// A recognizer of dragging.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  private var origin = CGPoint.zero
  private var samples: [(location: CGPoint, time: Double)] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    origin = location(in: nil)
    samples = [(origin, event.timestamp)]
    if numberOfTouches > maximumNumberOfTouches { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let location = self.location(in: nil)
    samples = samples.suffix(5) + [(location, event.timestamp)]
    if state == .began || state == .changed { return state = .changed }
    guard numberOfTouches >= minimumNumberOfTouches, hypot(location.x - origin.x, location.y - origin.y) >= 10
    else {
      return
    }
    state = .began
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1 else { return }
    state = state == .began || state == .changed ? .ended : .failed
  }
  open override func reset() { samples = [] }

  /// Returns the distance since the start, in a view's space; nil is the root of the tree.
  open func translation(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let root = self.view?.root else { return .zero }
    let (from, to) = (root.convert(origin, to: view), root.convert(last.location, to: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
  /// Sets the distance since the start, from which later ones continue.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last = samples.last else { return }
    origin = CGPoint(x: last.location.x - translation.x, y: last.location.y - translation.y)
  }
  /// Returns the velocity in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return CGPoint(
      x: (last.location.x - first.location.x) / time, y: (last.location.y - first.location.y) / time)
  }
}

/// A recognizer of dragging from an edge of the tree's root.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let (location, size) = (self.location(in: nil), view?.root.bounds.size ?? .zero)
    let isAtEdge =
      edges.contains(.left) && location.x < 20 || edges.contains(.right) && location.x > size.width - 20
      || edges.contains(.top) && location.y < 20 || edges.contains(.bottom) && location.y > size.height - 20
    if !isAtEdge { state = .failed }
  }
}

/// A recognizer of a quick movement in a direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized; to the right by default.
  open var direction = Direction.right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  private var start: (location: CGPoint, time: Double)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (location(in: nil), event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, state == .possible else { return }
    let location = self.location(in: nil)
    let (x, y) = (location.x - start.location.x, location.y - start.location.y)
    if event.timestamp - start.time > 0.5 { return state = .failed }
    guard max(abs(x), abs(y)) > 30 else { return }
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(moved) && numberOfTouches == numberOfTouchesRequired ? .ended : .failed
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}

/// A recognizer of two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the fingers' distance to that at the start.
  open var scale: CGFloat = 1 { didSet { if !isMeasuring { base = distance / max(scale, 0.0001) } } }
  /// The change of the scale per second.
  open private(set) var velocity: CGFloat = 0
  private var base: CGFloat = 1
  private var last: (scale: CGFloat, time: Double)?
  private var isMeasuring = false

  private var distance: CGFloat {
    guard numberOfTouches >= 2 else { return base }
    let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return hypot(second.x - first.x, second.y - first.y)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { (base, last) = (max(distance, 1), (1, event.timestamp)) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    isMeasuring = true
    scale = distance / base
    isMeasuring = false
    if let last, event.timestamp > last.time {
      velocity = (scale - last.scale) / (event.timestamp - last.time)
    }
    last = (scale, event.timestamp)
    if state == .possible {
      if abs(distance - base) > 8 { state = .began }
    } else {
      state = .changed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .ended
    } else if numberOfTouches == 1 {
      state = .failed
    }
  }
  open override func reset() {
    (isMeasuring, last, velocity) = (true, nil, 0); scale = 1; isMeasuring = false
  }
}

/// A recognizer of two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the start, in radians, clockwise.
  open var rotation: CGFloat = 0 { didSet { if !isMeasuring { base = angle - rotation } } }
  private var base: CGFloat = 0
  private var isMeasuring = false

  private var angle: CGFloat {
    guard numberOfTouches >= 2 else { return base }
    let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return atan2(second.y - first.y, second.x - first.x)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { base = angle }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    isMeasuring = true
    rotation = (angle - base).remainder(dividingBy: 2 * .pi)
    isMeasuring = false
    if state == .possible {
      if abs(rotation) > 0.1 { state = .began }
    } else {
      state = .changed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .ended
    } else if numberOfTouches == 1 {
      state = .failed
    }
  }
  open override func reset() { isMeasuring = true; rotation = 0; isMeasuring = false }
}
