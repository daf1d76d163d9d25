package import Foundation
package import TrellisDisplayList
package import TrellisText

/// A symbol in a font of its own, which doesn't follow the text around it.
package nonisolated struct FixedSymbol: Hashable, Sendable {
  /// The symbol's name.
  package let name: String
  /// The font, whose size and weight the symbol has.
  package var font: FontRequest
  /// The size relative to the font.
  package var scale: Image.Scale
  /// The colours of the symbol's parts, from the first level on; empty paints the symbol in the foreground style.
  package var colors: [Color] = []
  /// The share of the symbol's parts that are on, in `0...1`; nil is all.
  package var value: Double?

  /// Creates a symbol; nil if there are no shapes for the name.
  package init?(named name: String, font: FontRequest, scale: Image.Scale) {
    guard Symbols.isKnown(name) else { return nil }
    (self.name, self.font, self.scale) = (name, font, scale)
  }

  /// The size in points.
  package var size: CGSize { resolved(Image(systemName: name)).size }
  /// The distance from the top down to the baseline of text of the font, in points.
  package var baseline: CGFloat { resolved(Image(systemName: name)).baseline ?? size.height }

  /// Returns the drawing in a rectangle, with a colour per level; without colours, it is black.
  package func item(in frame: CGRect, _ colors: [RGBAColor]) -> DisplayItem {
    var resolved = resolved(Image(systemName: name))
    resolved.painting.colors = colors.isEmpty ? [.black] : colors
    resolved.isTemplate = false
    return resolved.item(id: 1, frame: frame, resolvedStyle: nil)
  }

  private func resolved(_ image: Image) -> ResolvedImage {
    var resolved = Symbols.resolved(image, name, font, scale)
    resolved.painting.value = value
    return resolved
  }

  /// Returns the picture that a view of the symbol draws; the setting is read only if the symbol has colours.
  func resolved(_ image: Image, in setting: () -> ColorSetting) -> ResolvedImage {
    var resolved = resolved(image)
    if !colors.isEmpty, image.renderingMode != .template {
      let setting = setting()
      resolved.painting.colors = colors.map { $0.resolved(in: setting) }
    }
    resolved.isTemplate = resolved.painting.colors.isEmpty && image.renderingMode != .original
    return resolved
  }
}

extension Image {
  /// Whether the picture is a symbol.
  nonisolated var isSymbol: Bool {
    switch base {
    case .symbol, .fixedSymbol: true
    case .decoded, .resource, .awaited: false
    }
  }
}
