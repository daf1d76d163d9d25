import CCairo
import TrellisDisplayList
package import TrellisText

/// The installed fonts: their families, and the extents of their letters.
package enum InstalledFonts {
  /// The extents of a font's letters and lines, in points.
  package struct Extents: Hashable, Sendable {
    /// The extents above and below the baseline, the space between lines, and the height of capital letters.
    package var vertical: TextSpacing.FontExtents
    /// The height of a lowercase x.
    package var xHeight: Double
    /// The name of the family that is used.
    package var family: String
  }

  /// The names of all families, in alphabetical order.
  package static var families: [String] {
    withLibrary { library in
      var (list, count): (UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?, Int32) = (nil, 0)
      pango_font_map_list_families(library.map, &list, &count)
      defer { g_free(list) }
      return (0..<Int(count)).compactMap { index in
        list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
      }.sorted()
    }
  }

  /// Returns whether a family is installed.
  package static func hasFamily(_ name: String) -> Bool { withLibrary { $0.hasFamily(name) } }

  /// Returns the extents of the font nearest to a request.
  package static func extents(of font: FontRequest) -> Extents {
    withLibrary { library in
      let families = FontFamilies(library: library, standard: nil)
      let size = font.usableSize
      let face = FontFace(
        family: font.family ?? families.family(for: font), size: size, weight: font.weight,
        isItalic: font.isItalic, width: font.width)
      let loaded = library.font(for: face)
      let isSystem = families.system?.isSystem(font) ?? false
      let extents = FontExtents(face, system: isSystem ? families.system : nil, library: library)
      return Extents(
        vertical: extents.spacing, xHeight: loaded?.xHeight(size: size) ?? extents.spacing.capHeight * 0.72,
        family: loaded?.described(size: size).family ?? face.family)
    }
  }

  private static func withLibrary<Result>(_ body: (FontLibrary) -> Result) -> Result {
    let library = FontLibrary.borrow()
    defer { library.giveBack() }
    return body(library)
  }
}

extension Font {
  /// Returns the height of a lowercase x at a size from the file's metrics, or nil if the file lacks it.
  fileprivate func xHeight(size: Double) -> Double? {
    guard let hb = pango_font_get_hb_font(pointer) else { return nil }
    var (across, down): (Int32, Int32) = (0, 0)
    hb_font_get_scale(hb, &across, &down)
    var height: hb_position_t = 0
    guard down != 0, hb_ot_metrics_get_position(hb, HB_OT_METRICS_TAG_X_HEIGHT, &height) != 0 else {
      return nil
    }
    return abs(Double(height) / Double(down) * size)
  }
}
