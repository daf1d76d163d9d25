package import Foundation
import TrellisDisplayList
import TrellisGraph

extension ViewGraph {
  /// Takes what a person did, at what was shown last: nothing is brought up to date for it.
  ///
  /// What the primary button and fingers do goes to the ``Arena``, where all contend that answer for what is under the pointer. The turn
  /// of a wheel scrolls the innermost scroll view under the pointer; what that can't take, those around it get. Keys go
  /// to the view that has the focus and those around it.
  package func send(_ event: InputEvent) {
    CurrentWindow.last = self
    switch event.action {
    case .pointer(let pointer):
      if pointer.phase == .down { context.layers.isByKey = false }
      if pointer.phase == .down { focusByPress(at: pointer.position) }
      if pointer.phase == .down, pointer.button != .primary { press(pointer.button, at: pointer.position) }
      arena.take(pointer, at: event.time, modifiers: event.modifiers)
      context.hovers.take(pointer, in: self)
    case .wheel(let wheel):
      var rest = wheel.distance
      for responder in responders(at: wheel.position) where rest != .zero {
        rest = responder.scroll(by: rest)
      }
    case .key(var press):
      press.time = event.time
      // A host sends what a key writes right after the key.
      let isHandled = send(press)
      context.focus.dropsText = isHandled && press.phase != .up && press.isWriting
    case .text(let string):
      if !context.focus.dropsText { _ = textInput?.takeText(string) }
      context.focus.dropsText = false
    case .composition(let composition): _ = textInput?.takeComposition(composition)
    case .drop(let drop):
      // Files and characters are never dropped together.
      context.drags.drop(drop.files.isEmpty ? drop.texts : drop.files, at: drop.position)
    }
  }

  /// A press on a view that takes the focus so gives it to that; elsewhere it stays where it is.
  private func focusByPress(at point: CGPoint) {
    let responder = responders(at: point).first {
      $0.focusability.contains(.byPress) && $0.canHaveFocus && $0.isEnabled
    }
    if let responder { context.focus.move(to: responder, keepsSelection: true) }
  }

  /// Presses another button than the primary one: the innermost view that wants that gets it.
  private func press(_ button: PointerEvent.Button, at point: CGPoint) {
    if button == .back {
      // It is as good as the keys that lead back.
      let press = KeyPress(.leftArrow, characters: "", modifiers: .option)
      _ = allResponders.contains { $0.takeShortcut(press) }
      return
    }
    for responder in responders(at: point) {
      guard let place = place(of: point, in: responder) else { continue }
      if button == .middle ? responder.middlePress(at: place) : responder.secondaryPress(at: place) { return }
    }
  }

  /// Who takes what is typed: the view that has the focus, where it is there.
  private var textInput: Responder? { context.focus.holder.flatMap { $0.isThere ? $0 : nil } }

  /// Where characters are typed now, in points in the window; nil where nobody takes any.
  package var textInputArea: CGRect? { textInput?.textInputArea }

  /// Whether the first view that can have the focus has it at first; a host with keys says so before it shows anything.
  package var takesKeys: Bool {
    get { context.focus.beginsAtFirst }
    set { context.focus.beginsAtFirst = newValue }
  }

  /// Opens an address that no view dealt with, and answers whether it did; the host says how.
  package var openURL: @MainActor (URL) -> Bool {
    get { context.opener.open }
    set { context.opener.open = newValue }
  }

  /// Shows a dialog about files; the host says how.
  package var chooseFiles: FileChooser.Choose {
    get { context.fileChooser.choose }
    set { context.fileChooser.choose = newValue }
  }

  /// What was copied, for pasting: the host's, where it has one.
  package var pasteboard: any Pasteboard {
    get { context.pasteboard }
    set { context.pasteboard = newValue }
  }

  /// Sends a key: to those around the view that has the focus and to that view, then to whoever has a shortcut; what nobody wants may
  /// move the focus or leave something.
  ///
  /// Returns whether the characters that the key writes are handled with it.
  private func send(_ press: KeyPress) -> Bool {
    let focus = context.focus
    context.layers.isByKey = true
    if press.key == .escape, press.phase != .up, context.drags.isUnderWay {
      arena.cancelAll()
      return true
    }
    switch focus.send(press) {
    case .handled: return true
    case .awaitsText: return false
    case .ignored: if press.phase == .up { return false }
    }
    if allResponders.contains(where: { $0.takeShortcut(press) }) { return true }
    if press.key == .tab, press.modifiers.subtracting([.shift, .capsLock]).isEmpty {
      if focus.moveByTab(backwards: press.modifiers.contains(.shift)) { return true }
    }
    if focus.sendUnused(press) { return true }
    if let layer = context.layers.top {
      return focus.holder?.focusNode?.path.contains(where: { $0 === layer.node }) != true
        && layer.node.takeUnused(press)
    }
    return performDefaultCommand(press) || scroll(by: press)
  }

