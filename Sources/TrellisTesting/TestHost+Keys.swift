public import Trellis

extension TestHost {
  /// Presses a key and lets it go, with ``modifiers`` and others down.
  ///
  /// `characters` is what that writes; nil is what an American keyboard writes, and with control or command nothing.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], characters: String? = nil, times: Int = 1
  ) {
    let all = self.modifiers.union(modifiers)
    let text = characters ?? key.text(with: all)
    for _ in 0..<max(0, times) {
      send(.key(KeyPress(key, characters: text, modifiers: all)))
      send(.key(KeyPress(key, phase: .up, characters: text, modifiers: all)))
    }
  }

  /// Types characters, as a keyboard does, to whoever has the focus; a newline is the return key.
  public func type(_ string: String) {
    for character in string {
      if character.isNewline {
        press(.return)
      } else {
        let key = KeyEquivalent(character)
        send(.key(KeyPress(key, characters: String(character), modifiers: modifiers)))
        send(.text(String(character)))
        send(.key(KeyPress(key, phase: .up, characters: String(character), modifiers: modifiers)))
      }
    }
  }

  /// Shows what an input method works on to whoever has the focus, until something is typed; an empty string takes it away.
  public func compose(_ string: String) { send(.composition(Composition(string))) }

  /// What was copied, and what the test has copied for pasting; nil where that is nothing.
  public var pasteboard: String? {
    get { viewGraph.pasteboard.string }
    set { viewGraph.pasteboard.string = newValue }
  }

  /// Gives the focus to the element with a text by a press on it; throws where there is none.
  public func focus(_ text: String) throws(TestHostError) {
    let point = try frame(ofText: text).middle
    press(at: point)
    release(at: point)
  }
}

extension KeyEquivalent {
  /// What the key writes with modifier keys.
  fileprivate func text(with modifiers: EventModifiers) -> String {
    let isWriting = character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value)
    }
    if !isWriting || !modifiers.isDisjoint(with: [.control, .command]) { return "" }
    return String(modifiers.contains(.shift) ? shiftedOnAmericanKeyboard : character)
  }
}
