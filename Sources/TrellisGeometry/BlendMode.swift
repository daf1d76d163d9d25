/// A way of blending content (the source) with the content behind it (the backdrop).
///
/// Source: documented, developer.apple.com/documentation/swiftui/blendmode; the formulas are those of the W3C's
/// “Compositing and Blending Level 1”.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The source over the backdrop.
  case normal
  /// The product of the source and the backdrop.
  case multiply
  /// The inverse of the product of the inverted source and the inverted backdrop.
  case screen
  /// Multiplies dark backdrops and screens light ones.
  case overlay
  /// The darker of the source and the backdrop.
  case darken
  /// The lighter of the source and the backdrop.
  case lighten
  /// Brightens the backdrop to reflect the source.
  case colorDodge
  /// Darkens the backdrop to reflect the source.
  case colorBurn
  /// Darkens or lightens the backdrop, as diffuse light would.
  case softLight
  /// Multiplies dark sources and screens light ones.
  case hardLight
  /// The absolute difference of the source and the backdrop.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The source's hue, with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation, with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation, with the backdrop's luminosity.
  case color
  /// The source's luminosity, with the backdrop's hue and saturation.
  case luminosity
  /// The source, only where there is a backdrop.
  case sourceAtop
  /// The source behind the backdrop.
  case destinationOver
  /// Erases the backdrop where the source is.
  case destinationOut
  /// The sum of the source and the backdrop, less 1.
  case plusDarker
  /// The sum of the source and the backdrop.
  case plusLighter
}
