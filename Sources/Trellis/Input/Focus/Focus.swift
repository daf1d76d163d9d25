import Foundation
import TrellisGraph

/// The keyboard focus of a window.
///
/// Events of the host and requests of the program move it. The views that get or lose it are notified, and so are the modifiers
/// around them. Requests are performed when an update is over, because their views may not exist before.
///
/// Source: recorded on macOS 26; the tab key, and where it stops: ours, as on Linux.
@MainActor
final class Focus {
  /// A request of the program for the focus, which may concern views that don't exist yet.
  typealias Request = @MainActor (Focus) -> Void

  /// The focused responder; nil if no view has the focus.
  private(set) var holder: (any Focusable)?
  /// Whether the focus is visible: keys moved it there, or its view always shows it.
  private(set) var isShown = false
  /// Whether the focused view keeps its selection: a press made one, or the focus came back from a layer.
  private(set) var keepsSelection = false
  /// Whether the first focusable view has the focus at first, as in a window; false for a picture.
  var beginsAtFirst = false
  private var path: [FocusNode] = []
  private var requests: [Request] = []
  private var hasBegun = false
  /// Whether there has been a view that can have the focus at first.
  var hasFocusableViews = false
  /// Closures that find the view with the initial focus.
  private var defaults: [@MainActor (Focus) -> (any Focusable)?] = []
  /// All modifiers that may publish focused values.
  private var publishers: [any FocusedValuePublisher] = []
  private var publishersInput: Attribute<FocusedValuePublishers>?
  /// Creates the input for ``focusedPublishers``; the view graph sets this closure.
  var makePublishers: () -> Attribute<FocusedValuePublishers> = {
    fatalError("Focus: the graph is missing; this is a bug in Trellis")
  }
  /// Whether a menu is open.
  var isInMenu: () -> Bool = { false }
  /// Returns the responders that can have the focus, in the order of the views.
  var candidates: () -> [any Focusable] = { [] }
  /// Whether the window has no keyboard input now, so that the focus is drawn faintly.
  var isFaint = false { didSet { if isFaint != oldValue { onChange() } } }
  /// Called when the focus moves, appears, disappears or becomes faint.
  var onChange: () -> Void = {}

  /// Schedules a request for the end of the update.
  func request(_ request: @escaping Request) { requests.append(request) }

  /// Adds a closure that finds the view with the initial focus; nil if there is none.
  func addDefault(_ find: @escaping @MainActor (Focus) -> (any Focusable)?) {
    if !hasBegun { defaults.append(find) }
  }

  /// Registers a modifier that publishes focused values.
  func register(_ publisher: any FocusedValuePublisher) { publishers.append(publisher) }

  /// The modifiers that publish values now; a rule that reads this depends on them.
  var focusedPublishers: FocusedValuePublishers {
    if publishersInput == nil { publishersInput = makePublishers() }
    return publishersInput!.wrappedValue
  }

  /// Updates the publishing modifiers for their readers; returns whether the modifiers or their values changed.
  private func followPublishers() -> Bool {
    guard !publishers.isEmpty || publishersInput != nil else { return false }
    // While a menu is open, the values from before its opening are used.
    if isInMenu() { return false }
    publishers.removeAll { !$0.isThere }
    guard let publishersInput, publishersInput.exists else { return false }
    let now = FocusedValuePublishers(
      scene: publishers.filter(\.isOfScene),
      path: path.compactMap { $0 as? any FocusedValuePublisher }.filter { $0.isThere && !$0.isOfScene })
    var hasChanged = false
    for publisher in now.scene + now.path where publisher.publish() { hasChanged = true }
    if now == publishersInput.wrappedValue { return hasChanged }
    publishersInput.wrappedValue = now
    return true
  }

  /// Moves the focus, or removes it if nil; has no effect if the view is disabled or can't have the focus.
  func move(to responder: (any Focusable)?, isShown: Bool = false, keepsSelection: Bool = false) {
    if let responder, !responder.isEnabled || !responder.canHaveFocus { return }
    let old = holder
    let isShown = responder.map { isShown || $0.focusMargin != nil } ?? false
    guard old !== responder || isShown != self.isShown else { return }
    (self.isShown, self.keepsSelection) = (isShown, keepsSelection)
    holder = responder
    let (before, now) = (path, responder?.focusNode?.path ?? [])
    path = now
    if old !== responder {
      if let old, old.isThere { old.handle(.focus(false)) }
      for node in before.reversed() where !now.contains(where: { $0 === node }) { node.focusDidGo() }
      responder?.handle(.focus(true))
      for node in now where !before.contains(where: { $0 === node }) { node.focusDidCome() }
    }
    onChange()
  }

  /// Moves the focus to the next or the previous tab stop, and wraps around at the ends.
  func moveByTab(backwards: Bool) -> Bool {
    let stops = candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
    guard !stops.isEmpty else { return false }
    let here = stops.firstIndex { $0 === holder }
    let next =
      here.map { ($0 + (backwards ? stops.count - 1 : 1)) % stops.count } ?? (backwards ? stops.count - 1 : 0)
    if let here,
      scrolls(from: stops[here], to: stops[next], backwards, around: backwards ? next >= here : next <= here)
    {
      return true
    }
    move(to: stops[next], isShown: true)
    reveal()
    return true
  }

