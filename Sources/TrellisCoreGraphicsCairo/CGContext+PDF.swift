public import Foundation
import TrellisCairo
public import TrellisCoreGraphics
import TrellisDisplayList
public import TrellisFoundation
import TrellisGeometry

extension CGContext {
  /// Creates a PDF file, in points of 1/72 inch.
  ///
  /// `mediaBox` is the rectangle of each page; nil is US Letter, 612 by 792 points. Draw between ``beginPDFPage(_:)`` and
  /// ``endPDFPage()``, and call ``closePDF()``, which writes the file. If it can't be written, an error is logged. nil is returned
  /// for a URL that isn't a file's. `auxiliaryInfo` is ignored; pass nil.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a PDF whose bytes go to a consumer when ``closePDF()`` is called.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    self.init(
      bounds: CGRect(origin: .zero, size: box.size), base: .page(box), output: PDFOutput(consumer, box))
  }

  /// Begins a page with the context's initial state, after ending the current page; does nothing in other contexts.
  ///
  /// `pageInfo` may have a `CGRect` as ``kCGPDFContextMediaBox``, which is the page's rectangle.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let pdf = output as? PDFOutput else { return }
    beginPage(pdf, pageInfo?[kCGPDFContextMediaBox] as? CGRect ?? pdf.box)
  }

  /// Ends the page.
  public func endPDFPage() { (output as? PDFOutput)?.endPage(self) }

  /// Begins a page with a rectangle; nil is the context's own.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let pdf = output as? PDFOutput else { return }
    beginPage(pdf, mediaBox?.pointee ?? pdf.box)
  }

  /// Ends the page.
  public func endPage() { endPDFPage() }

  /// Ends the page and writes the file; a closed context draws nothing more.
  public func closePDF() { (output as? PDFOutput)?.close(self) }

  private func beginPage(_ pdf: PDFOutput, _ box: CGRect) {
    pdf.endPage(self)
    restart(bounds: CGRect(origin: .zero, size: box.size), base: .page(box))
    pdf.isInPage = true
  }
}

/// The key of a page's rectangle.
public nonisolated(unsafe) let kCGPDFContextMediaBox = "MediaBox" as CFString

/// Mutable bytes, under the name of Core Foundation.
public typealias CFMutableData = NSMutableData

/// The destination of a file's bytes.
public final class CGDataConsumer {
  private let write: (Data) throws -> Void

  /// Creates a consumer that writes a file; nil if the URL isn't a file's.
  public init?(url: CFURL) {
    let file = url as URL
    guard file.isFileURL else { return nil }
    write = { try $0.write(to: file, options: .atomic) }
  }

  /// Creates a consumer that appends to data.
  public init?(data: CFMutableData) {
    write = { data.append($0) }
  }

  func consume(_ data: Data) {
    do {
      try write(data)
    } catch {
      FileHandle.standardError.write(Data("CGContext.closePDF: the PDF isn't written: \(error)\n".utf8))
    }
  }
}

/// The pages of a PDF.
final class PDFOutput: CGContextOutput {
  let box: CGRect
  var isInPage = false
  private let consumer: CGDataConsumer
  private var pages: [Picture.Page] = []
  private var isClosed = false

  init(_ consumer: CGDataConsumer, _ box: CGRect) { (self.consumer, self.box) = (consumer, box) }

  func endPage(_ context: CGContext) {
    guard isInPage else { return }
    isInPage = false
    pages.append(
      Picture.Page(
        list: context.list, size: context.bounds.size,
        rasterizationScale: context.rasterizationScale ?? 2))
  }

  func close(_ context: CGContext) {
    guard !isClosed else { return }
    isClosed = true
    endPage(context)
    guard !pages.isEmpty else { return }
    do {
      consumer.consume(try Renderer.withPooled { try Picture.pdf(pages: pages, using: $0) })
    } catch {
      FileHandle.standardError.write(Data("CGContext.closePDF: \(error)\n".utf8))
    }
  }

  func end(_ context: CGContext) { close(context) }
}

extension CGAffineTransform {
  /// The transform of a page's space, with y up, to a list whose origin is the page's upper left corner.
  fileprivate static func page(_ box: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
  }
}
