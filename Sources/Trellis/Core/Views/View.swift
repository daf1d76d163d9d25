/// A description of a part of the user interface.
///
/// You write types that conform to `View` and compose their `body` of other views. Values of these types are transient; the part
/// of the attribute graph that a type builds persists.
@MainActor @preconcurrency
@_typeEraser(AnyView)  // applies to bodies whose code can be replaced: see LiveCode
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  ///
  /// It is evaluated during an update if the view's value has changed, or state or environment that the last evaluation read.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// What Trellis knows of the type; not to be implemented.
  ///
  /// It answers without a search in all conformances of the program, which takes milliseconds for each type.
  @MainActor @preconcurrency static var _viewKind: _ViewKind { get }
  /// The type, if it is animatable; not to be implemented.
  @MainActor @preconcurrency static var _animatableView: _AnimatableView { get }
}

/// A type of view, as far as Trellis builds its views itself.
public struct _ViewKind {
  /// The type and its conformance to the protocol of such views, which is declared above views; 0 if the views have a body.
  let words: (UInt, UInt)
}

/// A type of view, as far as it is animatable.
public struct _AnimatableView {
  /// The type; nil if it isn't animatable.
  let type: (any Animatable.Type)?
}

extension View {
  /// A view with a body.
  public static var _viewKind: _ViewKind { _ViewKind(words: (0, 0)) }
  /// A view that isn't animatable.
  public static var _animatableView: _AnimatableView { _AnimatableView(type: nil) }
}

extension View where Self: Animatable {
  /// An animatable view.
  public static var _animatableView: _AnimatableView { _AnimatableView(type: self) }
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
