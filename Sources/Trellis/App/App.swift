/// A program with a user interface; mark it with `@main`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes of the program, which show its windows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

/// A part of a program's user interface: a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  /// The scene has no body, as Trellis shows it itself; a call traps.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

extension Never: Scene {}

/// A builder of a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Returns the scene, unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene, unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns several scenes as one.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
    (repeat each Content)
  > {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return TupleScene((repeat each content), scenes)
  }
}

/// Several scenes as one.
public nonisolated struct TupleScene<Scenes>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  private let value: Scenes
  /// The scenes, in order.
  let scenes: [any Scene]

  fileprivate init(_ value: Scenes, _ scenes: [any Scene]) { (self.value, self.scenes) = (value, scenes) }
}
