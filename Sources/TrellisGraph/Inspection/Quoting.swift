/// Returns a string literal for Graphviz and JSON: quoted, with special characters escaped.
func quoted(_ string: String) -> String {
  var bytes: [UInt8] = []
  appendLiteral(string, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends a string literal for Graphviz and JSON, in UTF-8.
///
/// `escapesTags` is for text inside the script of a page: there a tag would end the script, so `<` is escaped.
func appendLiteral(_ string: String, escapesTags: Bool = false, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  for byte in string.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
    case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
    case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    case UInt8(ascii: "<") where escapesTags: bytes += Array("\\u003c".utf8)
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
}
