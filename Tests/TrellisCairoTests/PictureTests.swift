import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
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
        == "a picture of 40000 by 20 pixels is too large; at most 32767 a side and 1 GiB (4 bytes a pixel) can be made"
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

  @Test func `a file that can't be written is an error with the path and the reason`() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    let error = #expect(throws: RenderingError.self) {
      try bitmap.writePNG(to: URL(filePath: "/no/such/folder/card.png"))
    }
    #expect(error.map { "\($0)" } == "cannot write /no/such/folder/card.png: No such file or directory")
  }
}
