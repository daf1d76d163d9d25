/// A description of a part of the user interface.
///
/// You write types that conform to `View` and compose their `body` of other views. Values of these types are transient; the part
/// of the attribute graph that a type builds persists.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  ///
  /// It is evaluated during an update if the view's value has changed, or state or environment that the last evaluation read.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// Traps: Trellis draws a view without a body itself.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is drawn by Trellis and has no body; don't call it")
  }
}

extension Never: View {
  /// Traps: there is no such view.
  public var body: Never { fatalError("Never.body: Never has no values") }
}

/// A view without content, which takes no space.
public nonisolated struct EmptyView: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}
}
