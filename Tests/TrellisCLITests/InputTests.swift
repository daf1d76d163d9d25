import Foundation
import Testing

/// Source from standard input, and pictures from servers.
@Suite(.serialized) final class InputTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hello, world")
      }
    }
    """

  @Test func `source is read from the standard input`() async throws {
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    try tool.write(InputTests.card, to: "Card.swift")
    let result = try await tool.run("sh", ["-c", "\(trellis) render - -o - --size 120x80 < Card.swift"])
    #expect(result.exitCode == 0 && result.errors == "")
    #expect(pixelSize(ofPNG: result.output) == [120, 80])
    try tool.write("import SwiftUI\nstruct A: View { var body: some View { Texd(1) } }", to: "Wrong.swift")
    let wrong = try await tool.run("sh", ["-c", "cat Wrong.swift | \(trellis) render - -o -"])
    #expect(wrong.exitCode == 1 && wrong.output.isEmpty)
    #expect(wrong.errors.contains("<stdin>:2:40: error: cannot find 'Texd' in scope"), "\(wrong.errors)")
    try tool.write(
      "import SwiftUI\nstruct A: View { let x: Int; var body: some View { Text(\"\") } }", to: "A.swift")
    let missing = try await tool.run("sh", ["-c", "\(trellis) render - -o - < A.swift"])
    #expect(missing.errors.contains("<stdin>:2:"), "\(missing.errors)")
    let empty = try await tool.run("sh", ["-c", "\(trellis) render - -o - < /dev/null"])
    #expect(empty.exitCode == 64 && empty.errors.contains("nothing to show"))
  }

  /// Opens a local port that accepts connections and never responds, until the descriptor is closed.
  private func silentPort() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 4) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    try #require(isOpen)
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// Measured in processor time, which doesn't depend on other processes.
  @Test func `a server that doesn't answer costs no CPU time`()
    async throws
  {
    let (descriptor, port) = try silentPort()
    defer { close(descriptor) }
    let address = "http://127.0.0.1:\(port)/a.png"
    try tool.write(
      "import SwiftUI\nstruct A: View { var body: some View { AsyncImage(url: URL(string: \"\(address)\")) } }",
      to: "A.swift")
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let first = try await tool.trellis("render", "A.swift", "-o", "x.png", "--settle", "0s")
    #expect(first.exitCode == 0, "\(first.errors)")
    let result = try await tool.run(
      "bash", ["-c", "TIMEFORMAT='%U %S'; time \(trellis) render A.swift -o x.png --settle 4s"])
    #expect(result.errors.contains("still running: AsyncImage(\(address))"), "\(result.errors)")
    let times = try #require(result.errorLines.last).split(separator: " ").compactMap { Double($0) }
    #expect(times.count == 2 && times.reduce(0, +) < 2, "\(result.errors)")
  }
}
