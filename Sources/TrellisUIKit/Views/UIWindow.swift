public import Foundation
import Trellis

/// The level of a window among those of a scene: one with a higher level is in front.
public struct UIWindowLevel: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: CGFloat
  /// Creates a level from a number.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a level from a number.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// The level of the app's windows: 0.
  public static let normal = UIWindowLevel(0)
  /// The level of status bars: 1000.
  public static let statusBar = UIWindowLevel(1000)
  /// The level of alerts: 2000.
  public static let alert = UIWindowLevel(2000)

  /// Returns a level that differs by a number.
  public static func + (level: UIWindowLevel, number: CGFloat) -> UIWindowLevel {
    UIWindowLevel(level.rawValue + number)
  }
  /// Returns a level that differs by a number.
  public static func - (level: UIWindowLevel, number: CGFloat) -> UIWindowLevel {
    UIWindowLevel(level.rawValue - number)
  }
}

/// A window of the program, with a controller or with views.
///
/// An app that starts with a ``UIApplicationDelegate`` shows its visible windows above each other, in the order of their levels, each as
/// large as the desktop's window. An ``App`` shows its scenes: its window is ``UIApplication/keyWindow``, whose controller presents
/// others above the scene, and a window that such a program creates isn't shown.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiwindow; one window of the desktop for all: ours.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The level, by the name in UIKit's source.
  public typealias Level = UIWindowLevel

  /// The scene of the window.
  open var windowScene: UIWindowScene? = .last
  /// The level; ``UIWindowLevel/normal`` by default.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { WindowList.shared.changed() } }
  }
  /// Whether the window receives key events: the visible one that was made key last.
  open var isKeyWindow: Bool { WindowList.shared.key === self }
  /// The controller of the window's content, whose view fills the window; nil for none.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }
  /// The screen of the window.
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// The scene, which isn't a responder here: nil.
  open override var next: UIResponder? { nil }
  /// Whether the window isn't shown; true until it is made visible.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { WindowList.shared.changed() } }
  }

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }
  /// Creates a window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    join()
    self.windowScene = windowScene
  }

  /// Adds the window to the app's windows, not shown yet.
  private func join() {
    super.isHidden = true
    WindowList.shared.add(self)
  }

  /// Returns the proxy of all windows: the background and the tint apply to those that are made afterwards.
  open override class func appearance() -> UIWindow { proxy { UIWindow(outsideOfList: ()) } }
  private init(outsideOfList: Void) { super.init(frame: .zero) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the window visible, and the one that receives key events.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes the window the one that receives key events.
  open func makeKey() {
    guard !isKeyWindow else { return }
    WindowList.shared.key?.resignKey()
    WindowList.shared.key = self
    becomeKey()
  }
  /// Called after the window has become the one that receives key events.
  open func becomeKey() {}
  /// Called before another window receives key events.
  open func resignKey() {}

  private func replaceRoot(_ old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

/// The window of an ``App``'s scene that was used last, whose content is SwiftUI's.
@MainActor
final class SceneWindow: UIWindow {
  static let shared = SceneWindow(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    rootViewController = SceneController()
  }
  required init?(coder: NSCoder) { return nil }

  override var isKeyWindow: Bool { WindowList.shared.key === self }
  override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  override var isHidden: Bool {
    get { false }
    set {}
  }
}

/// The controller of a scene's content, which presents other controllers above the content.
@MainActor
private final class SceneController: UIViewController {
  override var presentations: PresentationHost? { ScenePresentations.last }
}

extension UIWindow {
  /// The window that code without a window of its own means: the key window of the program.
  static var last: UIWindow { WindowList.shared.key ?? SceneWindow.shared }
}

/// The windows that the program has created, and the one that receives key events.
@MainActor
final class WindowList {
  static let shared = WindowList()

  private struct Entry { weak var window: UIWindow? }
  private var entries: [Entry] = []
  private let changes = ChangeSource()
  private weak var chosen: UIWindow?

  /// The window that receives key events; nil if the program shows none of its own.
  var key: UIWindow? {
    get { chosen?.isHidden == false ? chosen : visible.last }
    set {
      chosen = newValue
      changed()
    }
  }

  /// The visible windows, from the back to the front.
  var visible: [UIWindow] {
    changes.read()
    return entries.compactMap(\.window).filter { !($0 is SceneWindow) && !$0.isHidden }.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  func changed() { changes.change() }
}

extension UIView {
  /// Takes the focus from the focused field if it is in this view; returns whether it has no focus now.
  ///
  /// A focused field of SwiftUI belongs to all views, since it has none of its own.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    if let first = UIResponder.first as? UIView {
      guard first.isDescendant(of: self) || self is UIWindow else { return true }
      if !first.resignFirstResponder() {
        guard force else { return false }
        UIResponder.first = nil
      }
    }
    UIResponder.first = nil
    CurrentWindow.endEditing()
    return true
  }
}
