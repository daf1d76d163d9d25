import CCairo
import TrellisDisplayList
import TrellisText

/// A typesetter that uses Pango.
final class PangoTypesetter: Typesetter {
  let families: FontFamilies
  private(set) var layoutCount = 0

  let library = FontLibrary.borrow()
  /// The cached data of fonts for labels; a nil entry means that labels can't use the font.
  var labelFonts = BoundedCache<FontRequest, LabelFont?>(entryLimit: 64)
  /// The label font that was used last.
  var labelFont: LabelFont?
  private let layout: OpaquePointer
  /// The buffer into which labels are shaped.
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  private var extents = BoundedCache<FontRequest, FontExtents>(entryLimit: 256)

  init(defaultFamily: String?) {
    families = FontFamilies(library: library, standard: defaultFamily)
    guard let layout = pango_layout_new(library.context) else {
      fatalError("PangoTextMeasurer.init: out of memory")
    }
    guard let glyphs = pango_glyph_string_new() else { fatalError("PangoTextMeasurer.init: out of memory") }
    (self.layout, self.glyphs) = (layout, glyphs)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit {
    pango_glyph_string_free(glyphs)
    // Release the fonts before their library.
    labelFont = nil
    labelFonts.removeAll()
    g_object_unref(UnsafeMutableRawPointer(layout))
    library.giveBack()
  }

  /// A whole point, which is a pixel at scale 1, so that views beside a text are aligned to pixels.
  ///
  /// Source: observed, `Fixtures/Text` TX-G0b, TX-L1-1 and TX-L1-2: 129.5, 93.5 and 95.5, on a screen with two pixels per point.
  var widthStep: Double { 1 }

  func usable(_ runs: [TextRun]) -> [TextRun] { PangoLimits.usable(runs) }

  func typeset(_ runs: [TextRun], direction: ParagraphDirection, width: Double?) -> [TypesetLine] {
    layoutCount += 1
    if width == nil, let line = labelLine(runs, direction) { return [line] }
    return layoutLines(of: runs, direction, width: width)
  }

  /// Returns the lines of any text, from Pango's own layout.
  func layoutLines(of runs: [TextRun], _ direction: ParagraphDirection, width: Double?) -> [TypesetLine] {
    setDirection(direction)
    let description = library.makeDescription(of: face(of: runs.first?.font ?? FontRequest(size: 13)))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    // Pango uses 32-bit multiples of 1/1024 point; no width from here on overflows them.
    let limit = width.map { Int32(min($0, PangoLimits.width) * Double(PANGO_SCALE)) }
    pango_layout_set_width(layout, limit ?? -1)
    setAttributes(of: runs)
    var text = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    // The next layout reuses the object, so release a long text's lines now.
    defer { pango_layout_set_text(layout, "", 0) }
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
      }
      let reader = PangoLineReader(
        runs: runs, bytes: bytes, library: library, system: families.system,
        extents: runs.map { extents(of: $0.font) })
      return reader.lines(of: layout)
    }
  }

  private func setDirection(_ direction: ParagraphDirection) {
    let base: PangoDirection
    switch direction {
    case .natural(let isRightToLeft):
      base = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
      pango_layout_set_auto_dir(layout, 1)
    case .given(let isRightToLeft):
      base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      pango_layout_set_auto_dir(layout, 0)
    }
    guard pango_context_get_base_dir(library.context) != base else { return }
    pango_context_set_base_dir(library.context, base)
    pango_layout_context_changed(layout)
  }

  func face(of font: FontRequest) -> FontFace {
    FontFace(
      family: font.family ?? families.family(for: font), size: font.usableSize,
      weight: font.weight, isItalic: font.isItalic, width: font.width)
  }

  private func setAttributes(of runs: [TextRun]) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    var start: UInt32 = 0
    for (index, run) in runs.enumerated() {
      let end = start + UInt32(run.string.utf8.count)
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      if index > 0 {
        let description = library.makeDescription(of: face(of: run.font))
        add(pango_attr_font_desc_new(description))
        pango_font_description_free(description)
      }
      RunSpacing(run, families.system).forEachStretch(of: run.string) { stretch, units in
        let spacing = pango_attr_letter_spacing_new(units)
        spacing?.pointee.start_index = start + UInt32(stretch.lowerBound)
        spacing?.pointee.end_index = start + UInt32(stretch.upperBound)
        pango_attr_list_insert(list, spacing)
      }
      if let variant = run.font.smallCapitals.variant { add(pango_attr_variant_new(variant)) }
      if let attachment = run.attachment {
        var frame = attachment.pangoFrame
        add(pango_attr_shape_new(&frame, &frame))
      }
      // Pango applies only one of several feature attributes on a character.
      if families.system?.isSystem(run.font) == true {
        SystemFont.forEachStretch(of: run.string) { stretch, isOwn in
          guard let features = SystemFont.features(of: run.font, isOwn: isOwn) else { return }
          let attribute = pango_attr_font_features_new(features)
          attribute?.pointee.start_index = start + UInt32(stretch.lowerBound)
          attribute?.pointee.end_index = start + UInt32(stretch.upperBound)
          pango_attr_list_insert(list, attribute)
        }
      } else if let features = SystemFont.features(of: run.font, isOwn: false) {
        add(pango_attr_font_features_new(features))
      }
      start = end
    }
    pango_layout_set_attributes(layout, list)
  }

  private func extents(of font: FontRequest) -> FontExtents {
    if let known = extents.value(for: font) { return known }
    let isSystem = font.family == nil && font.design == .standard
    let made = FontExtents(face(of: font), system: isSystem ? families.system : nil, library: library)
    extents.insert(made, for: font)
    return made
  }
}

extension SmallCapitals {
  /// Pango's variant, for which Pango uses the glyphs of the font, or else scaled capitals; nil if there are no small capitals.
  fileprivate var variant: PangoVariant? {
    switch self {
    case [.lowercase, .uppercase]: PANGO_VARIANT_ALL_SMALL_CAPS
    case .lowercase: PANGO_VARIANT_SMALL_CAPS
    case .uppercase: PANGO_VARIANT_UNICASE
    default: nil
    }
  }
}

extension TextAttachment {
  /// The attachment's rectangle in Pango units, relative to the pen on the baseline.
  fileprivate var pangoFrame: PangoRectangle {
    func units(_ points: Double) -> Int32 { Int32(points * Double(PANGO_SCALE)) }
    return PangoRectangle(
      x: 0, y: units(-ascent), width: units(width), height: units(max(ascent + descent, 0)))
  }
}
