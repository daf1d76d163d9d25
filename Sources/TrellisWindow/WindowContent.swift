package import Foundation
package import Trellis
package import TrellisDisplayList

/// The content of a window: a view graph, as seen by the window.
///
/// The window queries the content and forwards the user's input; the content never calls the window. Sizes and positions are in
/// points, with the origin at the window's top left corner and y down.
@MainActor package protocol WindowContent: AnyObject {
  /// The window's title; read after each update.
  var title: String { get }

  /// The content's size in points: the window's initial size, and later the size that the user chose.
  var size: CGSize { get set }

  /// The window's minimum size in points; read after the first update, and later when the window is idle.
  var minimumSize: CGSize { get }

  /// The window's maximum size in points, infinite if unlimited; read at the same times as ``minimumSize``.
  var maximumSize: CGSize { get }

  /// Determines the window's initial size and position for a screen; called once, before they are read.
  func place(on display: DisplayProxy)

  /// The window's initial position and frame; read once, before it opens.
  var opening: WindowOpening { get }

  /// The actions that the user can perform, and the anchor of resizes; read at the same times as ``minimumSize``.
  var windowBehavior: WindowBehavior { get }

  /// Whether the window is active, visible or in the background; set by the window.
  var scenePhase: ScenePhase { get set }

  /// Whether the screen may be stale.
  ///
  /// Read after events, after work on the main queue and after timers. If it is still true right after an update, the next update
  /// comes with the next frame.
  var needsUpdate: Bool { get }

  /// The time of the next update without any event, on the clock of ``update(at:)``, or nil for none.
  ///
  /// A time in the past means the next frame.
  var nextDeadline: Duration? { get }

  /// Updates the content for a time since the window was opened; returns the list to draw.
  func update(at time: Duration?) -> DisplayList

  /// The area of text input, in points in the window, or nil if no view accepts text; read after each update.
  var textInputArea: CGRect? { get }

  /// Whether the window receives keys, so that a view has the focus from the beginning; set by the window.
  var takesKeys: Bool { get set }

  /// The pasteboard to copy to and paste from; set by the window.
  var pasteboard: any Pasteboard { get set }

  /// The shape of the mouse pointer at its current position; read after each update.
  var pointerShape: PointerShape { get }

  /// Opens a URL and returns whether that succeeded; set by the window.
  var openURL: @MainActor (URL) -> Bool { get set }

  /// Shows a file dialog; set by the window.
  var chooseFiles: FileChooser.Choose { get set }

  /// The device pixels per point; set by the window.
  var displayScale: CGFloat { get set }

  /// The modifier keys that are down; set by the window.
  var modifierKeys: EventModifiers { get set }

  /// Handles the user's input.
  func send(_ event: InputEvent)

  /// Whether content far outside the visible part may stay undrawn; set by the window.
  var drawsOnlyVisible: Bool { get set }

  /// Whether removed content is kept until ``collect(limit:)`` destroys it; set by the window.
  var defersDeallocation: Bool { get set }

  /// Destroys at most `count` removed attributes; returns whether there are more.
  func collect(limit count: Int) -> Bool

  /// Whether too many removed attributes wait to be destroyed.
  var hasBacklog: Bool { get }
}

extension ViewGraph: WindowContent {
  package var displayScale: CGFloat {
    get { environment.displayScale }
    set { environment.displayScale = newValue }
  }
}
