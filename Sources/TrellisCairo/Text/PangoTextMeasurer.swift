public import TrellisText

/// Lays text out with the fonts of this machine, through Pango: any script, both directions, and other fonts
/// where the one asked for has no glyph.
///
/// A host makes one and hands it to the view graph; text without a family of its own is set in
/// ``TrellisCairo/PangoTextMeasurer/defaultFamily``, or in the family that is installed for its design. Everything is in
/// points and doesn't depend on the screen's resolution, so a layout is the same at every scale: lines are whole points high, a
/// text's width is rounded up to a whole point, and advances are what the font says. Inter is set as SwiftUI sets the system's
/// font: from 20 points on in Inter Display, with that one's spacing and lines. Lines break between words, and within a word without a hyphen where a word alone is too wide.
///
/// A prepared text keeps its answers, so asking again costs nothing much, and neither does asking for a width or a
/// height that doesn't change the lines; texts that are equal are mostly one. Sizes are moved into 1...2000 points, NaN to 1; NUL characters
/// are left out; a paragraph that would be wider than about a million points is broken there.
///
/// Not safe to use from two threads at once.
public final class PangoTextMeasurer: TextMeasurer {
  /// The family of text that asks for none.
  public var defaultFamily: String { typesetter.families.standard }
  /// How many times characters were turned into glyphs, since the measurer was made.
  public var layoutCount: Int { typesetter.layoutCount }

  private let typesetter: PangoTypesetter
  private let engine: TextLayoutEngine

  /// Creates a measurer whose default family is Inter where that is installed, else DejaVu Sans.
  public convenience init() {
    self.init(defaultFamily: nil)
  }

  /// Creates a measurer with a default family; where it isn't installed, fontconfig substitutes another.
  public convenience init(family: String) {
    self.init(defaultFamily: family)
  }

  private init(defaultFamily: String?) {
    typesetter = PangoTypesetter(defaultFamily: defaultFamily)
    engine = TextLayoutEngine(typesetter)
  }

  deinit { engine.forget() }

  /// Gets a text ready; see ``TextMeasurer/prepare(_:)``.
  public func prepare(_ text: TextSource) -> PreparedText { engine.prepare(text) }
}
