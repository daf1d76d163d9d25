import Foundation
package import Trellis

/// A message from `trellis run --watch` or `trellis mcp` to the program that it has started.
package enum WatchRequest: Codable, Hashable, Sendable {
  /// Sets edited literals, by the numbers that the compiled source has for them.
  case literals(edit: Int, [Int: LiteralValue])
  /// Loads a library that replaces the code of bodies.
  ///
  /// The bodies of `types` are evaluated again, or all views are built anew.
  case replace(edit: Int, library: String, types: [String], rebuildsAll: Bool)
  /// Shows a message over the window, or removes it.
  case problem(String?)
  /// Requests the states of the views, and the end of the program.
  case leave
  /// Asks a program of an agent for something, by a number.
  case agent(number: Int, AgentRequest)
}

/// A message from the program to `trellis run --watch` or `trellis mcp`.
package enum WatchReport: Codable, Hashable, Sendable {
  /// The first frame, with the number 0, or the first one after an edit is on the screen.
  case shown(edit: Int)
  /// An edit can't be applied in the running program, for a reason.
  case refused(edit: Int, reason: String)
  /// The states of the views that can be encoded, and the window's frame.
  case states(Data, WindowFrame?)
  /// The answer to an agent's request with a number.
  case agent(number: Int, AgentAnswer)
}

/// The frame of a window, in the window system's units.
package struct WindowFrame: Codable, Hashable, Sendable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
