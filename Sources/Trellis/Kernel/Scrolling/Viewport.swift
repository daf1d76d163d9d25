import Foundation
import TrellisGraph
import TrellisLayout

/// What the content of a scroll view is seen through, and how far it is scrolled.
///
/// ```
/// courses ──────────────┐
/// the clock's frame ────┼─▶ offset ─▶ where the content stands
/// scroll view's geometry┤
/// content's room ───────┘
/// ```
/// The courses are an input; the offset is what of them the content's length allows. So a content that becomes shorter
/// scrolls by itself, and one that becomes longer again is where it was.
@MainActor
final class Viewport: Responder {
  /// Where the content stands before it is scrolled; set when the content is built.
  var room: ViewPosition?
  let settings: ScrollSettings
  /// How much is left free around the content, leading and trailing as the direction says.
  let margins: Attribute<EdgeInsets>
  private let axes: Attribute<Axis.Set>
  private let direction: Attribute<LayoutDirection>
  private let enabling: Attribute<Bool>
  let courses: Attribute<ScrollCourses>
  private var shown: Attribute<CGPoint>!
  let context: ViewContext
  private let node: FocusNode?
  /// What it is pulled for; nil where that does nothing.
  let refresh: ScrollRefresh?
  /// Whether a person scrolled it last, not the program.
  private(set) var isPositionedByUser = false
  /// How often a person went on where the program had scrolled.
  private(set) var userTurnCount = 0
  /// The views in the content at which it comes to rest.
  weak var targets: ScrollTargetLayout?
  /// What brought it to where it is.
  private(set) var mover = ScrollMover.nobody
  /// The number of times that a person or the program scrolled.
  private(set) var turnCount = 0
  /// The view that stays where it is seen while rows come and go; nil if there is none.
  final var keptElement: LazyElements.ID?
  /// Whether a correction for the sake of that view waits for the next step of the update.
  private var isKeeping = false

  /// Creates the viewport of the scroll view at the inputs' position.
  init(
    axes: Attribute<Axis.Set>, margins: Attribute<EdgeInsets>, refresh: ScrollRefresh?, _ inputs: ViewInputs
  ) {
    (self.axes, self.margins, self.refresh, context) = (axes, margins, refresh, inputs.context)
    settings = inputs[ScrollSettingsKey.self]
    node = inputs[FocusNodeKey.self]
    direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
    enabling = inputs.environment.value(\.isScrollEnabled, named: "isScrollEnabled")
    let start: ScrollCourse = settings.anchors[.initialOffset] == nil ? .resting(0) : .untouched
    courses = inputs.graph.input(
      name: "ScrollView.courses", kind: .state, ScrollCourses(x: start, y: start))
    super.init(at: inputs.position)
    shown = inputs.graph.rule(name: "ScrollView.offset", kind: .placements) { [unowned self] in offsetNow() }
    for link in settings.links { link.connect(self, inputs) }
    refresh?.connect(self)
  }

  // MARK: - What is seen

  /// The scroll view around this one.
  var outer: Viewport? { position.surroundings.viewport }

  /// The size of what is seen of the content, in points.
  var size: CGSize { position.size }

  /// Whether there are views in it that are built when they are seen.
  final var holdsLazyViews = false

  /// What is seen of it, in its own space: its bounds, and the safe area that they reach into.
  var seen: CGRect {
    let bounds = position.bounds
    guard let safeArea = position.surroundings.safeArea else { return bounds }
    let reach = safeArea.reach(of: position, size: bounds.size)
    return CGRect(
      x: -reach.leading, y: -reach.top, width: bounds.width + reach.leading + reach.trailing,
      height: bounds.height + reach.top + reach.bottom)
  }

