package import TrellisGeometry

/// The mixing of new drawing with earlier drawing.
///
/// Core Graphics' modes `clear`, `copy`, `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop` and `xor` aren't available.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cgblendmode.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Draws in front of the backdrop.
  case normal = 0
  /// Multiplies both.
  case multiply = 1
  /// Multiplies the complements of both.
  case screen = 2
  /// Multiplies where the backdrop is dark, and screens where it is light.
  case overlay = 3
  /// Takes the darker of both.
  case darken = 4
  /// Takes the lighter of both.
  case lighten = 5
  /// Brightens the backdrop.
  case colorDodge = 6
  /// Darkens the backdrop.
  case colorBurn = 7
  /// Darkens or lightens, as diffuse light would.
  case softLight = 8
  /// Multiplies where the source is dark, and screens where it is light.
  case hardLight = 9
  /// Subtracts the darker from the lighter.
  case difference = 10
  /// Resembles `difference`, with less contrast.
  case exclusion = 11
  /// Takes the hue of the source.
  case hue = 12
  /// Takes the saturation of the source.
  case saturation = 13
  /// Takes the hue and saturation of the source.
  case color = 14
  /// Takes the luminosity of the source.
  case luminosity = 15
  /// Draws only where the backdrop isn't clear.
  case sourceAtop = 20
  /// Draws behind the backdrop.
  case destinationOver = 21
  /// Removes the backdrop.
  case destinationOut = 23
  /// Adds both, and subtracts 1.
  case plusDarker = 26
  /// Adds both.
  case plusLighter = 27

  /// The same mode of display lists.
  package var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
