import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix
import TrellisText

struct PictureTests {
  init() { TestFonts.pin() }

  let square = DisplayList([
    Scenes.fill(1, CGRect(x: 0, y: 0, width: 4, height: 4), RGBAColor(red: 0, green: 1, blue: 0))
  ])

  @Test func `a picture has the size times the scale in pixels`() throws {
    let bitmap = try Picture.render(square, size: CGSize(width: 10.1, height: 4), scale: 1.5)
    #expect(bitmap.width == 16)
    #expect(bitmap.height == 6)
    #expect(bitmap.color(x: 5, y: 5) == RGBAColor(red: 0, green: 1, blue: 0))
    #expect(bitmap.color(x: 6, y: 0) == .clear)
    #expect(try Picture.render(square, size: CGSize(width: 0.1 + 0.2, height: 1), scale: 10).width == 3)
  }

  @Test func `a picture that is too large is an error that names its pixels`() {
    #expect(throws: RenderingError.tooLarge(pixelsWide: 40000, pixelsHigh: 20)) {
      try Picture.render(square, size: CGSize(width: 20000, height: 10), scale: 2)
    }
    #expect(throws: RenderingError.tooLarge(pixelsWide: 30000, pixelsHigh: 30000)) {
      try Picture.render(square, size: CGSize(width: 30000, height: 30000))
    }
    #expect(
      "\(RenderingError.tooLarge(pixelsWide: 40000, pixelsHigh: 20))"
        == "a picture of 40000 by 20 pixels is too large; the limits are 32767 pixels a side and 1 GiB (4 bytes a pixel)"
    )
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `a size or scale without pixels is an error`(number: CGFloat) {
    for (size, scale) in [(CGSize(width: number, height: 1), 1), (CGSize(width: 1, height: 1), number)] {
      #expect {
        try Picture.render(square, size: size, scale: scale)
      } throws: { error in
        guard case .unusableSize = error as? RenderingError else { return false }
        return true
      }
    }
  }

  @Test func `a PNG is the same bytes each time and reads back as it was`() throws {
    let bitmap = try Picture.render(square, size: CGSize(width: 6, height: 5))
    let data = try bitmap.pngData()
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(data[16..<24]) == [0, 0, 0, 6, 0, 0, 0, 5])
    #expect(try bitmap.pngData() == data)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try bitmap.writePNG(to: file)
    #expect(try Data(contentsOf: file) == data)
  }

  @Test func `every colour and opacity survives in a PNG`() throws {
    let source = TestImages.make(name: "all", width: 256, height: 256) { alpha, part in
      let (alpha, value) = (UInt8(alpha), UInt8(min(alpha, part)))
      return [value, alpha - value, alpha / 2, alpha]
    }
    let size = CGSize(width: 256, height: 256)
    let item = DisplayItem(
      id: 1, frame: CGRect(origin: .zero, size: size), content: .image(ImageContent(source: source)))
    let bitmap = try Picture.render(DisplayList([item]), size: size)
    let data = try bitmap.pngData()
    #expect(data[25] == 6, "with alpha")
    #expect(firstDifference(try Bitmap(png: data).bytes, bitmap.bytes) == nil)
  }

  /// The picture is larger than a chunk of the file, and hard to compress.
  @Test func `a PNG of an opaque picture has no alpha, and all of its pixels`() throws {
    var generator = SplitMix(state: 7)
    let source = TestImages.make(name: "noise", width: 300, height: 200) { _, _ in
      [0, 0, 0].map { (_: UInt8) in UInt8.random(in: 0...255, using: &generator) } + [255]
    }
    let size = CGSize(width: 300, height: 200)
    let item = DisplayItem(
      id: 1, frame: CGRect(origin: .zero, size: size), content: .image(ImageContent(source: source)))
    let bitmap = try Picture.render(DisplayList([item]), size: size)
    let data = try bitmap.pngData()
    #expect(data[25] == 2, "without alpha")
    #expect(data.count > 180_000)
    #expect(firstDifference(try Bitmap(png: data).bytes, bitmap.bytes) == nil)
  }

  /// Each band is compressed in another way: colours that change slowly in one direction by their differences, and repeated
  /// colours as they are.
  ///
  /// Other cases are rows that are clear at their ends, and more rows than the encoder examines for its choice.
  @Test(arguments: [false, true])
  func `a PNG has all pixels of slopes, stripes and noise`(isOpaque: Bool) throws {
    var generator = SplitMix(state: 11)
    let (width, height) = (310, 900)
    let source = TestImages.make(name: "bands \(isOpaque)", width: width, height: height) { x, y in
      let alpha = isOpaque ? 255 : x < 20 ? 0 : x > 300 ? UInt8(300 * 255 / x - y % 7) : 255
      let color: [Int] =
        switch y / 100 % 5 {
        case 0: [x % 256, x / 2, y % 256]
        case 1: [y % 256, y / 4, y / 8]
        case 2: [x / 16 * 16 % 256, 40, 200]
        case 3: [Int.random(in: 0...255, using: &generator), x % 256, 0]
        default: [(x * x + y * y) / 1000 % 256, (x + y) % 256, 128]
        }
      return color.map { UInt8($0 * Int(alpha) / 255) } + [alpha]
    }
    let size = CGSize(width: width, height: height)
    let item = DisplayItem(
      id: 1, frame: CGRect(origin: .zero, size: size), content: .image(ImageContent(source: source)))
    let bitmap = try Picture.render(DisplayList([item]), size: size)
    let data = try bitmap.pngData()
    #expect(data[25] == (isOpaque ? 2 : 6))
    #expect(firstDifference(try Bitmap(png: data).bytes, bitmap.bytes) == nil)
    // A smaller picture, encoded in memory reused from the previous one.
    let small = try Picture.render(square, size: CGSize(width: 3, height: 1))
    #expect(firstDifference(try Bitmap(png: small.pngData()).bytes, small.bytes) == nil)
  }

  @Test func `a file that can't be written is an error with the path and the reason`() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    let error = #expect(throws: RenderingError.self) {
      try bitmap.writePNG(to: URL(filePath: "/no/such/folder/card.png"))
    }
    #expect(error.map { "\($0)" } == "cannot write /no/such/folder/card.png: No such file or directory")
  }
}
