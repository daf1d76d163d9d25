/// A value of D-Bus's type system.
package indirect enum BusValue: Hashable, Sendable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  /// The path of an object.
  case path(String)
  case signature(String)
  /// Elements of one type, which the signature gives even if there is none.
  case array(of: String, [BusValue])
  case structure([BusValue])
  /// An entry of a table: an element of an array.
  case entry(BusValue, BusValue)
  case variant(BusValue)

  /// The signature of the value's type.
  package var signature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .array(let element, _): "a" + element
    case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }
}

extension BusValue {
  /// Returns a table of texts to values of any type.
  package static func table(_ values: KeyValuePairs<String, BusValue>) -> BusValue {
    .array(of: "{sv}", values.map { .entry(.string($0.key), .variant($0.value)) })
  }

  /// Returns a table of texts to texts, sorted by key.
  package static func texts(_ values: [String: String]) -> BusValue {
    .array(of: "{ss}", values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  /// Returns an array of bytes.
  package static func bytes(_ bytes: some Sequence<UInt8>) -> BusValue {
    .array(of: "y", bytes.map { .byte($0) })
  }

  /// Returns an array of texts.
  package static func list(_ texts: [String]) -> BusValue { .array(of: "s", texts.map { .string($0) }) }
}

extension BusValue {
  /// The value inside of all variants around it.
  package var content: BusValue {
    if case .variant(let value) = self { return value.content }
    return self
  }

  /// The text of a string or of a path; nil for other types.
  package var text: String? {
    switch content {
    case .string(let text), .path(let text), .signature(let text): text
    default: nil
    }
  }

  /// The number of an integer or of a floating-point value; nil for other types.
  package var number: Double? {
    switch content {
    case .byte(let value): Double(value)
    case .int16(let value): Double(value)
    case .uint16(let value): Double(value)
    case .int32(let value): Double(value)
    case .uint32(let value): Double(value)
    case .int64(let value): Double(value)
    case .uint64(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The elements of an array or the fields of a structure; empty for other types.
  package var items: [BusValue] {
    switch content {
    case .array(_, let items), .structure(let items): items
    default: []
    }
  }

  /// The bytes of an array of bytes; bytes of other elements are left out.
  package var byteArray: [UInt8] {
    items.compactMap { if case .byte(let value) = $0 { value } else { nil } }
  }

  /// Returns the value of a key in a table, without variants around it; nil if the table lacks the key.
  package subscript(key: String) -> BusValue? {
    for case .entry(let found, let value) in items where found.text == key { return value.content }
    return nil
  }
}
