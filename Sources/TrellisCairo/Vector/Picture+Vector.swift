import CCairo
public import Foundation
public import TrellisDisplayList
import TrellisGeometry

extension Picture {
  /// Draws a display list as an SVG file.
  ///
  /// `size` is in points and begins at the list's origin; content outside is cut off. A point is a `px`. `background` shows
  /// wherever the list draws nothing. Nothing is snapped to whole pixels.
  ///
  /// Shapes, linear and radial gradients, text, images, opacities, clips, masks, affine transforms and most blend modes are written
  /// as vectors. Text becomes the outlines of its glyphs, and blend modes become CSS's `mix-blend-mode`.
  ///
  /// `renderer` draws all other content at two pixels per point, and the result is embedded as images:
  /// - blurs, and shadows without the content that casts them
  /// - colour matrices, perspective, angular gradients and emoji
  /// - content with a material or with the blend mode `sourceAtop`, `destinationOver`, `destinationOut`, `plusDarker` or
  ///   `plusLighter`, together with everything behind it within its bounds
  ///
  /// If a page has more than 64 images of the last kind, all of the page becomes one image.
  ///
  /// The same list always gives the same bytes. Throws `RenderingError.unusableSize` if a side isn't positive and finite,
  /// `RenderingError.pageTooLarge` beyond 32767 points per side, `RenderingError.outOfMemory`, and
  /// `RenderingError.encodingFailed`.
  public static func svg(
    _ list: DisplayList, size: CGSize, background: RGBAColor = .clear, using renderer: Renderer = Renderer()
  ) throws(RenderingError) -> Data {
    let file = try vectors(list, .svg, size: size, background: background, using: renderer)
    return SVGNames.renumbered(SVGMarks.replaced(in: file))
  }

  /// Draws a display list as a PDF file of one page.
  ///
  /// `size` is in points of 1/72 inch and begins at the list's origin; content outside is cut off. `background` shows wherever
  /// the list draws nothing; clear means the paper. Nothing is snapped to whole pixels.
  ///
  /// Text stays text, with its glyphs embedded: it can be searched, selected and copied. Shapes, linear and radial gradients,
  /// images, opacities, clips, masks, affine transforms and most blend modes are written as vectors.
  ///
  /// `renderer` draws all other content at two pixels per point, including text in it, and the result is embedded as images:
  /// - blurs, and shadows without the content that casts them
  /// - colour matrices, perspective, angular gradients and emoji
  /// - content with a material or with the blend mode `sourceAtop`, `destinationOver`, `destinationOut`, `plusDarker` or
  ///   `plusLighter`, together with everything behind it within its bounds
  ///
  /// If a page has more than 64 images of the last kind, all of the page becomes one image.
  ///
  /// The same list always gives the same bytes; the file's date is 1 January 2000. Throws `RenderingError.unusableSize` if a side
  /// isn't positive and finite, `RenderingError.pageTooLarge` beyond 14400 points per side, `RenderingError.outOfMemory`, and
  /// `RenderingError.encodingFailed`.
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
