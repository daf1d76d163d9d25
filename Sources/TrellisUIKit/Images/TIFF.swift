import Foundation
import TrellisDisplayList

/// TIFF files of one picture without compression: eight bits per component, red, green, blue and premultiplied alpha.
enum TIFF {
  /// Returns the pixels as a file.
  static func data(of source: ImageSource) -> Data {
    let count = source.width * source.height * 4
    let entries: [(tag: UInt16, type: UInt16, count: UInt32, value: UInt32)] = [
      (256, 4, 1, UInt32(source.width)), (257, 4, 1, UInt32(source.height)),
      (258, 3, 4, UInt32(8 + count)),  // four numbers of bits, after the pixels
      (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, 8), (277, 3, 1, 4), (278, 4, 1, UInt32(source.height)),
      (279, 4, 1, UInt32(count)), (338, 3, 1, 1),
    ]
    var data = Data([0x49, 0x49, 42, 0])
    data.append(UInt32(8 + count + 8))
    var pixels = source.pixels
    pixels.withUnsafeMutableBytes { bytes in
      for index in stride(from: 0, to: bytes.count - 3, by: 4) { bytes.swapAt(index, index + 2) }
    }
    data.append(pixels)
    for _ in 0..<4 { data.append(UInt16(8)) }
    data.append(UInt16(entries.count))
    for entry in entries {
      data.append(entry.tag)
      data.append(entry.type)
      data.append(entry.count)
      data.append(entry.value)
    }
    data.append(UInt32(0))
    return data
  }

  /// Returns the pixels of a file that ``data(of:)`` wrote; nil for other data.
  static func source(of data: Data, scale: CGFloat) -> ImageSource? {
    guard data.starts(with: [0x49, 0x49, 42, 0]), let directory = data.number(at: 4, bytes: 4),
      let entryCount = data.number(at: directory, bytes: 2)
    else { return nil }
    var values: [Int: Int] = [:]
    for index in 0..<min(entryCount, 64) {
      let start = directory + 2 + index * 12
      guard let tag = data.number(at: start, bytes: 2), let type = data.number(at: start + 2, bytes: 2),
        let value = data.number(at: start + 8, bytes: type == 3 ? 2 : 4)
      else { return nil }
      values[tag] = value
    }
    guard let width = values[256], let height = values[257], width > 0, height > 0,
      max(width, height) <= 32767,
      values[259] == 1, values[262] == 2, values[277] == 4, values[278] == height, values[338] == 1,
      let start = values[273], let count = values[279], count == width * height * 4, start >= 8,
      start + count <= data.count
    else { return nil }
    var pixels = Data(data.dropFirst(start).prefix(count))
    pixels.withUnsafeMutableBytes { bytes in
      for index in stride(from: 0, to: bytes.count - 3, by: 4) { bytes.swapAt(index, index + 2) }
    }
    return ImageSource(name: "data", width: width, height: height, pixels: pixels, scale: scale)
  }
}

extension Data {
  /// Appends a number, the least significant byte first.
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Returns the number at an offset, the least significant byte first; nil beyond the end.
  fileprivate func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset + count <= self.count else { return nil }
    return dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
