/// The Exif orientation of an image.
enum ExifOrientation {
  /// Returns a JPEG file's orientation, `1...8`, or 1 (upright) if there is none that can be read.
  ///
  /// Reads only the segments before the image data.
  static func find(inJPEG bytes: UnsafeRawBufferPointer) -> Int {
    var reader = BytesReader(bytes: bytes, isLittleEndian: false)
    var offset = 2
    while reader.number(at: offset, 1) == 0xFF, let marker = reader.number(at: offset + 1, 1), marker != 0xDA,
      let length = reader.number(at: offset + 2, 2), length >= 2
    {
      // "Exif", two zero bytes, and then a TIFF file.
      if marker == 0xE1, reader.number(at: offset + 4, 4) == 0x4578_6966 {
        return find(inTIFFAt: offset + 10, &reader)
      }
      offset += 2 + length
    }
    return 1
  }

  private static func find(inTIFFAt start: Int, _ reader: inout BytesReader) -> Int {
    reader.isLittleEndian = reader.number(at: start, 2) == 0x4949
    guard let directory = reader.number(at: start + 4, 4), let count = reader.number(at: start + directory, 2)
    else { return 1 }
    for index in 0..<count {
      let entry = start + directory + 2 + index * 12
      guard let tag = reader.number(at: entry, 2) else { return 1 }
      if tag == 0x0112, let value = reader.number(at: entry + 8, 2) {
        return (1...8).contains(value) ? value : 1
      }
    }
    return 1
  }
}

/// Reads integers from bytes, with bounds checks.
private struct BytesReader {
  let bytes: UnsafeRawBufferPointer
  var isLittleEndian: Bool

  /// Returns the integer in `count` bytes, at most four, or nil if they exceed the data.
  func number(at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let digits = bytes[offset..<offset + count]
    return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}
