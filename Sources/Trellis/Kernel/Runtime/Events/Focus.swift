import Foundation
import TrellisGraph

/// Which view of a window gets keys.
///
/// It is kept by the host's events and by what programs wish; who has it is told, and so are the modifiers around. What a program wishes
/// is looked at when an update is over, when the views are there that it may be about.
///
/// Source: recorded on macOS 26; the tab key, and where it stops: ours, as on Linux.
@MainActor
final class Focus {
  /// A wish of a program's for which views there have to be.
  typealias Wish = @MainActor (Focus) -> Void

  /// Who has it.
  private(set) var holder: Responder?
  /// Whether it is to be seen where it is: it came by keys, or its view shows it in any case.
  private(set) var isShown = false
  /// Whether its view leaves selected what is: a press brought it, which says by itself what is selected, or it came back from a layer.
  private(set) var keepsSelection = false
  /// Whether the first view that can have it has it at first, as in a window; not so in a picture.
  var beginsAtFirst = false
  private var path: [FocusNode] = []
  private var wishes: [Wish] = []
  private var hasBegun = false
  /// Whether there has been a view that has the focus at first, or a wish for another.
  var isAsked = false
  /// Who would have it at first.
  private var defaults: [@MainActor (Focus) -> Responder?] = []
  /// Who may say something wherever it is.
  private var speakers: [any FocusSpeaker] = []
  private var voicesInput: Attribute<FocusVoices>?
  /// Makes the input that tells who says something; a view graph sets it.
  var makeVoices: () -> Attribute<FocusVoices> = {
    fatalError("Focus: it has no graph; this is a bug in Trellis")
  }
  /// Whether a menu is open.
  var isInMenu: () -> Bool = { false }
  /// Who can have it, in the order of the views.
  var candidates: () -> [Responder] = { [] }
  /// Whether the window has no keys now, so that the focus is seen faintly.
  var isFaint = false { didSet { if isFaint != oldValue { onChange() } } }
  /// Told when it is somewhere else, or is seen where it wasn't.
  var onChange: () -> Void = {}

  /// Has a wish looked at when the update is over.
  func wish(_ wish: @escaping Wish) { wishes.append(wish) }

  /// Has a closure say who would have it at first; nil is nobody.
  func addDefault(_ find: @escaping @MainActor (Focus) -> Responder?) {
    if !hasBegun { defaults.append(find) }
  }

  /// Hears a modifier from now on.
  func noteSpeaker(_ speaker: any FocusSpeaker) { speakers.append(speaker) }

  /// Who says something now; a rule that asks depends on it.
  var voices: FocusVoices {
    if voicesInput == nil { voicesInput = makeVoices() }
    return voicesInput!.wrappedValue
  }

  /// Tells those who listen who says something; answers whether that are others than before.
  private func followVoices() -> Bool {
    guard !speakers.isEmpty || voicesInput != nil else { return false }
    // What is said where a menu was opened counts while it is open.
    if isInMenu() { return false }
    speakers.removeAll { !$0.isThere }
    guard let voicesInput, voicesInput.exists else { return false }
    let now = FocusVoices(
      scene: speakers.filter(\.isOfScene),
      path: path.compactMap { $0 as? any FocusSpeaker }.filter { $0.isThere && !$0.isOfScene })
    var isNews = false
    for speaker in now.scene + now.path where speaker.speak() { isNews = true }
    if now == voicesInput.wrappedValue { return isNews }
    voicesInput.wrappedValue = now
    return true
  }

  /// Moves it, nil being nowhere; a view that is disabled, or can't have it, doesn't get it.
  func move(to responder: Responder?, isShown: Bool = false, keepsSelection: Bool = false) {
    if let responder, !responder.isEnabled || !responder.canHaveFocus { return }
    let old = holder
    let isShown = responder.map { isShown || $0.focusMargin != nil } ?? false
    guard old !== responder || isShown != self.isShown else { return }
    (self.isShown, self.keepsSelection) = (isShown, keepsSelection)
    holder = responder
    let (before, now) = (path, responder?.focusNode?.path ?? [])
    path = now
    if old !== responder {
      if let old, old.isThere { old.focusDidChange(false) }
      for node in before.reversed() where !now.contains(where: { $0 === node }) { node.focusDidGo() }
      responder?.focusDidChange(true)
      for node in now where !before.contains(where: { $0 === node }) { node.focusDidCome() }
    }
    onChange()
  }

  /// Moves it to the next view that the tab key stops at, or the one before; around at the ends.
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

