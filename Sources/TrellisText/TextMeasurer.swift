public import Foundation

/// Lays text out: the one thing that views need of a font library.
///
/// A host hands one to the view graph. The same source and proposal always give the same layout.
public protocol TextMeasurer: AnyObject {
  /// Lays out a text in the space that it is proposed, in points.
  ///
  /// `width`: nil and infinity don't limit the lines; at a number they break between words where they must, and inside a
  /// word where a word alone is too wide; zero, a negative width and NaN break wherever a break is allowed. The answer
  /// is as wide as the widest line, and never wider than a proposed width.
  ///
  /// `height`: nil and infinity don't limit; a number is room for as many whole lines as fit, and at least for one. The
  /// paragraph's line limit holds besides. Where there are more lines than that, characters are left out of the last.
  func layout(_ text: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout
}

extension TextMeasurer {
  /// Lays out a text in a width, at any height.
  public func layout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    layout(text, width: width, height: nil)
  }
}
