public import Foundation

extension View {
  /// Limits the lines of each text in the view; nil doesn't limit, and less than 1 counts as 1.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    // The type that public source expects of a text with a limit.
    environment(\.lineLimit, number)
  }

  /// Reserves a minimum number of lines for each text in the view.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atMost: nil, reserving: limit.lowerBound)
  }

  /// Limits the lines of each text in the view; less than 1 counts as 1.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atMost: limit.upperBound, reserving: 0)
  }

  /// Limits the lines of each text in the view, and reserves a minimum number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atMost: limit.upperBound, reserving: limit.lowerBound)
  }

  /// Limits the lines of each text in the view, and optionally reserves the height of that many lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atMost: limit, reserving: reservesSpace ? limit : 0)
  }

  private nonisolated func lines(atMost limit: Int?, reserving reserved: Int) -> some View {
    environment(\.text.reservedLines, reserved).environment(\.lineLimit, limit)
  }

  /// Sets the position at which characters are removed from texts in the view that don't fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the alignment of lines that are narrower than the widest line of their text.
  ///
  /// Frames and stacks align the text itself in the available space.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds space between two lines of each text in the view, in points; negative values and NaN count as 0.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Allows the fonts of the texts in the view to shrink before characters are removed.
  ///
  /// The factor is the smallest allowed scale, in `0...1`; values outside that range shrink nothing.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Allows characters of the texts in the view to be tightened somewhat before any are removed.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
