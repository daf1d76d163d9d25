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
}

extension PrimitiveModifier {
  static var isForLists: Bool { false }

  static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape { content }
}
