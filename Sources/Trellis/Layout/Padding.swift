public import Foundation
public import TrellisLayout

struct PaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  var layout: PaddingLayout { PaddingLayout(insets: insets) }
}

extension View {
  /// Puts room around the view, in points.
  ///
  /// Negative insets let the view reach beyond. NaN and infinity count as 0; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/padding(_:).
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    ModifiedContent(
      content: self, modifier: PaddingModifier(insets: UsableLength.insets(insets, of: "View.padding")))
  }

  /// Puts room on some sides of the view, in points; nil is the default: 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Puts room on all sides of the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
