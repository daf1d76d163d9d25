/// A view that Trellis builds itself, without a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Builds the part of the graph of a view, and returns the views that it contributes to its container.
  static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList
  /// Returns the description of the type; `walker` describes other types.
  static func staticShape(_ walker: ShapeWalker) -> StaticShape
  /// The type shown in identity paths; nil if the view isn't a step of its own, like a modified view or a tuple of views.
  static var typeOnPath: Any.Type? { get }
  /// Whether drawing a view of the type, apart from its content, has no effect but the drawing.
  static var mayStayUndrawn: Bool { get }
  /// Whether a view of the type, apart from its content, shows only its value, until it reports more by ``RowSlot/keepState()``.
  static var mayBeReused: Bool { get }
}

extension PrimitiveView {
  /// A view that Trellis builds itself.
  public static var _viewKind: _ViewKind { _ViewKind(primitive: self) }

  /// Returns the description of one view, which doesn't pass on its content's traits.
  ///
  /// For a view that represents others, the traits aren't known.
  static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    StaticShape(count: 1, mayTag: typeOnPath == nil, mayStayUndrawn: mayStayUndrawn)
  }
  static var typeOnPath: Any.Type? { Self.self }
  static var mayStayUndrawn: Bool { false }
  static var mayBeReused: Bool { mayStayUndrawn }
}

extension _ViewKind {
  fileprivate init(primitive: (any PrimitiveView.Type)?) {
    // A metatype of a protocol consists of the type and its conformance; as an optional, it isn't opened on the way.
    words = unsafeBitCast(primitive, to: (UInt, UInt).self)
  }

  /// The type, if Trellis builds its views itself.
  var primitive: (any PrimitiveView.Type)? { unsafeBitCast(words, to: (any PrimitiveView.Type)?.self) }
}
