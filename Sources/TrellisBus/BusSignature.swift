/// A signature that is read from its start, type by type.
struct BusSignature {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads one complete type; nil at the end of the signature.
  ///
  /// Throws if the signature is malformed or nested more deeply than the protocol allows.
  mutating func next() throws(BusError) -> String? {
    guard position < bytes.count else { return nil }
    let start = position
    try skip(depth: 0)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Splits a signature into its complete types.
  static func types(_ text: String) throws(BusError) -> [String] {
    var signature = BusSignature(text)
    var types: [String] = []
    while let type = try signature.next() { types.append(type) }
    return types
  }

  private mutating func skip(depth: Int) throws(BusError) {
    guard position < bytes.count, depth < 32 else { throw .malformed }
    let code = bytes[position]
    position += 1
    switch code {
    case UInt8(ascii: "a"): try skip(depth: depth + 1)
    case UInt8(ascii: "("): try skip(to: UInt8(ascii: ")"), depth)
    case UInt8(ascii: "{"): try skip(to: UInt8(ascii: "}"), depth)
    default:
      guard BusSignature.basicTypes.contains(code) else { throw .malformed }
    }
  }

  private mutating func skip(to end: UInt8, _ depth: Int) throws(BusError) {
    repeat { try skip(depth: depth + 1) } while position < bytes.count && bytes[position] != end
    guard position < bytes.count else { throw .malformed }
    position += 1
  }

  private static let basicTypes = Set("ybnqiuxtdsogvh".utf8)
}

/// The alignment in bytes of a type with this first letter.
func busAlignment(_ code: UInt8) -> Int {
  switch code {
  case UInt8(ascii: "n"), UInt8(ascii: "q"): 2
  case UInt8(ascii: "b"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "s"), UInt8(ascii: "o"),
    UInt8(ascii: "a"), UInt8(ascii: "h"):
    4
  case UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "("), UInt8(ascii: "{"): 8
  default: 1
  }
}
