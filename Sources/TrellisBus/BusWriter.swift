/// Bytes of values in D-Bus's format, little-endian.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(_ alignment: Int) {
    while bytes.count % alignment != 0 { bytes.append(0) }
  }

  mutating func write(_ value: BusValue) {
    switch value {
    case .byte(let value): bytes.append(value)
    case .bool(let value): integer(UInt32(value ? 1 : 0))
    case .int16(let value): integer(UInt16(bitPattern: value))
    case .uint16(let value): integer(value)
    case .int32(let value): integer(UInt32(bitPattern: value))
    case .uint32(let value): integer(value)
    case .int64(let value): integer(UInt64(bitPattern: value))
    case .uint64(let value): integer(value)
    case .double(let value): integer(value.bitPattern)
    case .string(let text), .path(let text): string(text)
    case .signature(let text): signature(text)
    case .array(let element, let items): array(of: element, items)
    case .structure(let fields):
      align(8)
      for field in fields { write(field) }
    case .entry(let key, let value):
      align(8)
      write(key)
      write(value)
    case .variant(let value):
      signature(value.signature)
      write(value)
    }
  }

  private mutating func integer<Value: FixedWidthInteger & UnsignedInteger>(_ value: Value) {
    let size = MemoryLayout<Value>.size
    align(size)
    for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  private mutating func string(_ text: String) {
    // A zero ends a string; nothing after it would be read.
    let utf8 = Array(text.utf8.prefix { $0 != 0 })
    integer(UInt32(utf8.count))
    bytes += utf8 + [0]
  }

  private mutating func signature(_ text: String) {
    bytes.append(UInt8(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }

  private mutating func array(of element: String, _ items: [BusValue]) {
    integer(UInt32(0))
    let length = bytes.count - 4
    align(busAlignment(element.utf8.first ?? 0))
    let start = bytes.count
    for item in items { write(item) }
    let count = UInt32(bytes.count - start)
    for index in 0..<4 { bytes[length + index] = UInt8(truncatingIfNeeded: count >> (8 * index)) }
  }
}
