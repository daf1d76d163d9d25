import Foundation
public import Trellis
import TrellisText

extension UIFont {
  /// A text style, which determines a font's size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's identifier.
    public let rawValue: String
    /// Creates a style with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Captions of the second level.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style of SwiftUI; body text for an unknown identifier.
    package var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// Returns the font of a text style at the preferred text size, with the theme's size and weight.
  ///
  /// Away from the main thread, the sizes are those of the desktop theme at the standard text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of traits; nil traits are the window's.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let setting = TextSetting.current
    let size = traitCollection?.preferredContentSizeCategory.dynamicTypeSize ?? setting.size
    let font = Font.system(style.style)
    return UIFont(font.request(at: size, in: setting.theme), style: style)
  }
}

/// The text size and the theme of the window used last.
struct TextSetting: Sendable {
  var size = EnvironmentValues().dynamicTypeSize
  var theme = EnvironmentValues().controlTheme

  static var current: TextSetting {
    guard Thread.isMainThread else { return TextSetting() }
    return MainActor.assumeIsolated {
      let environment = CurrentWindow.environment
      return TextSetting(size: environment.dynamicTypeSize, theme: environment.controlTheme)
    }
  }
}

extension Font {
  /// Creates a font from one of UIKit, AppKit or Core Text: at its size, or following its text style.
  public nonisolated init(_ font: UIFont) {
    self = font.font
  }
}

extension UIFont {
  fileprivate var font: Font {
    var font: Font
    let weight = Self.weights[request.weight] ?? .regular
    if let textStyle {
      font = .system(textStyle.style, design: request.design.design, weight: weight)
    } else if let family = request.family {
      font = .custom(family, fixedSize: request.size).weight(weight)
    } else {
      font = .system(size: request.size, weight: weight, design: request.design.design)
    }
    if request.isItalic { font = font.italic() }
    if request.hasMonospacedDigits { font = font.monospacedDigit() }
    if request.width != 100 { font = font.width((request.width - 100) / 125) }
    return font
  }

  private static var weights: [Int: Font.Weight] {
    [
      100: .ultraLight, 200: .thin, 300: .light, 400: .regular, 500: .medium, 600: .semibold, 700: .bold,
      800: .heavy, 900: .black,
    ]
  }
}

extension FontDesign {
  fileprivate var design: Font.Design {
    switch self {
    case .standard: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
