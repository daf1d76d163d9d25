import Foundation
import TrellisGraph
import TrellisLayout

/// The visible part of a scroll view's content, and the scroll position.
///
/// ```
/// trajectories ─────────┐
/// the clock's frame ────┼─▶ offset ─▶ the content's position
/// scroll view's geometry┤
/// the content's size ───┘
/// ```
/// The trajectories are an input; the offset is limited by the content's length. So content that becomes shorter scrolls by itself.
/// If the content becomes longer again, it returns to its earlier offset.
@MainActor
final class Viewport: Responder, WheelReceiver, RecognizerSource {
  /// The position of the content before it is scrolled; set when the content is built.
  var contentPosition: ViewPosition?
  let settings: ScrollSettings
  /// The margins around the content; leading and trailing follow the layout direction.
  let margins: Attribute<EdgeInsets>
  private let axes: Attribute<Axis.Set>
  private let direction: Attribute<LayoutDirection>
  private let enabling: Attribute<Bool>
  let trajectories: Attribute<ScrollTrajectories>
  private var shown: Attribute<CGPoint>!
  let context: ViewContext
  /// The refresh that a pull starts; nil if there is none.
  let refresh: ScrollRefresh?
  /// Whether the user scrolled last, not the program.
  private(set) var isPositionedByUser = false
  /// The number of times that the user scrolled on after the program.
  private(set) var userTurnCount = 0
  /// The views in the content at which the content comes to rest.
  weak var targets: ScrollTargetLayout?
  /// The cause of the current position.
  private(set) var mover = ScrollMover.none
  /// The number of times that the user or the program has scrolled.
  private(set) var turnCount = 0
  /// The view that keeps its visible position while rows are inserted and removed; nil if there is none.
  final var keptElement: LazyElements.ID?
  /// Whether a correction for ``keptElement`` waits for the next step of the update.
  private var isKeeping = false

  /// Creates the viewport of the scroll view at the inputs' position.
  init(
    axes: Attribute<Axis.Set>, margins: Attribute<EdgeInsets>, refresh: ScrollRefresh?, _ inputs: ViewInputs
  ) {
    (self.axes, self.margins, self.refresh, context) = (axes, margins, refresh, inputs.context)
    settings = inputs[ScrollSettingsKey.self]
    direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
    enabling = inputs.environment.value(\.isScrollEnabled, named: "isScrollEnabled")
    let start: ScrollTrajectory = settings.anchors[.initialOffset] == nil ? .resting(0) : .untouched
    trajectories = inputs.graph.input(
      name: "ScrollView.trajectories", kind: .state, ScrollTrajectories(x: start, y: start))
    super.init(at: inputs.position)
    shown = inputs.graph.rule(name: "ScrollView.offset", kind: .placements) { [unowned self] in offsetNow() }
    for link in settings.links { link.connect(self, inputs) }
    refresh?.connect(self)
  }

  // MARK: - Visible part

  /// The scroll view around this one.
  var outer: Viewport? { position.surroundings.viewport }

  /// The size of the visible part, in points.
  var size: CGSize { position.size }

  /// Whether the content has views that are built only when they become visible.
  final var holdsLazyViews = false

  /// The visible rectangle in the scroll view's own space: the bounds, and the safe area that they reach into.
  var seen: CGRect {
    let bounds = position.bounds
    guard let safeArea = position.surroundings.safeArea else { return bounds }
    let reach = safeArea.reach(of: position, size: bounds.size)
    return CGRect(
      x: -reach.leading, y: -reach.top, width: bounds.width + reach.leading + reach.trailing,
      height: bounds.height + reach.top + reach.bottom)
  }

