public import Foundation
public import Trellis

extension EnvironmentValues {
  /// The space between the icons and the titles of labels, in points; nil for that of the style.
  public var labelIconToTitleSpacing: CGFloat? { labelIcons?.spacing }

  /// The width that is reserved for the icons of labels, in points; nil for that of the style.
  public var labelReservedIconWidth: CGFloat? { labelIcons.flatMap { $0.width > 0 ? $0.width : nil } }
}

extension View {
  /// Sets the space between the icons and the titles of labels in the view, in points; a value that isn't finite counts as 0.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/labelicontotitlespacing(_:).
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelIcons) { icons in
      var changed = icons ?? LabelIcons(width: 0)
      changed.spacing = value.isFinite ? value : 0
      icons = changed
    }
  }

  /// Reserves a width for the icons of labels in the view, so that titles are aligned.
  ///
  /// The width is in points; one that is negative or not finite counts as 0. A wider icon takes more.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/labelreservediconwidth(_:).
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelIcons) { icons in
      var changed = icons ?? LabelIcons(width: 0)
      changed.width = value.isFinite ? max(0, value) : 0
      icons = changed
    }
  }
}
