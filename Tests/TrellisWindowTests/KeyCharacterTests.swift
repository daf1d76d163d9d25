import CSDL2
import Testing
import Trellis

@testable import TrellisWindow

/// The characters written by keys with modifiers.
@Suite struct KeyCharacterTests {
  /// Returns the character of a German keyboard's key with Shift (level 1), AltGr (2) or both (3), or NUL if there is none.
  private func german(_ character: Unicode.Scalar, _ level: Int32) -> Unicode.Scalar? {
    let keys: [Unicode.Scalar: [Unicode.Scalar]] = [
      "7": ["/", "{", "\0"], "8": ["(", "[", "\0"], "+": ["*", "~", "\0"], "q": ["Q", "@", "\0"],
      "e": ["E", "€", "\0"], "ß": ["?", "\\", "\0"],
    ]
    return keys[character]?[Int(level) - 1] ?? "\0"
  }

  private func written(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], altGr: Bool = false,
    in layout: (Unicode.Scalar, Int32) -> Unicode.Scalar?
  ) -> String { key.characters(with: modifiers, hasAltGr: altGr, in: layout) }

  @Test func `characters with Shift and AltGr follow the keyboard layout`() {
    #expect(written("7", in: german) == "7")
    #expect(written("7", .shift, in: german) == "/")
    #expect(written("+", .shift, in: german) == "*")
    #expect(written("+", [.shift, .control], in: german) == "*")
    #expect(written("8", altGr: true, in: german) == "[")
    #expect(written("q", altGr: true, in: german) == "@")
    #expect(written("e", altGr: true, in: german) == "€")
    #expect(written("8", .shift, altGr: true, in: german) == "8", "a level that there isn't")
    #expect(written("4", .shift, in: german) == "4", "a key that isn't known")
  }

  @Test func `the right Alt key is AltGr if the layout has a character for it`() {
    let (left, right) = (UInt16(KMOD_LALT.rawValue), UInt16(KMOD_RALT.rawValue))
    var modifiers: EventModifiers = [.option]
    #expect(modifiers.takeAltGr(right, of: "8", in: german) && modifiers == [])
    modifiers = [.option]
    #expect(!modifiers.takeAltGr(right, of: "4", in: german) && modifiers == .option)
    #expect(!modifiers.takeAltGr(left, of: "8", in: german) && modifiers == .option)
    #expect(!modifiers.takeAltGr(right, of: "8") { _, _ in nil } && modifiers == .option)
    #expect(modifiers.takeAltGr(left | right, of: "8", in: german) && modifiers == .option)
  }

  @Test func `letters are capitalized by Shift or caps lock`() {
    #expect(written("q", .shift, in: german) == "Q")
    #expect(written("q", .capsLock, in: german) == "q".uppercased())
    #expect(written("q", [.shift, .capsLock], in: german) == "q")
    #expect(written("7", .capsLock, in: german) == "7")
  }

  @Test func `an unknown layout counts as the American one`() {
    #expect(written("8", .shift) { _, _ in nil } == "*")
    #expect(written("=", .shift) { _, _ in nil } == "+")
    #expect(written("q", .shift) { _, _ in nil } == "Q")
    #expect(written("ö", .shift) { _, _ in nil } == "Ö")
    #expect(written("§", .shift) { _, _ in nil } == "§")
  }

  @Test func `spaces, arrows and the numeric keypad are unchanged`() {
    #expect(written(.space, .shift) { _, _ in "x" } == " ")
    #expect(written(.tab, .shift) { _, _ in "x" } == "\t")
    #expect(written(.upArrow, .shift) { _, _ in "x" } == "")
    #expect(written("8", [.shift, .numericPad]) { _, _ in "x" } == "8")
  }
}
