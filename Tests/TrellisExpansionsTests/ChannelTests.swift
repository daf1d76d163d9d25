import FoundationEssentials
import Glibc
import Testing

@testable import TrellisExpansions

@Suite struct ChannelTests {
  /// Returns the requests that a channel reads from some bytes, or throws the error that ended them.
  private func requests(in bytes: [UInt8]) throws -> [Request] {
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(bytes.withUnsafeBytes { write(ends[1], $0.baseAddress!, $0.count) } == bytes.count)
    close(ends[1])
    let channel = Channel(input: ends[0], output: -1)
    var requests: [Request] = []
    while let request = try channel.receive() { requests.append(request) }
    return requests
  }

  private func framed(_ text: String) -> [UInt8] {
    let count = text.utf8.count
    return [UInt8(count & 0xff), UInt8(count >> 8), 0, 0, 0, 0, 0, 0] + Array(text.utf8)
  }

  @Test func `messages are read one after the other until the compiler closes the pipe`() throws {
    let location =
      #"{"fileID":"M/F.swift","fileName":"/F.swift","offset":7,"line":2,"column":3}"#
    let expand = """
      {"expandFreestandingMacro":{"macro":{"moduleName":"TrellisMacros","typeName":"PreviewMacro","name":"Preview"},
      "macroRole":"declaration","discriminator":"$s1","lexicalContext":[],"newer":[{"than":"this"}],
      "syntax":{"kind":"expression","source":"#Preview { A(\\"é\\") }","location":\(location)}}}
      """
    let requests = try requests(
      in: framed(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#) + framed(expand))
    #expect(requests.count == 2)
    guard case .getCapability = requests[0],
      case .expandFreestandingMacro(let macro, "$s1", let syntax, _) = requests[1]
    else {
      Issue.record("\(requests)")
      return
    }
    #expect(macro.typeName == "PreviewMacro")
    #expect(syntax.source == "#Preview { A(\"é\") }")
    #expect(syntax.location.offset == 7)
  }

  @Test func `an invalid message is an error, and a partial one ends the loop`() throws {
    #expect(throws: DecodingError.self) { try requests(in: framed("{}")) }
    #expect(try requests(in: Array(framed("{}").dropLast())).isEmpty)
  }

  @Test func `a response is preceded by its length`() throws {
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try Channel(input: -1, output: ends[1]).send(Answer.to(.getCapability))
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = bytes.withUnsafeMutableBytes { read(ends[0], $0.baseAddress!, $0.count) }
    #expect(count == 8 + Int(bytes[0]))
    let message = try JSONDecoder().decode([String: [String: Capability]].self, from: Data(bytes[8..<count]))
    #expect(message == ["getCapabilityResult": ["capability": Capability(protocolVersion: 7, features: [])]])
  }

  private struct Capability: Decodable, Equatable {
    let protocolVersion: Int
    let features: [String]
  }
}
