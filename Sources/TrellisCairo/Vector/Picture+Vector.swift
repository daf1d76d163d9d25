import CCairo
public import Foundation
public import TrellisDisplayList
import TrellisGeometry

extension Picture {
  /// Draws a display list as an SVG file.
  ///
  /// `size` is in points and begins at the list's origin; what lies outside is cut off. A point is a `px`. What the list
  /// leaves open shows `background`. Nothing is moved onto whole pixels, for there are none.
  ///
  /// Shapes, linear and radial gradients, text (as the outlines of its glyphs), images, opacities, clips, masks, affine
  /// transforms and most blend modes (as CSS's `mix-blend-mode`) are written as such. What there are no words for is drawn by
  /// `renderer` at two pixels a point, and put in as a picture: blurs, shadows (without what casts them), colour matrices,
  /// perspective, angular gradients, emoji, and whatever one of the blend modes `sourceAtop`, `destinationOver`,
  /// `destinationOut`, `plusDarker` and `plusLighter` mixes with what lies behind, or a material shows of it out of focus,
  /// together with that, as far as it reaches; of more than 64 of these on a page, the page.
  ///
  /// The same list gives the same bytes each time. Throws `RenderingError.unusableSize` where a side isn't positive and
  /// finite, `RenderingError.pageTooLarge` beyond 32767 points a side, `RenderingError.outOfMemory`, and
  /// `RenderingError.encodingFailed`.
  public static func svg(
    _ list: DisplayList, size: CGSize, background: RGBAColor = .clear, using renderer: Renderer = Renderer()
  ) throws(RenderingError) -> Data {
    let file = try vectors(list, .svg, size: size, background: background, using: renderer)
    return SVGNames.renumbered(SVGMarks.replaced(in: file))
  }

  /// Draws a display list as a PDF file of one page.
  ///
  /// `size` is in points of 1/72 inch and begins at the list's origin; what lies outside is cut off. What the list leaves
  /// open shows `background`; clear is the paper. Nothing is moved onto whole pixels, for there are none.
  ///
  /// Text is text, with its fonts' glyphs in the file: it can be searched, selected and copied. Shapes, linear and radial
  /// gradients, images, opacities, clips, masks, affine transforms and most blend modes are written as such. What there are
  /// no words for is drawn by `renderer` at two pixels a point, and put in as a picture, text in it included: blurs, shadows
  /// (without what casts them), colour matrices, perspective, angular gradients, emoji, and whatever one of the blend modes
  /// `sourceAtop`, `destinationOver`, `destinationOut`, `plusDarker` and `plusLighter` mixes with what lies behind, or a material
  /// shows of it out of focus, together with that, as far as it reaches; of more than 64 of these on a page, the page.
  ///
  /// The same list gives the same bytes each time; the file's date is the first of January 2000. Throws
  /// `RenderingError.unusableSize` where a side isn't positive and finite, `RenderingError.pageTooLarge` beyond 14400 points
  /// a side, `RenderingError.outOfMemory`, and `RenderingError.encodingFailed`.
  public static func pdf(
    _ list: DisplayList, size: CGSize, background: RGBAColor = .clear, using renderer: Renderer = Renderer()
  ) throws(RenderingError) -> Data {
    try vectors(list, .pdf, size: size, background: background, using: renderer)
  }

  private static func vectors(
    _ list: DisplayList, _ format: VectorFormat, size: CGSize, background: RGBAColor,
    using renderer: Renderer
  ) throws(RenderingError) -> Data {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .unusableSize(size, scale: 1)
    }
    guard size.width <= format.sideLimit, size.height <= format.sideLimit else {
      throw .pageTooLarge(size, limit: format.sideLimit)
    }
    let sink = VectorSink()
    let surface = format.makeSurface(size: size, writingTo: sink)
    defer { cairo_surface_destroy(surface) }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { throw .outOfMemory(pixelsWide: Int(size.width), pixelsHigh: Int(size.height)) }
    let pass = VectorPass(
      context: context, format: format, page: CGRect(origin: .zero, size: size), renderer: renderer)
    pass.drawPage(list, background: background)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    for status in [status, cairo_surface_status(surface)] where status != CAIRO_STATUS_SUCCESS {
      throw .encodingFailed(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.data
  }
}
