public import Foundation

extension View {
  /// Limits the lines of each text in the view; nil doesn't limit, and less than 1 counts as 1.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    lines(atMost: number, reserving: 0)
  }

  /// Gives each text in the view the height of some lines at least.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atMost: nil, reserving: limit.lowerBound)
  }

  /// Limits the lines of each text in the view; less than 1 counts as 1.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atMost: limit.upperBound, reserving: 0)
  }

  /// Limits the lines of each text in the view, and gives each the height of some lines at least.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atMost: limit.upperBound, reserving: limit.lowerBound)
  }

  /// Limits the lines of each text in the view, and perhaps gives each the height of so many, however few it has.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atMost: limit, reserving: reservesSpace ? limit : 0)
  }

  private nonisolated func lines(atMost limit: Int?, reserving reserved: Int) -> some View {
    environment(\.text.reservedLines, reserved).environment(\.lineLimit, limit)
  }

  /// Sets where characters of the texts in the view are left out when not all have room.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets where lines of a text in the view stand that are narrower than its widest.
  ///
  /// Where the text stands in the room that it has is up to frames and stacks.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds something between two lines of each text in the view, in points; negative and NaN count as 0.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Lets the fonts of the texts in the view shrink, by a factor in `0...1` at the smallest, before characters are left
  /// out; what isn't in that range shrinks nothing.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets characters of the texts in the view move together somewhat before any are left out.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
