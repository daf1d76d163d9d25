/// A JSON value that is written in one pass: without whitespace for programs, or in lines for people.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A value that a closure appends as JSON.
  case written(@Sendable (inout [UInt8]) -> Void)
  case array([JSONText])
  case object([(String, JSONText)])

  package static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  package static func optional(_ number: Int?) -> JSONText { number.map { .int($0) } ?? .null }
  package static func unsigned(_ number: UInt64) -> JSONText {
    .written { $0 += Array("\(number)".utf8) }
  }
  package static func ints(_ numbers: some Sequence<Int>) -> JSONText {
    .array(numbers.map { .int($0) })
  }

  /// The text without whitespace.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text without whitespace, in UTF-8; each `<` is escaped.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  package func write(to bytes: inout [UInt8]) {
    switch self {
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
        appendLiteral(member.0, escapesTags: true, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    default:
      writePlain(escapesTags: true, to: &bytes)
    }
  }

  /// Appends a value that is neither an array nor an object.
  private func writePlain(escapesTags: Bool, to bytes: inout [UInt8]) {
    switch self {
    case .null, .array, .object: bytes += Array("null".utf8)
    case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
    case .int(let value): bytes += Array("\(value)".utf8)
    case .double(let value): bytes += Array((value.isFinite ? "\(value)" : "null").utf8)
    case .string(let value): appendLiteral(value, escapesTags: escapesTags, to: &bytes)
    case .written(let write): write(&bytes)
    }
  }
}

extension JSONText {
  /// The text in lines, indented by two spaces per level.
  ///
  /// Objects and arrays of plain values take one line, others one line per element.
  package var lines: String {
    var bytes: [UInt8] = []
    writeLines(indentation: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeLines(indentation: Int, to bytes: inout [UInt8]) {
    switch self {
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      JSONText.writeElements(elements, indentation, to: &bytes) { _, _ in }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      JSONText.writeElements(members.map(\.1), indentation, to: &bytes) { index, bytes in
        appendLiteral(members[index].0, to: &bytes)
        bytes += Array(": ".utf8)
      }
      bytes.append(UInt8(ascii: "}"))
    default:
      writePlain(escapesTags: false, to: &bytes)
    }
  }

  private static func writeElements(
    _ elements: [JSONText], _ indentation: Int, to bytes: inout [UInt8],
    prefix: (_ index: Int, _ bytes: inout [UInt8]) -> Void
  ) {
    let isOneLine = elements.allSatisfy(\.fitsOnLine)
    func startLine(_ indentation: Int, _ bytes: inout [UInt8]) {
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(UInt8(ascii: " "), count: indentation)
    }
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if !isOneLine {
        startLine(indentation + 2, &bytes)
      } else if index > 0 {
        bytes.append(UInt8(ascii: " "))
      }
      prefix(index, &bytes)
      element.writeLines(indentation: indentation + 2, to: &bytes)
    }
    if !isOneLine { startLine(indentation, &bytes) }
  }

  /// Whether the value is plain or an object of plain values.
  private var fitsOnLine: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.allSatisfy { $0.1.isPlain }
    default: true
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
