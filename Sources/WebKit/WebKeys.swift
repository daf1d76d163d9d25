import Trellis

/// The X11 symbols of keys.
enum WebKeys {
  private static let special: [KeyEquivalent: UInt32] = [
    .upArrow: 0xff52, .downArrow: 0xff54, .leftArrow: 0xff51, .rightArrow: 0xff53, .home: 0xff50,
    .end: 0xff57,
    .pageUp: 0xff55, .pageDown: 0xff56, .deleteForward: 0xffff, .delete: 0xff08, .tab: 0xff09,
    .return: 0xff0d,
    .escape: 0xff1b,
  ]

  /// Returns the symbol of a key: that of the text that it types, or else of the key itself; nil if there is none.
  static func symbol(of press: KeyPress) -> UInt32? {
    if let symbol = special[press.key] { return symbol }
    let typed = press.characters.unicodeScalars.first ?? press.key.character.unicodeScalars.first
    guard let code = typed?.value, code >= 0x20, code != 0x7f, !(0xf700...0xf8ff).contains(code) else {
      return nil
    }
    // Latin characters are their own symbols; others have a bit.
    return code < 0x100 ? code : 0x100_0000 | code
  }

  /// Returns the bits of modifiers.
  static func modifiers(_ modifiers: EventModifiers) -> Int32 {
    (modifiers.contains(.control) ? 1 : 0) | (modifiers.contains(.shift) ? 2 : 0)
      | (modifiers.contains(.option) ? 4 : 0) | (modifiers.contains(.command) ? 8 : 0)
  }
}
