public import Foundation
import Trellis
public import TrellisFoundation
import TrellisLayout

/// A view that reports events to targets and actions.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicontrol.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The events of controls.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt
    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins again at once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken by another gesture.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was used.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The states of controls.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// Creates states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Focused.
    public static let focused = State(rawValue: 8)
  }

  /// The horizontal positions of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle; at the left; at the right; over the whole width; where lines begin; where they end.
    case center, left, right, fill, leading, trailing
  }
  /// The vertical positions of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle; at the top; at the bottom; over the whole height.
    case center, top, bottom, fill
  }

  private struct Target {
    weak var object: AnyObject?
    /// Whether the method is looked for along the responders, because the target is nil.
    let isResponder: Bool
    let selector: Selector
    let events: Event
  }

  private var targets: [Target] = []
  private var eventActions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Whether the control is selected; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
  /// The states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// The horizontal position of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { changed() } }
  /// The vertical position of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { changed() } }
  /// Whether a touch is on the control.
  open private(set) var isTracking = false
  /// Whether the touch is inside the control.
  open private(set) var isTouchInside = false

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control with a frame, and an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a method that is called for events; the target isn't retained.
  ///
  /// A target of nil is the first responder that has the method: from the window's first responder on, then from the control on.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.removeAll { $0.object === target as AnyObject? && $0.selector == action && $0.events == events }
    targets.append(
      Target(
        object: target.map { $0 as AnyObject }, isResponder: target == nil, selector: action, events: events))
  }
  /// Removes a method of a target for events; nil removes those of all targets, or all methods of the target.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    targets = targets.compactMap { entry in
      guard target == nil || entry.object === target as AnyObject?,
        action == nil || entry.selector == action
      else { return entry }
      let left = entry.events.subtracting(events)
      if left.isEmpty { return nil }
      return Target(
        object: entry.object, isResponder: entry.isResponder, selector: entry.selector, events: left)
    }
  }
  /// Adds an action for events; an action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    eventActions.removeAll { $0.action.identifier == action.identifier && $0.events == events }
    eventActions.append((action, events))
  }
  /// Removes an action.
  open func removeAction(_ action: UIAction, for events: Event) {
    eventActions.removeAll { $0.action === action && !$0.events.isDisjoint(with: events) }
  }
  /// The events that have a target or an action.
  open var allControlEvents: Event {
    Event(rawValue: (targets.map(\.events) + eventActions.map(\.events)).reduce(0) { $0 | $1.rawValue })
  }

  /// Calls the targets and actions of events.
  open func sendActions(for events: Event) {
    for entry in targets where !entry.events.isDisjoint(with: events) {
      if entry.isResponder || entry.object != nil { sendAction(entry.selector, to: entry.object, for: nil) }
    }
    for entry in eventActions where !entry.events.isDisjoint(with: events) { sendAction(entry.action) }
  }
  /// Calls a method of a target; nil is the first responder that has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// Returns whether a touch that begins is tracked; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether a touch that moves is tracked further; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles the end of a tracked touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Handles a tracked touch that another gesture has taken.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isDrawnBySwiftUI else { return super.touchesBegan(touches, with: event) }
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return touchesCancelled(touches, with: event) }
    let isInside = point(inside: touch.location(in: self), with: event)
    if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    (isTouchInside, isHighlighted) = (isInside, isInside)
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let isInside = isTouchInside
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    endTracking(touches.first, with: event)
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  // MARK: - Content of SwiftUI

  /// Whether a control of SwiftUI handles the touches.
  var isDrawnBySwiftUI: Bool { makeControl() != nil }
  /// Returns the control's view of SwiftUI, in its natural size; nil for none.
  func makeControl() -> AnyView? { nil }

  override func makeContent() -> AnyView? {
    makeControl().map { control in
      AnyView(
        control.disabled(!isEnabled).tint(ownTintColor.map { Color(uiColor: $0) })
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentAlignment))
    }
  }
  override func naturalSize(inWidth width: CGFloat?) -> CGSize {
    makeControl() == nil
      ? intrinsicContentSize : measured(ProposedViewSize(width: width, height: nil)) { makeControl() }
  }
  open override var intrinsicContentSize: CGSize {
    makeControl() == nil ? super.intrinsicContentSize : measured(.unspecified) { makeControl() }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    makeControl() == nil ? super.sizeThatFits(size) : measured(.unspecified) { makeControl() }
  }

  private var contentAlignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      default: .center
      }
    let vertical: VerticalAlignment =
      switch contentVerticalAlignment {
      case .top: .top
      case .bottom: .bottom
      default: .center
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}

extension UIView {
  /// Returns the size of content for a proposal, which is measured once after each change of the view or of the traits.
  func measured(_ proposal: ProposedViewSize, _ content: () -> AnyView?) -> CGSize {
    if let known = measuredSizes.first(where: { $0.proposal == proposal }) { return known.size }
    guard let content = content() else { return .zero }
    let size = sizeOutsideGraph(of: content, proposal)
    if tree != nil { measuredSizes.append((proposal, size)) }
    return size
  }
}

extension UIView {
  /// Returns the size of content for a proposal, in an environment with the view's traits.
  ///
  /// A program reads sizes of views that aren't in a window, too. So the content is built outside the graph.
  func sizeOutsideGraph(of content: AnyView, _ proposal: ProposedViewSize) -> CGSize {
    HostWindow.size(of: content, proposing: proposal) { traitCollection.apply(to: &$0) }
  }
}

/// An action of a control or of a menu.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiaction.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The name of an action; two actions of a control have different ones.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The name.
  public let identifier: Identifier
  /// The appearance.
  open var attributes: Attributes
  /// The mark.
  open var state: State
  /// The control that performs the action; nil while none does.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var count = 0

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.count)")
    super.init(title: title, image: image)
  }

  func perform(by sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
