/// A description of a part of the user interface.
///
/// You write types that conform to it and make their `body` out of other views. A value of such a type is ephemeral: what
/// lasts is the part of the attribute graph that its type builds, once.
///
/// Source: documented, developer.apple.com/documentation/swiftui/view.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view consists of. It is evaluated when the view's value, or state and environment that the last evaluation
  /// read, changed, and the picture is asked for.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// A view without a body is drawn by Trellis itself; asking for its body traps.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is drawn by Trellis and has no body; don't call it")
  }
}

extension Never: View {
  /// There is no such view.
  public var body: Never { fatalError("Never.body: there is no such view") }
}

/// A view that is nothing and takes no room.
public nonisolated struct EmptyView: View {
  /// It has no body.
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}
}
