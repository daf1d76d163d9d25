import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

/// Something of which a part is seen, and another part by a ``ScrollBar``.
@MainActor
protocol BarScrolled: Responder {
  /// The size of what is seen of it, in points.
  var size: CGSize { get }
  /// How far it is scrolled, in points from its start; reading it in a rule makes the rule depend on it.
  var offset: CGPoint { get }
  /// How much is left free around its bars.
  var barMargins: EdgeInsets { get }
  /// Whether it can be longer than what is seen of it.
  func scrolls(along axis: Axis) -> Bool
  /// How far it can be scrolled, in points; 0 where it can't.
  func limit(along axis: Axis) -> CGFloat
  /// Scrolls so far, or as far as it goes, for somebody who uses the bar.
  func scrollByBar(to offset: CGPoint)
}

/// The bar that shows how far a scroll view, or a text that is edited, is scrolled along an axis, and that can be dragged.
///
/// It is seen while the content moves, while the mouse is over it or holds it, and a while after that. The rule that draws it reads the
/// clock only as long as it fades.
///
/// Source: ours (choice), by what Linux desktops and macOS do: thumbs of 6 points, fading after a second.
@MainActor
final class ScrollBar: Responder {
  private struct State: Equatable {
    var isOver = false
    /// Where the pointer that holds the thumb is along it; nil where none does.
    var held: CGFloat?
  }

  private let axis: Axis
  private let scrolled: any BarScrolled
  private let state: Attribute<State>
  private let context: ViewContext
  private let alarm: Alarm
  private let visibility: Attribute<ScrollIndicatorVisibility>
  private let flashes: Attribute<Int>
  private let isShown: @MainActor () -> Bool
  private let direction: Attribute<LayoutDirection>
  private let scheme: Attribute<ColorScheme>
  /// How far the content was scrolled when somebody looked last, and when that changed last.
  private var lastOffset: CGFloat?
  private var lastTime: Duration?
  /// How often it was to flash when somebody looked last.
  private var lastFlashes = 0

  /// How long it stays, and fades; how thick it is, how short at least, and how far from the edges, in points.
  private static let patience = Duration.seconds(1)
  private static let fading = Duration.milliseconds(300)
  private static let thickness: CGFloat = 6
  private static let shortest: CGFloat = 24
  private static let inset: CGFloat = 3
  private static let across = thickness + 2 * inset

  init(
    along axis: Axis, of scrolled: any BarScrolled, _ inputs: ViewInputs,
    isShown: @escaping @MainActor () -> Bool = { true }
  ) {
    (self.axis, self.scrolled, self.isShown, context) = (axis, scrolled, isShown, inputs.context)
    state = inputs.graph.input(name: "ScrollView.bar", kind: .state, State())
    alarm = Alarm(named: "ScrollView.bar.alarm", inputs.context)
    visibility =
      axis == .vertical
      ? inputs.environment.value(
        \.verticalScrollIndicatorVisibility, named: "verticalScrollIndicatorVisibility")
      : inputs.environment.value(
        \.horizontalScrollIndicatorVisibility, named: "horizontalScrollIndicatorVisibility")
    flashes = inputs.environment.value(\.scrollIndicatorFlashes, named: "scrollIndicatorFlashes")
    direction = inputs.environment.value(\.layoutDirection, named: "layoutDirection")
    scheme = inputs.environment.value(\.colorScheme, named: "colorScheme")
    super.init(at: inputs.position)
  }

  // MARK: - What is drawn

  /// Makes it a part of the graph; answers what is drawn of it.
  func marks(named name: String, _ inputs: ViewInputs) -> Attribute<DisplayItem?> {
    join(inputs, named: name)
    return inputs.graph.rule(name: name, kind: .displayList) { [unowned self] in item() }
  }

  /// What is drawn of it now: nothing most of the time.
  func item() -> DisplayItem? {
    guard isShown(), scrolled.scrolls(along: axis) else { return nil }
    let state = state.wrappedValue
    let shade = shade(state)
    guard let shade = visibility.wrappedValue.shade(shade), shade > 0, let track = track() else { return nil }
    context.hovers.isAsked = true
    return item(track, shade: shade, isStrong: state != State())
  }

  /// How strongly it is seen where it hides by itself, 0 to 1.
  private func shade(_ state: State) -> Double {
    let (offset, now, flashes) = (scrolled.offset[axis], context.clock.now, flashes.wrappedValue)
    if let lastOffset, lastOffset != offset || state != State() { lastTime = now }
    if flashes != lastFlashes { lastTime = now }
    (lastOffset, lastFlashes) = (offset, flashes)
    guard let lastTime else { return 0 }
    if state != State() { return 1 }
    let rest = lastTime + Self.patience - now
    if rest > .zero {
      alarm.wake(at: lastTime + Self.patience)
      return 1
    }
    guard rest > .zero - Self.fading else { return 0 }
    context.clock.waitForFrame()
    return 1 + rest / Self.fading
  }

  /// Where the thumb can be, and where it is, along the axis.
  private struct Track {
    let whole: ClosedRange<CGFloat>
    let thumb: ClosedRange<CGFloat>
    /// How long the thumb is, the same wherever it is.
    let length: CGFloat
    /// How far the content can be scrolled.
    let limit: CGFloat
    /// How far the thumb can.
    var room: CGFloat { whole.upperBound - whole.lowerBound - length }
  }

