public import Foundation
public import TrellisLayout

struct FixedSizeModifier: LayoutModifier {
  let layout: FixedSizeLayout
  static var mayStayUndrawn: Bool { true }
}

struct AspectRatioModifier: LayoutModifier {
  let layout: AspectRatioLayout
  static var mayStayUndrawn: Bool { true }
}

extension View {
  /// Gives the view its ideal size, regardless of the proposal.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes, regardless of the proposal.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    ModifiedContent(
      content: self,
      modifier: FixedSizeModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Proposes a size with a ratio of width to height to the view; nil is the ratio of its ideal size.
  ///
  /// A ratio that is 0, negative, NaN or infinite counts as nil, with a warning reported once.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    var ratio = aspectRatio
    if let given = aspectRatio, !(given >= 1 / .greatestLength && given <= .greatestLength) {
      Warning.report("View.aspectRatio: the ratio is \(given); it is ignored; give width / height")
      ratio = nil
    }
    return ModifiedContent(
      content: self, modifier: AspectRatioModifier(layout: AspectRatioLayout(ratio: ratio, mode: contentMode))
    )
  }

  /// Proposes a size with the aspect ratio of another size to the view.
  ///
  /// A size that is empty or infinite counts as not given, with a warning reported once.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the available space, with the aspect ratio of its ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the available space, with the aspect ratio of its ideal size.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
