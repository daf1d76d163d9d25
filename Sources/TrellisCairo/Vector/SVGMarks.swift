import Foundation

/// Where groups with a style begin and end in an SVG of Cairo's, and what takes the place of these marks.
///
/// A mark is a picture that refers to `trellis:` and the style, or to `trellis:end`, in the file's definitions, and a use of it:
///
/// ```
/// <image id="image6" width="1" height="1" xlink:href="trellis:isolation:isolate"/>
/// …
/// <use xlink:href="#image6" transform="matrix(90,0,0,90,0,0)"/>   ──▶   <g style="isolation:isolate">
/// ```
///
/// The page itself mixes with nothing around it, wherever the file is shown.
enum SVGMarks {
  private static let scheme = "trellis:"

  /// The mark of a group's beginning.
  static func begin(_ style: String) -> String { scheme + style }
  /// The mark of a group's end.
  static let end = scheme + "end"

  /// A file in which groups stand in place of the marks; as it is where there is none.
  ///
  /// Linear in the bytes.
  static func replaced(in file: Data) -> Data {
    guard file.range(of: Data("xlink:href=\"\(scheme)".utf8)) != nil else { return file }
    var result = Data(capacity: file.count)
    var marks: [String: String] = [:]
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Embedded pictures are long, and no marks.
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
    // The last line has no end.
    result.removeLast()
    return result
  }
}

extension String {
  /// The value of an element's attribute.
  fileprivate func value(of attribute: String) -> String? {
    guard let start = range(of: attribute + "=\"")?.upperBound else { return nil }
    return self[start...].firstIndex(of: "\"").map { String(self[start..<$0]) }
  }
}
