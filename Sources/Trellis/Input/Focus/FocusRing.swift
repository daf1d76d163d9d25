import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

/// The view whose focus is visible: an input of the rule that makes the window's display list.
struct FocusMark: Equatable {
  private(set) var responder: (any Focusable)?
  /// Whether the ring has no accent color, as in a window without keyboard input.
  private var isFaint = false

  /// Creates a mark for no view.
  init() {}

  @MainActor init(_ focus: Focus) {
    responder = focus.isShown ? focus.holder : nil
    isFaint = focus.isFaint
  }

  static func == (first: FocusMark, second: FocusMark) -> Bool {
    first.responder === second.responder && first.isFaint == second.isFaint
  }
}

extension FocusMark {
  /// Returns whether the content contains the view.
  ///
  /// Linear in the content's responders, if a view is marked.
  @MainActor func isIn(_ content: ViewOutputs) -> Bool {
    guard let responder, let responders = content.channels?.value(of: ResponderChannel.self) else {
      return false
    }
    return responders.wrappedValue.contains { $0 === responder }
  }

  /// Draws the ring around the focused view directly above that view, so that it is clipped, covered and transformed with the view.
  @MainActor func draw(in items: inout [DisplayItem], _ scheme: ColorSetting) {
    guard let responder, responder.isThere, responder.hasFocusRing, responder.showsFocusEffect else { return }
    let margin = responder.focusMargin ?? .zero
    var list = DisplayList(items)
    let isDrawn = list.insert(above: responder.number) { ring(around: $0, margin, scheme) }
    if isDrawn { items = list.items }
  }

  /// Returns the ring around an item, in the list that contains the item; nil if the item has no area.
  private func ring(around item: DisplayItem, _ margin: CGSize, _ scheme: ColorSetting) -> DisplayItem? {
    let frame = item.frame.insetBy(dx: -margin.width, dy: -margin.height)
      .insetBy(dx: -FocusMark.distance, dy: -FocusMark.distance)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
    var color = (isFaint ? SystemColor.secondary : .accent).value(in: scheme)
    color.opacity *= 0.5
    let radius = max(item.cornerRadius + FocusMark.distance, FocusMark.radius)
    let path = Path(
      roundedRect: CGRect(origin: .zero, size: frame.size), cornerSize: CGSize(width: radius, height: radius))
    let line = ShapeContent.Style.stroke(StrokeStyle(lineWidth: FocusMark.width), isAntialiased: true)
    return DisplayItem(
      id: FocusMark.id, frame: frame,
      content: .shape(ShapeContent(path: path, style: line, paint: .color(color))),
      semantics: Semantics(allowsHits: false))
  }

  /// The id of the ring, which no view's item has.
  private static var id: UInt64 { .max }
  /// The distance of the line's middle from the view, its width and its minimum corner radius, in points (ours, as on macOS).
  private static var distance: CGFloat { 1.5 }
  private static var width: CGFloat { 3 }
  private static var radius: CGFloat { 5 }
}

extension Focusable {
  /// Whether the view shows a focus ring; a rule that reads this depends on it.
  fileprivate var showsFocusEffect: Bool {
    environment?.value(\.isFocusEffectEnabled, named: "isFocusEffectEnabled").wrappedValue ?? true
  }
}

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether the system shows the focus by a ring; see ``View/focusEffectDisabled(_:)``.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
