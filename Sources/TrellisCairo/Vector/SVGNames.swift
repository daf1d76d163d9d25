import Foundation

/// The ids in an SVG file.
enum SVGNames {
  /// The prefixes of Cairo's ids; the numbers after them count everything that the process has ever drawn.
  private static let kinds = ["surface", "image", "clip", "mask", "linear", "radial", "pattern", "filter"]

  /// Returns the file with ids numbered in the order of their first occurrence, so that the same picture gives the same file.
  ///
  /// An id follows `id="` or `#`. Linear in the bytes.
  static func renumbered(_ file: Data) -> Data {
    var result = Data(capacity: file.count)
    var names: [[UInt8]: Int] = [:]
    file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var index = 0
      while index < bytes.count {
        // Embedded images are most of a file; they are copied without being parsed.
        guard let start = bytes[index...].firstIndex(where: { $0 == quote || $0 == hash }) else { break }
        result.append(contentsOf: bytes[index...start])
        index = start + 1
        let isName = bytes[start] == hash || bytes[..<start].suffix(4).elementsEqual(" id=".utf8)
        guard isName, let (kind, end) = kind(bytes, at: index) else { continue }
        let name = Array(bytes[index..<end])
        let number = names[name] ?? names.count
        names[name] = number
        result.append(contentsOf: "\(kind)\(number)".utf8)
        index = end
      }
      result.append(contentsOf: bytes[index...])
    }
    return result
  }

  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")

  /// Returns the prefix and the end of an id that consists of a known prefix and a number; nil for any other text.
  private static func kind(_ bytes: UnsafeRawBufferPointer, at start: Int) -> (String, Int)? {
    for kind in kinds where bytes[start...].starts(with: kind.utf8) {
      let digits = start + kind.utf8.count
      let end = bytes[digits...].firstIndex { !(48...57 ~= $0) } ?? bytes.count
      if end > digits { return (kind, end) }
    }
    return nil
  }
}
