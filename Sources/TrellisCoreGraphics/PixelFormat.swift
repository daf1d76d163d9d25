package import Foundation

/// The format of a pixel with eight bits per component, as four bytes or, without alpha, three.
package struct PixelFormat {
  /// The positions of red, green, blue and alpha among a pixel's bytes; nil for no alpha.
  private let red: Int, green: Int, blue: Int, alpha: Int?
  /// Whether components aren't premultiplied.
  private let isStraight: Bool
  /// The bytes of a pixel: 3 or 4.
  package let bytes: Int

  /// Creates the format of the bits of a `CGBitmapInfo`; nil if it is none of four bytes, or of three without alpha.
  package init?(_ info: CGBitmapInfo, bitsPerPixel: Int = 32) {
    guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else {
      return nil
    }
    let order = info.intersection(.byteOrderMask)
    guard order == [] || order == .byteOrder32Little || order == .byteOrder32Big else { return nil }
    isStraight = alphaInfo == .last || alphaInfo == .first
    bytes = bitsPerPixel / 8
    if bitsPerPixel == 24, alphaInfo == .none, order == [] {
      (red, green, blue, alpha) = (0, 1, 2, nil)
      return
    }
    guard bitsPerPixel == 32, alphaInfo != .alphaOnly, alphaInfo != .none else { return nil }
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let turned = order == .byteOrder32Little ? places.map { 3 - $0 } : places
    (red, green, blue) = (turned[0], turned[1], turned[2])
    alpha = alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast ? nil : turned[3]
  }

  /// Returns the pixels of rows in this format, as premultiplied blue, green, red and alpha; nil if there are too few bytes.
  ///
  /// Complexity: O(*n*) for *n* pixels.
  package func pixels(of data: Data, width: Int, height: Int, bytesPerRow: Int) -> Data? {
    guard width > 0, height > 0, bytesPerRow >= width * bytes,
      data.count >= (height - 1) * bytesPerRow + width * bytes
    else { return nil }
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (pixels: UnsafeMutableRawBufferPointer) in
      data.withUnsafeBytes { (data: UnsafeRawBufferPointer) in
        for row in 0..<height {
          for column in 0..<width {
            let from = row * bytesPerRow + column * bytes
            let to = (row * width + column) * 4
            let opacity = alpha.map { data[from + $0] } ?? 255
            func component(_ place: Int) -> UInt8 {
              let value = data[from + place]
              return isStraight ? UInt8((Int(value) * Int(opacity) + 127) / 255) : value
            }
            pixels[to] = component(blue)
            pixels[to + 1] = component(green)
            pixels[to + 2] = component(red)
            pixels[to + 3] = opacity
          }
        }
      }
    }
    return pixels
  }

  /// Writes premultiplied pixels of blue, green, red and alpha to rows in this format, always premultiplied.
  ///
  /// Complexity: O(*n*) for *n* pixels.
  package func write(
    _ pixels: Data, width: Int, height: Int, to target: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    pixels.withUnsafeBytes { (pixels: UnsafeRawBufferPointer) in
      for row in 0..<height {
        for column in 0..<width {
          let from = (row * width + column) * 4
          let to = target + row * bytesPerRow + column * bytes
          to.storeBytes(of: pixels[from], toByteOffset: blue, as: UInt8.self)
          to.storeBytes(of: pixels[from + 1], toByteOffset: green, as: UInt8.self)
          to.storeBytes(of: pixels[from + 2], toByteOffset: red, as: UInt8.self)
          if let alpha { to.storeBytes(of: pixels[from + 3], toByteOffset: alpha, as: UInt8.self) }
        }
      }
    }
  }
}
