import TrellisText

/// How the system's font is set: in two faces, one for texts and one for titles, as wide and as high as the one that SwiftUI
/// draws with, so that what fits there fits here.
///
/// Inter is drawn for texts, Inter Display for titles. Source: documented, developer.apple.com/design/human-interface-guidelines
/// /typography for the size from which letters are drawn for titles, and the tracking up to 17 points; observed,
/// `Fixtures/Text` TX-G0a, TX-G0b, TX-L4, E1-T5 and F-F0 for widths, `Fixtures/Layout` TX-S1c and TX-X4-c13 for how far
/// letters reach; ours: the tracking beyond, by which the width goes on where the face changes.
struct SystemFont {
  /// The family for texts.
  private let text: String
  /// The family for titles.
  private let display: String

  /// The size in points from which letters are drawn for titles.
  static let displaySize = 20.0

  /// The system's font, where the plain family is Inter; nil where it is another, which is set as it is.
  init?(standard: String, library: FontLibrary) {
    guard standard == "Inter" else { return nil }
    text = standard
    display = library.hasFamily("Inter Display") ? "Inter Display" : standard
  }

  /// The family of a font.
  func family(for font: FontRequest) -> String {
    // Inter Display has a `1` that is narrower than its other digits even where they are to be equally wide.
    font.usableSize < Self.displaySize || font.hasMonospacedDigits ? text : display
  }

  /// The family for titles, where it isn't that for texts.
  var displayFamily: String? { display == text ? nil : display }

  /// Whether a family is one of the system's.
  func isFamily(_ name: String) -> Bool { name == text || name == display }

  /// Whether a font is the system's.
  func isSystem(_ font: FontRequest) -> Bool { font.family == nil && font.design == .standard }

  /// The features with which characters of a font are set; nil if there are none.
  ///
  /// `isOwn` is whether the characters are set in the system's font. That is set without contextual alternates, by which Inter draws `->`
  /// as an arrow, and the `x` between digits as a multiplication sign; San Francisco does neither.
  static func features(of font: FontRequest, isOwn: Bool) -> String? {
    switch (font.hasMonospacedDigits, isOwn) {
    case (true, true): "tnum=1,calt=0"
    case (true, false): "tnum=1"
    case (false, true): "calt=0"
    case (false, false): nil
    }
  }

  /// What is added behind each letter of a font, in points.
  func tracking(of font: FontRequest) -> Double {
    let size = font.usableSize
    let table = family(for: font) == text ? Self.textTracking : Self.displayTracking
    return table.value(at: size) / 1000 * size
  }

  /// How far letters reach.
  func extents(size: Double) -> TextSpacing.FontExtents {
    TextSpacing.FontExtents(
      ascent: size * 12.568 / 13, descent: size * 2.742 / 13, capHeight: size * 9.160 / 13)
  }

  /// In thousandths of the size.
  private static let textTracking = Steps([
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (20, -41),
  ])
  private static let displayTracking = Steps([(20, 10), (26, 0)])
}

extension SystemFont {
  /// Whether a character is one of those that are set in the system's font, and tracked, or takes the spacing of the one before.
  ///
  /// Letters of scripts that join, and pictures, come from other fonts, and stay as they are.
  enum Tracking {
    case tracked, untracked, asBefore

    /// Looks at a character's first bytes in UTF-8.
    init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
      switch (first, second) {
      // Latin, Greek, Cyrillic and Armenian.
      case (0..<0xD6, _), (0xE1, 0xB8...0xBF): self = .tracked
      // What joins, or chooses a form of, the characters before.
      case (0xE2, 0x80) where (0x8B...0x8F).contains(third): self = .asBefore
      case (0xE2, 0x83), (0xEF, 0xB8): self = .asBefore
      // Dashes, quotation marks, signs and currencies.
      case (0xE2, 0x80...0x82): self = .tracked
      default: self = .untracked
      }
    }
  }
}

/// A function that is known at some places, straight between them, and level outside.
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
