/// A view that Trellis builds itself, without a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Builds the part of the graph of a view, and returns the views that it contributes to its container.
  static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList
  /// Returns the description of the type; `walker` describes other types.
  static func staticShape(_ walker: ShapeWalker) -> StaticShape
  /// The type shown in identity paths; nil if the view isn't a step of its own, like a modified view or a tuple of views.
  static var typeOnPath: Any.Type? { get }
}

extension PrimitiveView {
  /// Returns the description of one view, which doesn't pass on its content's traits.
  ///
  /// For a view that represents others, the traits aren't known.
  static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    StaticShape(count: 1, mayTag: typeOnPath == nil)
  }
  static var typeOnPath: Any.Type? { Self.self }
}
