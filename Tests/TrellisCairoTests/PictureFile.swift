import Foundation
import TrellisCairo
import TrellisDisplayList

/// A picture for comparison, with four bytes per pixel: red, green, blue and alpha, not premultiplied.
struct PictureFile: Equatable {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    var bytes: [UInt8] = []
    bitmap.withPixels { pixels in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
          let alpha = pixel >> 24
          for shift: UInt32 in [16, 8, 0] {
            bytes.append(UInt8(min((pixel >> shift & 255) * 255 / max(alpha, 1), 255)))
          }
          bytes.append(UInt8(alpha))
        }
      }
    }
    self.bytes = bytes
  }

  /// The pixels in which two pictures differ by more than a tolerance, in 255ths of a component.
  struct Difference {
    /// The number of pixels that differ.
    var pixels = 0
    /// The largest difference of a pixel.
    var largest = 0
    /// The first picture, pale, with the differing pixels in red.
    var picture: PictureFile
  }

  /// Returns the difference from another picture, or nil if the sizes differ.
  ///
  /// A pixel above the tolerance is also compared with the pixels at most `reach` away, in both directions, and the best match
  /// counts. Other programs round edges and glyphs to other pixels.
  func difference(from other: PictureFile, tolerance: Int, reach: Int = 0) -> Difference? {
    guard width == other.width, height == other.height else { return nil }
    var result = Difference(picture: self)
    for pixel in 0..<width * height {
      let components = pixel * 4..<pixel * 4 + 4
      var difference = distance(at: pixel, other, at: pixel)
      if difference > tolerance, reach > 0 {
        let there = neighbours(of: pixel, reach).map { distance(at: pixel, other, at: $0) }.min() ?? 255
        let back = neighbours(of: pixel, reach).map { distance(at: $0, other, at: pixel) }.min() ?? 255
        difference = max(there, back)
      }
      result.largest = max(result.largest, difference)
      if difference > tolerance { result.pixels += 1 }
      for (offset, component) in components.enumerated() {
        result.picture.bytes[component] =
          difference > tolerance ? [255, 0, 0, 255][offset] : offset == 3 ? 255 : 192 + bytes[component] / 4
      }
    }
    return result
  }

  private func distance(at pixel: Int, _ other: PictureFile, at second: Int) -> Int {
    (0..<4).reduce(0) { max($0, abs(Int(bytes[pixel * 4 + $1]) - Int(other.bytes[second * 4 + $1]))) }
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
