import Foundation

/// The names in an SVG file.
enum SVGNames {
  /// Numbers that follow these letters are Cairo's, counted over all that the process ever drew.
  private static let kinds = ["surface", "image", "clip", "mask", "linear", "radial", "pattern", "filter"]

  /// A file whose names are numbered in the order in which they first occur, so that the same picture is the same file.
  ///
  /// Names stand behind `id="` and `#`. Linear in the bytes.
  static func renumbered(_ file: Data) -> Data {
    var result = Data(capacity: file.count)
    var names: [[UInt8]: Int] = [:]
    file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var index = 0
      while index < bytes.count {
        // Embedded pictures are most of a file: copied without a look at their letters.
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

  /// The kind of a name that is a kind and a number, and the name's end.
  private static func kind(_ bytes: UnsafeRawBufferPointer, at start: Int) -> (String, Int)? {
    for kind in kinds where bytes[start...].starts(with: kind.utf8) {
      let digits = start + kind.utf8.count
      let end = bytes[digits...].firstIndex { !(48...57 ~= $0) } ?? bytes.count
      if end > digits { return (kind, end) }
    }
    return nil
  }
}
