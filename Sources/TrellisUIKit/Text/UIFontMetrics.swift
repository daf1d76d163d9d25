public import Foundation
import Trellis

/// Sizes that follow the preferred text size as a text style does.
///
/// Source: documented, developer.apple.com/documentation/uikit/uifontmetrics.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a font at the preferred text size, given the font at the standard one.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// Returns a font at the text size of traits; nil traits are the window's.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// Returns a font at the preferred text size, but at most of a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// Returns a length at the preferred text size, given the length at the standard one.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// Returns a length at the text size of traits; nil traits are the window's.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let size = traitCollection?.preferredContentSizeCategory.dynamicTypeSize ?? TextSetting.current.size
    return value * size.factor(of: style.style)
  }
}
