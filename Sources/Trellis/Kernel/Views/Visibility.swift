/// Whether something is shown that a view has besides its content.
///
/// Source: documented, developer.apple.com/documentation/swiftui/visibility.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As suits the view.
  case automatic
  /// It is.
  case visible
  /// It isn't.
  case hidden
}
