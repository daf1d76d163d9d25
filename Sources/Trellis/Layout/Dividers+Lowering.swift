import TrellisGraph

/// What dividers in a view look like: another view in the place of each.
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
  /// Has each divider in the view be another view, in which dividers are what they always are.
  package nonisolated func dividers<Line: View>(_ line: Line) -> some View {
    ModifiedContent(content: self, modifier: DividerModifier(line: line))
  }
}
