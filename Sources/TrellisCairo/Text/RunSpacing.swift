import CCairo
import TrellisText

/// The spacing after the characters of a run, in Pango units.
struct RunSpacing {
  /// The run's letter spacing, which follows every character.
  let plain: Int32
  /// The tracking at this size, which follows only characters in the system's font.
  let tracking: Int32

  init(_ run: TextRun, _ system: SystemFont?) {
    plain = Int32(run.letterSpacing * Double(PANGO_SCALE))
    tracking = RunSpacing.tracking(run.font, system)
  }

  /// Returns the tracking of a font; 0 unless it is the system's font.
  static func tracking(_ font: FontRequest, _ system: SystemFont?) -> Int32 {
    guard let system, system.isSystem(font) else { return 0 }
    return Int32((system.tracking(of: font) * Double(PANGO_SCALE)).rounded())
  }

  /// Returns the spacing after the character that begins at a byte offset.
  func units(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int32 {
    guard tracking != 0, case .tracked = SystemFont.Tracking(bytes, at: offset) else { return plain }
    return plain + tracking
  }

  /// Calls a closure for each stretch of characters with the same nonzero spacing.
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
  /// Calls a closure for each stretch of characters that are all set in the system's font, or all in other fonts.
  static func forEachStretch(of string: String, _ body: (Range<Int>, Bool) -> Void) {
    var string = string
    string.withUTF8 { bytes in
      var start = 0
      var isOwn = true
      func end(at offset: Int) {
        if offset > start { body(start..<offset, isOwn) }
        start = offset
      }
      // No character below U+0580 is in another font, so usually there is nothing to search.
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
  /// Classifies the character that begins at a byte offset; bytes beyond the end count as 0.
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    self.init(byte(offset), byte(offset + 1), byte(offset + 2))
  }
}
