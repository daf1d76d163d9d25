import Foundation
import SwiftUI
import TrellisFailure

/// A running program that an agent uses.
protocol AgentProgram: AnyObject {
  /// The settings of the window that the client chose, which a new process gets, too.
  var settings: AgentSettings { get set }
  /// Applies the edits of the source; starts the program if it doesn't run. Throws the errors of the source, or a crash.
  func update(_ call: MCPCall) throws
  /// Performs a request; throws a failure if the program crashes or doesn't answer.
  func ask(_ request: AgentRequest, _ call: MCPCall) throws -> AgentAnswer
  /// Ends the program.
  func end()
}

/// The size and the colour scheme of a window; nil for those with which the program begins.
struct AgentSettings {
  private var width: Double?
  private var height: Double?
  private var isDark: Bool?

  /// Takes over the settings of a request that sets some; ignores other requests.
  mutating func take(_ request: AgentRequest) {
    guard case .settings(let width, let height, let isDark) = request else { return }
    self.width = width ?? self.width
    self.height = height ?? self.height
    self.isDark = isDark ?? self.isDark
  }

  /// The request that sets them.
  var request: AgentRequest { .settings(width: width, height: height, isDark: isDark) }
}

/// The output of a program, in a file that is written anew for each process.
struct AgentLog {
  let path: String

  /// Returns the last lines that explain a crash, or the last lines.
  var explanation: String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let lines = String(decoding: data.suffix(20_000), as: UTF8.self).split(separator: "\n").map(String.init)
    let fatal = lines.lastIndex { $0.contains("Fatal error") || $0.hasPrefix("trellis: ") }
    let shown = fatal.map { lines[$0...].prefix(6) } ?? lines.suffix(6)
    return shown.joined(separator: "\n")
  }
}

extension WatchedProcess {
  /// Waits for messages for at most a tenth of a second; empty if there are none, and nil at the program's end.
  func receiveSoon() -> [WatchReport]? {
    var request = pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 100) > 0 else { return [] }
    return receive()
  }
}

/// A time limit for a program's answer.
struct AgentDeadline {
  private let end: ContinuousClock.Instant
  private let seconds: Double

  init(seconds: Double) { (end, self.seconds) = (.now + .seconds(seconds), seconds) }

  /// Throws if the limit is over, after ending the process, which can't be used any more.
  func check(_ process: WatchedProcess) throws {
    guard ContinuousClock.now > end else { return }
    process.kill()
    throw Failure.software(
      "the app didn't answer within \(Int(seconds)) seconds, and was ended; does a body or an action run without end?"
    )
  }

  /// The limit for a request: the time that it takes by itself, and a minute.
  static func of(_ request: AgentRequest) -> AgentDeadline {
    switch request {
    case .step(.wait(let seconds)): AgentDeadline(seconds: 60 + seconds)
    default: AgentDeadline(seconds: 60)
    }
  }
}
