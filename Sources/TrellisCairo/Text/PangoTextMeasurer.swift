public import Foundation
import TrellisDisplayList
public import TrellisText

/// Lays text out with the fonts of this machine, through Pango: any script, both directions, and other fonts
/// where the one asked for has no glyph.
///
/// A host makes one and hands it to the view graph; text without a family of its own is set in
/// ``TrellisCairo/PangoTextMeasurer/defaultFamily``, or in the family that is installed for its design. Everything is in
/// points and doesn't depend on the screen's resolution: line heights and advances are whole points, so a layout is the
/// same at every scale. Lines break between words, and within a word without a hyphen where a word alone is too wide.
///
/// Layouts are kept in caches of bounded size, so asking again costs a lookup, and so does asking for a width or a
/// height that doesn't change the lines. A new one costs some 20 µs for a label and about a microsecond a character for
/// paragraphs; ``layoutCount`` tells how many there were. Sizes are moved into 1...2000 points, NaN to 1; NUL characters
/// are left out; a paragraph that would be wider than about a million points is broken there.
///
/// Not safe to use from two threads at once.
public final class PangoTextMeasurer: TextMeasurer {
  /// The family of text that asks for none.
  public var defaultFamily: String { typesetter.families.standard }
  /// How many texts were laid out by Pango since the measurer was made.
  public var layoutCount: Int { typesetter.layoutCount }

  private let typesetter: PangoTypesetter
  private var engine = TextLayoutEngine(entryLimit: 4096, costLimit: 16 << 20)
  /// The texts that had to be changed for Pango, with what they became.
  private var changed = BoundedCache<TextSource, TextSource>(entryLimit: 256, costLimit: 4 << 20)

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
  }

  /// Lays out a text; see ``TextMeasurer/layout(_:width:height:)``.
  public func layout(_ text: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout {
    engine.layout(usable(text), width: width, height: height, typesetter: typesetter)
  }

  private func usable(_ text: TextSource) -> TextSource {
    if PangoLimits.contains(text) { return text }
    if let known = changed.value(for: text) { return known }
    let made = PangoLimits.layoutSource(text)
    changed.insert(made, for: text, cost: made.string.utf8.count)
    return made
  }
}
