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
    let page = Page(list: list, size: size, background: background)
    let file = try vectors([page], .svg, using: renderer)
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
    try pdf(pages: [Page(list: list, size: size, background: background)], using: renderer)
  }

  /// A page of a PDF file.
  public struct Page: Sendable {
    /// The drawing; its origin is the page's upper left corner.
    public var list: DisplayList
    /// The size in points; content outside is cut off.
    public var size: CGSize
    /// The colour wherever the list draws nothing; clear means the paper.
    public var background: RGBAColor
    /// The pixels per point of content that becomes an image.
    public var rasterizationScale: CGFloat

    /// Creates a page.
    public init(
      list: DisplayList, size: CGSize, background: RGBAColor = .clear, rasterizationScale: CGFloat = 2
    ) {
      (self.list, self.size) = (list, size)
      (self.background, self.rasterizationScale) = (background, rasterizationScale)
    }
  }

  /// Draws display lists as the pages of a PDF file, as ``pdf(_:size:background:using:)`` draws one.
  ///
  /// A file without pages throws `RenderingError.unusableSize`. A `rasterizationScale` that isn't positive and finite counts as 2.
  public static func pdf(
    pages: [Page], using renderer: Renderer = Renderer()
  ) throws(RenderingError) -> Data {
    try vectors(pages, .pdf, using: renderer)
  }

  private static func vectors(
    _ pages: [Page], _ format: VectorFormat, using renderer: Renderer
  ) throws(RenderingError) -> Data {
    for size in pages.isEmpty ? [.zero] : pages.map(\.size) {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .unusableSize(size, scale: 1)
      }
      guard size.width <= format.sideLimit, size.height <= format.sideLimit else {
        throw .pageTooLarge(size, limit: format.sideLimit)
      }
    }
    let size = pages[0].size
    let sink = VectorSink()
    let surface = format.makeSurface(size: size, writingTo: sink)
    defer { cairo_surface_destroy(surface) }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { throw .outOfMemory(pixelsWide: Int(size.width), pixelsHigh: Int(size.height)) }
    let fonts = VectorFonts()
    for (index, page) in pages.enumerated() {
      if index > 0 { cairo_pdf_surface_set_size(surface, page.size.width, page.size.height) }
      let scale = page.rasterizationScale
      let pass = VectorPass(
        context: context, format: format, page: CGRect(origin: .zero, size: page.size), renderer: renderer,
        fonts: fonts, density: scale > 0 && scale.isFinite ? scale : 2)
      cairo_identity_matrix(context)
      pass.drawPage(page.list, background: page.background)
      if pages.count > 1 { cairo_show_page(context) }
    }
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    for status in [status, cairo_surface_status(surface)] where status != CAIRO_STATUS_SUCCESS {
      throw .encodingFailed(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.data
  }
}
