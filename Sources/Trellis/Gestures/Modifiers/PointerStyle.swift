import Foundation
import TrellisGraph

/// What the mouse's pointer looks like over a view.
///
/// The desktop draws it; where it has no such shape, one that is near.
///
/// Source: documented, developer.apple.com/documentation/swiftui/pointerstyle.
public nonisolated struct PointerStyle: Hashable, Sendable {
  let shape: PointerShape

  /// Creates the style of a shape.
  package init(shape: PointerShape) { self.shape = shape }

  /// The arrow.
  public static let `default` = PointerStyle(shape: .arrow)
  /// Over text that runs from side to side.
  public static let horizontalText = PointerStyle(shape: .text)
  /// Over text that runs from top to bottom.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// Where a rectangle is chosen.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// Over what can be dragged.
  public static let grabIdle = PointerStyle(shape: .grab)
  /// While something is dragged.
  public static let grabActive = PointerStyle(shape: .grabbing)
  /// Over what leads elsewhere.
  public static let link = PointerStyle(shape: .link)
  /// Where a press makes larger.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// Where a press makes smaller.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
  /// Over the edge between two columns.
  public static let columnResize = PointerStyle(shape: .resizeColumn)
  /// Over the edge between two rows.
  public static let rowResize = PointerStyle(shape: .resizeRow)
}

private nonisolated struct PointerModifier {
  let shape: PointerShape?
}

extension View {
  /// Sets what the mouse's pointer looks like over what the view draws; nil leaves it to the views around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/pointerstyle(_:).
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    ModifiedContent(content: self, modifier: PointerModifier(shape: style?.shape))
  }

  /// Whether the mouse's pointer is seen over what the view draws.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/pointervisibility(_:).
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    ModifiedContent(content: self, modifier: PointerModifier(shape: visibility == .hidden ? .hidden : nil))
  }
}

extension PointerModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      element.make(inputs.position)
        .answered(by: PointerResponder(modifier, inputs), named: "PointerModifier", inputs)
    }
  }
}

private final class PointerResponder: Responder {
  private let modifier: GraphValue<PointerModifier>

  init(_ modifier: GraphValue<PointerModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(at: inputs.position)
  }

  override func pointerShape(at place: CGPoint) -> PointerShape? { modifier.read { $0.shape } }
}
