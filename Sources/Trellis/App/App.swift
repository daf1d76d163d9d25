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

/// A window with a view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowgroup.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never

  let title: String?
  let content: Content

  /// Creates a window with a view, titled with the program's name.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a window with a title and a view.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
}
