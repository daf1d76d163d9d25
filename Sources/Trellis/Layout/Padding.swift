public import Foundation
public import TrellisLayout

struct PaddingModifier: LayoutModifier {
  let layout: PaddingLayout
  static var mayStayUndrawn: Bool { true }
}

extension View {
  /// Adds padding around the view, in points.
  ///
  /// Negative insets let the view extend beyond the resulting frame. NaN and infinity count as 0, with a warning reported once.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    let layout = PaddingLayout(insets: UsableLength.insets(insets, of: "View.padding"))
    return ModifiedContent(content: self, modifier: PaddingModifier(layout: layout))
  }

  /// Adds padding on some sides of the view, in points; nil is the default: 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds padding on all sides of the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
