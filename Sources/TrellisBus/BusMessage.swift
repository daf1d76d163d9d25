/// A message on a bus: a call, a reply, an error or a signal.
package struct BusMessage: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case call = 1
    case reply
    case error
    case signal
  }

  package var kind: Kind
  package var path: String?
  package var interface: String?
  package var member: String?
  package var errorName: String?
  package var replySerial: UInt32?
  /// The number that a reply names; 0 in messages to be sent.
  package var serial: UInt32 = 0
  /// Whether the sender of a call waits for a reply.
  package var wantsReply = true
  package var destination: String?
  package var sender: String?
  package var body: [BusValue] = []

  package init(_ kind: Kind) { self.kind = kind }
}

extension BusMessage {
  /// The size of the fixed part of every message.
  static let headerSize = 16
  /// The protocol's limit.
  private static let largestSize = 128 << 20

  /// Returns the message's bytes.
  func encoded(serial: UInt32) -> [UInt8] {
    var content = BusWriter()
    for value in body { content.write(value) }
    var fields: [BusValue] = []
    func add(_ code: UInt8, _ value: BusValue?) {
      if let value { fields.append(.structure([.byte(code), .variant(value)])) }
    }
    add(1, path.map(BusValue.path))
    add(2, interface.map(BusValue.string))
    add(3, member.map(BusValue.string))
    add(4, errorName.map(BusValue.string))
    add(5, replySerial.map(BusValue.uint32))
    add(6, destination.map(BusValue.string))
    add(8, body.isEmpty ? nil : .signature(body.map(\.signature).joined()))
    var header = BusWriter()
    for byte in [UInt8(ascii: "l"), kind.rawValue, 0, 1] { header.write(.byte(byte)) }
    header.write(.uint32(UInt32(content.bytes.count)))
    header.write(.uint32(serial))
    header.write(.array(of: "(yv)", fields))
    header.align(8)
    return header.bytes + content.bytes
  }

  /// Returns the size of a message from its first 16 bytes.
  static func size(_ header: [UInt8]) throws(BusError) -> Int {
    var reader = BusReader(header, isBigEndian: header.first == UInt8(ascii: "B"))
    let fixed = try reader.values("yyyyuuu")
    let (body, fields) = (Int(fixed[4].number ?? 0), Int(fixed[6].number ?? 0))
    let size = headerSize + (fields + 7) / 8 * 8 + body
    guard size <= largestSize else { throw .malformed }
    return size
  }

  /// Creates the message of some bytes.
  init(_ bytes: [UInt8]) throws(BusError) {
    let isBigEndian = bytes.first == UInt8(ascii: "B")
    var reader = BusReader(bytes, isBigEndian: isBigEndian)
    let header = try reader.values("yyyyuua(yv)")
    guard case .byte(let code) = header[1], let kind = Kind(rawValue: code) else { throw .malformed }
    self.kind = kind
    if case .byte(let flags) = header[2] { wantsReply = flags & 1 == 0 }
    if case .uint32(let number) = header[5] { serial = number }
    var signature = ""
    for field in header[6].items {
      let parts = field.items
      guard parts.count == 2, case .byte(let code) = parts[0] else { throw .malformed }
      switch code {
      case 1: path = parts[1].text
      case 2: interface = parts[1].text
      case 3: member = parts[1].text
      case 4: errorName = parts[1].text
      case 5: if case .uint32(let serial) = parts[1].content { replySerial = serial }
      case 6: destination = parts[1].text
      case 7: sender = parts[1].text
      case 8: signature = parts[1].text ?? ""
      default: break
      }
    }
    try reader.align(8)
    var content = BusReader(Array(bytes[reader.position...]), isBigEndian: isBigEndian)
    body = try content.values(signature)
  }
}
