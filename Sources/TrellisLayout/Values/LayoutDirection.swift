/// The direction in which a language is read, and with it views in a row are laid out.
///
/// Source: documented, developer.apple.com/documentation/swiftui/layoutdirection.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
