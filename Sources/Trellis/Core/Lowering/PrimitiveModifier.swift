/// A modifier that Trellis builds itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether the effect is the same on several views as on one view that contains them all.
  static var isForLists: Bool { get }
  /// Builds the modifier's part of the graph around the content.
  ///
  /// `content` builds the content with the inputs that it is given, anew for each call.
  static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList
  /// Returns the description of views with the modifier on some content; `walker` describes other types.
  static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape
  /// Whether drawing a view with the modifier has no other effect than drawing the view without it.
  static var mayStayUndrawn: Bool { get }
  /// Whether the modifier builds its content in branches, of which one is chosen: content that leaves then keeps its last value.
  static var choosesContent: Bool { get }
  /// Whether a view with the modifier shows only the modifier's value and its content, until it reports more by ``RowSlot/keepState()``.
  static var mayBeReused: Bool { get }
}

extension PrimitiveModifier {
  /// A modifier that Trellis builds itself.
  public static var _modifierKind: _ModifierKind { _ModifierKind(primitive: self) }

  static var isForLists: Bool { false }

  static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape {
    content.stayingUndrawn(if: mayStayUndrawn)
  }
  static var mayStayUndrawn: Bool { false }
  static var choosesContent: Bool { false }
  static var mayBeReused: Bool { mayStayUndrawn }
}

extension _ModifierKind {
  fileprivate init(primitive: (any PrimitiveModifier.Type)?) {
    // A metatype of a protocol consists of the type and its conformance; as an optional, it isn't opened on the way.
    words = unsafeBitCast(primitive, to: (UInt, UInt).self)
  }

  /// The type, if Trellis builds the modifier itself.
  var primitive: (any PrimitiveModifier.Type)? {
    unsafeBitCast(words, to: (any PrimitiveModifier.Type)?.self)
  }
}
