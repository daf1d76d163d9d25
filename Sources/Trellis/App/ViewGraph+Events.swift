package import Foundation
import TrellisDisplayList
import TrellisFoundation
import TrellisGraph

extension ViewGraph {
  /// Handles an input event against the display list that was shown last; nothing is updated for it.
  ///
  /// The primary button and fingers go to the ``GestureArena``, where the recognizers of all views under the pointer compete. A
  /// turn of a wheel scrolls the innermost scroll view under the pointer; the scroll views around it get the rest. Keys go to the
  /// focused view and the modifiers around it.
  package func send(_ event: InputEvent) {
    CurrentWindow.last = self
    guard let event = EventMonitors.filtered(event, in: self) else { return }
    defer {
      UndoManager.endEvent()
      DefaultsKeeper.keepStandard()
    }
    switch event.action {
    case .pointer(let pointer):
      if pointer.phase == .down { context.layers.isByKey = false }
      if pointer.phase == .down { focusByPress(at: pointer.position) }
      if pointer.phase == .down, pointer.button != .primary { press(pointer.button, at: pointer.position) }
      arena.take(pointer, on: hits, at: event.time, modifiers: event.modifiers)
      context.hovers.take(pointer, in: self)
    case .wheel(let wheel):
      var rest = wheel.distance
      for responder in hits.responders(at: wheel.position) where rest != .zero {
        if case .scrolled(let left) = responder.handle(.scroll(by: rest)) { rest = left }
      }
    case .key(var press):
      press.time = event.time
      // A host sends the text of a key right after the key.
      let isHandled = send(press)
      context.focus.dropsText = isHandled && press.phase != .up && press.isWriting
    case .text(let string):
      if !context.focus.dropsText { textInput?.handle(.text(string)) }
      context.focus.dropsText = false
    case .composition(let composition): textInput?.handle(.composition(composition))
    case .drop(let drop):
      // Files and texts are never dropped together.
      context.drags.drop(drop.files.isEmpty ? drop.texts : drop.files, at: drop.position)
    }
  }

  /// Moves the focus to the innermost enabled view at a point that accepts the focus by a press; if there is none, the focus stays.
  private func focusByPress(at point: CGPoint) {
    let responder = hits.responders(at: point).lazy.compactMap { $0 as? any Focusable }.first {
      $0.focusability.contains(.byPress) && $0.canHaveFocus && $0.isEnabled
    }
    if let responder { context.focus.move(to: responder, keepsSelection: true) }
  }

  /// Handles a press of a button other than the primary one, in the innermost view that takes it.
  private func press(_ button: PointerEvent.Button, at point: CGPoint) {
    if button == .back {
      // The back button acts as the shortcut for going back.
      let press = KeyPress(.leftArrow, characters: "", modifiers: .option)
      _ = performShortcut(press)
      return
    }
    let hits = hits
    for responder in hits.responders(at: point) {
      guard let place = hits.place(of: point, in: responder) else { continue }
      if responder.handle(.press(button, at: place)) == .handled { return }
    }
  }

  /// The focused responder, which gets typed text; nil if there is none or its view was removed.
  private var textInput: (any Focusable)? { context.focus.holder.flatMap { $0.isThere ? $0 : nil } }

  /// The area where text is entered, in points in the window; nil if no view takes text.
  package var textInputArea: CGRect? { (textInput as? any TextReceiver)?.textInputArea }

  /// Whether the first focusable view has the focus at first; a host with a keyboard sets this before it shows anything.
  package var takesKeys: Bool {
    get { context.focus.beginsAtFirst }
    set { context.focus.beginsAtFirst = newValue }
  }

  /// The host's function that opens a URL that no view handled, and returns whether it did.
  package var openURL: @MainActor (URL) -> Bool {
    get { context.opener.open }
    set { context.opener.open = newValue }
  }

  /// The host's function that shows a file dialog.
  package var chooseFiles: FileChooser.Choose {
    get { context.fileChooser.choose }
    set { context.fileChooser.choose = newValue }
  }

  /// The pasteboard: the host's, if it has one.
  package var pasteboard: any Pasteboard {
    get { context.pasteboard }
    set { context.pasteboard = newValue }
  }

