import SwiftUI
import Testing

@MainActor
struct ImageRendererContextTests {
  /// A view whose upper left quarter is red, and the rest blue.
  private var corner: some View {
    Color.blue.frame(width: 40, height: 20).overlay(alignment: .topLeading) {
      Color.red.frame(width: 20, height: 10)
    }
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start = y * image.bytesPerRow + x * 4
    return [UInt8]((image.dataProvider?.data as Data? ?? Data())[start..<start + 4])
  }

  @Test func `an image has the scale's pixels`() throws {
    let renderer = ImageRenderer(content: corner)
    renderer.scale = 3
    let image = try #require(renderer.cgImage)
    #expect(image.width == 120 && image.height == 60)
    #expect(pixel(image, 3, 3)[2] > pixel(image, 3, 3)[0])
    #expect(pixel(image, 3, 57)[0] > pixel(image, 3, 57)[2])
    #expect(renderer.uiImage?.size == CGSize(width: 40, height: 20))
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
  }

  @Test func `a view is drawn upright from the context's origin`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let renderer = ImageRenderer(content: corner)
    var reported = CGSize.zero
    renderer.render { size, draw in
      reported = size
      context.translateBy(x: 10, y: 30)
      draw(context)
    }
    #expect(reported == CGSize(width: 40, height: 20))
    let image = try #require(context.makeImage())
    // The view is at y = 30 … 50 from below, so at 50 … 70 from above.
    #expect(pixel(image, 12, 52) == pixel(try #require(renderer.cgImage), 2, 2))
    #expect(pixel(image, 12, 68) == pixel(try #require(renderer.cgImage), 2, 18))
    #expect(pixel(image, 12, 72)[3] == 0 && pixel(image, 8, 60)[3] == 0 && pixel(image, 52, 60)[3] == 0)
  }

  @Test func `a PDF of several pages keeps its text`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let pdf = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    for page in 1...2 {
      ImageRenderer(content: Text("Page \(page)").padding()).render { size, draw in
        pdf.beginPDFPage([kCGPDFContextMediaBox: CGRect(origin: .zero, size: size)] as CFDictionary)
        draw(pdf)
        pdf.endPDFPage()
      }
    }
    pdf.closePDF()
    let file = String(decoding: data as Data, as: Unicode.ASCII.self)
    #expect(file.components(separatedBy: "/MediaBox").count == 3)
    #expect(file.contains("/Font"))
  }

  @Test func `a blur in a PDF has the pixels of the rasterization scale`() throws {
    func size(at scale: CGFloat) throws -> Int {
      let data = NSMutableData()
      let consumer = try #require(CGDataConsumer(data: data))
      let pdf = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
      ImageRenderer(content: Color.red.frame(width: 50, height: 50).blur(radius: 2)).render(
        rasterizationScale: scale
      ) { size, draw in
        pdf.beginPDFPage([kCGPDFContextMediaBox: CGRect(origin: .zero, size: size)] as CFDictionary)
        draw(pdf)
      }
      pdf.closePDF()
      let file = String(decoding: data as Data, as: Unicode.ASCII.self)
      let width = try #require(file.firstMatch(of: /\/Width ([0-9]+)/))
      return try #require(Int(width.1))
    }
    let single = try size(at: 1)
    #expect(try size(at: 4) == single * 4)
  }

  @Test func `drawings of many views become files in parallel`() async throws {
    let drawings = (0..<24).map { index in
      ImageRenderer(content: Text("Card \(index)").padding().background(.blue.gradient).shadow(radius: 3))
        .drawing()
    }
    let expected = try drawings.map { try ($0.pngData(scale: 2), $0.pdfData(), $0.svgData()) }
    let made = try await withThrowingTaskGroup(of: (Int, Data, Data, Data).self) { group in
      for (index, drawing) in drawings.enumerated() {
        group.addTask {
          (index, try drawing.pngData(scale: 2), try drawing.pdfData(), try drawing.svgData())
        }
      }
      var made: [Int: (Data, Data, Data)] = [:]
      for try await (index, png, pdf, svg) in group { made[index] = (png, pdf, svg) }
      return made
    }
    for (index, files) in expected.enumerated() {
      #expect(made[index]?.0 == files.0 && made[index]?.1 == files.1 && made[index]?.2 == files.2)
    }
  }

  @Test func `a canvas draws with Core Graphics in its own space`() throws {
    let renderer = ImageRenderer(
      content: Canvas { context, size in
        context.translateBy(x: 10, y: 0)
        context.withCGContext { cg in
          cg.setFillColor(UIColor.red.cgColor)
          cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
      }.frame(width: 30, height: 20))
    let image = try #require(renderer.cgImage)
    #expect(pixel(image, 12, 2)[3] == 255 && pixel(image, 8, 2)[3] == 0 && pixel(image, 12, 18)[3] == 0)
  }

  @Test func `an image is turned, scaled and named`() throws {
    let image = try #require(ImageRenderer(content: corner).cgImage)
    let turned = ImageRenderer(content: Image(image, scale: 2, orientation: .right, label: Text("Corner")))
    let result = try #require(turned.cgImage)
    #expect(result.width == 10 && result.height == 20)
    #expect(UIImage(cgImage: image).cgImage == image)
    #expect(UIImage(cgImage: image, scale: 2, orientation: .down).size == CGSize(width: 20, height: 10))
  }

  @Test func `an image renderer of UIKit draws with y down`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 15, width: 20, height: 0))
      path.lineWidth = 4
      path.stroke()
    }
    let pixels = try #require(image.cgImage)
    #expect(
      pixel(pixels, 10, 2)[3] == 255 && pixel(pixels, 10, 15)[3] == 255 && pixel(pixels, 10, 10)[3] == 0)
    let copy = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in image.draw(at: .zero)
    }
    #expect(copy.cgImage?.dataProvider?.data == pixels.dataProvider?.data)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
