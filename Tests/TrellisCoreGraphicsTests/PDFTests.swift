import TrellisCoreGraphicsCairo
import Foundation
import Testing

struct PDFTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

  @Test func `pages have their own sizes`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    context.endPDFPage()
    context.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 50, height: 70)] as CFDictionary)
    context.closePDF()
    context.closePDF()
    let file = text(data as Data)
    #expect(file.hasPrefix("%PDF-"))
    #expect(file.components(separatedBy: "/MediaBox").count == 3)
    #expect(file.contains("0 0 200 100") && file.contains("0 0 50 70"))
  }

  @Test func `a file is written when it is closed`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.endPDFPage()
    #expect(!FileManager.default.fileExists(atPath: url.path))
    context.closePDF()
    #expect(text(try Data(contentsOf: url)).contains("0 0 612 792"))
    #expect(CGContext(try #require(NSURL(string: "https://example.org")), mediaBox: nil, nil) == nil)
  }

  @Test func `a context that is let go closes its file`() throws {
    let data = NSMutableData()
    do {
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
      context.beginPDFPage(nil)
    }
    #expect(data.length > 0)
  }
}
