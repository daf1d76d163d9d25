public import Foundation

/// What a scene says of its windows.
package nonisolated struct SceneSettings: Equatable {
  /// The size that a window opens with, in points; nil is the host's.
  package var defaultSize: CGSize?
  /// What sizes a window can have; nil is what suits the kind of scene.
  package var resizability: WindowResizability?
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
}
