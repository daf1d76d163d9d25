import Foundation
import Testing
import TrellisDisplayList
import TrellisImages

@Suite struct DecodingTests {
  @Test func `a PNG's pixels are premultiplied BGRA`() throws {
    let source = try DecodedImage(SmallImages.png(), name: "a.png").source()
    #expect((source.width, source.height, source.scale) == (6, 4, 1))
    #expect(source[0, 0] == [0, 255, 0, 255])
    #expect(source[5, 3] == [0, 0, 128, 128])
  }

  @Test func `a JPEG's pixels are opaque`() throws {
    let source = try DecodedImage(SmallImages.jpeg, name: "a.jpg").source()
    #expect((source.width, source.height) == (16, 8))
    #expect(source[1, 1] == [0, 0, 254, 255])
    #expect(source[14, 6] == [254, 0, 0, 255])
  }

  @Test func `a WebP's pixels are premultiplied`() throws {
    let source = try DecodedImage(SmallImages.webP, name: "a.webp").source()
    #expect((source.width, source.height) == (6, 4))
    #expect(source[2, 1] == [200, 60, 80, 255])
    // Half of red 160, green 60, blue 200, rounded by libwebp.
    #expect(zip(source[4, 1], [100, 30, 80, 128]).allSatisfy { abs(Int($0) - $1) <= 1 })
  }

  @Test func `a lossy WebP is read like a lossless one`() throws {
    let source = try DecodedImage(SmallImages.webPWithLosses, name: "a.webp").source()
    #expect((source.width, source.height) == (16, 8))
    #expect(source[1, 1][2] > 230 && source[1, 1][0] < 30 && source[1, 1][3] == 255)
  }

  @Test func `an SVG is rasterized at the requested size`() throws {
    guard case .drawing(let drawing) = try DecodedImage(SmallImages.svg, name: "a.svg") else {
      Issue.record("it isn't a drawing")
      return
    }
    #expect(drawing.size == CGSize(width: 6, height: 4))
    let large = try drawing.pixels(width: 60, height: 20, scale: 2)
    #expect((large.width, large.height, large.size) == (60, 20, CGSize(width: 30, height: 10)))
    #expect(large[29, 19] == [0, 255, 0, 255])
    #expect(large[30, 0] == [0, 0, 0, 0])
    #expect(try drawing.pixels(width: 60, height: 20, scale: 2) === large)
  }

  @Test(arguments: [
    (#"viewBox="0 0 30 20""#, CGSize(width: 30, height: 20)),
    (#"width="50%" height="50%""#, CGSize(width: 300, height: 150)),
    (#"width="1in" height="48pt""#, CGSize(width: 96, height: 64)),
  ])
  func `an SVG's size is its width and height, or its view box`(attributes: String, size: CGSize) throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><path d="M0 0h3v4H0z"/></svg>"#
    #expect(try DecodedImage(Data(text.utf8), name: "a.svg").size == size)
  }

  @Test func `a file's name determines its scale`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, scale) in [("a.png", 1.0), ("a@2x.png", 2), ("b@3x.jpg", 3), ("c@x.png", 1), ("@0x.png", 1)] {
      let file = folder.appendingPathComponent(name)
      try SmallImages.png().write(to: file)
      let image = try DecodedImage(file: file.path)
      #expect(image.size == CGSize(width: 6 / scale, height: 4 / scale))
    }
  }

  /// Returns a JPEG with an EXIF orientation, in numbers of either byte order.
  private func jpeg(orientation: UInt8, isLittleEndian: Bool) -> Data {
    let exif: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let body = Array("Exif".utf8) + [0, 0] + exif
    return SmallImages.jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
      + SmallImages.jpeg.dropFirst(2)
  }

  /// `red` is the red half: the left, the right, the top or the bottom one.
  @Test(arguments: zip(1...8, ["left", "right", "right", "left", "top", "top", "bottom", "bottom"]))
  func `a JPEG is rotated by its EXIF orientation`(orientation: Int, red: String) throws {
    for isLittleEndian in [true, false] {
      let data = jpeg(orientation: UInt8(orientation), isLittleEndian: isLittleEndian)
      let source = try DecodedImage(data, name: "a.jpg").source()
      #expect((source.width, source.height) == (orientation < 5 ? (16, 8) : (8, 16)))
      let (right, bottom) = (source.width - 1, source.height - 1)
      let isRed = [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { source[$0, $1][2] > 200 }
      let expected =
        switch red {
        case "left": [true, false, true, false]
        case "right": [false, true, false, true]
        case "top": [true, true, false, false]
        default: [false, false, true, true]
        }
      #expect(isRed == expected)
    }
  }
}
