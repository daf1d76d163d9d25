package import Foundation
package import Trellis
package import TrellisDisplayList

/// What a window shows: a view graph, seen from outside.
///
/// The window asks, and hands on what a person does; the content never calls the window. Sizes and positions
/// are in points, with the origin at the window's top left corner and y down.
@MainActor package protocol WindowContent: AnyObject {
  /// The window's title; asked for after each update.
  var title: String { get }

  /// The size that it fills, in points: the window's first size, and later what a person made of it.
  var size: CGSize { get set }

  /// The smallest size that the window is to have, in points; asked for after the first update, and later when there is nothing
  /// else to do.
  var minimumSize: CGSize { get }

  /// The largest size that the window is to have, in points; infinite where there is none. Asked for as ``minimumSize`` is.
  var maximumSize: CGSize { get }

  /// Where the window opens, and what is around it; asked for once, before it opens.
  var opening: WindowOpening { get }

  /// Whether the window has the keys, is seen, or isn't; the window says so.
  var scenePhase: ScenePhase { get set }

  /// Whether what is on the screen may be out of date.
  ///
  /// Asked after events, after work on the main queue and after timers. Where it still holds right after an update, the next
  /// comes with the next frame.
  var needsUpdate: Bool { get }

  /// When it wants the next update though nothing happens, on the clock of ``update(at:)``; nil where it doesn't. A time that
  /// has passed is that of the next frame.
  var nextDeadline: Duration? { get }

  /// Brings everything up to date for a time since the window was opened; answers what to draw.
  func update(at time: Duration?) -> DisplayList

  /// Where characters are typed now, in points in the window; nil where nobody takes any. Asked for after each update.
  var textInputArea: CGRect? { get }

  /// Whether keys come, so that a view is to have the focus from the beginning; the window says so.
  var takesKeys: Bool { get set }

  /// What was copied, for pasting; the window says what that is.
  var pasteboard: any Pasteboard { get set }

  /// What the mouse's pointer is to look like where it is; asked for after each update.
  var pointerShape: PointerShape { get }

  /// Opens an address, and answers whether it did; the window says how.
  var openURL: @MainActor (URL) -> Bool { get set }

  /// Shows a dialog about files; the window says how.
  var chooseFiles: FileChooser.Choose { get set }

  /// How many device pixels a point has; the window says so.
  var displayScale: CGFloat { get set }

  /// Takes in what a person did.
  func send(_ event: InputEvent)

  /// Whether what it doesn't show any more is kept until ``reclaim(upTo:)`` destroys it; the window says so.
  var defersDestruction: Bool { get set }

  /// Destroys so much of that; answers whether there is more.
  func reclaim(upTo count: Int) -> Bool

  /// Whether more of that waits than there is good reason for.
  var hasBacklog: Bool { get }
}

extension ViewGraph: WindowContent {
  package var displayScale: CGFloat {
    get { environment.displayScale }
    set { environment.displayScale = newValue }
  }
}
