import TrellisGraph
import TrellisLayout

/// A container: a layout and the views in it.
@MainActor
protocol ContainerView: PrimitiveView {
  associatedtype Layout: LayoutAlgorithm
  associatedtype Content: View
  var layout: Layout { get }
  var content: Content { get }
  /// The direction in which its views stand, where it is a stack.
  static var stackAxis: Axis? { get }
}

extension ContainerView {
  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: ViewInputs) -> ViewList {
    let name = shortName(Self.self)
    return .single(inputs) { geometry in
      let layout = inputs.graph.rule(name: name, kind: .layout) { view.wrappedValue.layout }
      var inner = inputs
      inner.stackAxis = stackAxis
      let content = Trellis.makeList(inputs.graph.project(view) { $0.content }, inner)
      return makeContainer(named: name, layout: layout, content: content, geometry: geometry, inputs)
    }
  }
}

extension HStack: ContainerView {
  static var stackAxis: Axis? { .horizontal }
  var layout: StackLayout { StackLayout(horizontal: alignment, spacing: spacing) }
}

extension VStack: ContainerView {
  static var stackAxis: Axis? { .vertical }
  var layout: StackLayout { StackLayout(vertical: alignment, spacing: spacing) }
}

extension ZStack: ContainerView {
  static var stackAxis: Axis? { nil }
  var layout: ZStackLayout { ZStackLayout(alignment: alignment) }
}
