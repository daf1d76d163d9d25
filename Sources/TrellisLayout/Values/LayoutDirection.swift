/// The direction in which a language is read, and in which views in a row are laid out.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
