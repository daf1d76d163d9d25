import Foundation
import TrellisCairo
import TrellisDisplayList

/// A picture for comparison, with four bytes per pixel: red, green, blue and alpha, not premultiplied.
struct PictureFile: Equatable {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(_ bitmap: Bitmap) {
    let (width, height, rowLength) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
    (self.width, self.height) = (width, height)
    bytes = bitmap.withPixels { pixels in
      [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
        count = width * height * 4
        let words = UnsafeMutableRawBufferPointer(bytes).assumingMemoryBound(to: UInt32.self)
        var (index, y) = (0, 0)
        // In a debug build, `while` loops are faster than `for` loops, and the pictures have many pixels.
        while y < height {
          var offset = y * rowLength
          let end = offset &+ width * 4
          while offset < end {
            words[index] = Self.straight(pixels.load(fromByteOffset: offset, as: UInt32.self))
            offset &+= 4
            index &+= 1
          }
          y &+= 1
        }
      }
    }
  }

  /// Returns the bytes of a premultiplied pixel as a word, red in the lowest byte.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    var (red, green, blue) = (pixel &>> 16 & 255, pixel &>> 8 & 255, pixel & 255)
    if alpha != 255 {
      let divisor = max(alpha, 1)
      red = min(red &* 255 / divisor, 255)
      green = min(green &* 255 / divisor, 255)
      blue = min(blue &* 255 / divisor, 255)
    }
    return red | green &<< 8 | blue &<< 16 | alpha &<< 24
  }

  /// The pixels in which two pictures differ by more than a tolerance, in 255ths of a component.
  struct Difference {
    /// The number of pixels that differ.
    var pixels: Int { differing.count }
    /// The largest difference of a pixel.
    var largest = 0
    fileprivate var first: PictureFile
    fileprivate var differing: [Int] = []

    /// The first picture, pale, with the differing pixels in red.
    var picture: PictureFile {
      var picture = first
      for offset in first.bytes.indices {
        picture.bytes[offset] = offset % 4 == 3 ? 255 : 192 + first.bytes[offset] / 4
      }
      for pixel in differing {
        picture.bytes.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: [255, 0, 0, 255])
      }
      return picture
    }
  }

  /// Returns the difference from another picture, or nil if the sizes differ.
  ///
  /// Other programs round edges and glyphs to other pixels. So a pixel above the tolerance is also compared with the pixels at most
  /// `reach` pixels away in the other picture, once for each picture's pixel. The larger of the two smallest differences counts.
  func difference(from other: PictureFile, tolerance: Int, reach: Int = 0) -> Difference? {
    guard width == other.width, height == other.height else { return nil }
    var result = Difference(first: self)
    bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        let count = width * height
        var pixel = 0
        // In a debug build, a `while` loop is faster than a `for` loop, and the pictures have many pixels.
        while pixel < count {
          defer { pixel &+= 1 }
          var difference = Self.distance(own, pixel, others, pixel)
          if difference == 0 { continue }
          if difference > tolerance, reach > 0 {
            let near = neighbours(of: pixel, reach)
            let there = near.map { Self.distance(own, pixel, others, $0) }.min() ?? 255
            let back = near.map { Self.distance(own, $0, others, pixel) }.min() ?? 255
            difference = max(there, back)
          }
          result.largest = max(result.largest, difference)
          if difference > tolerance { result.differing.append(pixel) }
        }
      }
    }
    return result
  }

  /// Returns the largest difference of a component between a pixel of one picture and a pixel of another.
  private static func distance(
    _ own: UnsafeRawBufferPointer, _ first: Int, _ others: UnsafeRawBufferPointer, _ second: Int
  ) -> Int {
    let one = own.load(fromByteOffset: first &* 4, as: UInt32.self)
    let two = others.load(fromByteOffset: second &* 4, as: UInt32.self)
    if one == two { return 0 }
    var (largest, shift): (Int, UInt32) = (0, 0)
    while shift < 32 {
      let difference = abs(Int(one &>> shift & 255) &- Int(two &>> shift & 255))
      if difference > largest { largest = difference }
      shift &+= 8
    }
    return largest
  }

  private func neighbours(of pixel: Int, _ reach: Int) -> [Int] {
    let (column, row) = (pixel % width, pixel / width)
    return (max(row - reach, 0)...min(row + reach, height - 1)).flatMap { y in
      (max(column - reach, 0)...min(column + reach, width - 1)).map { y * width + $0 }
    }
  }

  /// The picture as a display list's image.
  var image: ImageSource {
    var pixels = Data(capacity: bytes.count)
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[pixel + 3])
      for offset in [2, 1, 0] { pixels.append(UInt8((Int(bytes[pixel + offset]) * alpha + 127) / 255)) }
      pixels.append(UInt8(alpha))
    }
    return ImageSource(name: "difference", width: width, height: height, pixels: pixels)
  }

  /// Writes a PNG file into `out/`, creates the folder if needed, and returns the file's path.
  func write(to name: String) throws -> String {
    let size = CGSize(width: width, height: height)
    let item = DisplayItem(
      id: 1, frame: CGRect(origin: .zero, size: size), content: .image(ImageContent(source: image)))
    let folder = Repository.root.appending(path: "out")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Picture.render(DisplayList([item]), size: size).writePNG(to: file)
    return file.path
  }
}

/// The repository's root folder.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().standardizedFileURL
}

/// Runs other programs to their end.
enum Program {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) \(arguments) ended with \(process.terminationStatus)")
    }
    return data
  }
}
