/// A text of one style that is read, not edited.
///
/// It breaks into lines where its proposed width asks for it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/text.
public nonisolated struct Text: View, Hashable, Sendable {
  /// It has no body.
  public typealias Body = Never

  let string: String

  /// Creates a text of a string, as it is.
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// Creates a text of a string, as it is.
  public init(verbatim content: String) {
    string = content
  }
}
