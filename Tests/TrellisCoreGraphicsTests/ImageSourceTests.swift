import Foundation
import ImageIO
import Testing
import TrellisCairo
import TrellisDisplayList

struct ImageSourceTests {
  /// A picture file of 40 by 20 pixels, red on the left and blue on the right.
  private var png: Data {
    get throws {
      let bitmap = try Bitmap(width: 40, height: 20)
      func fill(_ x: CGFloat, _ color: RGBAColor) -> DisplayItem {
        DisplayItem(id: 0, frame: CGRect(x: x, y: 0, width: 20, height: 20), content: .fill(color))
      }
      Renderer().draw(
        DisplayList([
          fill(0, RGBAColor(red: 1, green: 0, blue: 0)), fill(20, RGBAColor(red: 0, green: 0, blue: 1)),
        ]), into: bitmap)
      return try bitmap.pngData()
    }
  }

  @Test func `a source of picture data has one image with its size`() throws {
    let source = try #require(CGImageSourceCreateWithData(try png as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let options = [kCGImageSourceShouldCache: true] as CFDictionary
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
    #expect(image.width == 40 && image.height == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
  }

  @Test func `a thumbnail is as large as requested, and only made on request`() throws {
    let source = try #require(CGImageSourceCreateWithData(try png as CFData, nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ] as CFDictionary
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(image.width == 10 && image.height == 5)
    let pixels = try #require(image.dataProvider?.data as Data?)
    #expect(Array(pixels[0..<4]) == [0, 0, 255, 255] && Array(pixels[36..<40]) == [255, 0, 0, 255])
    let large =
      [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 100,
      ] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 40)
  }

  @Test func `data that is no picture has no image, and a missing file no source`() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/a.png") as CFURL, nil) == nil)
  }
}
