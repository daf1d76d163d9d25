public import Foundation
public import TrellisLayout

/// What a scene says of its windows.
package nonisolated struct SceneSettings: Equatable {
  /// The size that a window opens with, in points; nil is the host's.
  package var defaultSize: CGSize?
  /// What sizes a window can have; nil is what suits the kind of scene.
  package var resizability: WindowResizability?
  /// Where a window comes, and what is around it.
  package var opening = WindowOpening()
}

/// How a window's size follows from its content.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowresizability.
public nonisolated struct WindowResizability: Hashable, Sendable {
  enum Kind { case automatic, contentSize, contentMinSize }
  let kind: Kind

  /// What suits the scene: ``contentSize`` for ``Settings``, ``contentMinSize`` for others.
  public static let automatic = WindowResizability(kind: .automatic)
  /// As large as the content: it opens as large as that wants to be, and gets no smaller and no larger than that can be.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// No smaller than the content can be.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// Changes what is said of a scene's windows.
private nonisolated struct SceneSettingsModifier<Value>: SceneModifier {
  let contentModifier = EmptyModifier()
  let property: WritableKeyPath<SceneSettings, Value>
  let value: Value

  func change(_ settings: inout SceneSettings) { settings[keyPath: property] = value }
}

extension Scene {
  /// Sets the size that the scene's windows open with, in points.
  ///
  /// A size that is asked for where the program is started counts more. A length that is NaN, infinite or not above 0 is left to the host,
  /// and that is reported once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/defaultsize(_:).
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    let isUsable = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    if !isUsable {
      Warning.report(
        "defaultSize: the size is \(size.width) × \(size.height); the window opens as large as others do; give lengths above 0",
        onceFor: "defaultSize")
    }
    return sceneModifier(SceneSettingsModifier(property: \.defaultSize, value: isUsable ? size : nil))
  }

  /// Sets the size that the scene's windows open with, in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/defaultsize(width:height:).
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets how the sizes of the scene's windows follow from their contents.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/windowresizability(_:).
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    sceneModifier(
      SceneSettingsModifier(
        property: \.resizability, value: resizability == .automatic ? nil : resizability))
  }

  /// Sets where on the screen the scene's windows open: a point of the window is at the same point of what the screen has free, so that
  /// `.topTrailing` is the corner at the top and the right.
  ///
  /// X11 does as it is told; on Wayland the desktop says where windows are. A point that is NaN or infinite is left out, and that is
  /// reported once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/defaultposition(_:).
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    let isUsable = position.x.isFinite && position.y.isFinite
    if !isUsable {
      Warning.report(
        "defaultPosition: the point is \(position.x), \(position.y); the desktop puts the window where it likes; give numbers from 0 to 1",
        onceFor: "defaultPosition")
    }
    return sceneModifier(
      SceneSettingsModifier(
        property: \.opening.position, value: isUsable ? CGPoint(x: position.x, y: position.y) : nil))
  }

  /// Sets what is around the scene's windows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/windowstyle(_:).
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    sceneModifier(SceneSettingsModifier(property: \.opening.hasFrame, value: style._hasFrame))
  }

  /// Does nothing on Linux, where tool bars are below the title that the desktop draws.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/windowtoolbarstyle(_:).
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
