import Foundation
import Testing

@testable import TrellisCLI

/// A client of `trellis mcp`, which is a process of its own.
final class AgentClient {
  private let program: RunningProgram
  private let output: ProgramOutput
  private let input: Int32
  private var number = 0

  /// Starts the server for a folder of a test.
  init(_ tool: Tool, _ folder: String) throws {
    let pipe = tool.folder.appendingPathComponent(UUID().uuidString)
    guard mkfifo(pipe.path, 0o600) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    // Open for both, so that the program's own opening doesn't wait; only this end keeps the input open.
    input = open(pipe.path, O_RDWR | O_CLOEXEC)
    output = try ProgramOutput(file: tool.folder.appendingPathComponent(UUID().uuidString))
    program = try tool.start(
      Tool.buildFolder.appendingPathComponent("trellis").path, ["mcp", folder], input: pipe,
      output: output.file,
      errors: tool.folder.appendingPathComponent("mcp-errors"))
  }

  deinit { program.terminate() }

  /// Writes bytes, followed by a line's end.
  func write(_ line: Data) {
    (line + Data("\n".utf8)).withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(input, rest.baseAddress, rest.count)
        if count <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  func write(_ line: String) { write(Data(line.utf8)) }

  /// Sends a request, and returns its identifier.
  @discardableResult
  func send(_ method: String, _ params: JSONValue = [:]) throws -> Int {
    number += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .number(Double(number)), "method": .string(method), "params": params,
    ]
    write(try JSONEncoder().encode(message))
    return number
  }

  func notify(_ method: String, _ params: JSONValue) throws {
    write(
      try JSONEncoder().encode(["jsonrpc": "2.0", "method": .string(method), "params": params] as JSONValue))
  }

  /// The messages of the server so far.
  var messages: [JSONValue] { AgentClient.messages(in: output.text) }

  private static func messages(in text: String) -> [JSONValue] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      // A line that isn't JSON is never right.
      (try? JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))) ?? .string("not JSON: \($0)")
    }
  }

  /// Waits for a message.
  func wait(for what: String, _ condition: @escaping (JSONValue) -> Bool) async throws -> JSONValue {
    try await output.wait(for: what) { AgentClient.messages(in: $0).first(where: condition) }
  }

  /// Waits for the response to a request.
  func response(_ id: Int) async throws -> JSONValue {
    try await wait(for: "the response to \(id)") { $0["id"] == .number(Double(id)) }
  }

  /// Calls a tool, and returns its text, its picture, and whether it is an error.
  func call(_ tool: String, _ arguments: JSONValue = [:]) async throws -> (
    text: String, picture: Data?, isError: Bool
  ) {
    let id = try send("tools/call", ["name": .string(tool), "arguments": arguments])
    let result = try #require(try await response(id)["result"])
    guard case .array(let content)? = result["content"] else { throw CancellationError() }
    let text = content.compactMap { $0["text"]?.string }.joined(separator: "\n")
    let picture = content.compactMap { $0["data"]?.string }.first.flatMap { Data(base64Encoded: $0) }
    return (text, picture, result["isError"] == .bool(true))
  }

  /// The path of the file that is the server's standard input.
  var inheritedInput: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(program.identifier)/fd/0")
  }

  /// Ends the input, and returns the exit code.
  func end() async -> Int32 {
    close(input)
    return await program.exitCode()
  }
}
