import TrellisGraph

extension ForEach: PrimitiveView where Content: View {
  /// Builds the rows: all of them, or in a lazy container those that are needed.
  @MainActor static func makeList(_ view: GraphValue<ForEach>, _ inputs: ViewInputs) -> ViewList {
    let graph = inputs.graph
    var view = view.attribute(in: graph)
    if let data = Data.self as? any ListedData.Type { view = withViewsIn(data, view, inputs) }
    guard inputs.listsLazily else {
      let rows = EagerRows(view: view, inputs)
      return .dynamic(graph.rule(name: "ForEach", kind: .viewList) { rows.elements() })
    }
    let shape = StaticShape.of(Content.self)
    // Rows that never have a view (their count is 0) need no lists of their own, so they are lazy rows.
    if shape.rowWidth == 0, shape.count == nil {
      let rows = SectionedRows(view: view, inputs)
      return .lazy(graph.rule(name: "ForEach", kind: .viewList) { rows.elements() })
    }
    let rows = LazyRows(view: view, width: shape.rowWidth, varies: shape.count == nil, inputs)
    return .lazy(graph.rule(name: "ForEach", kind: .viewList) { rows.elements() })
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
}

/// The data of a `ForEach` whose elements are the views of another list; the views become known where the `ForEach` is built.
@MainActor
protocol ListedData {
  /// Returns the data with the views filled in.
  static func listed(_ data: Attribute<Self>, _ inputs: ViewInputs) -> Attribute<Self>
}

extension ForEach where Content: View {
  /// Returns the `ForEach` with the views filled in.
  @MainActor private static func withViewsIn<Listed: ListedData>(
    _ type: Listed.Type, _ view: Attribute<ForEach>, _ inputs: ViewInputs
  ) -> Attribute<ForEach> {
    let graph = inputs.graph
    let listed = Listed.listed(
      graph.rule(name: "ForEach.data", kind: .view) { view.wrappedValue.data as! Listed }, inputs)
    return graph.rule(name: "ForEach.listed", kind: .view) {
      var view = view.wrappedValue
      view.data = listed.wrappedValue as! Data
      return view
    }
  }
}
