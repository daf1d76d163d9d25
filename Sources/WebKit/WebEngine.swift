package import Foundation
package import TrellisCoreGraphics

/// An event of an engine.
package enum WebEngineEvent: Equatable, Sendable {
  case started
  case redirected
  case committed
  case finished
  case failed(String)
  case crashed
  /// The result of a script as JSON; nil for undefined.
  case result(Int64, String?)
  /// The reason that a script failed.
  case threw(Int64, String)
  /// The state or the picture changed.
  case changed
}

/// The state of an engine.
package struct WebEngineState: Equatable, Sendable {
  package var url: URL?
  package var title = ""
  package var progress = 0.0
  package var isLoading = false
  package var canGoBack = false
  package var canGoForward = false

  package init() {}
}

/// An input for a page, at positions in points.
package enum WebInput: Equatable, Sendable {
  case move(CGPoint, isDown: Bool)
  case button(CGPoint, isDown: Bool)
  case wheel(CGPoint, CGSize)
  /// A key by its X11 symbol; the modifiers are 1 control, 2 shift, 4 alt, 8 meta.
  case key(UInt32, isDown: Bool, modifiers: Int32)
  case focus(Bool)
}

/// A page of a browser.
///
/// Events are delivered on the main queue.
package protocol WebEngine: AnyObject, Sendable {
  func setReceiver(_ receiver: (@Sendable (WebEngineEvent) -> Void)?)
  func load(_ url: URL)
  func load(html: String, base: URL?)
  func reload(fromOrigin: Bool)
  func stop()
  func go(forward: Bool)
  func resize(_ size: CGSize, scale: CGFloat)
  func send(_ input: WebInput)
  /// Runs a script; an event with the number follows.
  func run(_ script: String, number: Int64)
  var state: WebEngineState { get }
  /// Takes the newest picture; nil if there is none since the last call.
  func takePicture() -> CGImage?
}

/// The maker of engines.
///
/// Tests use their own.
package enum WebEngines {
  /// The reason that there are no engines.
  package struct Missing: Error, Equatable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
  }

  /// Makes an engine.
  package nonisolated(unsafe) static var make: @Sendable () -> Result<any WebEngine, Missing> = {
    WPEEngine.open()
  }
}
