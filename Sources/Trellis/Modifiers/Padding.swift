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
    func usable(_ length: CGFloat, _ name: String) -> CGFloat {
      UsableLength.distance(length, name, of: "View.padding")
    }
    return ModifiedContent(
      content: self,
      modifier: PaddingModifier(
        insets: EdgeInsets(
          top: usable(insets.top, "the top inset"), leading: usable(insets.leading, "the leading inset"),
          bottom: usable(insets.bottom, "the bottom inset"),
          trailing: usable(insets.trailing, "the trailing inset"))))
  }

  /// Puts room on some sides of the view, in points; nil is the default: 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Puts room on all sides of the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
