import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

/// A responder with a partly visible content, which can be scrolled by a ``ScrollBar``.
@MainActor
protocol BarScrolled: Responder {
  /// The size of the visible part, in points.
  var size: CGSize { get }
  /// The content's offset in points from its start; a rule that reads this depends on it.
  var offset: CGPoint { get }
  /// The margins around the responder's bars.
  var barMargins: EdgeInsets { get }
  /// Returns whether the content may be longer than the visible part along an axis.
  func scrolls(along axis: Axis) -> Bool
  /// Returns the largest offset along an axis, in points; 0 if the content can't be scrolled.
  func limit(along axis: Axis) -> CGFloat
  /// Scrolls to an offset, or as far as the content goes, when the user drags or presses the bar.
  func scrollByBar(to offset: CGPoint)
}

/// The bar that shows the scroll position of a scroll view or a text editor along an axis, and that can be dragged.
///
/// The bar is visible while the content moves, while the mouse is over the bar or holds it, and a while after that. The rule that
/// draws the bar reads the clock only while the bar fades.
///
/// Source: ours (choice), modelled on Linux desktops and macOS: thumbs of 6 points, fading after a second.
@MainActor
final class ScrollBar: Responder, HoverReceiver, PointerShaper, RecognizerSource {
  private struct State: Equatable {
    var isOver = false
    /// The distance of the holding pointer from the thumb's start, in points; nil if no pointer holds the thumb.
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
  /// The content's offset at the last evaluation, and the time of the bar's last activity.
  private var lastOffset: CGFloat?
  private var lastTime: Duration?
  /// The number of requested flashes at the last evaluation.
  private var lastFlashes = 0

  /// The times for which the bar stays and fades; the thumb's thickness, least length and distance from the edges, in points.
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

  // MARK: - Drawing

  /// Adds the bar to the graph; returns its display item.
  func marks(named name: String, _ inputs: ViewInputs) -> Attribute<DisplayItem?> {
    join(inputs, named: name)
    return inputs.graph.rule(name: name, kind: .displayList) { [unowned self] in item() }
  }

  /// Returns the bar's current display item: nil most of the time.
  func item() -> DisplayItem? {
    guard isShown(), scrolled.scrolls(along: axis) else { return nil }
    let state = state.wrappedValue
    let shade = shade(state)
    guard let shade = visibility.wrappedValue.shade(shade), shade > 0, let track = track() else { return nil }
    context.hovers.hasReceivers = true
    return item(track, shade: shade, isStrong: state != State())
  }

  /// Returns the opacity of a bar that hides automatically, 0 to 1.
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

  /// The ranges of the track and of the thumb along the axis.
  private struct Track {
    let whole: ClosedRange<CGFloat>
    let thumb: ClosedRange<CGFloat>
    /// The thumb's length, independent of its position.
    let length: CGFloat
    /// The content's largest offset.
    let limit: CGFloat
    /// The distance that the thumb can move.
    var movableLength: CGFloat { whole.upperBound - whole.lowerBound - length }
  }

  /// Returns the current track; nil if the content isn't longer than the visible part, or there is no space for a bar.
  private func track() -> Track? {
    let (limit, length, offset) = (
      scrolled.limit(along: axis), scrolled.size[axis], scrolled.offset[axis]
    )
    guard limit > 0 else { return nil }
    let corner = scrolled.limit(along: axis.other) > 0 ? Self.thickness + Self.inset : 0
    let margins = scrolled.barMargins
    let start = Self.inset + (axis == .vertical ? margins.top : margins.leading)
    let end = length - Self.inset - corner - (axis == .vertical ? margins.bottom : margins.trailing)
    let available = end - start
    guard available > 2 * Self.shortest else { return nil }
    // The thumb becomes shorter while the content is beyond its ends.
    let beyond = max(0, -offset, offset - limit)
    let thumb = max(Self.shortest, available * length / (limit + length) - beyond)
    let place = start + (available - thumb) * min(max(0, offset / limit), 1)
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
    // The thumb's shape doesn't depend on its position, so that renderers can cache it.
    let outline = Path(roundedRect: CGRect(origin: .zero, size: thumb.size), cornerSize: radius)
    let mark = DisplayItem(
      id: number, frame: thumb, content: .shape(ShapeContent(path: outline, paint: .color(color))))
    return DisplayItem(
      id: number, frame: strip, content: .list(DisplayList([mark])),
      semantics: Semantics(responder: number, hitRegion: .frame))
  }

  // MARK: - The mouse

  func pointerShape(at place: CGPoint) -> PointerShape? { .arrow }

  override func handle(_ event: ResponderEvent) -> EventResult {
    switch event {
    case .hover(.moved): set { $0.isOver = true }
    case .hover(.left): set { $0.isOver = false }
    default: return super.handle(event)
    }
    return .handled
  }

  private func set(_ change: (inout State) -> Void) {
    guard state.exists else { return }
    var new = state.wrappedValue
    change(&new)
    if new != state.wrappedValue { state.wrappedValue = new }
  }

  func makeRecognizer() -> Recognizer? { scrolled.isEnabled ? ScrollBarRecognizer(self) : nil }

  /// Handles a press: on the thumb, it starts a drag of the thumb; beside the thumb, it scrolls by 90 % of a page.
  fileprivate func press(at place: CGPoint) {
    guard let track = track() else { return }
    let along = along(place)
    if track.thumb.contains(along) { return set { $0.held = along - track.thumb.lowerBound } }
    var offset = scrolled.offset
    offset[axis] += scrolled.size[axis] * (along < track.thumb.lowerBound ? -0.9 : 0.9)
    scrolled.scrollByBar(to: offset)
  }

  fileprivate func drag(to place: CGPoint) {
    guard state.exists, let held = state.wrappedValue.held, let track = track(), track.movableLength > 0
    else {
      return
    }
    var offset = scrolled.offset
    offset[axis] = (along(place) - held - track.whole.lowerBound) / track.movableLength * track.limit
    scrolled.scrollByBar(to: offset)
  }

  fileprivate func release() { set { $0.held = nil } }

  /// Returns the position of a point of the bar along the axis, in points from the start of the scrolled view.
  private func along(_ place: CGPoint) -> CGFloat {
    if axis == .vertical { return place.y }
    return isMirrored ? scrolled.size.width - place.x : place.x
  }
}

/// The recognizer of a scroll bar's drags, and of presses beside its thumb.
private final class ScrollBarRecognizer: Recognizer {
  private let bar: ScrollBar

  init(_ bar: ScrollBar) {
    self.bar = bar
    super.init()
    rank = .high
  }

  override func take(_ sample: PointerSample) -> Reaction {
    let place = sample.place
    switch sample.phase {
    case .down: return Reaction(state: .begun, whenGranted: [{ [bar] in bar.press(at: place) }])
    case .moved: return Reaction(state: .begun, whenGranted: [{ [bar] in bar.drag(to: place) }])
    case .up: return Reaction(state: .ended, whenGranted: [bar.release])
    }
  }

  override func cancel() -> [@MainActor () -> Void] { [bar.release] }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int

  /// Visible while the content moves, and a while after that.
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  /// Always visible, if the content is longer than the visible part.
  public static let visible = ScrollIndicatorVisibility(number: 1)
  /// Not shown; the same as ``never`` here.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// Not shown.
  public static let never = ScrollIndicatorVisibility(number: 3)

  /// Returns an indicator's opacity, given that of an automatic one; nil if the indicator is never visible.
  fileprivate func shade(_ shade: Double) -> Double? {
    switch self {
    case .automatic: shade
    case .visible: 1
    default: nil
    }
  }
}
