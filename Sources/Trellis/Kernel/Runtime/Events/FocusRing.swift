import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

/// Which view the focus is to be seen at: an input of the picture, read where the window's list is made.
struct FocusMark: Equatable {
  private(set) var responder: Responder?
  /// Whether it is seen without the accent, as in a window that hasn't the keys.
  private var isFaint = false

  /// Nowhere.
  init() {}

  @MainActor init(_ focus: Focus) {
    responder = focus.isShown ? focus.holder : nil
    isFaint = focus.isFaint
  }

  static func == (first: FocusMark, second: FocusMark) -> Bool {
    first.responder === second.responder && first.isFaint == second.isFaint
  }
}

/// What is drawn over all that is in the window: an input of the picture.
struct WindowMarks: Equatable {
  var focus = FocusMark()
  /// What is dragged, where it is in the window; nil where nothing is.
  var dragged: DisplayItem?
}

extension FocusMark {
  /// Whether the view is one of those in a content, which are looked through where there is one.
  @MainActor func isIn(_ content: ViewOutputs) -> Bool {
    guard let responder, let responders = content.channels?.value(of: ResponderChannel.self) else {
      return false
    }
    return responders.wrappedValue.contains { $0 === responder }
  }

  /// The line around the view that has the focus, in the window's space; nil where none is to be seen.
  ///
  /// It stands where the view is without transforms, and as far as the scroll views around show it.
  @MainActor func ring(id: UInt64, in scheme: ColorSetting) -> DisplayItem? {
    guard let responder, responder.isThere, responder.hasFocusRing, responder.showsFocusEffect else {
      return nil
    }
    let position = responder.position
    var frame = CGRect(origin: position.origin(inSpaceNamed: nil), size: position.size)
      .insetBy(dx: -FocusMark.distance, dy: -FocusMark.distance)
    let margin = responder.focusMargin ?? .zero
    frame = frame.insetBy(dx: -margin.width, dy: -margin.height)
    var viewport = position.surroundings.viewport
    while let here = viewport {
      frame = frame.intersection(CGRect(origin: here.position.origin(inSpaceNamed: nil), size: here.size))
      viewport = here.outer
    }
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
    var color = (isFaint ? SystemColor.secondary : .accent).value(in: scheme)
    color.opacity *= 0.5
    let path = Path(
      roundedRect: CGRect(origin: .zero, size: frame.size),
      cornerSize: CGSize(width: FocusMark.radius, height: FocusMark.radius))
    let line = ShapeContent.Style.stroke(StrokeStyle(lineWidth: FocusMark.width), isAntialiased: true)
    return DisplayItem(
      id: id, frame: frame, content: .shape(ShapeContent(path: path, style: line, paint: .color(color))),
      semantics: Semantics(allowsHits: false))
  }

  /// How far from the view the line's middle is, how thick it is and how round, in points (ours, as on macOS).
  private static var distance: CGFloat { 1.5 }
  private static var width: CGFloat { 3 }
  private static var radius: CGFloat { 5 }
}

extension Responder {
  /// Whether the ring is seen where its view has the focus; reading it in a rule makes the rule depend on it.
  fileprivate var showsFocusEffect: Bool {
    environment?.value(\.isFocusEffectEnabled, named: "isFocusEffectEnabled").wrappedValue ?? true
  }
}

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether the system shows where the focus is by a ring; see ``View/focusEffectDisabled(_:)``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/isfocuseffectenabled.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
