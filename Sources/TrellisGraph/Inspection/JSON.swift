/// A JSON value for printing: objects and arrays of plain values take one line, others one line per element.
indirect enum JSON {
  case null
  case bool(Bool)
  /// A number, as it is printed.
  case literal(String)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  static func number(_ number: some BinaryInteger) -> JSON { .literal("\(number)") }
  static func optional(_ string: String?) -> JSON { string.map { .string($0) } ?? .null }
  static func optional(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }
  static func optional(_ location: CodeLocation?) -> JSON {
    guard let location else { return .null }
    return .object([("fileID", .string(location.fileID)), ("line", .number(location.line))])
  }

  /// Returns the text, indented by two spaces per level.
  func text(indentation: String = "") -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .literal(let text): return text
    case .string(let value): return quoted(value)
    case .array(let elements):
      return enclosed("[", elements.map { ("", $0) }, "]", indentation)
    case .object(let members):
      return enclosed("{", members.map { (quoted($0.name) + ": ", $0.value) }, "}", indentation)
    }
  }

  private func enclosed(
    _ open: String, _ elements: [(prefix: String, value: JSON)], _ close: String, _ indentation: String
  ) -> String {
    if elements.allSatisfy(\.value.fitsOnLine) {
      return open + elements.map { $0.prefix + $0.value.text() }.joined(separator: ", ") + close
    }
    let inner = indentation + "  "
    let lines = elements.map { inner + $0.prefix + $0.value.text(indentation: inner) }
    return open + "\n" + lines.joined(separator: ",\n") + "\n" + indentation + close
  }

  /// Whether the value is plain or an object of plain values.
  private var fitsOnLine: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.allSatisfy { $0.value.isPlain }
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
