public import TrellisCoreGraphicsCairo
public import Foundation

/// The format of a ``UIGraphicsPDFRenderer``'s documents.
public final class UIGraphicsPDFRendererFormat: NSObject {
  /// The information about the document, which isn't written here.
  public var documentInfo: [String: Any] = [:]
  /// Creates a format.
  public override init() {}
  /// Returns a format.
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// Returns a format.
  public static func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The drawing of a document, by a closure of a ``UIGraphicsPDFRenderer``.
public final class UIGraphicsPDFRendererContext: NSObject {
  /// The context to draw in; on a page, the origin is the upper left corner, with y pointing down.
  public let cgContext: CGContext
  /// The format of the document.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the current page, in points.
  public private(set) var pdfContextBounds: CGRect
  private let bounds: CGRect

  init(_ context: CGContext, _ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (cgContext, self.bounds, self.format, pdfContextBounds) = (context, bounds, format, bounds)
  }

  /// Begins a page of the renderer's size, after ending the current one.
  public func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page with a rectangle in points, after ending the current one; `pageInfo` is ignored.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    var box = bounds
    pdfContextBounds = bounds
    cgContext.beginPage(mediaBox: &box)
    cgContext.translateBy(x: 0, y: bounds.minY + bounds.maxY)
    cgContext.scaleBy(x: 1, y: -1)
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line along a rectangle's sides, inside the rectangle and a point wide.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips new drawing to a rectangle as well.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes PDF documents with the drawing of closures.
///
/// Source: documented, developer.apple.com/documentation/uikit/uigraphicspdfrenderer.
public final class UIGraphicsPDFRenderer: NSObject {
  /// The format of the documents.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of pages with a rectangle in points, each 1/72 inch.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns the document that a closure draws: call ``UIGraphicsPDFRendererContext/beginPage()`` before each page.
  ///
  /// A document without pages is empty data.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = CFMutableData()
    var box = bounds
    guard let consumer = CGDataConsumer(data: data),
      let context = CGContext(consumer: consumer, mediaBox: &box, nil)
    else { return Data() }
    CurrentContext.with(context) { actions(UIGraphicsPDFRendererContext(context, bounds, format)) }
    context.closePDF()
    return data as Data
  }

  /// Writes the document that a closure draws to a file.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
