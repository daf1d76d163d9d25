public import Foundation

/// Lays text out: the one thing that views need of a font library.
///
/// A host hands one to the view graph. The same source and proposal always give the same layout.
public protocol TextMeasurer: AnyObject {
  /// Gets a text ready to be laid out at any number of sizes.
  ///
  /// Keep what is returned for as long as the text stays what it is: it remembers its answers. Nothing is computed before
  /// it is first asked. Equal sources may be given the same object.
  func prepare(_ text: TextSource) -> PreparedText

  /// How many times characters were turned into glyphs, since the measurer was made.
  ///
  /// A text on one line is typeset once for all widths that hold it; one that breaks, once more for each width.
  var layoutCount: Int { get }
}

extension TextMeasurer {
  /// Lays out a text that is asked for a single size; see ``PreparedText/layout(width:height:)``.
  public func layout(_ text: TextSource, width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    prepare(text).layout(width: width, height: height)
  }
}
