import TrellisText

/// The system's font: a face for text and a face for titles, with the dimensions of SwiftUI's system font.
///
/// Content that fits in SwiftUI therefore fits here. Inter is the face for text, and Inter Display the face for titles.
///
/// Source: documented, developer.apple.com/design/human-interface-guidelines/typography for the size at which title faces begin,
/// and for the tracking up to 17 points; observed, `Fixtures/Text` TX-G0a, TX-G0b, TX-L4, E1-T5 and F-F0 for widths,
/// `Fixtures/Layout` TX-S1c and TX-X4-c13 for the extents of letters; ours: the tracking above 17 points, which keeps widths
/// continuous where the face changes.
struct SystemFont {
  /// The family for text.
  private let text: String
  /// The family for titles.
  private let display: String

  /// The size in points from which the title face is used.
  static let displaySize = 20.0

  /// Creates the system's font; nil if the default family isn't Inter, since another family is set unchanged.
  init?(standard: String, library: FontLibrary) {
    guard standard == "Inter" else { return nil }
    text = standard
    display = library.hasFamily("Inter Display") ? "Inter Display" : standard
  }

  /// Returns the family for a font.
  func family(for font: FontRequest) -> String {
    // Inter Display has a `1` that is narrower than its other digits even with monospaced digits.
    font.usableSize < Self.displaySize || font.hasMonospacedDigits ? text : display
  }

  /// Whether a family is one of the system font's two.
  func isFamily(_ name: String) -> Bool { name == text || name == display }

  /// Whether a font request means the system's font.
  func isSystem(_ font: FontRequest) -> Bool { font.family == nil && font.design == .standard }

  /// Returns the OpenType features for characters of a font, or nil if there are none.
  ///
  /// `isOwn` is whether the characters are set in the system's font, whose contextual alternates are disabled. Otherwise Inter
  /// draws `->` as an arrow and the `x` between digits as a multiplication sign; San Francisco does neither.
  static func features(of font: FontRequest, isOwn: Bool) -> String? {
    switch (font.hasMonospacedDigits, isOwn) {
    case (true, true): "tnum=1,calt=0"
    case (true, false): "tnum=1"
    case (false, true): "calt=0"
    case (false, false): nil
    }
  }

  /// Returns the spacing after each letter of a font, in points.
  func tracking(of font: FontRequest) -> Double {
    let size = font.usableSize
    let table = family(for: font) == text ? Self.textTracking : Self.displayTracking
    return table.value(at: size) / 1000 * size
  }

  /// Returns the extents of the letters at a size.
  func extents(size: Double) -> TextSpacing.FontExtents {
    TextSpacing.FontExtents(
      ascent: size * 12.568 / 13, descent: size * 2.742 / 13, capHeight: size * 9.160 / 13)
  }

  /// The tracking in thousandths of the size, by size in points.
  private static let textTracking = Steps([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (20, -41),
  ])
  private static let displayTracking = Steps([(20, 10), (26, 0)])
}

extension SystemFont {
  /// The tracking of a character: in the system's font and tracked, in another font and untracked, or the same as the character
  /// before.
  ///
  /// Letters of joining scripts and pictures come from other fonts, and stay unchanged.
  enum Tracking {
    case tracked, untracked, asBefore

    /// Classifies a character by its first bytes in UTF-8.
    init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
      switch (first, second) {
      // Latin, Greek, Cyrillic and Armenian.
      case (0..<0xD6, _), (0xE1, 0xB8...0xBF): self = .tracked
      // Joiners and variation selectors, which affect the character before.
      case (0xE2, 0x80) where (0x8B...0x8F).contains(third): self = .asBefore
      case (0xE2, 0x83), (0xEF, 0xB8): self = .asBefore
      // Dashes, quotation marks, signs and currencies.
      case (0xE2, 0x80...0x82): self = .tracked
      default: self = .untracked
      }
    }
  }
}

/// A piecewise linear function, constant outside the given points.
private struct Steps: Sendable {
  let steps: [(place: Double, value: Double)]

  init(_ steps: [(place: Double, value: Double)]) { self.steps = steps }

  func value(at place: Double) -> Double {
    guard let next = steps.firstIndex(where: { $0.place >= place }) else {
      return steps[steps.count - 1].value
    }
    guard next > 0 else { return steps[0].value }
    let (low, high) = (steps[next - 1], steps[next])
    return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
  }
}
