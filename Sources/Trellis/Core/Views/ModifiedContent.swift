/// A view or a modifier, with another modifier around it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The value has no body.
  public typealias Body = Never

  /// The modified view or modifier.
  public var content: Content
  /// The modifier around the content.
  public var modifier: Modifier

  /// Creates a modified view or modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
