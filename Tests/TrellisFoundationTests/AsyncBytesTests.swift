import Foundation
import FoundationNetworking
import Glibc
import Testing
import TrellisFoundation

/// Bytes, characters and lines as asynchronous sequences.
@Suite struct AsyncBytesTests {
  private func lines(of text: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", text)
    var lines: [String] = []
    for try await line in folder.url.appending(path: "a.txt").lines { lines.append(line) }
    return lines
  }

  @Test func `lines are without their ends, and empty lines are left out`() async throws {
    #expect(
      try await lines(of: "a\nb\r\nc\rd\u{85}e\u{2028}ü\u{2029}\n\nf") == ["a", "b", "c", "d", "e", "ü", "f"])
    #expect(try await lines(of: "") == [])
    #expect(try await lines(of: "only\n") == ["only"])
  }

  @Test func `the lines of a long file are those of its text`() async throws {
    let text = (0..<20_000).map { "line \($0) äöü" }
    #expect(try await lines(of: text.joined(separator: "\n")) == text)
  }

  @Test func `a missing file throws in the iteration`() async {
    await #expect(throws: (any Error).self) {
      for try await _ in URL(filePath: "/nowhere/file").resourceBytes {}
    }
  }

  @Test func `a pipe's bytes arrive before its end`() async throws {
    let pipe = Pipe()
    var bytes = pipe.fileHandleForReading.bytes.makeAsyncIterator()
    pipe.fileHandleForWriting.write(Data([1]))
    #expect(try await bytes.next() == 1)
    pipe.fileHandleForWriting.write(Data([2]))
    #expect(try await bytes.next() == 2)
    try pipe.fileHandleForWriting.close()
    #expect(try await bytes.next() == nil)
  }

  @Test func `characters and scalars`() async throws {
    let text = "ae\u{301}👩‍👩‍👧"
    let stream = AsyncStream<UInt8> { continuation in
      for byte in text.utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    var characters: [Character] = []
    for try await character in stream.characters { characters.append(character) }
    #expect(characters == Array(text))
    let broken = AsyncStream<UInt8> { continuation in
      for byte in [0x61, 0xC3, 0x62, 0xFF, 0x63] as [UInt8] { continuation.yield(byte) }
      continuation.finish()
    }
    var scalars = ""
    for try await scalar in broken.unicodeScalars { scalars.unicodeScalars.append(scalar) }
    #expect(scalars == "a\u{FFFD}b\u{FFFD}c")
  }

  @Test func `a session loads a file, and fails without a server`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "one\ntwo")
    let (bytes, response) = try await URLSession.shared.bytes(from: folder.url.appending(path: "a.txt"))
    #expect(response.expectedContentLength == 7)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
    await #expect(throws: URLError.self) {
      _ = try await URLSession.shared.bytes(from: URL(string: "http://127.0.0.1:1/")!)
    }
  }

  @Test func `the bytes of a response arrive before its end`() async throws {
    let server = try OneResponseServer()
    async let loaded = URLSession.shared.bytes(from: server.url)
    let connection = await server.accept()
    connection.write(Data("HTTP/1.1 201 Created\r\nContent-Length: 8\r\n\r\none\n".utf8))
    let (bytes, response) = try await loaded
    #expect((response as? HTTPURLResponse)?.statusCode == 201)
    var lines = bytes.lines.makeAsyncIterator()
    #expect(try await lines.next() == "one")
    connection.write(Data("two\n".utf8))
    #expect(try await lines.next() == "two")
    #expect(try await lines.next() == nil)
  }
}

/// A server for one connection, which the test writes to.
private final class OneResponseServer: @unchecked Sendable {
  private let socket: Int32
  let url: URL

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(socket, address, length) == 0, listen(socket, 1) == 0,
          getsockname(socket, address, &length) == 0
        else { throw POSIXError(.EADDRNOTAVAIL) }
      }
    }
    url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
  }

  deinit { close(socket) }

  /// Returns the connection of the client, after its request.
  func accept() async -> FileHandle {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        let client = Glibc.accept(socket, nil, nil)
        var request = [UInt8](repeating: 0, count: 4096)
        _ = read(client, &request, request.count)
        continuation.resume(returning: FileHandle(fileDescriptor: client, closeOnDealloc: true))
      }
    }
  }
}
