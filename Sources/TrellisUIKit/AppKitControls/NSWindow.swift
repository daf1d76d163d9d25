public import Foundation
import Trellis

/// A window by the name of AppKit: ``last`` is the window of the app that was used last.
///
/// A window that the program creates isn't shown, because the windows of a program are its scenes; a message says so.
///
/// Source: documented, developer.apple.com/documentation/appkit/nswindow.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  /// The parts of a window's frame.
  public struct StyleMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None.
    public static let borderless: StyleMask = []
    /// A title; a button that closes; one that hides; edges that are dragged.
    public static let titled = StyleMask(rawValue: 1)
    /// A button that closes.
    public static let closable = StyleMask(rawValue: 2)
    /// A button that hides.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Edges that are dragged.
    public static let resizable = StyleMask(rawValue: 8)
    /// The whole screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content behind the title.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A palette.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A panel that doesn't activate the app.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// A dark panel.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }
  /// The memory of a window's pixels; without effect.
  public enum BackingStoreType: UInt, Sendable {
    /// The only one.
    case buffered = 2
  }
  /// The order of windows; without effect.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an order from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = Level(rawValue: 0)
    /// Above others.
    public static let floating = Level(rawValue: 3)
    /// Above others.
    public static let modalPanel = Level(rawValue: 8)
    /// Above others.
    public static let statusBar = Level(rawValue: 25)
    /// Above others.
    public static let popUpMenu = Level(rawValue: 101)
    /// Above others.
    public static let screenSaver = Level(rawValue: 1000)
  }
  /// The behavior in groups of windows; without effect.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The behavior as bits.
    public let rawValue: UInt
    /// Creates a behavior from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In all spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// In the active space.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// Staying.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// Filling the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// Beside a window that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    /// Never filling the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
  }
  /// The visibility of the title; without effect.
  public enum TitleVisibility: Int, Sendable {
    /// Visible; hidden.
    case visible, hidden
  }
  /// The buttons of the frame.
  public enum ButtonType: UInt, Sendable {
    /// Closing; hiding; enlarging; the toolbar's; the document's; the versions'.
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }
  /// The looks of toolbars; without effect.
  public enum ToolbarStyle: Int, Sendable {
    /// The system's choice; below the title; for settings; beside the title; smaller.
    case automatic, expanded, preference, unified, unifiedCompact
  }

  /// The window of the app that was used last.
  static let last = NSWindow(isOfApp: true)
  private let isOfApp: Bool

  private init(isOfApp: Bool) {
    self.isOfApp = isOfApp
    super.init()
  }
  /// Creates a window, which isn't shown.
  public init(contentRect: CGRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool) {
    isOfApp = false
    super.init()
    (ownFrame, styleMask) = (contentRect, style)
  }
  /// Creates a window of a controller, which isn't shown.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
      defer: false)
    self.contentViewController = contentViewController
  }
  private var ownFrame = CGRect.zero
  /// The rectangle in the screen; that of the app's window begins at zero, because its place isn't known.
  open var frame: CGRect { isOfApp ? CGRect(origin: .zero, size: CurrentWindow.size) : ownFrame }
  /// The object that is notified of the window; never, here.
  open weak var delegate: (any NSWindowDelegate)?
  /// The title; that of the app's window is SwiftUI's, so that this one isn't shown.
  open var title = ""
  /// The line below the title; not shown.
  open var subtitle = ""
  /// The view of the content; that of the app's window is SwiftUI's, and nil.
  open var contentView: NSView?
  /// The controller of the content; that of the app's window is nil.
  open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
  /// Whether the window is on the screen.
  open var isVisible: Bool { isOfApp && ApplicationEvents.state != .background }
  /// Whether the window gets keys.
  open var isKeyWindow: Bool { isOfApp && ApplicationEvents.state == .active }
  /// Whether the window is the main one.
  open var isMainWindow: Bool { isKeyWindow }
  /// The screen of the window.
  open var screen: NSScreen? { .main }
  /// The number of pixels per point.
  open var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 1 }

  /// Brings the app's window to the front; a window of the program isn't shown, with a message.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if isOfApp { return CurrentWindow.bringToFront() }
    Warning.report(
      "NSWindow: windows that the program creates aren't shown; declare a Window or a WindowGroup")
  }
  /// Brings the app's window to the front.
  open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Brings the app's window to the front.
  open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
  /// Brings the app's window to the front.
  open func makeKey() { makeKeyAndOrderFront(nil) }
  /// Does nothing: windows aren't hidden by the program.
  open func orderOut(_ sender: Any?) {}
  /// Closes the app's window that was used last; those of the program aren't open.
  open func close() { if isOfApp { CurrentWindow.environment.dismissWindow() } }
  /// Closes the window, as the user does.
  open func performClose(_ sender: Any?) { close() }
  /// Takes the focus from the focused view, for nil.
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if responder == nil { CurrentWindow.endEditing() }
    return responder == nil
  }
  /// The first responder; nil: the focus is SwiftUI's.
  open var firstResponder: NSResponder? { nil }

  // MARK: - Without effect

  /// The parts of the frame; without effect: the scene's.
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  /// The color behind the content; without effect.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// Whether nothing behind the window is visible; without effect.
  open var isOpaque = true
  /// The opacity; without effect.
  open var alphaValue: CGFloat = 1
  /// Whether the window has a shadow; without effect.
  open var hasShadow = true
  /// The order; without effect.
  open var level = Level.normal
  /// The behavior in groups of windows; without effect.
  open var collectionBehavior: CollectionBehavior = []
  /// The visibility of the title; without effect.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the title's background is hidden; without effect.
  open var titlebarAppearsTransparent = false
  /// Whether dragging the background moves the window; without effect.
  open var isMovableByWindowBackground = false
  /// Whether the user can move the window; without effect.
  open var isMovable = true
  /// Whether closing releases the window; without effect.
  open var isReleasedWhenClosed = false
  /// Whether a window of the app that isn't active is hidden; without effect.
  open var hidesOnDeactivate = false
  /// Whether the mouse goes through the window; without effect.
  open var ignoresMouseEvents = false
  /// Whether the window has changes that aren't saved; without effect.
  open var isDocumentEdited = false
  /// The look of the toolbar; without effect.
  open var toolbarStyle = ToolbarStyle.automatic
  /// The appearance; nil for the app's; without effect.
  open var appearance: NSAppearance?
  /// The name of the window; nil for none.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The smallest size; without effect: the scene's.
  open var minSize = CGSize.zero
  /// The greatest size; without effect: the scene's.
  open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The smallest size of the content; without effect: the scene's.
  open var contentMinSize = CGSize.zero
  /// The greatest size of the content; without effect: the scene's.
  open var contentMaxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether windows are shown as tabs; without effect.
  public static var allowsAutomaticWindowTabbing = true
  /// Does nothing to the app's window: the desktop places windows.
  open func center() {}
  /// Sets the rectangle of a window of the program; the desktop places the app's.
  open func setFrame(_ frameRect: CGRect, display flag: Bool) { if !isOfApp { ownFrame = frameRect } }
  /// Sets the rectangle of a window of the program; the desktop places the app's.
  open func setFrame(_ frameRect: CGRect, display flag: Bool, animate: Bool) {
    setFrame(frameRect, display: flag)
  }
  /// Sets the size of a window of the program; the app's has that of its scene.
  open func setContentSize(_ size: CGSize) { if !isOfApp { ownFrame.size = size } }
  /// Sets the corner of a window of the program; the desktop places the app's.
  open func setFrameOrigin(_ point: CGPoint) { if !isOfApp { ownFrame.origin = point } }
  /// Does nothing, and returns false: the scene keeps its size.
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { false }
  /// Does nothing: the desktop's own keys do so.
  open func toggleFullScreen(_ sender: Any?) {}
  /// Does nothing: the desktop's own button does so.
  open func zoom(_ sender: Any?) {}
  /// Does nothing: the desktop's own button does so.
  open func miniaturize(_ sender: Any?) {}
  /// Returns nil: the frame is the desktop's.
  open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }
}

