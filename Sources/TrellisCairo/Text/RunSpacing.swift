import CCairo
import TrellisText

/// What is added behind the characters of a run, in Pango's units.
struct RunSpacing {
  /// Behind each: what the run asks for.
  let plain: Int32
  /// Behind those of the system's font: its tracking at this size.
  let tracking: Int32

  init(_ run: TextRun, _ system: SystemFont?) {
    plain = Int32(run.letterSpacing * Double(PANGO_SCALE))
    tracking = RunSpacing.tracking(run.font, system)
  }

  /// The tracking of a font: none but for the system's.
  static func tracking(_ font: FontRequest, _ system: SystemFont?) -> Int32 {
    guard let system, system.isSystem(font) else { return 0 }
    return Int32((system.tracking(of: font) * Double(PANGO_SCALE)).rounded())
  }

  /// What is added behind the character that begins at an offset.
  func units(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int32 {
    guard tracking != 0, case .tracked = SystemFont.Tracking(bytes, at: offset) else { return plain }
    return plain + tracking
  }

  /// Calls a closure for each stretch of characters behind which the same is added, unless that is nothing.
  func forEachStretch(of string: String, _ body: (Range<Int>, Int32) -> Void) {
    guard tracking != 0 else {
      if plain != 0 { body(0..<string.utf8.count, plain) }
      return
    }
    SystemFont.forEachStretch(of: string) { stretch, isTracked in
      let units = isTracked ? plain + tracking : plain
      if units != 0 { body(stretch, units) }
    }
  }
}

extension SystemFont {
  /// Calls a closure for each stretch of characters that all are set in the system's font, or all in other fonts.
  static func forEachStretch(of string: String, _ body: (Range<Int>, Bool) -> Void) {
    var string = string
    string.withUTF8 { bytes in
      var start = 0
      var isOwn = true
      func end(at offset: Int) {
        if offset > start { body(start..<offset, isOwn) }
        start = offset
      }
      // In what is all in one byte, or two, no character is another font's: mostly there is nothing to look for.
      guard bytes.contains(where: { $0 >= 0xD6 }) else { return end(at: bytes.count) }
      for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
        switch SystemFont.Tracking(bytes, at: offset) {
        case .asBefore: break
        case .tracked:
          if !isOwn { end(at: offset) }
          isOwn = true
        case .untracked:
          if isOwn { end(at: offset) }
          isOwn = false
        }
      }
      end(at: bytes.count)
    }
  }
}

extension SystemFont.Tracking {
  /// Looks at the character that begins at an offset; behind the end there is none.
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    self.init(byte(offset), byte(offset + 1), byte(offset + 2))
  }
}
