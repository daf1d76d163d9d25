import Foundation
import SwiftUI
import TrellisFailure

/// A running program that an agent uses.
protocol AgentProgram: AnyObject {
  /// The window's settings that the client chose; a new process gets them as well.
  var settings: AgentSettings { get set }
  /// Applies the edits of the source, and starts the program if it isn't running.
  ///
  /// Throws a failure with the compiler's errors, or with the output of a crash.
  func update(_ call: MCPCall) throws
  /// Sends a request, and returns the response; throws a failure if the program crashes or exceeds the time limit.
  func ask(_ request: AgentRequest, _ call: MCPCall) throws -> AgentAnswer
  /// Ends the program.
  func end()
}

/// The size and the colour scheme of a window; a value that is nil isn't changed.
struct AgentSettings {
  private var width: Double?
  private var height: Double?
  private var isDark: Bool?

  /// Merges the settings of a settings request; ignores other requests.
  mutating func take(_ request: AgentRequest) {
    guard case .settings(let width, let height, let isDark) = request else { return }
    self.width = width ?? self.width
    self.height = height ?? self.height
    self.isDark = isDark ?? self.isDark
  }

  /// The request that applies the settings.
  var request: AgentRequest { .settings(width: width, height: height, isDark: isDark) }
}

/// The file with the output of a program; each process overwrites it.
struct AgentLog {
  let path: String

  /// The first six lines of the last fatal error, or the last six lines if there is no fatal error.
  var explanation: String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let lines = String(decoding: data.suffix(20_000), as: UTF8.self).split(separator: "\n").map(String.init)
    let fatal = lines.lastIndex { $0.contains("Fatal error") || $0.hasPrefix("trellis: ") }
    let shown = fatal.map { lines[$0...].prefix(6) } ?? lines.suffix(6)
    return shown.joined(separator: "\n")
  }
}

extension WatchedProcess {
  /// Waits for messages for at most a tenth of a second, and returns them; nil at the program's end.
  func receiveSoon() -> [WatchReport]? {
    var request = pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 100) > 0 else { return [] }
    return receive()
  }
}

/// A time limit for a program's response.
struct AgentDeadline {
  private let end: ContinuousClock.Instant
  private let seconds: Double

  init(seconds: Double) { (end, self.seconds) = (.now + .seconds(seconds), seconds) }

  /// Kills the process and throws a failure if the limit has passed.
  func check(_ process: WatchedProcess) throws {
    guard ContinuousClock.now > end else { return }
    process.kill()
    throw Failure.software(
      "the app didn't answer within \(Int(seconds)) seconds, and was ended; does a body or an action run without end?"
    )
  }

  /// Returns the limit for a request: a minute, plus the duration of a wait.
  static func of(_ request: AgentRequest) -> AgentDeadline {
    switch request {
    case .step(.wait(let seconds)): AgentDeadline(seconds: 60 + seconds)
    default: AgentDeadline(seconds: 60)
    }
  }
}
