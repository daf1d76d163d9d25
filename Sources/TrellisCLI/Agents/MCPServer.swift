import ArgumentParser
import Foundation
import Synchronization
import TrellisFailure

/// A server of the Model Context Protocol on the standard input and output.
///
/// The reading thread responds to pings and lists at once. Calls of tools run one after the other, since they share the running programs.
final class MCPServer: Sendable {
  /// The supported versions of the protocol, the newest first.
  ///
  /// 2025-03-26 isn't supported, because it requires batches.
  static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// The largest number of calls that wait or run.
  private static let limit = 64

  private let connection = MCPConnection()
  private let tools: MCPTools
  private let work = DispatchQueue(label: "trellis mcp")
  /// The calls that wait or run, by their requests' identifiers.
  private let calls = Mutex<[JSONValue: MCPCall]>([:])

  init(folder: AgentFolder) { tools = MCPTools(folder: folder) }

  /// Serves until the input ends, and then finishes the calls that were received.
  func run() {
    connection.read { line in
      guard let line else {
        return fail(.null, -32600, "the message has more than \(MCPConnection.limit) bytes")
      }
      if line.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return }
      guard let message = try? JSONDecoder().decode(JSONValue.self, from: line) else {
        return fail(.null, -32700, "the line isn't JSON")
      }
      handle(message)
    }
    work.sync { tools.end() }
  }

  private func handle(_ message: JSONValue) {
    guard case .object(let fields) = message else {
      return fail(.null, -32600, "a message is an object; there are no batches in this version")
    }
    // The server sends no requests, so responses are ignored.
    if fields["method"] == nil, fields["result"] != nil || fields["error"] != nil { return }
    let id = fields["id"]
    guard fields["jsonrpc"] == "2.0", let method = fields["method"]?.string else {
      return fail(id ?? .null, -32600, "the message isn't a request of JSON-RPC 2.0")
    }
    let params = fields["params"] ?? [:]
    guard let id else { return notify(method, params) }
    switch id {
    case .string, .number: answer(id, method, params)
    default: fail(.null, -32600, "the id isn't a string or a number")
    }
  }

  private func notify(_ method: String, _ params: JSONValue) {
    guard method == "notifications/cancelled", let id = params["requestId"] else { return }
    calls.withLock { $0[id]?.cancel() }
  }

  // MARK: - Requests

  private func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) {
    switch method {
    case "initialize": succeed(id, initialized(params))
    case "ping": succeed(id, [:])
    case "tools/list": succeed(id, ["tools": .array(MCPTool.all.map(\.json))])
    case "tools/call": call(id, params)
    case "resources/list": succeed(id, ["resources": .array(MCPResource.all.map(\.json))])
    case "resources/templates/list": succeed(id, ["resourceTemplates": []])
    case "resources/read": read(id, params)
    default: fail(id, -32601, "there is no method '\(method)'")
    }
  }

  private func initialized(_ params: JSONValue) -> JSONValue {
    let wanted = params["protocolVersion"]?.string ?? ""
    let version = MCPServer.versions.contains(wanted) ? wanted : MCPServer.versions[0]
    return [
      "protocolVersion": .string(version), "capabilities": ["tools": [:], "resources": [:]],
      "serverInfo": [
        "name": "trellis", "title": "Trellis", "version": .string(TrellisCommand.configuration.version),
      ], "instructions": .string(MCPResource.instructions),
    ]
  }

  private func read(_ id: JSONValue, _ params: JSONValue) {
    guard let uri = params["uri"]?.string, let resource = MCPResource.all.first(where: { $0.uri == uri })
    else {
      return fail(id, -32002, "there is no such resource")
    }
    succeed(id, ["contents": [resource.contents]])
  }

  private func call(_ id: JSONValue, _ params: JSONValue) {
    guard let name = params["name"]?.string, MCPTool.all.contains(where: { $0.name == name }) else {
      return fail(id, -32602, "there is no such tool; tools/list has all")
    }
    let arguments = params["arguments"] ?? [:]
    guard case .object = arguments else { return fail(id, -32602, "the arguments aren't an object") }
    let call = MCPCall(name, arguments, token: params["_meta"]?["progressToken"], connection)
    let problem = calls.withLock { calls -> String? in
      if calls[id] != nil { return "another call has this id" }
      if calls.count >= MCPServer.limit { return "\(MCPServer.limit) calls wait already" }
      calls[id] = call
      return nil
    }
    if let problem { return fail(id, -32600, problem) }
    work.async { [self] in
      let result = call.isCancelled ? MCPResult(text: "") : tools.perform(call)
      calls.withLock { $0[id] = nil }
      // A cancelled request has no response.
      if !call.isCancelled { succeed(id, result.json) }
    }
  }

  // MARK: - Responses

  private func succeed(_ id: JSONValue, _ result: JSONValue) {
    connection.send(["id": id, "result": result])
  }

  private func fail(_ id: JSONValue, _ code: Double, _ message: String) {
    connection.send(["id": id, "error": ["code": .number(code), "message": .string(message)]])
  }
}
