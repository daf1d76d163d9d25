import TrellisGraph

/// A modifier that replaces each divider in a view by another view.
private nonisolated struct DividerModifier<Line: View> {
  let line: Line
}

enum DividerLineKey: ViewInputKey {
  static var defaultValue: (@MainActor (ViewInputs) -> ViewList)? { nil }
}

extension DividerModifier: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inner = inputs
    inner[DividerLineKey.self] = { inputs in
      var inputs = inputs
      inputs[DividerLineKey.self] = nil
      return Trellis.makeList(modifier.part("line", as: Line.self), inputs)
    }
    return content(inner)
  }
}

extension View {
  /// Replaces each divider in the view by another view, inside which dividers are the default ones.
  package nonisolated func dividers<Line: View>(_ line: Line) -> some View {
    ModifiedContent(content: self, modifier: DividerModifier(line: line))
  }
}
