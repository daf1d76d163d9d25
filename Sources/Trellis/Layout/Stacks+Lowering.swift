import TrellisGraph
import TrellisLayout

/// A container view: a layout and the views that it arranges.
@MainActor
protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  /// The layout, a stored property.
  var layout: Arrangement { get }
  var content: Content { get }
  /// The container's name in the graph.
  static var name: String { get }
}

extension ContainerView {
  @MainActor static var name: String { TypeRecord.of(Self.self).name }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    let content = walker.shape(of: Content.self)
    return StaticShape(
      count: 1, mayTag: typeOnPath == nil,
      mayStayUndrawn: !Arrangement.isForeign && content.mayStayUndrawn)
  }

  static var mayBeReused: Bool { !Arrangement.isForeign }

  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    let view = Arrangement.isForeign ? GraphValue(view.attribute(in: inputs.graph)) : view
    return .single(view, inputs) { view, inputs in
      let layout = view.part("layout", as: Arrangement.self)
      var inner = inputs
      let observer = inner.takeContainerObserver()
      inner.stackAxis = stackAxis(of: layout, inputs)
      var content = Trellis.makeList(view.part("content", as: Content.self), inner)
      if let observer { content = observer.connect(inputs.position, content, inner) }
      return makeContainer(named: name, layout: .value(layout), content: content, inputs)
    }
  }
}

/// Returns the orientation of a layout's type; for `AnyLayout`, it is that of the current layout.
@MainActor
private func stackAxis<L: Layout>(of layout: GraphValue<L>, _ inputs: ViewInputs) -> StackAxis {
  guard L.self == AnyLayout.self else { return .fixed(L.layoutProperties.stackOrientation) }
  return .changing(
    inputs.graph.rule(name: "AnyLayout.stackOrientation", kind: .layout) {
      (layout.wrappedValue as? AnyLayout)?.properties.stackOrientation
    })
}

extension HStack: ContainerView {}

extension VStack: ContainerView {}

extension ZStack: ContainerView {}

extension LayoutContainer: ContainerView {
  @MainActor static var name: String { TypeRecord.of(Arrangement.self).name }
  static var typeOnPath: Any.Type? { Arrangement.self }
}
