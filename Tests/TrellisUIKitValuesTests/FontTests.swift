import SwiftUI
import Testing
import TrellisTesting

/// Fonts by the names of UIKit and AppKit.
@MainActor @Suite struct FontTests {
  @Test func `the system's font has the extents that texts are set with`() {
    let font = UIFont.systemFont(ofSize: 26)
    #expect(font.pointSize == 26 && font.descender < 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    let small = UIFont.systemFont(ofSize: 13)
    #expect(abs(font.ascender - 2 * small.ascender) < 1e-9)
  }

  @Test func `weights are the nearest named ones`() {
    let bold = UIFont.systemFont(ofSize: 12, weight: .bold)
    #expect(bold == .boldSystemFont(ofSize: 12) && bold != .systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(0.41)) == bold)
    #expect(UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(.nan)) == .systemFont(ofSize: 12))
  }

  @Test func `a font by name needs an installed family`() throws {
    #expect(UIFont(name: "No Such Family", size: 12) == nil)
    let family = try #require(UIFont.familyNames.first { !$0.contains("-") })
    let font = try #require(UIFont(name: family, size: 14))
    #expect(font.pointSize == 14)
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    #expect(UIFont.fontNames(forFamilyName: family).count == 4)
  }

  @Test func `descriptors change traits, size and design`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 15) == .monospacedSystemFont(ofSize: 15, weight: .regular))
    #expect(UIFontDescriptor(name: "No Such Family", size: 9).withDesign(.serif) == nil)
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 15) == .systemFont(ofSize: 15, weight: .heavy))
  }

  @Test func `a preferred font follows the text size, and as a Font its text style`() {
    let host = TestHost(Text("x"), size: CGSize(width: 50, height: 50))
    host.hover(at: .zero)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(Font(body).weight(.bold) == Font.system(.body, design: .default, weight: .bold))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize > body.pointSize)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(
      metrics.scaledValue(for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        == 10)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: large) - 33) < 1e-9)
  }

  @Test func `a Font of a UIFont is set as the UIFont measures`() throws {
    let font = UIFont.systemFont(ofSize: 24, weight: .semibold)
    let host = TestHost(
      Text("Ag words").font(Font(font)).fixedSize(), size: CGSize(width: 400, height: 100), fonts: .installed)
    let size = ("Ag words" as NSString).size(withAttributes: [.font: font])
    #expect(try host.frame(ofText: "Ag words").size == size)
  }
}
