public import Foundation

extension Font {
  /// The width of a font's letters.
  ///
  /// Few families have faces of several widths. DejaVu Sans and DejaVu Serif have a condensed face; Inter, the default font, has only the
  /// standard width. If a face is missing, the letters of the nearest one are scaled horizontally, including their vertical strokes. Images
  /// such as emoji keep their width.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/font/width; ours: the width on CSS's scale for a value (see
  /// ``init(_:)``).
  public nonisolated struct Width: Hashable, Sendable {
    /// The width: 0 is standard, negative is narrower, positive is wider.
    public var value: CGFloat

    /// Creates a width with a value; 0 is the standard width.
    ///
    /// The value -0.4 is half of the normal width on CSS's scale, -0.2 is 75 percent and 0.2 is 125. NaN counts as 0.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A width between compressed and standard.
    public static let condensed = Width(-0.2)
    /// The family's normal width.
    public static let standard = Width(0)
    /// A width above the standard one.
    public static let expanded = Width(0.2)

    /// The width in percent of the normal one, on CSS's scale, from 50 to 200; fonts use the nearest of its nine steps.
    var percent: Double {
      value.isNaN ? 100 : min(max(100 + 125 * Double(value), 50), 200)
    }
  }
}
