public import Foundation
import CDesktop
import Trellis

/// A message with buttons, in the plain message box of the windowing library.
///
/// The program waits for the user: its windows aren't drawn meanwhile, as with a dialog of AppKit. Views and check boxes aren't shown.
/// Without a display, or a desktop that can't show a box, a warning is printed, and the outcome is
/// ``NSApplication/ModalResponse/abort``. Alerts of SwiftUI are drawn in the window.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsalert; the box: ours.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  /// The urgencies.
  public enum Style: UInt, Sendable {
    /// A warning; an information; a danger.
    case warning, informational, critical
  }

  /// The title.
  open var messageText = ""
  /// The text below the title.
  open var informativeText = ""
  /// The urgency.
  open var alertStyle = Style.warning
  /// The picture; not shown.
  open var icon: NSImage?
  /// The view below the text; not shown.
  open var accessoryView: NSView?
  /// Whether there is a check box that hides the message in future; not shown.
  open var showsSuppressionButton = false
  /// The check box that hides the message in future; not shown, so that it stays off.
  open private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  /// Whether there is a button for help; not shown.
  open var showsHelp = false
  /// The buttons, from the first to the last.
  open private(set) var buttons: [NSButton] = []
  /// The window of the message; that used last.
  open var window: NSWindow { .last }

  /// Creates an empty message.
  public override init() {}
  /// Creates the message of an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    if let suggestion = (error as? any LocalizedError)?.recoverySuggestion { informativeText = suggestion }
  }

  /// Adds a button; the return key presses the first one, and the escape key one that is called Cancel.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    if buttons.isEmpty {
      button.keyEquivalent = "\r"
    } else if title == "Cancel" {
      button.keyEquivalent = "\u{1B}"
    }
    buttons.append(button)
    return button
  }
  /// Does nothing: the message is arranged when it is shown.
  open func layout() {}

  /// Shows the message, waits for the user, and returns the outcome: the first, second or third button, and so on.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    let titles = buttons.isEmpty ? ["OK"] : buttons.map(\.title)
    let keys = buttons.isEmpty ? ["\r"] : buttons.map(\.keyEquivalent)
    let request = MessageBox(
      title: messageText, text: informativeText, style: alertStyle, buttons: Array(zip(titles, keys)))
    guard let pressed = MessageBox.show(request) else {
      Warning.report("NSAlert.runModal: the message \"\(messageText)\" can't be shown on this desktop")
      return .abort
    }
    return NSApplication.ModalResponse(1000 + pressed)
  }
  /// Shows the message in a later turn of the event loop, waits for the user, and calls a closure with the outcome.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    Task { @MainActor in
      let outcome = runModal()
      handler?(outcome)
    }
  }
  /// Shows the message in a later turn of the event loop, waits for the user, and returns the outcome.
  @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse
  {
    await Task.yield()
    return runModal()
  }
}

/// A message box of the windowing library.
struct MessageBox {
  let title: String
  let text: String
  let style: NSAlert.Style
  /// The titles and keys of the buttons.
  let buttons: [(title: String, key: String)]

  /// Shows a box, and returns the index of the pressed button; nil if none can be shown.
  ///
  /// Tests use their own.
  @MainActor static var show: (MessageBox) -> Int? = { box in
    let titles = box.buttons.map { strdup($0.title) }
    defer { for title in titles { free(title) } }
    let keys = box.buttons.map { Int32($0.key == "\r" ? 1 : $0.key == "\u{1B}" ? 2 : 0) }
    let level = Int32(box.style == .critical ? 2 : box.style == .warning ? 1 : 0)
    let pressed = titles.map { $0.map { UnsafePointer($0) } }.withUnsafeBufferPointer { titles in
      keys.withUnsafeBufferPointer { keys in
        desktop_message_box(
          box.title, box.text, level, titles.baseAddress!, keys.baseAddress!, Int32(titles.count))
      }
    }
    // Closing the box is the button of the escape key, or else the last one.
    if pressed == -1 { return box.buttons.lastIndex { $0.key == "\u{1B}" } ?? box.buttons.count - 1 }
    return pressed < 0 ? nil : Int(pressed)
  }
}
