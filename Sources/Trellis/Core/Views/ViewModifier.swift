/// A reusable modification of views, written as a body around a placeholder for the modified views.
///
/// ```swift
/// struct Card: ViewModifier {
///   @Environment(\.colorScheme) private var scheme
///
///   func body(content: Content) -> some View {
///     content.padding().background(scheme == .dark ? Color.gray : .white)
///   }
/// }
/// ```
/// Apply a modifier with ``View/modifier(_:)``. The body is made once for all modified views. If there are several, a container
/// in the body contains them all, and a modifier in the body applies to each. Dynamic properties (`@State`, `@Environment` and so
/// on) work as in views; state belongs to the view that the modifier is applied to.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// Returns the modified content.
  ///
  /// The body is evaluated if the modifier's value has changed, or state or environment that the last evaluation read. A change
  /// of the modified view alone doesn't evaluate it. A content that the body uses twice makes two views, each with its own state.
  /// An unused content isn't built.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The placeholder for the modified views in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// What Trellis knows of the type; not to be implemented.
  @MainActor @preconcurrency static var _modifierKind: _ModifierKind { get }
}

/// A type of modifier, as far as Trellis builds it itself.
public struct _ModifierKind {
  /// The type and its conformance to the protocol of such modifiers, which is declared above modifiers; 0 if the modifier has a body.
  let words: (UInt, UInt)
}

extension ViewModifier {
  /// A modifier with a body.
  public static var _modifierKind: _ModifierKind { _ModifierKind(words: (0, 0)) }
}

extension ViewModifier where Body == Never {
  /// Traps: Trellis builds a modifier without a body itself.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self).body: \(Self.self) is built by Trellis and has no body; don't call it")
  }
}

extension ViewModifier {
  /// Returns this modifier with another around it.
  public nonisolated func concat<Outer>(_ modifier: Outer) -> ModifiedContent<Self, Outer> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The placeholder for the modified views in a modifier's body.
///
/// It is valid only in that body and the views of the body. Elsewhere it shows nothing, and a warning is logged.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// The view has no body.
  public typealias Body = Never
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier has no body.
  public typealias Body = Never

  /// The empty modifier.
  public static let identity = EmptyModifier()

  /// Creates an empty modifier.
  public init() {}
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
