import Foundation
import TrellisGraph

/// The shape of the mouse's pointer over a view.
///
/// The desktop draws the pointer; a shape that it doesn't have is replaced by a similar one.
public nonisolated struct PointerStyle: Hashable, Sendable {
  let shape: PointerShape

  /// Creates a style with a shape.
  package init(shape: PointerShape) { self.shape = shape }

  /// The arrow.
  public static let `default` = PointerStyle(shape: .arrow)
  /// The pointer over horizontal text.
  public static let horizontalText = PointerStyle(shape: .text)
  /// The pointer over vertical text.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// The pointer for selecting a rectangle.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// The pointer over draggable content.
  public static let grabIdle = PointerStyle(shape: .grab)
  /// The pointer during a drag.
  public static let grabActive = PointerStyle(shape: .grabbing)
  /// The pointer over a link.
  public static let link = PointerStyle(shape: .link)
  /// The pointer for a press that zooms in.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// The pointer for a press that zooms out.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
  /// The pointer over the edge between two columns.
  public static let columnResize = PointerStyle(shape: .resizeColumn)
  /// The pointer over the edge between two rows.
  public static let rowResize = PointerStyle(shape: .resizeRow)
}

private nonisolated struct PointerModifier {
  let shape: PointerShape?
}

extension View {
  /// Sets the pointer's shape over the area that the view draws; nil leaves the shape to the views around.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    ModifiedContent(content: self, modifier: PointerModifier(shape: style?.shape))
  }

  /// Sets whether the pointer is visible over the area that the view draws.
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

private final class PointerResponder: Responder, PointerShaper {
  private let modifier: GraphValue<PointerModifier>

  init(_ modifier: GraphValue<PointerModifier>, _ inputs: ViewInputs) {
    self.modifier = modifier
    super.init(at: inputs.position)
  }

  func pointerShape(at place: CGPoint) -> PointerShape? { modifier.read { $0.shape } }
}
