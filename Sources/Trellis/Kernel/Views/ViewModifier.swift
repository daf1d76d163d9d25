/// A change that you make to views: you write its body around a content that stands for them.
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
/// Apply it with ``View/modifier(_:)``. The body is made once for all that is modified: where that are several views, the
/// content is all of them, a container in the body holds them together, and a modifier in the body modifies each. Dynamic
/// properties (`@State`, `@Environment` and so on) work as in views; state belongs to the view that the modifier
/// is applied to.
///
/// Source: documented, developer.apple.com/documentation/swiftui/viewmodifier.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// What the content is made into.
  ///
  /// It is evaluated when the modifier's value, or state and environment that the last evaluation read, changed, and not
  /// when the modified view did. A content that the body uses twice is two views, each with state of its own; one that it
  /// doesn't use isn't made.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// What stands for the modified views in the body.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// A modifier without a body is built by Trellis itself; asking for its body traps.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self).body: \(Self.self) is built by Trellis and has no body; don't call it")
  }
}

extension ViewModifier {
  /// This modifier, and another around it.
  public nonisolated func concat<Outer>(_ modifier: Outer) -> ModifiedContent<Self, Outer> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What stands for the modified views in a modifier's body.
///
/// It means something in that body alone, and in what the body is made of. Anywhere else it shows nothing, which is reported.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// It has no body.
  public typealias Body = Never
}

/// A modifier that changes nothing.
///
/// Source: documented, developer.apple.com/documentation/swiftui/emptymodifier.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// It has no body.
  public typealias Body = Never

  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}
}

extension View {
  /// Modifies the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/modifier(_:).
  public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