  /// Scrolls what its view is in, where there may be stops that aren't built: rows that aren't seen.
  ///
  /// Answers whether it goes on from there. Where the next stop isn't in that, or is around its end, what lies beyond comes into sight as
  /// far as the view stays there; where nothing lies beyond, the other end comes into sight.
  private func scrolls(from here: Responder, to next: Responder, _ backwards: Bool, around isAround: Bool)
    -> Bool
  {
    guard let viewport = here.position.surroundings.viewport, viewport.holdsLazyViews else { return false }
    var outer = next.position.surroundings.viewport
    while let other = outer, other !== viewport { outer = other.outer }
    let leaves = outer == nil
    guard isAround || leaves else { return false }
    func scroll(_ distance: CGFloat, _ goOn: @escaping Wish) -> Bool {
      guard distance >= 1 else { return false }
      _ = viewport.scroll(by: CGSize(width: 0, height: backwards ? -distance : distance))
      wish(goOn)
      return true
    }
    let (offset, limit) = (viewport.offset.y, viewport.limit(along: .vertical))
    let top = here.position.origin(in: viewport.position).y
    let room = backwards ? viewport.size.height - top - here.position.size.height : top
    if scroll(min(room - 1, backwards ? offset : limit - offset), { _ = $0.moveByTab(backwards: backwards) })
    {
      return true
    }
    guard isAround, !leaves, backwards ? limit - offset >= 1 : offset >= 1 else { return false }
    _ = viewport.scroll(by: CGSize(width: 0, height: backwards ? limit - offset : -offset))
    wish { focus in
      let stops = focus.candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
      focus.move(to: backwards ? stops.last : stops.first, isShown: true)
      focus.reveal()
    }
    return true
  }

  /// Moves it to the next view that the tab key stops at, or the one before, as arrows do in a menu: it isn't seen at the ends.
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

  /// Moves it to the first view that the tab key stops at, or to the last.
  func step(toEnd: Bool) -> Bool {
    let stops = candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
    guard let stop = toEnd ? stops.last : stops.first else { return false }
    move(to: stop)
    reveal()
    return true
  }

  /// Moves it to the view that the tab key stops at whose title begins with what was typed, as in a menu; answers whether there is one.
  func step(by typed: TypeAhead, title: (Responder) -> String?) -> Bool {
    let stops = candidates().filter { $0.focusability.contains(.byTab) && $0.isEnabled }
    let here = stops.firstIndex { $0 === holder }
    guard let found = typed.find(among: stops.count, from: here, title: { title(stops[$0]) }) else {
      return false
    }
    move(to: stops[found])
    reveal()
    return true
  }

  /// Scrolls its view into sight, with the least moves, in the scroll views around it.
  func reveal() {
    guard let holder, holder.isThere, !(holder is Viewport) else { return }
    let position = holder.position
    var viewport = position.surroundings.viewport
    while let here = viewport {
      here.follow(
        ScrollRequest { viewport, _ in
          viewport.offset(
            showing: ScrollTargets.Room(frame: position.bounds, position: position), anchor: nil)
        }, Transaction.current)
      viewport = here.outer
    }
  }

  /// Looks, when an update is over, at whether its view has gone and at what programs wish; answers whether there was anything.
  func perform() -> Bool {
    let hasMoved = move()
    return followVoices() || hasMoved
  }

  private func move() -> Bool {
    if holder == nil, wishes.isEmpty, hasBegun || !isAsked { return false }
    let before = holder
    if let holder, !holder.isThere || !holder.canHaveFocus { move(to: nil) }
    let isWished = !wishes.isEmpty
    let all = wishes
    wishes = []
    for wish in all { wish(self) }
    if isAsked, !hasBegun {
      hasBegun = true
      if holder == nil, beginsAtFirst {
        let wished = defaults.lazy.compactMap { $0(self) }.first
        move(to: wished ?? candidates().first { $0.focusability.contains(.atFirst) && $0.isEnabled })
      }
      defaults = []
    }
    return isWished || holder !== before
  }

  /// The result of sending a key to the view that has the focus.
  enum KeyResult {
    /// No view wants the key.
    case ignored
    /// The key is done with, and so is what it writes.
    case handled
    /// The key is for a text input, which takes the characters when they come.
    case awaitsText
  }

  /// Whether the next characters come from a key that was handled, and are dropped.
  var dropsText = false

  /// Sends a key to the modifiers around the view that has the focus, outermost first, and to that view.
  func send(_ press: KeyPress) -> KeyResult {
    for node in path where node.take(press) { return .handled }
    guard let holder, holder.isThere, holder.takeKey(press) else { return .ignored }
    return holder.takesText ? .awaitsText : .handled
  }

  /// Sends a key that nobody wanted to those around who has the focus, innermost first; answers whether somebody took it.
  func sendUnused(_ press: KeyPress) -> Bool { path.reversed().contains { $0.takeUnused(press) } }
}
