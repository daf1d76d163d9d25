public import Trellis

extension TestHost {
  /// Presses and releases a key, with ``modifiers`` and others held down.
  ///
  /// `characters` is the text that the key types. If it is nil, the key types the text of an American keyboard, or nothing with
  /// control or command.
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

  /// Types characters, as a keyboard does, into the focused view; a newline is the return key.
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

  /// Shows the text that an input method composes in the focused view, until text is typed; an empty string removes it.
  public func compose(_ string: String) { send(.composition(Composition(string))) }

  /// The text on the pasteboard, from the app or from the test; nil if there is none.
  public var pasteboard: String? {
    get { viewGraph.pasteboard.string }
    set { viewGraph.pasteboard.string = newValue }
  }

  /// Focuses the element with a text by a press on it; throws if there is none.
  public func focus(_ text: String) throws(TestHostError) {
    let point = try frame(ofText: text).middle
    press(at: point)
    release(at: point)
  }
}

extension KeyEquivalent {
  /// Returns the text that the key types with modifier keys.
  fileprivate func text(with modifiers: EventModifiers) -> String {
    let isWriting = character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value)
    }
    if !isWriting || !modifiers.isDisjoint(with: [.control, .command]) { return "" }
    return String(modifiers.contains(.shift) ? shiftedOnAmericanKeyboard : character)
  }
}
