import CSDL2
import Trellis

extension EventModifiers {
  /// Creates the modifiers from SDL's state.
  init(_ state: UInt16) {
    func isDown(_ modifier: SDL_Keymod) -> Bool { UInt32(state) & modifier.rawValue != 0 }
    self = []
    if isDown(KMOD_SHIFT) { insert(.shift) }
    if isDown(KMOD_CTRL) { insert(.control) }
    if isDown(KMOD_ALT) { insert(.option) }
    if isDown(KMOD_GUI) { insert(.command) }
    if isDown(KMOD_CAPS) { insert(.capsLock) }
  }

  /// The modifiers that are currently down.
  static var now: EventModifiers { EventModifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)) }
}

extension EventModifiers {
  /// Returns whether AltGr is down, and removes the Option key that SDL reports in its place.
  ///
  /// On X11, SDL reports AltGr as the right Alt key. The right Alt key is AltGr if the keyboard layout has a character for `key`
  /// with AltGr. Option stays if the left Alt key is down, too.
  mutating func takeAltGr(
    _ state: UInt16, of key: KeyEquivalent, in layout: (Unicode.Scalar, Int32) -> Unicode.Scalar?
  ) -> Bool {
    func isDown(_ modifier: SDL_Keymod) -> Bool { UInt32(state) & modifier.rawValue != 0 }
    if isDown(KMOD_MODE) { return true }
    guard isDown(KMOD_RALT), let scalar = key.character.unicodeScalars.first, let third = layout(scalar, 2),
      third.value != 0, third != scalar
    else { return false }
    if !isDown(KMOD_LALT) { remove(.option) }
    return true
  }
}

extension KeyPress {
  /// Creates a key press from SDL's event; fails for modifiers, and for keys without a meaning for views, such as volume keys.
  init?(_ event: SDL_KeyboardEvent) {
    let code = SDL_KeyCode(rawValue: UInt32(bitPattern: event.keysym.sym))
    var modifiers = EventModifiers(event.keysym.mod)
    let key: KeyEquivalent
    if let known = KeyPress.named[code.rawValue] {
      key = known
    } else if let onPad = KeyPress.numericPad[code.rawValue] {
      key = onPad
      modifiers.insert(.numericPad)
    } else if (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(code.rawValue) {
      key = .function(Int(code.rawValue - SDLK_F1.rawValue) + 1)
    } else if let scalar = Unicode.Scalar(code.rawValue), scalar.value >= 0x20, scalar.value != 0x7F {
      key = KeyEquivalent(Character(scalar))
    } else {
      return nil
    }
    let isDown = event.type == SDL_KEYDOWN.rawValue
    func layout(_ character: Unicode.Scalar, _ level: Int32) -> Unicode.Scalar? {
      let window = SDL_GetWindowFromID(event.windowID)
      guard trellis_x11_display(window) != nil else { return nil }
      return Unicode.Scalar(trellis_x11_character(window, character.value, level)) ?? character
    }
    let hasAltGr = modifiers.takeAltGr(event.keysym.mod, of: key, in: layout)
    self.init(
      key, phase: isDown ? event.repeat != 0 ? .repeat : .down : .up,
      characters: key.characters(with: modifiers, hasAltGr: hasAltGr, in: layout), modifiers: modifiers)
  }

  private static let named: [UInt32: KeyEquivalent] = [
    SDLK_UP.rawValue: .upArrow, SDLK_DOWN.rawValue: .downArrow, SDLK_LEFT.rawValue: .leftArrow,
    SDLK_RIGHT.rawValue: .rightArrow, SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end,
    SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown, SDLK_DELETE.rawValue: .deleteForward,
    SDLK_BACKSPACE.rawValue: .delete, SDLK_CLEAR.rawValue: .clear, SDLK_TAB.rawValue: .tab,
    SDLK_SPACE.rawValue: .space, SDLK_RETURN.rawValue: .return, SDLK_ESCAPE.rawValue: .escape,
  ]

  private static let numericPad: [UInt32: KeyEquivalent] = [
    SDLK_KP_ENTER.rawValue: .return, SDLK_KP_PLUS.rawValue: "+", SDLK_KP_MINUS.rawValue: "-",
    SDLK_KP_MULTIPLY.rawValue: "*", SDLK_KP_DIVIDE.rawValue: "/", SDLK_KP_PERIOD.rawValue: ".",
    SDLK_KP_EQUALS.rawValue: "=", SDLK_KP_0.rawValue: "0", SDLK_KP_1.rawValue: "1", SDLK_KP_2.rawValue: "2",
    SDLK_KP_3.rawValue: "3", SDLK_KP_4.rawValue: "4", SDLK_KP_5.rawValue: "5", SDLK_KP_6.rawValue: "6",
    SDLK_KP_7.rawValue: "7", SDLK_KP_8.rawValue: "8", SDLK_KP_9.rawValue: "9",
  ]
}

extension KeyEquivalent {
  /// Returns the characters that the key writes with modifiers.
  ///
  /// `layout` takes a key's character and a level of the keyboard layout: 1 with Shift, 2 with AltGr, 3 with both. It returns the
  /// character there, 0 if there is none, and nil if the layout is unknown. An unknown layout counts as the American one.
  func characters(
    with modifiers: EventModifiers, hasAltGr: Bool, in layout: (Unicode.Scalar, Int32) -> Unicode.Scalar?
  ) -> String {
    let isFunction = character.unicodeScalars.contains { (0xF700...0xF8FF).contains($0.value) }
    if isFunction { return "" }
    let isShifted = modifiers.contains(.shift)
    let isSign = !character.isLetter && !character.isWhitespace && !modifiers.contains(.numericPad)
    if hasAltGr || isShifted && isSign, let scalar = character.unicodeScalars.first, scalar.value > 0x20 {
      let level: Int32 = (isShifted ? 1 : 0) + (hasAltGr ? 2 : 0)
      guard let written = layout(scalar, level) else {
        return String(isShifted ? shiftedOnAmericanKeyboard : character)
      }
      if written.value != 0 { return String(Character(written)) }
    }
    let isRaised = isShifted != modifiers.contains(.capsLock) && character.isLetter
    return isRaised ? character.uppercased() : String(character)
  }
}