  /// The bar as it is; nil where the content isn't longer than what is seen.
  private func track() -> Track? {
    let (limit, length, offset) = (
      scrolled.limit(along: axis), scrolled.size[axis], scrolled.offset[axis]
    )
    guard limit > 0 else { return nil }
    let corner = scrolled.limit(along: axis.other) > 0 ? Self.thickness + Self.inset : 0
    let margins = scrolled.barMargins
    let start = Self.inset + (axis == .vertical ? margins.top : margins.leading)
    let end = length - Self.inset - corner - (axis == .vertical ? margins.bottom : margins.trailing)
    let room = end - start
    guard room > 2 * Self.shortest else { return nil }
    // Beyond the ends it becomes shorter.
    let beyond = max(0, -offset, offset - limit)
    let thumb = max(Self.shortest, room * length / (limit + length) - beyond)
    let place = start + (room - thumb) * min(max(0, offset / limit), 1)
    return Track(whole: start...end, thumb: place...(place + thumb), length: thumb, limit: limit)
  }

  private var isMirrored: Bool { direction.wrappedValue == .rightToLeft }

  private func item(_ track: Track, shade: Double, isStrong: Bool) -> DisplayItem {
    let size = scrolled.size
    let (start, length) = (track.thumb.lowerBound, track.length)
    let (strip, thumb): (CGRect, CGRect)
    if axis == .vertical {
      strip = CGRect(
        x: isMirrored ? 0 : size.width - Self.across, y: 0, width: Self.across, height: size.height)
      thumb = CGRect(x: Self.inset, y: start, width: Self.thickness, height: length)
    } else {
      strip = CGRect(x: 0, y: size.height - Self.across, width: size.width, height: Self.across)
      thumb = CGRect(
        x: isMirrored ? size.width - start - length : start, y: Self.inset, width: length,
        height: Self.thickness)
    }
    var color = SystemColor.primary.value(in: scheme.wrappedValue)
    color.opacity = (isStrong ? 0.55 : 0.35) * shade
    let radius = CGSize(width: Self.thickness / 2, height: Self.thickness / 2)
    // Wherever the thumb is, it is the same shape: renderers keep what it looks like.
    let outline = Path(roundedRect: CGRect(origin: .zero, size: thumb.size), cornerSize: radius)
    let mark = DisplayItem(
      id: number, frame: thumb, content: .shape(ShapeContent(path: outline, paint: .color(color))))
    return DisplayItem(
      id: number, frame: strip, content: .list(DisplayList([mark])),
      semantics: Semantics(responder: number, hitRegion: .frame))
  }

  // MARK: - The mouse

  override var followsMouse: Bool { true }
  override func pointerShape(at place: CGPoint) -> PointerShape? { .arrow }
  override func mouseDidMove(to place: CGPoint, inWindow: CGPoint, isNew: Bool) { set { $0.isOver = true } }
  override func mouseDidLeave() { set { $0.isOver = false } }

  private func set(_ change: (inout State) -> Void) {
    guard state.exists else { return }
    var new = state.wrappedValue
    change(&new)
    if new != state.wrappedValue { state.wrappedValue = new }
  }

  override func makeContender() -> (Contender, Contender.Rank)? {
    scrolled.isEnabled ? (BarContender(self), .high) : nil
  }

  /// The bar was pressed: on the thumb that is held, beside it the content moves by a page.
  fileprivate func press(at place: CGPoint) {
    guard let track = track() else { return }
    let along = along(place)
    if track.thumb.contains(along) { return set { $0.held = along - track.thumb.lowerBound } }
    var offset = scrolled.offset
    offset[axis] += scrolled.size[axis] * (along < track.thumb.lowerBound ? -0.9 : 0.9)
    scrolled.scrollByBar(to: offset)
  }

  fileprivate func drag(to place: CGPoint) {
    guard state.exists, let held = state.wrappedValue.held, let track = track(), track.room > 0 else {
      return
    }
    var offset = scrolled.offset
    offset[axis] = (along(place) - held - track.whole.lowerBound) / track.room * track.limit
    scrolled.scrollByBar(to: offset)
  }

  fileprivate func release() { set { $0.held = nil } }

  /// Where a point of the strip is along the axis, which the strip fills.
  private func along(_ place: CGPoint) -> CGFloat {
    if axis == .vertical { return place.y }
    return isMirrored ? scrolled.size.width - place.x : place.x
  }
}

/// Drags a scroll view's bar, or presses beside its thumb.
private final class BarContender: Contender {
  private let bar: ScrollBar

  init(_ bar: ScrollBar) { self.bar = bar }

  override func take(_ sample: PointerSample) -> Reaction {
    let place = sample.place
    switch sample.phase {
    case .down: return Reaction(standing: .begun, whenGranted: [{ [bar] in bar.press(at: place) }])
    case .moved: return Reaction(standing: .begun, whenGranted: [{ [bar] in bar.drag(to: place) }])
    case .up: return Reaction(standing: .ended, whenGranted: [bar.release])
    }
  }

  override func cancel() -> [@MainActor () -> Void] { [bar.release] }
}

/// Whether it is shown how far a scroll view is scrolled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollindicatorvisibility.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int

  /// While it moves, and a while after that.
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  /// At all times, where the content is longer than what is seen.
  public static let visible = ScrollIndicatorVisibility(number: 1)
  /// Not shown; the same as ``never`` here.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// Not shown.
  public static let never = ScrollIndicatorVisibility(number: 3)

  /// How strongly indicators are seen where those that hide by themselves would be seen so; nil where they never are.
  fileprivate func shade(_ shade: Double) -> Double? {
    switch self {
    case .automatic: shade
    case .visible: 1
    default: nil
    }
  }
}
