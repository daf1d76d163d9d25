import Foundation

/// Marks in an SVG written by Cairo where groups with a style begin and end, and their replacement by real groups.
///
/// A mark is an image in the file's definitions whose reference is `trellis:` and the style, or `trellis:end`, and a use of that
/// image:
///
/// ```
/// <image id="image6" width="1" height="1" xlink:href="trellis:isolation:isolate"/>
/// …
/// <use xlink:href="#image6" transform="matrix(90,0,0,90,0,0)"/>   ──▶   <g style="isolation:isolate">
/// ```
///
/// The page itself is isolated, so that it doesn't blend with a document in which the file is embedded.
enum SVGMarks {
  private static let scheme = "trellis:"

  /// Returns the mark of a group's beginning.
  static func begin(_ style: String) -> String { scheme + style }
  /// The mark of a group's end.
  static let end = scheme + "end"

  /// Returns the file with groups in place of the marks, or unchanged if there are no marks.
  ///
  /// Linear in the bytes.
  static func replaced(in file: Data) -> Data {
    guard mayHaveMarks(file) else { return file }
    var result = Data(capacity: file.count)
    var marks: [String: String] = [:]
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Embedded images have long lines and are never marks.
      let words = line.count < 400 ? String(decoding: line, as: UTF8.self) : ""
      if words.hasPrefix("<svg "), words.hasSuffix(">") {
        result.append(contentsOf: "\(words.dropLast()) style=\"isolation:isolate\">\n".utf8)
        continue
      }
      if words.hasPrefix("<image "), let name = words.value(of: " id"),
        let target = words.value(of: " xlink:href"), target.hasPrefix(scheme)
      {
        marks["#" + name] = String(target.dropFirst(scheme.count))
        continue
      }
      if words.hasPrefix("<use "), let target = words.value(of: " xlink:href"), let style = marks[target] {
        result.append(contentsOf: (style == "end" ? "</g>\n" : "<g style=\"\(style)\">\n").utf8)
        continue
      }
      result.append(line)
      result.append(UInt8(ascii: "\n"))
    }
    // The last line has no line break.
    result.removeLast()
    return result
  }

  /// Returns whether a file may have marks: the text of the scheme.
  ///
  /// `Data.range(of:)` would take a tenth of the time of a picture.
  private static func mayHaveMarks(_ file: Data) -> Bool {
    file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      while let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
        if bytes[...colon].suffix(scheme.utf8.count).elementsEqual(scheme.utf8) { return true }
        start = colon + 1
      }
      return false
    }
  }
}

extension String {
  /// Returns the value of an element's attribute, or nil if it has none.
  fileprivate func value(of attribute: String) -> String? {
    guard let start = range(of: attribute + "=\"")?.upperBound else { return nil }
    return self[start...].firstIndex(of: "\"").map { String(self[start..<$0]) }
  }
}
