/// The colour space in which colours are mixed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/colorrenderingmode; its linear spaces aren't available yet.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
}
