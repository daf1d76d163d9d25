public import TrellisCoreGraphicsCairo
public import Foundation
import TrellisCairo
package import TrellisDisplayList

/// The appearance of a view at one moment, from ``ImageRenderer/drawing()``.
///
/// It never changes, and any number of threads may make files from it at once. Each call borrows caches of fonts and pixels, which the
/// program keeps: as many as were ever in use at once.
public struct ViewDrawing: Sendable {
  package let list: DisplayList
  /// The size in points.
  public let size: CGSize
  package let background: RGBAColor

  /// Returns the drawing as a PNG file, at `scale` pixels per point.
  ///
  /// Throws an error with a description if the size is empty, beyond 32767 pixels per side, and beyond 1 GiB.
  public func pngData(scale: CGFloat = 1) throws -> Data { try bitmap(scale).pngData() }

  /// Returns the drawing as an SVG file; see ``ImageRenderer/svgData()``.
  public func svgData() throws -> Data {
    try Renderer.withPooled { try Picture.svg(list, size: size, background: background, using: $0) }
  }

  /// Returns the drawing as a PDF file; see ``ImageRenderer/pdfData()``.
  public func pdfData() throws -> Data {
    try Renderer.withPooled { try Picture.pdf(list, size: size, background: background, using: $0) }
  }

  /// Returns the drawing as pixels, at `scale` pixels per point; nil where ``pngData(scale:)`` throws an error.
  public func cgImage(scale: CGFloat = 1) -> CGImage? {
    (try? bitmap(scale)).map { CGImage(ImageSource($0)) }
  }

  func draw(in context: CGContext, rasterizationScale: CGFloat) {
    var list = list
    if background.opacity > 0 {
      let paper = DisplayItem(id: 0, frame: CGRect(origin: .zero, size: size), content: .fill(background))
      list = DisplayList([paper, DisplayItem(id: 1, frame: .zero, content: .list(list))])
    }
    context.rasterizationScale = max(context.rasterizationScale ?? 0, rasterizationScale)
    context.draw(list, size: size)
  }

  private func bitmap(_ scale: CGFloat) throws -> Bitmap {
    try Renderer.withPooled {
      try Picture.render(list, size: size, scale: scale, background: background, using: $0)
    }
  }
}
