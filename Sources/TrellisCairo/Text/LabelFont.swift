import CCairo
import TrellisText

/// A font's cached data for labels, which Pango would otherwise determine for each label.
final class LabelFont {
  let request: FontRequest
  /// A label's line, without its glyphs.
  let line: TypesetLine
  /// The vertical measures of labels.
  let vertical: VerticalMeasures
  /// The spacing after each character, in Pango units.
  let tracking: Int32
  /// Pango's items for text with Latin letters, and for text without letters.
  private let latin: UnsafeMutablePointer<PangoItem>
  private let common: UnsafeMutablePointer<PangoItem>
  /// The characters that labels may contain.
  let characters: LabelCharacters
  /// The shaper of the font's labels.
  var shaper: LabelShaper

  /// Itemizes all of ASCII; fails if the font doesn't contain all of these characters.
  init?(_ request: FontRequest, typesetter: PangoTypesetter) {
    let signs = String(decoding: 0x20...0x40 as ClosedRange<UInt8>, as: UTF8.self)
    let all = String(decoding: 0x20...0x7E as ClosedRange<UInt8>, as: UTF8.self)
    guard let font = typesetter.library.font(for: typesetter.face(of: request)),
      let line = typesetter.layoutLines(
        of: [TextRun("x", font: request)], .natural(orRightToLeft: false), width: nil
      ).first, line.runs.count == 1,
      let latin = typesetter.onlyItem(of: all, request)
    else { return nil }
    guard let common = typesetter.onlyItem(of: signs, request) else {
      pango_item_free(latin)
      return nil
    }
    (self.request, self.line, self.latin, self.common) = (request, line, latin, common)
    vertical = VerticalMeasures(ascent: line.ascent, descent: line.descent, extents: line.extents)
    tracking = RunSpacing.tracking(request, typesetter.families.system)
    characters = LabelCharacters(of: latin.pointee.analysis.font)
    shaper = LabelShaper(
      latin: UnsafePointer(latin.pointer(to: \.analysis)!),
      common: UnsafePointer(common.pointer(to: \.analysis)!),
      features: LabelFeatures(
        hasContextualAlternates: typesetter.families.system?.isSystem(request) != true,
        hasMonospacedDigits: request.hasMonospacedDigits))
    guard latin.pointee.analysis.font == font.pointer, common.pointee.analysis.font == font.pointer else {
      return nil
    }
  }

  deinit {
    pango_item_free(latin)
    pango_item_free(common)
  }
}

extension PangoTypesetter {
  /// Returns Pango's item for a string in a font, or nil if there are several.
  fileprivate func onlyItem(of string: String, _ font: FontRequest) -> UnsafeMutablePointer<PangoItem>? {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let description = library.makeDescription(of: face(of: font))
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    if let features = SystemFont.features(of: font, isOwn: families.system?.isSystem(font) == true) {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    // Letter spacing prevents ligatures, so it affects shaping.
    let tracking = RunSpacing.tracking(font, families.system)
    if tracking != 0 { pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(tracking)) }
    let items = pango_itemize_with_base_dir(
      library.context, PANGO_DIRECTION_LTR, string, 0, Int32(string.utf8.count), attributes, nil)
    defer { g_list_free(items) }
    var found: [UnsafeMutablePointer<PangoItem>] = []
    var next = items
    while let element = next {
      found.append(element.pointee.data.assumingMemoryBound(to: PangoItem.self))
      next = element.pointee.next
    }
    if found.count == 1 { return found[0] }
    for item in found { pango_item_free(item) }
    return nil
  }
}
