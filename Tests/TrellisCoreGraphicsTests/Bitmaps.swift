import TrellisCoreGraphicsCairo
import Foundation
import Testing

/// A pixel's premultiplied components, as bytes.
struct Pixel: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}

extension CGImage {
  /// The pixel at a column and a row, from the top left corner.
  subscript(column: Int, row: Int) -> Pixel {
    guard let data = dataProvider?.data as Data? else { return .clear }
    let start = data.startIndex + row * bytesPerRow + column * 4
    return Pixel(red: data[start + 2], green: data[start + 1], blue: data[start], alpha: data[start + 3])
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
}

/// Creates a bitmap of clear pixels.
func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
  try #require(
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
}