  /// Scrolls the focused view's scroll view, which may have tab stops in rows that aren't built.
  ///
  /// Returns whether it scrolled; if so, the focus moves later. If the next tab stop is outside of the scroll view, or at its other
  /// end, the content moves on as far as the focused view stays visible. If the content can't move on and the next stop is inside,
  /// the content moves to its other end.
  private func scrolls(
    from here: any Focusable, to next: any Focusable, _ backwards: Bool, around isAround: Bool
  ) -> Bool {
    guard let viewport = here.position.surroundings.focusScroller, viewport.holdsLazyViews else {
      return false
    }
    var outer = next.position.surroundings.focusScroller
    while let other = outer, other !== viewport { outer = other.position.surroundings.focusScroller }
    let leaves = outer == nil
    guard isAround || leaves else { return false }
    func scroll(_ distance: CGFloat, _ next: @escaping Request) -> Bool {
      guard distance >= 1 else { return false }
      _ = viewport.scroll(by: CGSize(width: 0, height: backwards ? -distance : distance))
      request(next)
      return true
    }
    let (offset, limit) = (viewport.offset.y, viewport.limit(along: .vertical))
    let top = here.position.origin(in: viewport.position).y
    let distance = backwards ? viewport.position.size.height - top - here.position.size.height : top
    if scroll(
      min(distance - 1, backwards ? offset : limit - offset), { _ = $0.moveByTab(backwards: backwards) })
    {
      return true
    }
    guard isAround, !leaves, backwards ? limit - offset >= 1 : offset >= 1 else { return false }
    _ = viewport.scroll(by: CGSize(width: 0, height: backwards ? limit - offset : -offset))
    request { focus in
      let stops = focus.candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
      focus.move(to: backwards ? stops.last : stops.first, isShown: true)
      focus.reveal()
    }
    return true
  }

  /// Moves the focus to the next or the previous tab stop, as arrow keys do in a menu; at the ends it stays.
  func step(backwards: Bool) -> Bool {
    let stops = candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
    guard !stops.isEmpty else { return false }
    guard let here = stops.firstIndex(where: { $0 === holder }) else {
      move(to: backwards ? stops.last : stops.first)
      return true
    }
    let next = here + (backwards ? -1 : 1)
    if stops.indices.contains(next) { move(to: stops[next]) }
    reveal()
    return true
  }

  /// Moves the focus to the first or the last tab stop.
  func step(toEnd: Bool) -> Bool {
    let stops = candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
    guard let stop = toEnd ? stops.last : stops.first else { return false }
    move(to: stop)
    reveal()
    return true
  }

  /// Moves the focus to the tab stop whose title begins with the typed letters, as in a menu; returns whether there is one.
  func step(by typed: TypeAhead, title: (any Focusable) -> String?) -> Bool {
    let stops = candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
    let here = stops.firstIndex { $0 === holder }
    guard let found = typed.find(among: stops.count, from: here, title: { title(stops[$0]) }) else {
      return false
    }
    move(to: stops[found])
    reveal()
    return true
  }

  /// Scrolls the focused view into sight, with the least movement, in all scroll views around it.
  func reveal() {
    guard let holder, holder.isThere else { return }
    let position = holder.position
    var viewport = position.surroundings.focusScroller
    while let here = viewport {
      here.reveal(position, Transaction.current)
      viewport = here.position.surroundings.focusScroller
    }
  }

  /// Handles the end of an update: drops the focus of a removed view, and performs the program's requests.
  ///
  /// Returns whether there was anything to do.
  func perform() -> Bool {
    let hasMoved = move()
    return followPublishers() || hasMoved
  }

  private func move() -> Bool {
    if holder == nil, requests.isEmpty, hasBegun || !hasFocusableViews { return false }
    let before = holder
    if let holder, !holder.isThere || !holder.canHaveFocus { move(to: nil) }
    let isRequested = !requests.isEmpty
    let all = requests
    requests = []
    for request in all { request(self) }
    // Without a first focus, as in a picture, the focus never begins: a window may be measured before it has keys.
    if hasFocusableViews, !hasBegun, beginsAtFirst || holder != nil {
      hasBegun = true
      if holder == nil {
        let requested = defaults.lazy.compactMap { $0(self) }.first
        move(to: requested ?? candidates().first { $0.focusability.contains(.atFirst) && $0.isEnabled })
      }
      defaults = []
    }
    return isRequested || holder !== before
  }

  /// The result of sending a key to the focused view.
  enum KeyResult {
    /// No view handles the key.
    case ignored
    /// The key is handled, and so is the text that it types.
    case handled
    /// The key went to a text input. If it types text, the text is the next event.
    case awaitsText
  }

  /// Whether the next text comes from a key that was handled, and is dropped.
  var dropsText = false

  /// Sends a key to the modifiers around the view that has the focus, outermost first, and to that view.
  func send(_ press: KeyPress) -> KeyResult {
    for node in path where node.take(press) { return .handled }
    guard let holder, holder.isThere else { return .ignored }
    return holder.send(press)
  }

  /// Sends an unhandled key to the modifiers around the focused view, innermost first; returns whether one handled it.
  func sendUnused(_ press: KeyPress) -> Bool { path.reversed().contains { $0.takeUnused(press) } }
}

extension Focusable {
  /// Sends a key to the view, which has the focus.
  ///
  /// A key that types isn't sent to a view that takes text: its text is sent instead, and reaches no other view.
  func send(_ press: KeyPress) -> Focus.KeyResult {
    guard self is any TextReceiver else { return handle(.key(press)) == .handled ? .handled : .ignored }
    if press.phase != .up, press.types, isEnabled { return .awaitsText }
    return handle(.key(press)) == .handled ? .awaitsText : .ignored
  }
}
