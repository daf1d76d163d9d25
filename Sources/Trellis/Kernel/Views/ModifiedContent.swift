/// Something with a modifier: a view where both are a view and a modifier, a modifier where both are modifiers.
///
/// Source: documented, developer.apple.com/documentation/swiftui/modifiedcontent.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// It has no body.
  public typealias Body = Never

  /// What is modified.
  public var content: Content
  /// The modifier around it.
  public var modifier: Modifier

  /// Creates something with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