  /// The part of its bounds that lies within the margins.
  var clear: CGRect {
    let (margins, size) = (margins.wrappedValue, size)
    return CGRect(
      x: isMirrored ? margins.trailing : margins.leading, y: margins.top,
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }

  /// Whether the content can be longer than what is seen of it.
  func scrolls(along axis: Axis) -> Bool { axes.wrappedValue.contains(axis) }

  /// How far the content is scrolled: in points from its start; reading it in a rule makes the rule depend on it.
  var offset: CGPoint { shown.wrappedValue }

  /// How far the content can be scrolled, in points; 0 where it can't.
  func limit(along axis: Axis) -> CGFloat {
    guard let content = room?.size, scrolls(along: axis) else { return 0 }
    let limit = content[axis] + margins.wrappedValue.total(along: axis) - size[axis]
    return limit > 0 ? limit : 0
  }

  /// The offset without what an animation has still to go.
  var restingOffset: CGPoint {
    let courses = courses.wrappedValue
    var offset = CGPoint.zero
    for axis in Axis.allCases where scrolls(along: axis) {
      offset[axis] = place(of: courses[axis], along: axis).offset
    }
    return offset
  }

  /// Whether the content stays at its offset, and not at an anchor.
  var rests: Bool {
    let courses = courses.wrappedValue
    return Axis.allCases.allSatisfy { axis in
      if !scrolls(along: axis) { return true }
      return switch courses[axis] {
      case .resting: true
      case .coasting, .springing: place(of: courses[axis], along: axis).isOver
      case .held, .untouched, .anchored: false
      }
    }
  }

  private func offsetNow() -> CGPoint {
    let courses = courses.wrappedValue
    var offset = CGPoint.zero
    var isMoving = false
    for axis in Axis.allCases where scrolls(along: axis) {
      let place = place(of: courses[axis], along: axis)
      offset[axis] = place.offset
      if !place.isOver { isMoving = true }
    }
    if isMoving { context.clock.waitForFrame() }
    let distance = context.motions.distance(of: self)
    // What it was on its way to may have turned out to be elsewhere.
    if request?.isOnItsWay == true, !isMoving, !context.motions.isMoving(.origin(of: self)) { settle() }
    return offset.moved(by: distance)
  }

  func place(of course: ScrollCourse, along axis: Axis) -> ScrollCourse.Place {
    var course = course
    if case .untouched = course { course = .anchored(settings.anchors[.initialOffset]?()?[axis] ?? 0) }
    return course.place(at: context.clock.now, limit: limit(along: axis), window: size[axis])
  }

  /// Where the content is, in the space of its room.
  var origin: CGPoint {
    let offset = offset
    return CGPoint(x: isMirrored ? offset.x : -offset.x, y: -offset.y)
  }

  var isMirrored: Bool { direction.wrappedValue == .rightToLeft }

  /// Whether it goes on by itself.
  var isMoving: Bool {
    context.motions.isMoving(.origin(of: self))
      || Axis.allCases.contains { axis in
        scrolls(along: axis) && !place(of: courses.wrappedValue[axis], along: axis).isOver
      }
  }

  /// What a finger or the program does with it, and whether it moves by itself.
  var phase: ScrollMover {
    _ = offset
    return isHeld ? .finger : isMoving ? mover : .nobody
  }

  /// How fast the content moves by itself, in points a second; nil where it doesn't, or by an animation.
  var velocity: CGVector? {
    let courses = courses.wrappedValue
    guard phase == .momentum else { return nil }
    func speed(_ axis: Axis) -> CGFloat {
      if case .coasting(_, let velocity, let since) = courses[axis] {
        return velocity * exp(-ScrollCourse.friction * CGFloat((context.clock.now - since).seconds))
      }
      return 0
    }
    return CGVector(dx: speed(.horizontal), dy: speed(.vertical))
  }

  private var isHeld: Bool {
    Axis.allCases.contains { if case .held = courses.wrappedValue[$0] { true } else { false } }
  }

  // MARK: - Scrolling

  override var isEnabled: Bool { enabling.wrappedValue }
  override var focusNode: FocusNode? { node }

  override var takesWheel: Bool { true }

  /// Scrolls as far as the content goes, and answers what is left of the distance, to the right and down.
  override func scroll(by distance: CGSize) -> CGSize {
    guard isEnabled else { return distance }
    request = nil
    var rest = distance
    let old = offset
    var wished = old
    if distance.width.isFinite { wished.x += isMirrored ? -distance.width : distance.width }
    if distance.height.isFinite { wished.y += distance.height }
    if let adjusted = notched(from: old, to: wished) { wished = adjusted }
    let new = limited(wished)
    if new != old { self.rest(at: new, by: .wheel) }
    rest.width -= isMirrored ? old.x - new.x : new.x - old.x
    rest.height -= new.y - old.y
    return rest
  }

  /// Where a notch of a wheel leads where contents come to rest at some places only: to the next one.
  private func notched(from old: CGPoint, to wished: CGPoint) -> CGPoint? {
    guard let adjust = settings.adjustment?(self) else { return nil }
    var wished = wished
    for axis in Axis.allCases where wished[axis] != old[axis] {
      wished[axis] = old[axis] + (wished[axis] > old[axis] ? 0.6 : -0.6) * size[axis]
    }
    return adjust(old, limited(wished), .zero)
  }

  /// What of an offset the content's length allows.
  func limited(_ offset: CGPoint) -> CGPoint {
    var limited = CGPoint.zero
    for axis in Axis.allCases { limited[axis] = min(max(0, offset[axis]), limit(along: axis)) }
    return limited
  }

  /// Has the content stand at an offset, as far as its length allows.
  func rest(at offset: CGPoint, by mover: ScrollMover, _ transaction: Transaction = Transaction()) {
    let old = self.offset
    set(by: mover) { courses in
      for axis in Axis.allCases { courses[axis] = self.resting(at: offset[axis], along: axis) }
    }
    guard transaction.animation != nil else { return context.motions.stop(.origin(of: self)) }
    // What is under way and the course may differ: it goes on from where it is seen.
    context.motions.stop(.origin(of: self))
    context.motions.move(self, from: old, to: limited(offset), transaction)
  }

  /// What the program wants to be seen, as long as it may turn out to be elsewhere.
  var request: ScrollRequest?

  /// How many containers in it have found out something about their rows that isn't in the graph yet, and how many of those move it.
  private var newsCount = 0
  private var shiftCount = 0

  /// Whether the offset may change in the next step of the update.
  var isSettling: Bool { request != nil || newsCount > 0 || isKeeping }

  /// Whether the content is about to move along with what is seen, so that what is at the offset now is not what a person sees.
  var isMisplaced: Bool { isKeeping || shiftCount > 0 }

  /// A container in it has found out something about its rows, which it tells when it is in the graph.
  func expectNews(shift: CGFloat) {
    newsCount += 1
    if shift != 0 { shiftCount += 1 }
  }

  /// What a container has found out is in the graph: before what is seen, rows turned out to be so much longer.
  func takeNews(along axis: Axis, shift: CGFloat) {
    newsCount -= 1
    if shift != 0 {
      shiftCount -= 1
      self.shift(along: axis, by: shift)
    }
    settle()
  }

  /// Brings what a request is about into sight, and again as long as that turns out to be elsewhere.
  func follow(_ request: ScrollRequest, _ transaction: Transaction) {
    guard let goal = request.goal(self) else { return }
    self.request = request
    rest(at: limited(goal), by: .program, transaction)
    settle()
  }

  /// Scrolls along with a part of the content that a change has moved, as the change is animated.
  func keep(_ request: ScrollRequest, _ transaction: Transaction) {
    isKeeping = true
    context.writes.performLater("scrollPosition", in: transaction, continues: true) { [weak self] in
      guard let self else { return }
      isKeeping = false
      guard courses.exists, isThere, let goal = request.goal(self).map(limited) else { return }
      let old = restingOffset
      for axis in Axis.allCases where scrolls(along: axis) {
        courses.wrappedValue[axis] = resting(at: goal[axis], along: axis)
      }
      // The rows go from their old places to the new ones in the same way, so that what is kept stands still.
      context.motions.move(self, from: old, to: goal, transaction)
      guard holdsLazyViews else { return }
      self.request = request
      settle()
    }
  }

  /// Looks, when rows turned out to be of other lengths, whether what is to be seen still is where it was.
  private func settle() {
    guard let request else { return }
    let look = request.takeLook(at: context.clock.now)
    request.isOnItsWay = isMoving
    // On its way there it needn't be right, but where it ends; and what never stays is left where it is.
    if look > (request.isOnItsWay ? 1 : 60) { return self.request = request.isOnItsWay ? request : nil }
    context.writes.performLater("ScrollView", continues: true) { [weak self] in
      // Who has news looks when they are in the graph.
      guard let self, courses.exists, self.request === request, newsCount == 0 else { return }
      guard let goal = request.goal(self).map(limited) else { return self.request = nil }
      var isThere = true
      for axis in Axis.allCases where scrolls(along: axis) {
        let offset = place(of: courses.wrappedValue[axis], along: axis).offset
        if abs(offset - goal[axis]) < 0.001 { continue }
        isThere = false
        courses.wrappedValue[axis] = resting(at: goal[axis], along: axis)
      }
      if isThere { if !isMoving { self.request = nil } } else { settle() }
    }
  }

  /// A content that stands at its anchor stays there when it becomes longer.
  private func resting(at offset: CGFloat, along axis: Axis) -> ScrollCourse {
    if let anchor = settings.anchors[.sizeChanges]?() {
      let limit = limit(along: axis)
      if limit > 0, abs(offset - anchor[axis] * limit) < 0.5 { return .anchored(anchor[axis]) }
    }
    return .resting(offset)
  }

  /// Goes on with another offset along an axis where the content before what is seen turned out to be longer.
  private func shift(along axis: Axis, by distance: CGFloat) {
    guard courses.exists else { return }
    let limit = limit(along: axis)
    courses.wrappedValue[axis] =
      if case .resting(let offset) = courses.wrappedValue[axis] {
        .resting(min(max(0, offset), limit) + distance)
      } else {
        courses.wrappedValue[axis].moved(by: distance)
      }
  }

  func set(by mover: ScrollMover, _ change: (inout ScrollCourses) -> Void) {
    guard courses.exists else { return }
    turnCount += 1
    if mover != .program, !isPositionedByUser { userTurnCount += 1 }
    (self.mover, isPositionedByUser) = (mover, mover != .program)
    change(&courses.wrappedValue)
  }

  override var stillContends: Bool { isEnabled }

  override func makeContender() -> (Contender, Contender.Rank)? {
    isEnabled ? (ScrollContender(self), .normal) : nil
  }
}

extension Viewport: BarScrolled {
  var barMargins: EdgeInsets { settings.indicatorMargins.reduce(into: EdgeInsets()) { $1(&$0) } }
  func scrollByBar(to offset: CGPoint) { rest(at: limited(offset), by: .wheel) }
}
