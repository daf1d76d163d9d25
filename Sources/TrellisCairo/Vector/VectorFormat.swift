import CCairo
import Foundation
import TrellisGeometry

/// A vector file format.
enum VectorFormat {
  case svg
  case pdf

  /// The longest side in points: PDF's own limit, and for SVG the limit of bitmaps.
  var sideLimit: CGFloat { self == .pdf ? 14400 : CGFloat(Bitmap.sideLimit) }

  /// Creates a Cairo surface that writes its bytes to a sink.
  func makeSurface(size: CGSize, writingTo sink: VectorSink) -> OpaquePointer? {
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<VectorSink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    switch self {
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
      // At scale 1, a point is a pixel, so the unit is CSS's px.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    case .pdf:
      let surface = cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
      // A fixed date, so that the same picture always gives the same bytes; Cairo would write the current time.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      return surface
    }
  }

  /// Whether the format supports a blend mode.
  func says(_ mode: BlendMode) -> Bool { Self.pdfOperator(mode) != nil }

  /// Returns the operator of Cairo's PDF surface for a blend mode, or nil if PDF doesn't support the mode.
  ///
  /// CSS supports the same modes.
  static func pdfOperator(_ mode: BlendMode) -> cairo_operator_t? {
    if mode == .normal { return CAIRO_OPERATOR_OVER }
    switch mode {
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: return nil
    }
  }
}

/// The destination of a file's bytes.
final class VectorSink {
  var data = Data()
}
