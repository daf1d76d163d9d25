package import TrellisDisplayList

/// The colour space in which colours are mixed: where items overlap, at their antialiased edges, and in blend modes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/colorrenderingmode.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB, in which a mix has the brightness of mixed light.
  case linear
  /// Linear sRGB with components outside `0...1`; here the same as ``linear``, because pictures have components in `0...1`.
  case extendedLinear

  /// The effect that makes a list one picture, with its items mixed in the colour space.
  package var group: Effect { self == .nonLinear ? .group : .linearGroup }
}
