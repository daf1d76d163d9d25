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

/// Makes a scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// The one scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
    (repeat each Content)
  > {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return TupleScene((repeat each content), scenes)
  }
}

/// Several scenes.
public nonisolated struct TupleScene<Scenes>: Scene {
  /// It has no body.
  public typealias Body = Never

  private let value: Scenes
  /// The scenes, in order.
  let scenes: [any Scene]

  fileprivate init(_ value: Scenes, _ scenes: [any Scene]) { (self.value, self.scenes) = (value, scenes) }
}
