public import Foundation

/// A GIF that plays pictures in an endless loop.
///
/// Each picture has a palette of up to 256 colours. If it has more, median cut groups them into parts with about as many pixels
/// each. Transparent pixels are composited onto white.
public struct AnimatedGIF {
  private var data = Data()
  private let width: Int
  private let height: Int

  /// Creates a GIF without pictures; both sides are in pixels, 1...65535.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    data.append(contentsOf: Array("GIF89a".utf8))
    append(width, height)
    data.append(contentsOf: [0x70, 0, 0])
    // Loops without end.
    data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0])
  }

  /// Adds a picture of the GIF's size, shown for `seconds`.
  ///
  /// The duration is rounded to hundredths of a second and is at least two hundredths, since viewers don't honour shorter ones.
  /// Linear in the pixels.
  public mutating func add(_ picture: Bitmap, for seconds: Double) {
    let delay = min(max(Int((seconds * 100).rounded()), 2), 65535)
    data.append(contentsOf: [0x21, 0xF9, 4, 4, UInt8(delay & 255), UInt8(delay >> 8), 0, 0])
    let pixels = picture.opaquePixels
    let palette = Palette(of: pixels)
    data.append(0x2C)
    append(0, 0, width, height)
    data.append(0x87)
    for index in 0..<256 {
      let color = index < palette.colors.count ? palette.colors[index] : 0
      data.append(contentsOf: [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)])
    }
    var encoder = LZWEncoder()
    for pixel in pixels { encoder.add(palette.index(of: pixel)) }
    data.append(8)
    let codes = encoder.finish()
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      data.append(UInt8(block.count))
      data.append(contentsOf: block)
    }
    data.append(0)
  }

  /// The bytes of the GIF file.
  public var file: Data { data + [0x3B] }

  private mutating func append(_ numbers: Int...) {
    for number in numbers { data.append(contentsOf: [UInt8(number & 255), UInt8(number >> 8 & 255)]) }
  }
}

extension Bitmap {
  /// The pixels composited onto white, row by row, as 0xRRGGBB.
  fileprivate var opaquePixels: [UInt32] {
    withPixels { bytes in
      (0..<height * width).map { index in
        let pixel = bytes.load(
          fromByteOffset: index / width * bytesPerRow + index % width * 4, as: UInt32.self)
        // Colours are premultiplied: white fills the missing opacity.
        let white = isOpaque ? 0 : 255 - pixel >> 24
        return (pixel & 0xFF_FFFF) + white * 0x01_0101
      }
    }
  }
}

/// A palette of up to 256 colours, and the index for each original colour.
private struct Palette {
  private(set) var colors: [UInt32] = []
  private var indices: [UInt32: UInt8] = [:]

  init(of pixels: [UInt32]) {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    var boxes = [counts.sorted { $0.key < $1.key }]
    while boxes.count < 256, let next = Palette.widest(of: boxes) {
      let halves = Palette.halves(of: boxes[next])
      boxes[next] = halves.0
      boxes.append(halves.1)
    }
    for box in boxes where !box.isEmpty {
      for entry in box { indices[entry.key] = UInt8(colors.count) }
      colors.append(Palette.mean(of: box))
    }
  }

  func index(of color: UInt32) -> UInt8 { indices[color]! }

  private typealias Box = [(key: UInt32, value: Int)]

  private static func channel(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 255) }

  /// Returns the channel in which a box's colours differ most, and the greatest difference.
  private static func spread(of box: Box) -> (shift: UInt32, width: Int) {
    [16, 8, 0].map { (shift: UInt32) in
      let values = box.lazy.map { channel($0.key, shift) }
      return (shift, (values.max() ?? 0) - (values.min() ?? 0))
    }.max { $0.1 < $1.1 }!
  }

  /// Returns the index of the next box to split, or nil if each has one colour.
  private static func widest(of boxes: [Box]) -> Int? {
    boxes.indices.filter { boxes[$0].count > 1 }.max {
      spread(of: boxes[$0]).width < spread(of: boxes[$1]).width
    }
  }

  private static func halves(of box: Box) -> (Box, Box) {
    let shift = spread(of: box).shift
    let sorted = box.sorted { (channel($0.key, shift), $0.key) < (channel($1.key, shift), $1.key) }
    let total = sorted.reduce(0) { $0 + $1.value }
    var (cut, sum) = (0, 0)
    while cut < sorted.count - 1, sum + sorted[cut].value <= total / 2 || cut == 0 {
      sum += sorted[cut].value
      cut += 1
    }
    return (Array(sorted[..<cut]), Array(sorted[cut...]))
  }

  private static func mean(of box: Box) -> UInt32 {
    let total = box.reduce(0) { $0 + $1.value }
    return [16, 8, 0].reduce(0) { (color: UInt32, shift: UInt32) in
      let sum = box.reduce(0) { $0 + channel($1.key, shift) * $1.value }
      return color | UInt32((sum + total / 2) / total) << shift
    }
  }
}

/// GIF's variant of LZW: codes of 9 to 12 bits, least significant bit first.
private struct LZWEncoder {
  private var bytes: [UInt8] = []
  private var (bits, bitCount) = (UInt32(0), 0)
  private var width = 9
  private var codes: [UInt32: UInt32] = [:]
  private var next: UInt32 = 258
  private var prefix: UInt32?

  init() { write(256) }

  mutating func add(_ index: UInt8) {
    guard let known = prefix else { return prefix = UInt32(index) }
    let key = known << 8 | UInt32(index)
    if let code = codes[key] { return prefix = code }
    write(known)
    prefix = UInt32(index)
    if next == 4096 {
      write(256)
      (codes, next, width) = ([:], 258, 9)
      return
    }
    codes[key] = next
    if next == 1 << UInt32(width), width < 12 { width += 1 }
    next += 1
  }

  mutating func finish() -> [UInt8] {
    if let prefix { write(prefix) }
    write(257)
    if bitCount > 0 { bytes.append(UInt8(bits & 255)) }
    return bytes
  }

  private mutating func write(_ code: UInt32) {
    bits |= code << UInt32(bitCount)
    bitCount += width
    while bitCount >= 8 {
      bytes.append(UInt8(bits & 255))
      bits >>= 8
      bitCount -= 8
    }
  }
}
