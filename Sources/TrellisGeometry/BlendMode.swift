/// How what is drawn is mixed with what lies behind it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/blendmode; the formulas are those of the W3C's
/// “Compositing and Blending Level 1”.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// In front of it.
  case normal
  /// The product of both.
  case multiply
  /// The product of both in the negative.
  case screen
  /// Multiplies what is dark behind, screens what is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what lies behind.
  case colorDodge
  /// Darkens what lies behind.
  case colorBurn
  /// Darkens or lightens, as diffuse light would.
  case softLight
  /// Multiplies what is dark in front, screens what is light.
  case hardLight
  /// The darker taken from the lighter.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of what is in front.
  case hue
  /// The saturation of what is in front.
  case saturation
  /// The hue and saturation of what is in front.
  case color
  /// The luminosity of what is in front.
  case luminosity
  /// Only where there is something behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Takes away what is there.
  case destinationOut
  /// The sum of both, less 1.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
