public import Foundation

/// Measures and lays out text: the only part of a font library that views need.
///
/// A host passes a measurer to the view graph. The same source and proposal always give the same layout.
public protocol TextMeasurer: AnyObject {
  /// Prepares a text, so that it can be laid out at any number of sizes.
  ///
  /// Keep the returned object while the text stays the same: it caches its layouts. Nothing is computed before the first
  /// request. Equal sources may get the same object.
  func prepare(_ text: TextSource) -> PreparedText

  /// The number of times that characters were converted to glyphs since the measurer was created.
  ///
  /// A text on one line is typeset once for all widths that hold it; a text that breaks is typeset once more for each width.
  var layoutCount: Int { get }
}

extension TextMeasurer {
  /// Returns the layout of a text that is needed at a single size; see ``PreparedText/layout(width:height:)``.
  public func layout(_ text: TextSource, width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    prepare(text).layout(width: width, height: height)
  }
}