  /// Sends a key to the modifiers around the focused view and to that view, then to keyboard shortcuts.
  ///
  /// An unhandled key may move the focus, close a layer, perform a default command or scroll.
  ///
  /// Returns whether the key is handled, so that the text that the key types is dropped.
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
    if performShortcut(press) || context.performUndo(press) { return true }
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

  /// Performs the first view's keyboard shortcut for a key; returns whether a view has one.
  private func performShortcut(_ press: KeyPress) -> Bool {
    allResponders.contains { $0.handle(.shortcut(press)) == .handled }
  }

  /// Sends a key to the view that has the focus, or had it when the open menus opened, then to the modifiers around it, and then to the
  /// window's undo manager.
  func sendBelowMenus(_ press: KeyPress) {
    let holder = context.layers.menu.map { $0.focusBefore } ?? context.focus.holder
    if let holder, holder.isThere {
      guard holder.send(press) == .ignored else { return }
      if holder.focusNode?.path.reversed().contains(where: { $0.takeUnused(press) }) == true { return }
    }
    _ = context.performUndo(press)
  }

  /// Scrolls by an unhandled key: the innermost scroll view around the focused view that can move gets it.
  ///
  /// If no view has the focus, the first scroll view that can move gets the key. The refresh key also works without a scroll view
  /// around the focus.
  private func scroll(by press: KeyPress) -> Bool {
    let around = sequence(first: context.focus.holder?.position.surroundings.viewport, next: { $0?.outer })
    if around.prefix(while: { $0 != nil }).contains(where: { $0!.takeScrollKey(press) }) { return true }
    guard context.focus.holder == nil || press.key == Viewport.refreshKey else { return false }
    return allResponders.lazy.compactMap { $0 as? Viewport }.contains { $0.takeScrollKey(press) }
  }

  /// Performs a command that every app has, in a window that has no commands of its own.
  private func performDefaultCommand(_ press: KeyPress) -> Bool {
    press.phase == .down
      && context.windowOpener.windows?.performDefaultCommand(press, in: self) == true
  }

  /// The responders that keys can reach, in the order of the views: those of the uppermost layer that takes keys, else all.
  var allResponders: [Responder] {
    guard isMounted else { return [] }
    if let layer = context.layers.top { return layer.responders }
    return rootOutputs.channels?.value(of: ResponderChannel.self)?.wrappedValue ?? []
  }

  /// The responders that can have the focus now, in the order of the views.
  var focusCandidates: [any Focusable] {
    allResponders.compactMap { $0 as? any Focusable }.filter { $0.canHaveFocus }
  }

  /// Returns the target of a tap at a point: the view's name and path, its frame in the window, and whether it is enabled.
  ///
  /// The frame comes from the display list, so nothing is added to the graph. nil if no view takes the tap.
  package func tapTaker(at point: CGPoint) -> (name: String, path: String?, frame: CGRect, isEnabled: Bool)? {
    for (item, frame) in shown.hits(at: point) {
      guard let responder = item.semantics?.responder.flatMap(graph.responder), responder.receivesTaps,
        let attribute = responder.attribute?.erased
      else { continue }
      let name = attribute.name?.split(separator: ".").first.map(String.init) ?? ""
      return (name, context.identities?.path(of: attribute), frame, responder.isEnabled)
    }
    return nil
  }

  /// Returns whether turning a wheel at a point would reach a scroll view.
  package func takesWheel(at point: CGPoint) -> Bool {
    hits.responders(at: point).contains { ($0 as? any WheelReceiver)?.takesWheel == true }
  }

  /// The frames of the views that take taps, in the order of the views, in points in the window.
  package var tapTargets: [CGRect] {
    return allResponders.filter { $0.receivesTaps }.map { responder in
      CGRect(origin: responder.position.origin(inSpaceNamed: nil), size: responder.position.size)
    }
  }

  /// Performs an accessibility action that the display list names; has no effect if its view was removed.
  package func perform(_ action: UInt64) {
    graph.responder(action)?.handle(.accessibilityAction)
  }
}

extension Responder {
  /// Whether the responder handles taps on its view now.
  fileprivate var receivesTaps: Bool { (self as? any TapReceiver)?.takesTaps == true }
}

/// The views of a window that can have the focus, which depend on its layers.
enum FocusCandidatesFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    context.focus.candidates = { [weak context] in context?.window?.focusCandidates ?? [] }
  }
}
