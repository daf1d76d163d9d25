import TrellisGraph
import TrellisLayout

/// A container view: a layout and the views that it arranges.
@MainActor
protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  var layout: Arrangement { get }
  var content: Content { get }
  /// The container's name in the graph.
  static var name: String { get }
}

extension ContainerView {
  @MainActor static var name: String { TypeRecord.of(Self.self).name }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    StaticShape(
      count: 1, mayTag: typeOnPath == nil,
      mayStayUndrawn: !Arrangement.isForeign && walker.shape(of: Content.self).mayStayUndrawn)
  }

  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    let view = Arrangement.isForeign ? GraphValue(view.attribute(in: inputs.graph)) : view
    return .single(view, inputs) { view, inputs in
      let name = name
      let layout: @MainActor () -> Arrangement = {
        let layout = view.read { $0.layout }
        for spacing in layout.spacings {
          _ = spacing.length.map { UsableLength.distance($0, "the \(spacing.name)", of: name) }
        }
        return layout
      }
      var inner = inputs
      let observer = inner.takeContainerObserver()
      inner.stackAxis = stackAxis(of: Arrangement.self, inputs) { view.read { $0.layout } }
      var content = Trellis.makeList(view.part("content", as: Content.self), inner)
      if let observer { content = observer.connect(inputs.position, content, inner) }
      return makeContainer(named: name, layout: layout, content: content, inputs)
    }
  }
}

/// Returns the orientation of a layout's type; for `AnyLayout`, it is that of the current layout.
@MainActor
private func stackAxis<L: Layout>(
  of type: L.Type, _ inputs: ViewInputs, _ layout: @escaping () -> L
) -> StackAxis {
  guard L.self == AnyLayout.self else { return .fixed(L.layoutProperties.stackOrientation) }
  return .changing(
    inputs.graph.rule(name: "AnyLayout.stackOrientation", kind: .layout) {
      (layout() as? AnyLayout)?.properties.stackOrientation
    })
}

extension HStack: ContainerView {
  var layout: HStackLayout { HStackLayout(alignment: alignment, spacing: spacing) }
}

extension VStack: ContainerView {
  var layout: VStackLayout { VStackLayout(alignment: alignment, spacing: spacing) }
}

extension ZStack: ContainerView {
  var layout: ZStackLayout { ZStackLayout(alignment: alignment) }
}

extension LayoutContainer: ContainerView {
  @MainActor static var name: String { TypeRecord.of(Arrangement.self).name }
  static var typeOnPath: Any.Type? { Arrangement.self }
}
