/// Values read from bytes in D-Bus's format.
///
/// Malformed bytes throw; they never trap.
struct BusReader {
  let bytes: [UInt8]
  let isBigEndian: Bool
  private(set) var position = 0

  init(_ bytes: [UInt8], isBigEndian: Bool = false) { (self.bytes, self.isBigEndian) = (bytes, isBigEndian) }

  mutating func align(_ alignment: Int) throws(BusError) {
    position += (alignment - position % alignment) % alignment
    guard position <= bytes.count else { throw .malformed }
  }

  /// Reads the values of a signature.
  mutating func values(_ signature: String) throws(BusError) -> [BusValue] {
    var values: [BusValue] = []
    for type in try BusSignature.types(signature) { values.append(try value(type, depth: 0)) }
    return values
  }

  private mutating func value(_ type: String, depth: Int) throws(BusError) -> BusValue {
    guard let code = type.utf8.first, depth < 64 else { throw .malformed }
    switch Character(UnicodeScalar(code)) {
    case "y": return .byte(try integer(UInt8.self))
    case "b": return .bool(try integer(UInt32.self) != 0)
    case "n": return .int16(Int16(bitPattern: try integer(UInt16.self)))
    case "q": return .uint16(try integer(UInt16.self))
    case "i": return .int32(Int32(bitPattern: try integer(UInt32.self)))
    case "u", "h": return .uint32(try integer(UInt32.self))
    case "x": return .int64(Int64(bitPattern: try integer(UInt64.self)))
    case "t": return .uint64(try integer(UInt64.self))
    case "d": return .double(Double(bitPattern: try integer(UInt64.self)))
    case "s": return .string(try text(length: Int(try integer(UInt32.self))))
    case "o": return .path(try text(length: Int(try integer(UInt32.self))))
    case "g": return .signature(try text(length: Int(try integer(UInt8.self))))
    case "v":
      let inner = try BusSignature.types(try text(length: Int(try integer(UInt8.self))))
      guard inner.count == 1 else { throw .malformed }
      return .variant(try value(inner[0], depth: depth + 1))
    case "a": return try array(of: String(type.dropFirst()), depth)
    case "(": return .structure(try fields(type, depth))
    case "{":
      let fields = try fields(type, depth)
      guard fields.count == 2 else { throw .malformed }
      return .entry(fields[0], fields[1])
    default: throw .malformed
    }
  }

  private mutating func fields(_ type: String, _ depth: Int) throws(BusError) -> [BusValue] {
    try align(8)
    var fields: [BusValue] = []
    for field in try BusSignature.types(String(type.dropFirst().dropLast())) {
      fields.append(try value(field, depth: depth + 1))
    }
    return fields
  }

  private mutating func array(of element: String, _ depth: Int) throws(BusError) -> BusValue {
    let length = Int(try integer(UInt32.self))
    try align(busAlignment(element.utf8.first ?? 0))
    let end = position + length
    guard end <= bytes.count else { throw .malformed }
    var items: [BusValue] = []
    while position < end { items.append(try value(element, depth: depth + 1)) }
    guard position == end else { throw .malformed }
    return .array(of: element, items)
  }

  private mutating func text(length: Int) throws(BusError) -> String {
    let end = position + length
    guard end < bytes.count, bytes[end] == 0 else { throw .malformed }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func integer<Value: FixedWidthInteger & UnsignedInteger>(_: Value.Type) throws(BusError)
    -> Value
  {
    let size = MemoryLayout<Value>.size
    try align(size)
    guard position + size <= bytes.count else { throw .malformed }
    defer { position += size }
    return bytes[position..<position + size].enumerated().reduce(0) { sum, byte in
      sum | Value(byte.element) << Value(8 * (isBigEndian ? size - 1 - byte.offset : byte.offset))
    }
  }
}
