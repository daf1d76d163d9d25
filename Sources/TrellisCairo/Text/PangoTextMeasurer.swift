public import TrellisText

/// Lays out text with the installed fonts, through Pango.
///
/// It supports any script and both directions, and substitutes fonts for missing glyphs.
///
/// A host creates one and passes it to the view graph. Text without a family of its own uses
/// ``TrellisCairo/PangoTextMeasurer/defaultFamily``, or the installed family for its design.
///
/// Everything is in points and independent of the screen's resolution, so a layout is the same at every scale. Lines are whole
/// points high, a text's width is rounded up to a whole point, and advances are the font's. Inter is set as SwiftUI sets the
/// system's font: from 20 points on in Inter Display, with Inter Display's spacing and lines. Lines break between words. A word
/// that is too wide for a line breaks without a hyphen.
///
/// A prepared text caches its results. Measuring it again is cheap, also with another width or height that doesn't change the
/// lines. Equal texts usually share one prepared text. Sizes are clamped to 1...2000 points, and NaN becomes 1. NUL characters
/// are dropped. A paragraph that would be wider than about a million points is broken there.
///
/// Not safe to use from two threads at once.
public final class PangoTextMeasurer: TextMeasurer {
  /// The family for text that names none.
  public var defaultFamily: String { typesetter.families.standard }
  /// The number of times that characters were shaped into glyphs since the measurer was created.
  public var layoutCount: Int { typesetter.layoutCount }

  private let typesetter: PangoTypesetter
  private let engine: TextLayoutEngine

  /// Creates a measurer whose default family is Inter if installed, otherwise DejaVu Sans.
  public convenience init() {
    self.init(defaultFamily: nil)
  }

  /// Creates a measurer with a default family; if it isn't installed, fontconfig substitutes another.
  public convenience init(family: String) {
    self.init(defaultFamily: family)
  }

  private init(defaultFamily: String?) {
    typesetter = PangoTypesetter(defaultFamily: defaultFamily)
    engine = TextLayoutEngine(typesetter)
  }

  deinit { engine.forget() }

  /// Prepares a text; see ``TextMeasurer/prepare(_:)``.
  public func prepare(_ text: TextSource) -> PreparedText { engine.prepare(text) }
}
