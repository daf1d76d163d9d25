/// A program with a user interface; mark it with `@main`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The windows of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

/// A part of a program's user interface: a window.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scene.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  /// A scene without a body is shown by Trellis itself; asking for its body traps.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

extension Never: Scene {}

/// Makes a scene of the statement of a closure.
@resultBuilder
public struct SceneBuilder {
  /// The one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
