public import Foundation

extension Font {
  /// How wide the letters are.
  ///
  /// Few families have faces of several widths: of those at hand, DejaVu Sans and DejaVu Serif have a condensed one, and
  /// Inter, which plain text is set in, has only its standard width. Where a face is missing, the letters of the nearest are made
  /// narrower or wider, with the strokes that go down; pictures such as emoji stay as they are.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/font/width; ours: which width on CSS's scale a value
  /// asks for (see ``init(_:)``).
  public nonisolated struct Width: Hashable, Sendable {
    /// The width: 0 is the standard one, what is below is narrower, what is above wider.
    public var value: CGFloat

    /// Creates a width of a value: 0 is the standard one.
    ///
    /// -0.4 asks for half of the normal width on CSS's scale, -0.2 for 75 percent, 0.2 for 125; NaN counts as 0.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than the standard one.
    public static let condensed = Width(-0.2)
    /// The family's normal width.
    public static let standard = Width(0)
    /// Wider than the standard one.
    public static let expanded = Width(0.2)

    /// The width in percent of the normal one, on CSS's scale; fonts have one of its nine steps, the nearest.
    var percent: Double {
      value.isNaN ? 100 : min(max(100 + 125 * Double(value), 50), 200)
    }
  }
}
