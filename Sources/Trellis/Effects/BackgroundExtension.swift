import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout

private nonisolated struct BackgroundExtensionModifier: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool
}

extension BackgroundExtensionModifier: PrimitiveModifier {
  /// Draws mirrored and blurred copies of the view where it reaches the end of the safe area.
  @MainActor static func makeList(
    _ modifier: GraphValue<BackgroundExtensionModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).map(inputs) { element, inputs in
      let (outputs, position) = (element.make(inputs.position), inputs.position)
      guard let safeArea = position.surroundings.safeArea else { return outputs }
      let item = inputs.graph.declare(
        DisplayItem.self, name: "BackgroundExtensionModifier", kind: .displayList)
      inputs.graph.define(item) {
        let drawn = outputs.drawn
        guard modifier.wrappedValue.isEnabled else { return drawn }
        let bounds = position.bounds
        let reach = safeArea.reach(of: position, size: bounds.size)
        let copies = drawn.mirrored(into: reach, around: bounds)
        guard !copies.isEmpty else { return drawn }
        let behind = DisplayItem(
          id: 0, frame: bounds, content: .list(DisplayList(copies)),
          semantics: Semantics(allowsHits: false, accessibility: [.hide]))
        return DisplayItem(
          id: item.erased.rawValue, frame: bounds, content: .list(DisplayList([behind, drawn])))
      }
      return outputs.drawing(item)
    }
  }
}

extension DisplayItem {
  /// The standard deviation of the blur of mirrored copies, in points.
  private static let extensionBlur: CGFloat = 8

  /// Returns copies of the item, mirrored at the edges of `bounds` and blurred, for the areas beyond these edges.
  fileprivate func mirrored(into reach: EdgeInsets, around bounds: CGRect) -> [DisplayItem] {
    // Each area includes the corners above and below, which are mirrored in one direction alone.
    let areas: [(area: CGRect, mirror: CGAffineTransform)] = [
      (
        CGRect(x: bounds.minX, y: bounds.minY - reach.top, width: bounds.width, height: reach.top),
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.minY)
      ),
      (
        CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: reach.bottom),
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.maxY)
      ),
      (
        CGRect(x: bounds.minX - reach.leading, y: bounds.minY, width: reach.leading, height: bounds.height),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * bounds.minX, ty: 0)
      ),
      (
        CGRect(x: bounds.maxX, y: bounds.minY, width: reach.trailing, height: bounds.height),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * bounds.maxX, ty: 0)
      ),
    ]
    return areas.enumerated().compactMap { number, part in
      guard part.area.width > 0, part.area.height > 0 else { return nil }
      let frame = CGRect(origin: .zero, size: bounds.size)
      return within(.transform(ProjectionTransform(part.mirror)), id: 0, frame: frame)
        .within(.blur(radius: Self.extensionBlur, isOpaque: true), id: 0, frame: frame)
        .within(.clip(Path(part.area), FillStyle()), id: UInt64(number + 1), frame: frame)
    }
  }
}

extension View {
  /// Draws mirrored and blurred copies of the view in the parts of the window beyond the safe area that the view reaches.
  ///
  /// The copies don't take events. Outside safe areas, for example beside the columns of a split view, which don't overlap here,
  /// nothing is drawn.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/backgroundextensioneffect(); the blur: ours.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    ModifiedContent(content: self, modifier: BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
