import Foundation
import Trellis

/// The user's input in the page's picture, as input of the window.
extension Inspector {
  func takeInput(_ message: PageMessage) {
    switch message {
    case .pointer(let phase, let x, let y, let button, let clicks, let modifiers):
      let position = CGPoint(x: x, y: y)
      let what: PointerEvent.Phase =
        switch phase {
        case .down: .down
        case .up: .up
        case .cancelled: .cancelled
        case .left: .left
        case .moved, .repeat: .moved
        }
      let buttons: [PointerEvent.Button] = [.primary, .middle, .secondary, .back]
      guard button < buttons.count else { return }
      if what != .moved { causes.append("pointer \(phase) at \(Int(x)),\(Int(y))") }
      send(
        .pointer(
          PointerEvent(
            what, at: position, button: buttons[button],
            clickCount: what == .moved ? 0 : max(clicks, 1))), modifiers)
    case .wheel(let x, let y, let dx, let dy):
      causes.append("wheel by \(Int(dx)),\(Int(dy))")
      send(.wheel(WheelEvent(at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy))), 0)
    case .key(let phase, let name, let modifiers):
      guard let key = KeyEquivalent(named: name) else { return }
      let press = KeyPress(
        key, phase: phase == .up ? .up : phase == .repeat ? .repeat : .down,
        characters: name.count == 1 ? name : "", modifiers: EventModifiers(page: modifiers))
      if phase == .down { causes.append("key \(name)") }
      send(.key(press), modifiers)
    case .text(let text):
      causes.append("text")
      send(.text(text), 0)
    case .composition(let text): send(.composition(Composition(text)), 0)
    default: break
    }
    if causes.count > 50 { causes.removeFirst(causes.count - 50) }
  }

  private func send(_ action: InputEvent.Action, _ modifiers: Int) {
    screen?.take(action, modifiers: EventModifiers(page: modifiers))
  }
}

extension EventModifiers {
  /// Creates modifiers from the page's bits: shift, control, alt, the system's key, caps lock.
  fileprivate init(page bits: Int) {
    let all: [EventModifiers] = [.shift, .control, .option, .command, .capsLock]
    self = []
    for (index, modifier) in all.enumerated() where bits & 1 << index != 0 { insert(modifier) }
  }
}

extension KeyEquivalent {
  /// Creates a key from a browser's name for it; nil for modifiers, and for keys that mean nothing to views.
  fileprivate init?(named name: String) {
    if name.count == 1, let character = name.first {
      self.init(Character(character.lowercased().first.map(String.init) ?? name))
      return
    }
    if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...12).contains(number) {
      self = .function(number)
      return
    }
    guard let known = Self.named[name] else { return nil }
    self = known
  }

  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Delete": .deleteForward,
    "Backspace": .delete, "Tab": .tab, "Enter": .return, "Escape": .escape, "Clear": .clear,
  ]
}
