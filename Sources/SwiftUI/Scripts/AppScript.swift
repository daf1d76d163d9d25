import Foundation
package import TrellisFailure

/// A script that uses an app in its window, with one step per line.
///
/// ```
/// tap Orders
/// shows Order#1201
/// picture orders
/// idle 10
/// memory 120
/// ```
package struct AppScript: Codable, Hashable, Sendable {
  /// A step in the front window.
  package enum Step: Codable, Hashable, Sendable {
    /// Taps on the first text or accessibility label with a string, or on the `number`th one.
    case tap(String, number: Int)
    /// Taps on a point of the window, in points.
    case tapPoint(x: Double, y: Double)
    /// Types characters into the focused view.
    case type(String)
    /// Presses a key, such as `escape`.
    case key(String)
    /// Turns the wheel above the window's centre, or above a point; a positive distance, in points, shows what is below.
    case scroll(Double, x: Double?, y: Double?)
    /// Waits for a number of seconds.
    case wait(Double)
    /// Waits until a text or an accessibility label contains a string, for at most ten seconds.
    case shows(String)
    /// Writes a picture of the window to `NAME.png` in the folder of pictures.
    case picture(String)
    /// Fails if a rule runs or a frame is drawn within a number of seconds.
    case idle(Double)
    /// Fails if the resident memory is more than a number of megabytes.
    case memory(Double)
  }

  /// The steps, with their lines in ``lines``.
  package private(set) var steps: [Step] = []
  package private(set) var lines: [String] = []
  /// The absolute path of the folder of pictures.
  package var folder: String

  /// Parses a script; empty lines, and lines that begin with `#`, are ignored.
  package init(_ text: String, folder: String) throws(Failure) {
    self.folder = folder
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let step = Step(line) else {
        throw .usage(
          "line \(index + 1) of the script is '\(line)'; write tap LABEL, tap X,Y, type TEXT, key NAME, scroll POINTS, "
            + "wait SECONDS, shows TEXT, picture NAME, idle SECONDS or memory MEGABYTES")
      }
      steps.append(step)
      lines.append(line)
    }
  }
}

extension AppScript.Step {
  /// Parses a line; returns nil if it isn't a step.
  fileprivate init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let rest = words[1].trimmingCharacters(in: .whitespaces)
    let parts = rest.split(separator: " ")
    let number = Double(rest).flatMap { $0.isFinite ? $0 : nil }
    switch words[0] {
    case "tap":
      if let point = AppScript.Step.point(rest) {
        self = .tapPoint(x: point.x, y: point.y)
      } else if parts.count > 1, let last = parts.last, last.hasPrefix("#"),
        let count = Int(last.dropFirst()),
        count > 0
      {
        self = .tap(rest.dropLast(last.count).trimmingCharacters(in: .whitespaces), number: count)
      } else {
        self = .tap(rest, number: 1)
      }
    case "type": self = .type(rest)
    case "key": self = .key(rest)
    case "scroll":
      guard let first = parts.first.flatMap({ Double($0) }), first.isFinite else { return nil }
      if parts.count == 1 {
        self = .scroll(first, x: nil, y: nil)
      } else if parts.count == 2, let point = AppScript.Step.point(String(parts[1])) {
        self = .scroll(first, x: point.x, y: point.y)
      } else {
        return nil
      }
    case "wait", "idle":
      guard let number, number > 0, number <= 60 else { return nil }
      self = words[0] == "wait" ? .wait(number) : .idle(number)
    case "shows": self = .shows(rest)
    case "picture":
      guard !rest.contains("/") else { return nil }
      self = .picture(rest)
    case "memory":
      guard let number, number > 0 else { return nil }
      self = .memory(number)
    default: return nil
    }
  }

  /// Parses a point such as `20,35.5`.
  private static func point(_ text: String) -> (x: Double, y: Double)? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    return (x, y)
  }
}
