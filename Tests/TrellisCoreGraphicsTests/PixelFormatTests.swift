import Foundation
import Testing
import TrellisCoreGraphics
import TrellisCoreGraphicsCairo

/// Pixels that programs give and read.
@Suite struct PixelFormatTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func image(_ bytes: [UInt8], _ info: CGBitmapInfo, bitsPerPixel: Int = 32, bytesPerRow: Int = 8)
    -> CGImage?
  {
    CGDataProvider(data: NSData(data: Data(bytes))).flatMap {
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: info, provider: $0, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent)
    }
  }

  private func pixels(_ image: CGImage?) -> [UInt8]? {
    image?.dataProvider?.data.map { [UInt8](Data(referencing: $0)) }
  }

  private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    [CGBitmapInfo(rawValue: alpha.rawValue), order]
  }

  @Test func `the bytes of an image are read in its format`() {
    let blueGreenRedAlpha: [UInt8] = [3, 2, 1, 255, 6, 5, 4, 128]
    #expect(pixels(image([1, 2, 3, 255, 4, 5, 6, 128], info(.premultipliedLast))) == blueGreenRedAlpha)
    #expect(pixels(image([255, 1, 2, 3, 128, 4, 5, 6], info(.premultipliedFirst))) == blueGreenRedAlpha)
    #expect(
      pixels(image(blueGreenRedAlpha, info(.premultipliedFirst, .byteOrder32Little))) == blueGreenRedAlpha)
    #expect(
      pixels(image([1, 2, 3, 4, 5, 6], info(.none), bitsPerPixel: 24, bytesPerRow: 6))
        == [3, 2, 1, 255, 6, 5, 4, 255])
    #expect(pixels(image([200, 0, 0, 128, 0, 0, 0, 0], info(.last))) == [0, 0, 100, 128, 0, 0, 0, 0])
    #expect(pixels(image([1, 2, 3, 0, 4, 5, 6, 0], info(.noneSkipLast))) == [3, 2, 1, 255, 6, 5, 4, 255])
  }

  @Test func `formats that aren't supported and too few bytes make no image`() {
    #expect(image([0, 0, 0, 0], info(.premultipliedLast)) == nil)
    #expect(image([0, 0, 0, 0, 0, 0, 0, 0], info(.none)) == nil)
    #expect(image([0, 0, 0, 0, 0, 0, 0, 0], info(.last, .byteOrder16Little)) == nil)
    #expect(image([0, 0, 0, 0, 0, 0, 0, 0], info(.last), bytesPerRow: 4) == nil)
  }

  @Test func `a bitmap's pixels are read in the context's format, row by row`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = try #require(context.data)
    #expect(context.bytesPerRow == 8)
    func bytes(_ pointer: UnsafeMutableRawPointer) -> [UInt8] {
      [UInt8](UnsafeRawBufferPointer(start: pointer, count: 16))
    }
    #expect(bytes(first) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let second = try #require(context.data)
    #expect(second == first && bytes(second)[..<4] == [0, 0, 255, 255])
  }
}
