import Foundation
import SwiftUI

/// A preview in a process of its own, which is suspended while no page shows it.
@MainActor
final class PreviewProcess {
  enum State {
    case starting
    /// The page of the preview is at an address.
    case running(address: String)
    /// The process has ended for a reason.
    case ended(String)
  }

  let entry: PreviewList.Entry
  private(set) var state = State.starting
  private(set) var isSuspended = false
  private var child: ChildProcess?
  /// A number that grows with each moment in which the preview was in sight.
  var lastSeen = 0

  /// Starts the program of a preview; `changed` is called after each change of the state.
  init(
    _ entry: PreviewList.Entry, _ request: LaunchRequest,
    changed: @escaping @MainActor (PreviewProcess) -> Void
  ) {
    self.entry = entry
    var request = request
    request.preview = entry.shown
    do {
      child = try ChildProcess(
        entry.program, [], environment: try PreviewProcess.environment(request)
      ) { [weak self] line in
        guard let self else { return }
        guard let address = PreviewAddress.address(in: line) else {
          return FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
        state = .running(address: address)
        changed(self)
      } end: { [weak self] end, _ in
        guard let self else { return }
        state = .ended(reason(of: end))
        changed(self)
      }
    } catch {
      state = .ended("can't start \(entry.program): \(error.localizedDescription)")
    }
  }

  private static func environment(_ request: LaunchRequest) throws -> [String: String] {
    var environment = [LaunchRequest.environmentVariable: try request.encoded()]
    // The runtime's backtrace of a crash takes seconds of processor time, in which the page would wait.
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      environment["SWIFT_BACKTRACE"] = "enable=no"
    }
    return environment
  }

  private func reason(of end: ChildProcess.End) -> String {
    let own = child?.lines.last { $0.hasPrefix("trellis: ") && PreviewAddress.address(in: $0) == nil }
    if let own, !end.isSignal { return String(own.dropFirst("trellis: ".count)) }
    let last = child?.lines.last { $0.contains("Fatal error") || $0.contains("fatalError") } ?? ""
    let kind =
      end.isSignal ? "the preview crashed (signal \(end.code))" : "the preview ended (exit code \(end.code))"
    return last.isEmpty ? kind : "\(kind): \(last)"
  }

  /// Lets the process run, or suspends it: it then uses no processor time, and keeps its state.
  func setSuspended(_ isSuspended: Bool) {
    guard case .running = state, self.isSuspended != isSuspended else { return }
    self.isSuspended = isSuspended
    child?.send(isSuspended ? SIGSTOP : SIGCONT)
  }

  /// Ends the process.
  func end() { child?.send(SIGKILL) }
}
