public import Foundation
import Trellis
import TrellisText

extension UIFont {
  /// The weight of a font's strokes: 0 is regular, negative is lighter, positive is heavier.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, usually in `-1...1`.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// Medium.
    public static let medium = Weight(0.23)
    /// Semibold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// The named weights, with those on CSS's scale.
    static let steps: [(weight: Weight, css: Int)] = [
      (ultraLight, 100), (thin, 200), (light, 300), (regular, 400), (medium, 500), (semibold, 600),
      (bold, 700), (heavy, 800), (black, 900),
    ]

    /// The nearest weight on CSS's scale, in hundreds; NaN is regular.
    var css: Int {
      if rawValue.isNaN { return 400 }
      return Weight.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!.css
    }

    init(css: Int) { self = Weight.steps.min { abs($0.css - css) < abs($1.css - css) }!.weight }
  }

  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width: 0 is standard, negative is narrower.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(rawValue: -0.4)
    /// A width between compressed and standard.
    public static let condensed = Width(rawValue: -0.2)
    /// The family's normal width.
    public static let standard = Width(rawValue: 0)
    /// A width above the standard one.
    public static let expanded = Width(rawValue: 0.2)
  }
}

extension UIFont {
  /// The size of the system's font where nothing else is said: 13 points, that of macOS.
  public static var systemFontSize: CGFloat { 13 }
  /// The size of small text: 11 points.
  public static var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons' titles: 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// Returns the system's font; a size of 0 is ``systemFontSize``.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  /// Returns the system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }
  /// Returns the system's font in a weight and a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight) { $0.width = min(max(100 + 125 * width.rawValue, 50), 200) }
  }
  /// Returns the system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }
  /// Returns the system's font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.isItalic = true }
  }
  /// Returns the system's font with characters of equal width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight) { $0.design = .monospaced }
  }
  /// Returns the system's font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight) { $0.hasMonospacedDigits = true }
  }

  private static func system(
    _ size: CGFloat, _ weight: Weight = .regular, _ change: (inout FontRequest) -> Void = { _ in }
  ) -> UIFont {
    var request = FontRequest(size: size == 0 ? systemFontSize : size, weight: weight.css)
    change(&request)
    return UIFont(request)
  }
}

/// The fonts that AppKit names by their use; all are the system's font, and a size of 0 is ``UIFont/systemFontSize``.
extension UIFont {
  /// Returns the font of controls' contents.
  public static func controlContentFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  /// Returns the font of menus.
  public static func menuFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  /// Returns the font of labels.
  public static func labelFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  /// Returns the font of messages.
  public static func messageFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  /// Returns the font of tooltips.
  public static func toolTipsFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  /// Returns the font of windows' titles.
  public static func titleBarFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .semibold) }
  /// Returns the font of documents.
  public static func userFont(ofSize fontSize: CGFloat) -> UIFont? { system(fontSize) }
  /// Returns the font of documents with characters of equal width.
  public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }
}
