package import Foundation
import TrellisGraph

/// The facts about a window from its app and its scene.
@MainActor
private final class WindowOfApp {
  var name = ""
  var windows: (any WindowsOfApp)?
  var title: Attribute<String?>?
  var titleOfScene: (() -> String?)?
  var isAsLargeAsContent: () -> Bool = { false }
  var opening: () -> WindowOpening = { WindowOpening() }
  var placement: (() -> WindowPlacementRule?)?
  var origin: CGPoint?
}

private enum WindowOfAppKey: ContextKey {
  static let slot = ContextSlot()
  static func makeValue(_ context: ViewContext) -> WindowOfApp { WindowOfApp() }
}

extension ViewGraph {
  private var ofApp: WindowOfApp { context[WindowOfAppKey.self] }

  /// The app's name; empty if there is no app.
  var nameOfApp: String {
    get { ofApp.name }
    set { ofApp.name = newValue }
  }

  /// The windows of this app; nil if this isn't an app.
  var windowsOfApp: (any WindowsOfApp)? {
    get { ofApp.windows }
    set { ofApp.windows = newValue }
  }

  /// The title of an app's first scene; nil if there is no app.
  var titleAttribute: Attribute<String?>? {
    get { ofApp.title }
    set { ofApp.title = newValue }
  }

  /// The closure that returns the title of a scene of another graph; nil if the window shows no such scene.
  var titleOfScene: (() -> String?)? {
    get { ofApp.titleOfScene }
    set { ofApp.titleOfScene = newValue }
  }

  /// Whether the window is as large as its content, as its scene specifies.
  var isAsLargeAsContent: () -> Bool {
    get { ofApp.isAsLargeAsContent }
    set { ofApp.isAsLargeAsContent = newValue }
  }

  /// The closure that returns the scene's settings for opening the window.
  var openingOfScene: () -> WindowOpening {
    get { ofApp.opening }
    set { ofApp.opening = newValue }
  }

  /// The scene's settings for opening the window.
  package var opening: WindowOpening {
    var opening = openingOfScene()
    opening.origin = placedOrigin
    return opening
  }

  /// The closure that returns the scene's function for placing the window; nil if the window's size is given otherwise.
  var placementOfScene: (() -> WindowPlacementRule?)? {
    get { ofApp.placement }
    set { ofApp.placement = newValue }
  }

  /// The position of the top left corner that the scene's function has returned, in points on the screen.
  var placedOrigin: CGPoint? {
    get { ofApp.origin }
    set { ofApp.origin = newValue }
  }

  /// The window's title: the content's, else its scene's, else the app's name; empty if there is no app.
  package var title: String {
    isMounted
      ? context.titleOfContent?(self) ?? titleAttribute?.wrappedValue ?? titleOfScene?() ?? nameOfApp : ""
  }

  /// The smallest size of the window: the content's size for a proposal of zero, or the current size if the user can't resize it.
  ///
  /// Valid while the display list is up to date. Lengths relative to the window's size count as 0. O(1) if the content's layout
  /// is unchanged.
  package var minimumSize: CGSize { isResizable ? bound(.zero, &smallest) : size }

  private var isResizable: Bool { windowBehavior.resize != .disabled }

  /// The largest size of the window: infinite unless its scene makes it as large as its content, or the user can't resize it.
  ///
  /// Valid while the display list is up to date. O(1) if the content's layout is unchanged.
  package var maximumSize: CGSize {
    let none = CGSize(width: CGFloat.infinity, height: .infinity)
    if !isResizable { return size }
    guard isMounted, isAsLargeAsContent() else { return none }
    return bound(none, &largest)
  }
}
