public import Foundation
public import TrellisLayout

/// A scene's settings for its windows.
package nonisolated struct SceneSettings: Equatable {
  /// The size with which a window opens, in points; nil is the host's default.
  package var defaultSize: CGSize?
  /// The rule for the sizes of a window; nil is the default for the kind of scene.
  package var resizability: WindowResizability?
  /// The position of a new window, and its frame.
  package var opening = WindowOpening()
  /// Whether the scene opens a window when the app is launched.
  var launch = SceneLaunchBehavior.automatic
  /// The level of the windows above or below other windows.
  var level = WindowLevel.automatic
  /// Whether values of `SceneStorage` are kept.
  var restoration = SceneRestorationBehavior.automatic
  /// The rule for the size and the position of a new window; nil for the defaults.
  var placement: WindowPlacementRule?
}

/// The relation of a window's size to its content.
public nonisolated struct WindowResizability: Hashable, Sendable {
  enum Kind { case automatic, contentSize, contentMinSize }
  let kind: Kind

  /// The default for the scene: ``contentSize`` for ``Settings``, ``contentMinSize`` for others.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The content's size: a window opens at its ideal size, and stays between its minimum and its maximum.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// The content's minimum size at least.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// A modifier that changes a scene's settings for its windows.
private nonisolated struct SceneSettingsModifier<Value>: SceneModifier {
  let contentModifier = EmptyModifier()
  let property: WritableKeyPath<SceneSettings, Value>
  let value: Value

  func change(_ settings: inout SceneSettings) { settings[keyPath: property] = value }
}

extension Scene {
  /// Sets a property of the settings of the scene's windows.
  nonisolated func setting<Value>(_ property: WritableKeyPath<SceneSettings, Value>, _ value: Value)
    -> some Scene
  {
    sceneModifier(SceneSettingsModifier(property: property, value: value))
  }

  /// Sets the size with which the scene's windows open, in points.
  ///
  /// A size that is specified when the program is started takes precedence. If a length is NaN, infinite or not above 0, the size
  /// is left to the host, and that is reported once.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    let isUsable = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    if !isUsable {
      Warning.report(
        "defaultSize: the size is \(size.width) × \(size.height); the window opens at the default size; give lengths above 0",
        onceFor: "defaultSize")
    }
    return sceneModifier(SceneSettingsModifier(property: \.defaultSize, value: isUsable ? size : nil))
  }

  /// Sets the size with which the scene's windows open, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the relation of the sizes of the scene's windows to their contents.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    sceneModifier(
      SceneSettingsModifier(
        property: \.resizability, value: resizability == .automatic ? nil : resizability))
  }

  /// Sets the position on the screen at which the scene's windows open, in fractions of size.
  ///
  /// The point `position` of a window, in fractions of its size, is placed at the same point of the screen's free area. `.topTrailing`,
  /// for example, is the corner at the top and the right.
  ///
  /// The position is used on X11; on Wayland the desktop decides. A point that is NaN or infinite is ignored, and that is
  /// reported once.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    let isUsable = position.x.isFinite && position.y.isFinite
    if !isUsable {
      Warning.report(
        "defaultPosition: the point is \(position.x), \(position.y); the desktop chooses the position; give numbers from 0 to 1",
        onceFor: "defaultPosition")
    }
    return sceneModifier(
      SceneSettingsModifier(
        property: \.opening.position, value: isUsable ? CGPoint(x: position.x, y: position.y) : nil))
  }

  /// Sets the style of the scene's windows.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    sceneModifier(SceneSettingsModifier(property: \.opening.hasFrame, value: style._hasFrame))
  }

  /// Does nothing on Linux, where toolbars are below the title that the desktop draws.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