  /// Sends a key to the view that has the focus, or had it when the menus opened that are open, and to
  /// nobody else but the modifiers around it.
  func sendBelowMenus(_ press: KeyPress) {
    let holder = context.layers.menu.map { $0.focusBefore } ?? context.focus.holder
    guard let holder, holder.isThere, !holder.takeKey(press) else { return }
    _ = holder.focusNode?.path.reversed().contains { $0.takeUnused(press) }
  }

  /// A key that nobody wanted scrolls the scroll view around the view that has the focus, or the first one where none has, that can go
  /// there; what brings up to date is for any of the window.
  private func scroll(by press: KeyPress) -> Bool {
    let around = sequence(first: context.focus.holder?.position.surroundings.viewport, next: { $0?.outer })
    if around.prefix(while: { $0 != nil }).contains(where: { $0!.takeScrollKey(press) }) { return true }
    guard context.focus.holder == nil || press.key == Viewport.refreshKey else { return false }
    return allResponders.lazy.compactMap { $0 as? Viewport }.contains { $0.takeScrollKey(press) }
  }

  /// Performs a command that every app has, in a window whose app has no commands of its own.
  private func performDefaultCommand(_ press: KeyPress) -> Bool {
    press.phase == .down
      && context.windowOpener.windows?.performDefaultCommand(press, in: self) == true
  }

  /// Who answers for views that keys can reach, in the order of the views: those on the uppermost layer, where one takes keys.
  var allResponders: [Responder] {
    guard isMounted else { return [] }
    if let layer = context.layers.top { return layer.responders }
    return rootOutputs.channels?.value(of: ResponderChannel.self)?.wrappedValue ?? []
  }

  /// Those who answer for what is shown at a point, innermost first.
  func responders(at point: CGPoint) -> [Responder] {
    shown.hitTest(point).compactMap { $0.semantics?.responder }.compactMap(graph.responder)
  }

  /// The same, with the ways to them.
  func candidates(at point: CGPoint) -> [Arena.Candidate] {
    let items = shown.hitTest(point)
    let numbers = items.reversed().map(\.id)
    return items.enumerated().compactMap { index, item in
      guard let responder = item.semantics?.responder.flatMap(graph.responder) else { return nil }
      let path = Array(numbers.prefix(items.count - index))
      return Arena.Candidate(responder: responder, depth: path.count, path: path)
    }
  }

  /// Where a point of the window is in the view that somebody answers for; nil where that isn't shown.
  func place(of point: CGPoint, in responder: Responder, along path: [UInt64] = []) -> CGPoint? {
    responder.isThere ? shown.place(of: point, in: responder.number, along: path) : nil
  }

  /// The innermost of them that takes taps.
  private func tapTarget(at point: CGPoint) -> Responder? { responders(at: point).first(where: \.takesTaps) }

  /// Whether a tap at a point would do something.
  package func takesTap(at point: CGPoint) -> Bool {
    tapTarget(at: point) != nil
  }

  /// Who a tap at a point goes to: the view's name and path, where it is in the window, and whether it is enabled.
  ///
  /// Where it is the display list says: nothing is added to the graph for it.
  package func tapTaker(at point: CGPoint) -> (name: String, path: String?, frame: CGRect, isEnabled: Bool)? {
    for (item, frame) in shown.hits(at: point) {
      guard let responder = item.semantics?.responder.flatMap(graph.responder), responder.takesTaps,
        let attribute = responder.attribute?.erased
      else { continue }
      let name = attribute.name?.split(separator: ".").first.map(String.init) ?? ""
      return (name, context.identities?.path(of: attribute), frame, responder.isEnabled)
    }
    return nil
  }

  /// Whether the turn of a wheel at a point would reach a scroll view.
  package func takesWheel(at point: CGPoint) -> Bool {
    responders(at: point).contains { $0.takesWheel }
  }

  /// Where taps do something in what was shown last, in the order of the views, in points in the window.
  package var tapTargets: [CGRect] {
    return allResponders.filter(\.takesTaps).map { responder in
      CGRect(origin: responder.position.origin(inSpaceNamed: nil), size: responder.position.size)
    }
  }

  /// Performs an accessibility action that the display list names; nothing where what it belonged to has gone.
  package func perform(_ action: UInt64) {
    graph.responder(action)?.performAccessibilityAction()
  }
}