/// A window beside others, which isn't shown.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
  /// Whether the panel is above other windows; without effect.
  open var isFloatingPanel = false
  /// Whether the panel gets keys only if needed; without effect.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel is used during dialogs; without effect.
  open var worksWhenModal = false
}

/// The object that is notified of a window; never, here.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Called before the window closes.
  func windowWillClose(_ notification: Notification)
  /// Called when the window gets keys.
  func windowDidBecomeKey(_ notification: Notification)
  /// Called when the window doesn't get keys any more.
  func windowDidResignKey(_ notification: Notification)
  /// Called when the size has changed.
  func windowDidResize(_ notification: Notification)
  /// Returns whether the window may close.
  func windowShouldClose(_ sender: NSWindow) -> Bool
}

extension NSWindowDelegate {
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Returns true.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}

/// A controller of a window that the program creates, which isn't shown.
///
/// Source: documented, developer.apple.com/documentation/appkit/nswindowcontroller.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  /// The window; nil for none.
  open var window: NSWindow?
  /// The controller of the window's content; nil for none.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Whether the window moves from others; without effect.
  open var shouldCascadeWindows = true

  /// Creates a controller.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  /// Returns nil: there are no archives of controllers here.
  public required override init?(coder: NSCoder) { return nil }

  /// Called after the window was loaded; never, because there are no nib files.
  open func windowDidLoad() {}
  /// Shows the window, as ``NSWindow/makeKeyAndOrderFront(_:)`` does.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
}

extension NSWindow {
  /// Posted before a window closes; never, here.
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// Posted when a window gets keys; never, here: `NSApplication.didBecomeActiveNotification` is.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  /// Posted when a window doesn't get keys any more; never, here.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  /// Posted when a window is the main one; never, here.
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  /// Posted when a window isn't the main one any more; never, here.
  public nonisolated static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  /// Posted when the size has changed; never, here.
  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// Posted when the place has changed; never, here.
  public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  /// Posted when a window fills the screen; never, here.
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// Posted when a window doesn't fill the screen any more; never, here.
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// Posted before that; never, here.
  public nonisolated static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
}

extension NSApplication {
  /// The window that gets keys; nil if the app isn't active.
  public var keyWindow: NSWindow? { isActive ? .last : nil }
  /// The main window; nil if the app isn't active.
  public var mainWindow: NSWindow? { keyWindow }
  /// The windows of the app: only the one used last.
  public var windows: [NSWindow] { [.last] }
}

extension NSView {
  /// The window that shows the view; nil while none does.
  public var window: NSWindow? { peer.window == nil ? nil : .last }
}