  /// The part of the scroll view's bounds that lies within the margins.
  var clear: CGRect {
    let (margins, size) = (margins.wrappedValue, size)
    return CGRect(
      x: isMirrored ? margins.trailing : margins.leading, y: margins.top,
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }

  /// Returns whether the content may be longer than the visible part along an axis.
  func scrolls(along axis: Axis) -> Bool { axes.wrappedValue.contains(axis) }

  /// The content's offset in points from its start; a rule that reads this depends on it.
  var offset: CGPoint { shown.wrappedValue }

  /// Returns the largest offset along an axis, in points; 0 if the content can't be scrolled.
  func limit(along axis: Axis) -> CGFloat {
    guard let content = contentPosition?.size, scrolls(along: axis) else { return 0 }
    let limit = content[axis] + margins.wrappedValue.total(along: axis) - size[axis]
    return limit > 0 ? limit : 0
  }

  /// The offset without the remaining distance of an animation.
  var restingOffset: CGPoint {
    let trajectories = trajectories.wrappedValue
    var offset = CGPoint.zero
    for axis in Axis.allCases where scrolls(along: axis) {
      offset[axis] = place(of: trajectories[axis], along: axis).offset
    }
    return offset
  }

  /// Whether the content is at rest at an offset, not at an anchor.
  var rests: Bool {
    let trajectories = trajectories.wrappedValue
    return Axis.allCases.allSatisfy { axis in
      if !scrolls(along: axis) { return true }
      return switch trajectories[axis] {
      case .resting: true
      case .coasting, .springing: place(of: trajectories[axis], along: axis).isOver
      case .held, .untouched, .anchored: false
      }
    }
  }

  private func offsetNow() -> CGPoint {
    let trajectories = trajectories.wrappedValue
    var offset = CGPoint.zero
    var isMoving = false
    for axis in Axis.allCases where scrolls(along: axis) {
      let place = place(of: trajectories[axis], along: axis)
      offset[axis] = place.offset
      if !place.isOver { isMoving = true }
    }
    if isMoving { context.clock.waitForFrame() }
    let distance = context.motions.distance(of: self)
    // The goal of the request may have moved.
    if request?.isOnItsWay == true, !isMoving, !context.motions.isMoving(.origin(of: self)) { settle() }
    return offset.moved(by: distance)
  }

  func place(of trajectory: ScrollTrajectory, along axis: Axis) -> ScrollTrajectory.Place {
    var trajectory = trajectory
    if case .untouched = trajectory {
      trajectory = .anchored(settings.anchors[.initialOffset]?()?[axis] ?? 0)
    }
    return trajectory.place(at: context.clock.now, limit: limit(along: axis), window: size[axis])
  }

  /// The origin of the scrolled content, in the space of ``contentPosition``.
  var origin: CGPoint {
    let offset = offset
    return CGPoint(x: isMirrored ? offset.x : -offset.x, y: -offset.y)
  }

  var isMirrored: Bool { direction.wrappedValue == .rightToLeft }

  /// Whether the content moves by itself.
  var isMoving: Bool {
    context.motions.isMoving(.origin(of: self))
      || Axis.allCases.contains { axis in
        scrolls(along: axis) && !place(of: trajectories.wrappedValue[axis], along: axis).isOver
      }
  }

  /// The cause of the current movement: a finger that holds the content, or the last mover while it moves by itself.
  var phase: ScrollMover {
    _ = offset
    return isHeld ? .finger : isMoving ? mover : .none
  }

  /// The velocity of content that moves by itself after a release, in points per second; nil otherwise.
  var velocity: CGVector? {
    let trajectories = trajectories.wrappedValue
    guard phase == .momentum else { return nil }
    func speed(_ axis: Axis) -> CGFloat {
      if case .coasting(_, let velocity, let since) = trajectories[axis] {
        return velocity * exp(-ScrollTrajectory.friction * CGFloat((context.clock.now - since).seconds))
      }
      return 0
    }
    return CGVector(dx: speed(.horizontal), dy: speed(.vertical))
  }

  private var isHeld: Bool {
    Axis.allCases.contains { if case .held = trajectories.wrappedValue[$0] { true } else { false } }
  }

  // MARK: - Scrolling

  override var isEnabled: Bool { enabling.wrappedValue }

  var takesWheel: Bool { true }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .scroll(let distance) = event else { return super.handle(event) }
    return .scrolled(rest: scroll(by: distance))
  }

  /// Scrolls as far as the content goes; returns the rest of the distance to the right and down.
  func scroll(by distance: CGSize) -> CGSize {
    guard isEnabled else { return distance }
    request = nil
    var rest = distance
    let old = offset
    var requested = old
    if distance.width.isFinite { requested.x += isMirrored ? -distance.width : distance.width }
    if distance.height.isFinite { requested.y += distance.height }
    if let adjusted = notched(from: old, to: requested) { requested = adjusted }
    let new = limited(requested)
    if new != old { self.rest(at: new, by: .wheel) }
    rest.width -= isMirrored ? old.x - new.x : new.x - old.x
    rest.height -= new.y - old.y
    return rest
  }

  /// Returns the goal of a wheel's notch if the content rests only at certain offsets: the next one.
  private func notched(from old: CGPoint, to requested: CGPoint) -> CGPoint? {
    guard let adjust = settings.adjustment?(self) else { return nil }
    var requested = requested
    for axis in Axis.allCases where requested[axis] != old[axis] {
      requested[axis] = old[axis] + (requested[axis] > old[axis] ? 0.6 : -0.6) * size[axis]
    }
    return adjust(old, limited(requested), .zero)
  }

  /// Returns the part of an offset that the content's length allows.
  func limited(_ offset: CGPoint) -> CGPoint {
    var limited = CGPoint.zero
    for axis in Axis.allCases { limited[axis] = min(max(0, offset[axis]), limit(along: axis)) }
    return limited
  }

  /// Moves the content to an offset, as far as its length allows, with the transaction's animation.
  func rest(at offset: CGPoint, by mover: ScrollMover, _ transaction: Transaction = Transaction()) {
    let old = self.offset
    set(by: mover) { trajectories in
      for axis in Axis.allCases { trajectories[axis] = self.resting(at: offset[axis], along: axis) }
    }
    guard transaction.animation != nil else { return context.motions.stop(.origin(of: self)) }
    // A running animation and the scroll trajectory may differ, so the content moves on from its visible offset.
    context.motions.stop(.origin(of: self))
    context.motions.move(self, from: old, to: limited(offset), transaction)
  }

