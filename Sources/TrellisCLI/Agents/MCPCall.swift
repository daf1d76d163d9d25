import Foundation
import Synchronization
import TrellisFailure

/// A call of a tool, with its arguments.
final class MCPCall: Sendable {
  let tool: String
  let arguments: JSONValue
  private let token: JSONValue?
  private let connection: MCPConnection
  private let cancelled = Mutex(false)
  private let count = Mutex(0.0)

  init(_ tool: String, _ arguments: JSONValue, token: JSONValue?, _ connection: MCPConnection) {
    (self.tool, self.arguments, self.token, self.connection) = (tool, arguments, token, connection)
  }

  var isCancelled: Bool { cancelled.withLock { $0 } }

  func cancel() { cancelled.withLock { $0 = true } }

  /// Throws if the client has cancelled the call.
  func checkCancellation() throws { if isCancelled { throw CancellationError() } }

  /// Notifies the client of progress, if the call has a progress token.
  func progress(_ message: String) {
    guard let token else { return }
    // The number of the next message is greater, so messages are sent in order.
    count.withLock {
      $0 += 1
      connection.send([
        "method": "notifications/progress",
        "params": ["progressToken": token, "progress": .number($0), "message": .string(message)],
      ])
    }
  }

  // MARK: - Arguments

  func string(_ name: String) throws -> String? {
    guard let value = arguments[name], value != .null else { return nil }
    guard let string = value.string else { throw Failure.usage("'\(name)' has to be a string") }
    return string
  }

  func required(_ name: String) throws -> String {
    guard let string = try string(name) else { throw Failure.usage("'\(name)' is missing") }
    return string
  }

  /// Returns a number in a range; nil if the argument isn't given.
  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let value = arguments[name], value != .null else { return nil }
    guard let number = value.number, range.contains(number) else {
      throw Failure.usage("'\(name)' has to be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// The result of a call: a text, and optionally a PNG.
struct MCPResult {
  var text: String
  var picture: Data?
  var isError = false

  /// The result in the protocol's form.
  var json: JSONValue {
    var content: [JSONValue] = []
    if let picture {
      content.append(
        ["type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png"])
    }
    if !text.isEmpty || content.isEmpty { content.append(["type": "text", "text": .string(text)]) }
    return ["content": .array(content), "isError": .bool(isError)]
  }
}
