import Foundation

/// A JSON value to send, written in one pass and without whitespace.
indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// Data, as a base64 string.
  case base64(Data)
  case array([JSONText])
  case object([(String, JSONText)])

  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  static func optional(_ number: Int?) -> JSONText { number.map { .int($0) } ?? .null }
  static func ints(_ numbers: some Sequence<Int>) -> JSONText { .array(numbers.map { .int($0) }) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += Array("null".utf8)
    case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
    case .int(let value): bytes += Array("\(value)".utf8)
    case .double(let value): bytes += Array((value.isFinite ? "\(value)" : "null").utf8)
    case .string(let value): JSONText.write(value, to: &bytes)
    case .base64(let data):
      bytes.append(UInt8(ascii: "\""))
      bytes += data.base64EncodedData()
      bytes.append(UInt8(ascii: "\""))
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.write(member.0, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      // In a page that is saved as a file, the text is inside a script, which a tag would end.
      case UInt8(ascii: "<"): bytes += Array("\\u003c".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
