public import Foundation
public import TrellisLayout

struct FixedSizeModifier: LayoutModifier {
  let layout: FixedSizeLayout
}

struct AspectRatioModifier: LayoutModifier {
  let layout: AspectRatioLayout
}

extension View {
  /// Gives the view its ideal size, whatever is proposed.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes, whatever is proposed there.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:).
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    ModifiedContent(
      content: self,
      modifier: FixedSizeModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Proposes the view a size whose width is so many times its height; nil is the ratio of its ideal size.
  ///
  /// A ratio of 0, a negative one, NaN and infinity count as nil; the program says so once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:).
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    var ratio = aspectRatio
    if let given = aspectRatio, !(given >= 1 / .greatestLength && given <= .greatestLength) {
      Warning.report("View.aspectRatio: the ratio is \(given); it counts as not given; give width / height")
      ratio = nil
    }
    return ModifiedContent(
      content: self, modifier: AspectRatioModifier(layout: AspectRatioLayout(ratio: ratio, mode: contentMode))
    )
  }

  /// Proposes the view a size of the shape of another.
  ///
  /// A size that is empty or infinite counts as not given; the program says so once.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be inside the room that there is, in the shape of its ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view fill the room that there is, in the shape of its ideal size.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
