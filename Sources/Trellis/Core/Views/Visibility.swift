/// The visibility of an element that a view has besides its content.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default of the view.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}
