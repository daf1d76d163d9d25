import CCairo

/// The characters that labels in a font may contain: those that the font has, of the ones that Pango shapes like letters.
struct LabelCharacters {
  private enum Kind: UInt8 {
    case none, sign, letter
  }

  /// The kinds of U+0000 to U+017F, and then of U+2000 to U+20BF.
  private var kinds = [Kind](repeating: .none, count: 0x180 + 0xC0)

  /// Finds the characters of a font that contains all of ASCII.
  init(of font: UnsafeMutablePointer<PangoFont>?) {
    for scalar in 0x20...0x7E as ClosedRange<UInt32> { kinds[Int(scalar)] = .sign }
    for letter in [0x41...0x5A, 0x61...0x7A] as [ClosedRange<UInt32>] {
      for scalar in letter { kinds[Int(scalar)] = .letter }
    }
    guard let hb = pango_font_get_hb_font(font) else { return }
    func add(_ scalars: some Sequence<UInt32>, _ kind: Kind) {
      var glyph: hb_codepoint_t = 0
      for scalar in scalars where hb_font_get_nominal_glyph(hb, scalar, &glyph) != 0 {
        kinds[Int(scalar < 0x180 ? scalar : scalar - 0x2000 + 0x180)] = kind
      }
    }
    add(0xA0...0xBF, .sign)
    add(0xC0...0x17F, .letter)
    // `ª` and `º` are letters; `×` and `÷` aren't.
    add([0xAA, 0xBA], .letter)
    add([0xD7, 0xF7], .sign)
    // Narrow spaces, dashes, quotation marks, daggers, the bullet, the ellipsis, the per mille sign, primes and currencies.
    add([0x2009, 0x202F], .sign)
    add(0x2010...0x2015, .sign)
    add(0x2018...0x201F, .sign)
    add([0x2020, 0x2021, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A], .sign)
    add(0x20A0...0x20BF, .sign)
    // The soft hyphen is invisible.
    kinds[0xAD] = .none
  }

  /// Returns whether a label has letters, whose script then also applies to the signs among them.
  ///
  /// Returns nil if there are no characters, more than 1024 bytes, or other characters.
  func hasLetters(in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard (1...1024).contains(bytes.count) else { return nil }
    var hasLetters = false
    var offset = 0
    while offset < bytes.count {
      switch kind(in: bytes, at: offset) {
      case .none: return nil
      case .sign: break
      case .letter: hasLetters = true
      }
      offset += bytes[offset] < 0x80 ? 1 : bytes[offset] < 0xE0 ? 2 : 3
    }
    return hasLetters
  }

  /// All accepted characters.
  var scalars: [Unicode.Scalar] {
    kinds.indices.filter { kinds[$0] != .none }
      .map { Unicode.Scalar(UInt16($0 < 0x180 ? $0 : $0 - 0x180 + 0x2000))! }
  }

  @inline(__always)
  private func kind(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Kind {
    let first = bytes[offset]
    switch first {
    case ..<0x80: return kinds[Int(first)]
    case 0xC2...0xC5: return kinds[Int(first & 0x1F) << 6 | Int(bytes[offset + 1] & 0x3F)]
    case 0xE2:
      let second = bytes[offset + 1]
      guard second < 0x83 else { return .none }
      return kinds[0x180 + (Int(second & 0x3F) << 6 | Int(bytes[offset + 2] & 0x3F))]
    default: return .none
    }
  }
}
