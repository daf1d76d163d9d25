import CCairo
import Foundation
import TrellisGeometry

/// A group style that SVG supports but Cairo 1.16 can't write.
///
/// Images that refer to nonexistent files mark the group's beginning and end. ``SVGMarks`` replaces them when Cairo is done.
enum GroupMark {
  /// Content in the group doesn't blend with anything outside.
  case isolated
  /// The group blends with the content behind it.
  case blended(BlendMode)

  /// The group's CSS style, or nil if it needs none.
  var style: String? {
    switch self {
    case .isolated: "isolation:isolate"
    case .blended(.normal): nil
    case .blended(let mode): mode.cssName.map { "mix-blend-mode:\($0)" }
    }
  }
}

extension BlendMode {
  /// CSS's name for the mode, or nil if CSS lacks the mode.
  ///
  /// Source: the W3C's “Compositing and Blending Level 1”.
  fileprivate var cssName: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}

extension VectorPass {
  /// Draws a closure's content as a group with a style in an SVG; in a PDF, where Cairo writes styles itself, just calls the
  /// closure.
  ///
  /// `ink` must overlap the visible part of the page, since Cairo omits marks outside it.
  func marked(_ mark: GroupMark, within ink: CGRect, _ body: () -> Void) {
    guard format == .svg, let style = mark.style else { return body() }
    put(SVGMarks.begin(style), within: ink)
    body()
    put(SVGMarks.end, within: ink)
  }

  private func put(_ mark: String, within ink: CGRect) {
    guard ink.width > 0, ink.height > 0,
      let picture = Surface(.picture, PixelRect(left: 0, top: 0, right: 1, bottom: 1)),
      let pattern = cairo_pattern_create_for_surface(picture.pointer)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    // The pixel is half transparent: Cairo would treat an opaque image as large as the page as the page's background, and would
    // omit a clear one.
    picture.withPixels { $0[0] = 0x8080_8080 }
    // Cairo owns the bytes, and keeps them for longer than this call.
    let bytes = strdup(mark)
    let length = UInt(mark.utf8.count)
    cairo_surface_set_mime_data(picture.pointer, CAIRO_MIME_TYPE_URI, bytes, length, { free($0) }, bytes)
    var toPixel = CGAffineTransform(translationX: -ink.minX, y: -ink.minY)
      .concatenating(CGAffineTransform(scaleX: 1 / ink.width, y: 1 / ink.height)).cairo
    cairo_pattern_set_matrix(pattern, &toPixel)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_restore(context)
  }
}
