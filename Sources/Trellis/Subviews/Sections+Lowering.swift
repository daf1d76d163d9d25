import TrellisGraph
import TrellisLayout

extension GroupSectionsOfContent: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<GroupSectionsOfContent>, _ inputs: ViewInputs)
    -> ViewList
  {
    let view = view.attribute(in: inputs.graph)
    var inputs = inputs.inList()
    inputs.identity.settle()
    let list = Trellis.makeList(
      inputs.graph.project(view) { $0.sections }, inputs.written(0).listingSections)
    let content = inputs.graph.rule(name: "Group(sections:)", kind: .body) {
      view.wrappedValue.content(SectionCollection(sections: list.sections(in: inputs)))
    }
    return Trellis.makeList(content, inputs.written(1))
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension ForEachSectionCollection: ListedData {
  @MainActor static func listed(
    _ data: Attribute<ForEachSectionCollection>, _ inputs: ViewInputs
  ) -> Attribute<ForEachSectionCollection> {
    var inputs = inputs
    inputs.identity.settle()
    let source = inputs.graph.project(data) { $0.source }
    let list = Trellis.makeList(source, inputs.written(0).listingSections)
    return inputs.graph.rule(name: "ForEach(sections:)", kind: .view) {
      var data = data.wrappedValue
      data.sections = list.sections(in: inputs)
      return data
    }
  }
}

extension ViewInputs {
  /// The inputs of a list whose sections are read before it is built.
  fileprivate var listingSections: ViewInputs {
    var inputs = listing
    inputs.marksSections = true
    return inputs
  }
}

extension ViewList {
  /// Returns the list's sections, to be placed elsewhere; a rule that calls this depends on the list.
  @MainActor fileprivate func sections(in inputs: ViewInputs) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var last: UInt64?
    for (element, subview) in zip(elements, subviews(in: inputs)) {
      let mark = element.traits.layoutValues?[SectionMarkTrait.self]
      if sections.isEmpty || mark?.section != last {
        // Consecutive views outside sections form one section.
        sections.append(
          SectionConfiguration(id: SectionConfiguration.ID(section: mark?.section ?? element.id)))
        last = mark?.section
      }
      switch mark?.part {
      case .header: sections[sections.count - 1].header.subviews.append(subview)
      case .content, nil: sections[sections.count - 1].content.subviews.append(subview)
      case .footer: sections[sections.count - 1].footer.subviews.append(subview)
      }
    }
    return sections
  }
}
