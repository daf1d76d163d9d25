import SwiftUI
import Testing

/// Colours and traits by the names of UIKit and AppKit.
@MainActor @Suite struct ColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func `a dynamic colour is resolved with traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(components(color.resolvedColor(with: light)) == [1, 0, 0, 1])
    #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
    dark.performAsCurrent {
      #expect(components(color) == [1, 1, 1, 1] && components(.label) == [1, 1, 1, 1])
    }
    light.performAsCurrent {
      #expect(components(color) == [1, 0, 0, 1] && components(.label) == [0, 0, 0, 1])
    }
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(Color(color).resolve(in: environment).green == 1)
  }

  @Test func `hues, greys and components`() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(
      abs(hue - 0.75) < 1e-6 && abs(saturation - 0.5) < 1e-6 && abs(brightness - 0.8) < 1e-6 && alpha == 0.25)
    var white = CGFloat(0)
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil) && white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(NSColor.red.usingColorSpace(.sRGB) == .red)
    #expect(NSColor.black.blended(withFraction: 0.25, of: .white) == NSColor(white: 0.25, alpha: 1))
  }

  @Test func `an alpha replaces the colour's own`() {
    #expect(components(.secondaryLabel.withAlphaComponent(0.5))[3] == 0.5)
    #expect(components(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    #expect(UIColor.systemBackground.withAlphaComponent(1) == .systemBackground)
  }

  @Test func `a colour of an appearance follows it`() throws {
    let color = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    let dark = try #require(NSAppearance(named: .darkAqua))
    var seen: [CGFloat] = []
    dark.performAsCurrentDrawingAppearance { seen = components(color) }
    #expect(seen == [1, 1, 1, 1])
    #expect(NSAppearance(named: NSAppearance.Name(rawValue: "other")) == nil)
  }

  @Test func `traits are combined, and the last one specified counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
    let changed = traits.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(changed.horizontalSizeClass == .compact && changed.displayScale == 2)
    #expect(changed.containsTraits(in: traits) && !traits.containsTraits(in: changed))
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityMedium) == .accessibility1)
    #expect(UIContentSizeCategory(DynamicTypeSize.xxxLarge) == .extraExtraExtraLarge)
    #expect(ColorScheme(.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
  }

  private struct IdiomKey: UITraitBridgedEnvironmentKey {
    static var defaultValue: Bool { false }
    static func read(from traitCollection: UITraitCollection) -> Bool {
      traitCollection.userInterfaceStyle == .dark
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
  }

  @Test func `a bridged key follows the traits unless it is set`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(environment[IdiomKey.self])
    environment[IdiomKey.self] = false
    #expect(!environment[IdiomKey.self])
  }
}
