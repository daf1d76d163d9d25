import TrellisGraph
import TrellisLayout

extension ContainerValueModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<ContainerValueModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).settingTraits(inputs) { traits in
      traits.changeLayoutValue(ContainerValuesTrait.self) { values in
        let modifier = modifier.wrappedValue
        values[keyPath: modifier.keyPath] = modifier.value
      }
    }
  }
}

extension ContainerValuesModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<ContainerValuesModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).settingTraits(inputs) { traits in
      traits.changeLayoutValue(ContainerValuesTrait.self) { modifier.wrappedValue.change(&$0) }
    }
  }
}

extension GroupElementsOfContent: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<GroupElementsOfContent>, _ inputs: ViewInputs)
    -> ViewList
  {
    let view = view.attribute(in: inputs.graph)
    var inputs = inputs.inList()
    inputs.identity.settle()
    let list = Trellis.makeList(
      inputs.graph.project(view) { $0.subviews }, inputs.written(0).listing)
    let content = inputs.graph.rule(name: "Group(subviews:)", kind: .body) {
      view.wrappedValue.content(SubviewsCollection(subviews: list.subviews(in: inputs)))
    }
    return Trellis.makeList(content, inputs.written(1))
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension ForEachSubviewCollection: ListedData {
  @MainActor static func listed(
    _ data: Attribute<ForEachSubviewCollection>, _ inputs: ViewInputs
  ) -> Attribute<ForEachSubviewCollection> {
    var inputs = inputs
    inputs.identity.settle()
    let source = inputs.graph.rule(name: "ForEach.source", kind: .view) {
      data.wrappedValue.source ?? AnyView(EmptyView())
    }
    let list = Trellis.makeList(source, inputs.written(0).listing)
    return inputs.graph.rule(name: "ForEach(subviews:)", kind: .view) {
      var data = data.wrappedValue
      if data.source != nil { data.subviews = list.subviews(in: inputs) }
      return data
    }
  }
}

extension ViewInputs {
  /// The inputs of a list whose views are read before it is built.
  var listing: ViewInputs {
    var inputs = inList()
    inputs.listsLazily = false
    inputs.marksSections = false
    return inputs
  }
}

extension ViewList {
  /// Returns the list's views, to be placed elsewhere; a rule that calls this depends on the list.
  @MainActor func subviews(in inputs: ViewInputs) -> [Subview] {
    elements.map { $0.subview(in: inputs) }
  }
}

extension ViewElement {
  /// Returns the view, to be placed elsewhere; a rule that calls this depends on the view's container values.
  @MainActor func subview(in inputs: ViewInputs) -> Subview {
    Subview(
      id: Subview.ID(element: id), containerValues: containerValues, element: self,
      environment: inputs.environment)
  }

  /// The values that the view passes to the container in which it is placed, with its tag.
  @MainActor var containerValues: ContainerValues {
    var values = traits.layoutValues?[ContainerValuesTrait.self] ?? ContainerValues()
    values.viewTag = traits.tag?.wrappedValue
    values.rowEdits = traits.rowEdits?()
    values.secondaryPress = traits.secondaryPress as? SecondaryPressTarget
    values.sectionExpansion = traits.sectionExpansion?()
    return values
  }
}

extension Subview: PrimitiveView {
  /// Builds a branch for each of the subviews that are placed here one after another.
  @MainActor static func makeList(_ view: GraphValue<Subview>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return makeBranches(named: "Subview", leaves: false, inputs, step: { _ in "Subview" }) {
      view.wrappedValue.id
    } make: { _, inputs in
      let subview = view.wrappedValue
      let place = inputs.graph.currentSubgraph
      if let host = inputs.identity.path?.branch { subview.element.branch?.addHost(host) }
      let made = BuiltElement(
        id: inputs.context.nextElementID(), subgraph: place, branch: inputs.identity.path?.branch,
        traits: subview.element.traits
      ) { position in
        let context = inputs.context
        let around = context.environmentRebase
        defer { context.environmentRebase = around }
        context.environmentRebase =
          subview.keepsEnvironment || subview.environment === inputs.environment
          ? nil : EnvironmentRebase(from: subview.environment, to: inputs.environment, in: inputs.graph)
        return context.building(subview.element, in: place) { subview.element.make(position) }
      }
      return .fixed([made])
    }
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
}

extension ContainerValueModifier {
  /// Returns the content's shape as one that may have a tag, because the value may change how a list treats the row.
  @MainActor static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape {
    content.tagged
  }
}

extension ContainerValuesModifier {
  /// Returns the content's shape as one that may have a tag, because the values may change how a list treats the row.
  @MainActor static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape {
    content.tagged
  }
}