  /// The program's request, as long as its goal may still move.
  var request: ScrollRequest?

  /// The number of row measurements inside that aren't in the graph yet; `shiftCount` counts those that move the content.
  private var pendingMeasurementCount = 0
  private var shiftCount = 0

  /// Whether the offset may change in the next step of the update.
  var isSettling: Bool { request != nil || pendingMeasurementCount > 0 || isKeeping }

  /// Whether a correction is about to move the content, so that the current offset isn't the visible one.
  var isMisplaced: Bool { isKeeping || shiftCount > 0 }

  /// Records that a container inside has measured new row lengths, which aren't in the graph yet.
  func expectMeasurement(shift: CGFloat) {
    pendingMeasurementCount += 1
    if shift != 0 { shiftCount += 1 }
  }

  /// Handles measured row lengths that are now in the graph: rows before the visible part are longer by `shift`.
  func applyMeasurement(along axis: Axis, shift: CGFloat) {
    pendingMeasurementCount -= 1
    if shift != 0 {
      shiftCount -= 1
      self.shift(along: axis, by: shift)
    }
    settle()
  }

  /// Scrolls to a request's goal, and again whenever the goal turns out to have moved.
  func follow(_ request: ScrollRequest, _ transaction: Transaction) {
    guard let goal = request.goal(self) else { return }
    self.request = request
    rest(at: limited(goal), by: .program, transaction)
    settle()
  }

  /// Scrolls along with a part of the content that a change has moved, with the animation of the change.
  func keep(_ request: ScrollRequest, _ transaction: Transaction) {
    isKeeping = true
    context.writes.performLater("scrollPosition", in: transaction, continues: true) { [weak self] in
      guard let self else { return }
      isKeeping = false
      guard trajectories.exists, isThere, let goal = request.goal(self).map(limited) else { return }
      let old = restingOffset
      for axis in Axis.allCases where scrolls(along: axis) {
        trajectories.wrappedValue[axis] = resting(at: goal[axis], along: axis)
      }
      // The rows move from their old positions to their new positions in the same way, so that the kept view doesn't move.
      context.motions.move(self, from: old, to: goal, transaction)
      guard holdsLazyViews else { return }
      self.request = request
      settle()
    }
  }

  /// Checks, after rows turned out to have other lengths, whether the request's goal is still where it was.
  private func settle() {
    guard let request else { return }
    let count = request.countCheck(at: context.clock.now)
    request.isOnItsWay = isMoving
    // Only the end of a movement must be exact. At rest, a request whose goal keeps moving ends after 60 checks.
    if count > (request.isOnItsWay ? 1 : 60) { return self.request = request.isOnItsWay ? request : nil }
    context.writes.performLater("ScrollView", continues: true) { [weak self] in
      // Row lengths that were measured cause another check once they are in the graph.
      guard let self, trajectories.exists, self.request === request, pendingMeasurementCount == 0 else {
        return
      }
      guard let goal = request.goal(self).map(limited) else { return self.request = nil }
      var isThere = true
      for axis in Axis.allCases where scrolls(along: axis) {
        let offset = place(of: trajectories.wrappedValue[axis], along: axis).offset
        if abs(offset - goal[axis]) < 0.001 { continue }
        isThere = false
        trajectories.wrappedValue[axis] = resting(at: goal[axis], along: axis)
      }
      if isThere { if !isMoving { self.request = nil } } else { settle() }
    }
  }

  /// Returns the trajectory for an offset; content at its anchor stays there when it becomes longer.
  private func resting(at offset: CGFloat, along axis: Axis) -> ScrollTrajectory {
    if let anchor = settings.anchors[.sizeChanges]?() {
      let limit = limit(along: axis)
      if limit > 0, abs(offset - anchor[axis] * limit) < 0.5 { return .anchored(anchor[axis]) }
    }
    return .resting(offset)
  }

  /// Moves the trajectory along an axis by a distance, because the content before the visible part turned out to be longer.
  private func shift(along axis: Axis, by distance: CGFloat) {
    guard trajectories.exists else { return }
    let limit = limit(along: axis)
    trajectories.wrappedValue[axis] =
      if case .resting(let offset) = trajectories.wrappedValue[axis] {
        .resting(min(max(0, offset), limit) + distance)
      } else {
        trajectories.wrappedValue[axis].moved(by: distance)
      }
  }

  func set(by mover: ScrollMover, _ change: (inout ScrollTrajectories) -> Void) {
    guard trajectories.exists else { return }
    turnCount += 1
    if mover != .program, !isPositionedByUser { userTurnCount += 1 }
    (self.mover, isPositionedByUser) = (mover, mover != .program)
    change(&trajectories.wrappedValue)
  }

  var stillRecognizes: Bool { isEnabled }

  func makeRecognizer() -> Recognizer? { isEnabled ? ScrollRecognizer(self) : nil }
}

extension Viewport: BarScrolled {
  var barMargins: EdgeInsets { settings.indicatorMargins.reduce(into: EdgeInsets()) { $1(&$0) } }
  func scrollByBar(to offset: CGPoint) { rest(at: limited(offset), by: .wheel) }
}
