import Testing

@testable import TrellisBus

struct BusMessageTests {
  private static let values: [BusValue] = [
    .byte(200), .bool(true), .int16(-3), .uint16(65000), .int32(.min), .uint32(.max), .int64(-1),
    .uint64(.max),
    .double(-0.125), .string("Füße"), .path("/a/b"), .signature("a{sv}"),
    .array(of: "(yx)", [.structure([.byte(1), .int64(7)]), .structure([.byte(2), .int64(8)])]),
    .array(of: "t", []), .table(["a": .bytes([1, 2]), "b": .variant(.string("x"))]),
    .structure([.byte(1), .variant(.list(["p", "q"]))]),
  ]

  private func message() -> BusMessage {
    var message = BusMessage(.call)
    (message.path, message.interface, message.member) = ("/org/example", "org.example.I", "Do")
    (message.destination, message.body) = ("org.example", Self.values)
    return message
  }

  @Test func `a message of all types is read as it was written`() throws {
    var message = message()
    message.serial = 9
    let bytes = message.encoded(serial: 9)
    #expect(try BusMessage.size(Array(bytes.prefix(16))) == bytes.count)
    #expect(try BusMessage(bytes) == message)
  }

  @Test func `a call has the bytes that the protocol requires`() {
    var message = BusMessage(.call)
    (message.path, message.member) = ("/a", "Go")
    message.body = [.byte(5)]
    let bytes = message.encoded(serial: 1)
    // The header's fields: a path, a member and the body's signature, each from a multiple of 8.
    let expected: [UInt8] = [
      0x6C, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 39, 0, 0, 0,
      1, 1, 0x6F, 0, 2, 0, 0, 0, 0x2F, 0x61, 0, 0, 0, 0, 0, 0,
      3, 1, 0x73, 0, 2, 0, 0, 0, 0x47, 0x6F, 0, 0, 0, 0, 0, 0,
      8, 1, 0x67, 0, 1, 0x79, 0, 0, 5,
    ]
    #expect(bytes == expected)
  }

  @Test func `bytes of the other order are read`() throws {
    var reader = BusReader([0, 0, 0, 2, 0x68, 0x69, 0, 0, 0, 5], isBigEndian: true)
    #expect(try reader.values("sq") == [.string("hi"), .uint16(5)])
  }

  @Test func `damaged messages throw`() throws {
    let bytes = message().encoded(serial: 9)
    for end in 0..<bytes.count { #expect(throws: BusError.self) { try BusMessage(Array(bytes[..<end])) } }
    // A damaged message is read or refused; neither traps.
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        _ = try? BusMessage(damaged)
      }
    }
  }

  @Test func `signatures are split into types`() throws {
    #expect(try BusSignature.types("ya(b{sv})saas") == ["y", "a(b{sv})", "s", "aas"])
    for wrong in ["a", "(", "(y", "{s", "z", String(repeating: "a", count: 64) + "y"] {
      #expect(throws: BusError.malformed) { try BusSignature.types(wrong) }
    }
  }

  @Test func `values are found in tables`() {
    let table = BusValue.table(["name": .string("x"), "size": .variant(.uint16(3))])
    #expect(table["name"]?.text == "x" && table["size"]?.number == 3 && table["no"] == nil)
    #expect(BusValue.bytes([4, 5]).byteArray == [4, 5])
  }
}
