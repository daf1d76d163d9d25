public import Foundation
import CCairo
import TrellisDisplayList
public import TrellisText

/// Lays text out with the fonts of this machine, through Pango: any script, both directions, and other fonts
/// where the one asked for has no glyph.
///
/// A host makes one and hands it to the view graph; text without a family of its own is set in
/// ``TrellisCairo/PangoTextMeasurer/defaultFamily``. Everything is in points and doesn't depend on the screen's
/// resolution: line heights and advances are whole points, so a layout is the same at every scale. Lines break
/// between words, and within a word without a hyphen where a word alone is too wide.
///
/// Layouts are kept in a cache of bounded size, so asking again costs a lookup. A new one costs some 20 µs for a
/// label and about a microsecond a character for paragraphs. Sizes are moved into 1...2000 points, NaN to 1;
/// NUL characters are left out; a paragraph that would be wider than about a million points is broken there.
///
/// Not safe to use from two threads at once.
public final class PangoTextMeasurer: TextMeasurer {
  /// The family of text that asks for none.
  public let defaultFamily: String

  private let library = FontLibrary.borrow()
  private let layout: OpaquePointer
  private var cache = BoundedCache<CacheKey, TextLayout>(entryLimit: 4096, costLimit: 16 << 20)

  private struct CacheKey: Hashable {
    var text: TextSource
    /// nil doesn't limit the width.
    var width: CGFloat?
  }

  /// Creates a measurer whose default family is Inter where that is installed, else DejaVu Sans.
  public convenience init() {
    self.init(defaultFamily: nil)
  }

  /// Creates a measurer with a default family; where it isn't installed, fontconfig substitutes another.
  public convenience init(family: String) {
    self.init(defaultFamily: family)
  }

  private init(defaultFamily: String?) {
    self.defaultFamily = defaultFamily ?? (library.hasFamily("Inter") ? "Inter" : "DejaVu Sans")
    guard let layout = pango_layout_new(library.context) else {
      fatalError("PangoTextMeasurer.init: out of memory")
    }
    self.layout = layout
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    library.giveBack()
  }

  /// Lays out a text; see ``TextMeasurer/layout(_:width:)``.
  public func layout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let natural = cachedLayout(text, width: nil)
    guard let width else { return natural }
    let limit = width.isNaN ? 0 : max(width, 0)
    return natural.size.width <= limit ? natural : cachedLayout(text, width: limit)
  }

  private func cachedLayout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let key = CacheKey(text: text, width: width)
    if let known = cache.value(for: key) { return known }
    let made = makeLayout(text, width: width)
    let glyphs = made.runs.reduce(0) { $0 + $1.glyphs.count }
    cache.insert(made, for: key, cost: 256 + text.string.utf8.count + glyphs * MemoryLayout<Glyph>.stride)
    return made
  }

  private func makeLayout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let face = FontFace(
      family: text.font.family ?? defaultFamily, size: text.font.usableSize, weight: text.font.weight,
      isItalic: text.font.isItalic)
    let description = library.makeDescription(of: face)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    // Pango counts in 32-bit 1/1024 points; no width from here on reaches that far.
    let limit = width.map { Int32(min($0, PangoLimits.width) * CGFloat(PANGO_SCALE)) }
    pango_layout_set_width(layout, limit ?? -1)
    var string = PangoLimits.layoutString(text.string, size: face.size)
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
      }
    }
    // The next layout reuses the object: don't keep a long text's lines until then.
    defer { pango_layout_set_text(layout, "", 0) }
    return TextLayout(layout, size: face.size, library: library)
  }
}
