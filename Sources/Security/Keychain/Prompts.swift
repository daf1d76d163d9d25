import Foundation
import TrellisBus

/// The questions of a Secret Service to the user.
final class Prompts: @unchecked Sendable {
  private static let interface = "org.freedesktop.Secret.Prompt"
  /// Guards the outcomes, and is signalled with each.
  private let condition = NSCondition()
  /// The outcomes by the paths of prompts.
  private var outcomes: [String: (isDismissed: Bool, result: BusValue)] = [:]

  init(_ connection: BusConnection) throws(BusError) {
    try connection.follow(interface: Prompts.interface) { [weak self] signal in
      guard signal.member == "Completed", let path = signal.path, signal.body.count == 2 else { return }
      self?.finish(path, signal.body[0] == .bool(true), signal.body[1].content)
    }
  }

  private func finish(_ path: String, _ isDismissed: Bool, _ result: BusValue) {
    condition.lock()
    outcomes[path] = (isDismissed, result)
    condition.broadcast()
    condition.unlock()
  }

  /// Shows a prompt, and waits for the user.
  ///
  /// Returns the result, or nil if the user declined. The path `/` is no prompt, and its result is an empty text.
  func run(_ prompt: BusObject) throws(BusError) -> BusValue? {
    guard prompt.path != "/" else { return .string("") }
    _ = try prompt.call(Prompts.interface, "Prompt", .string(""))
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome = outcomes.removeValue(forKey: prompt.path) {
        return outcome.isDismissed ? nil : outcome.result
      }
      // The service may end without an outcome.
      if !condition.wait(until: Date(timeIntervalSinceNow: 600)) { throw .timeout }
    }
  }
}
