import Foundation

/// A request of `trellis mcp` to the program that it has started, which has no window on a screen.
package enum AgentRequest: Codable, Hashable, Sendable {
  /// Draws the front window, after waiting for tasks for at most `settle` seconds.
  case picture(scale: Double, settle: Double)
  /// Draws several moments side by side, in seconds after a tap on a label, or after now if it is nil.
  case film(times: [Double], tap: String?, scale: Double)
  /// Sets the front window's size and colour scheme; nil leaves them.
  case settings(width: Double?, height: Double?, isDark: Bool?)
  /// Performs a step of a script: a tap, characters, a key, the wheel, or waiting.
  case step(AppScript.Step)
  /// Describes the accessibility tree.
  case accessibility
  /// Describes the views of a type, or all views, with frames, proposals, guides and stacks.
  case layout(view: String?)
  /// Explains the last update of the views of a type.
  case why(view: String)
  /// Lists unnecessary evaluations since the program was started.
  case waste
}

/// The program's answer to an ``AgentRequest``.
package struct AgentAnswer: Codable, Hashable, Sendable {
  /// The answer in words.
  package var text: String
  /// A PNG; nil if the answer is only words.
  package var picture: Data?
  /// Whether the request couldn't be performed, for the reason in ``text``.
  package var isError: Bool

  package init(_ text: String, picture: Data? = nil, isError: Bool = false) {
    (self.text, self.picture, self.isError) = (text, picture, isError)
  }
}
