import TrellisGraph

extension EmptyView: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<EmptyView>, _ inputs: ViewInputs) -> ViewList {
    .fixed([])
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    StaticShape(count: 0, mayTag: false, mayStayUndrawn: true)
  }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension Never: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Never>, _ inputs: ViewInputs) -> ViewList { .fixed([]) }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    StaticShape(count: 0, mayTag: false, mayStayUndrawn: true)
  }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension Group: PrimitiveView where Content: View {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Group>, _ inputs: ViewInputs) -> ViewList {
    Trellis.makeList(view.part("content", as: Content.self), inputs.inList())
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { walker.shape(of: Content.self) }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes a list of the header, the content and the footer, in that order, for containers that don't support sections.
  @MainActor static func makeList(_ view: GraphValue<Section>, _ inputs: ViewInputs) -> ViewList {
    var inputs = inputs.inList()
    inputs.identity.settle()
    var lists = [
      Trellis.makeList(view.part("header", as: Parent.self), inputs.written(0)),
      makeContent(view, inputs.written(1)),
      Trellis.makeList(view.part("footer", as: Footer.self), inputs.written(2)),
    ]
    if inputs.listsLazily {
      lists[0] = lists[0].settingTraits(inputs) { $0.sectionExpansion = { view.read { $0.isExpanded } } }
    }
    if inputs.marksSections {
      let section = inputs.context.nextElementID()
      let parts: [SectionMark.Part] = [.header, .content, .footer]
      return .joined(zip(lists, parts).map { $0.marked(section, $1, inputs) }, inputs)
    }
    guard inputs.listsLazily else { return .joined(lists, inputs) }
    let section = inputs.context.nextElementID()
    return .lazy(
      inputs.graph.rule(name: "Section", kind: .viewList) {
        LazyElements(
          zip(lists, [LazyElements.SectionRole.Part.header, .content, .footer]).flatMap { list, part in
            list.lazyParts.map { $0.inSection(LazyElements.SectionRole(section: section, part: part)) }
          })
      })
  }

  /// Makes the list of the content, which is empty while the section of a list is collapsed.
  ///
  /// The binding is read only when the views are requested, as the section's value may depend on its position.
  @MainActor private static func makeContent(_ view: GraphValue<Section>, _ inputs: ViewInputs) -> ViewList {
    let content = view.part("content", as: Content.self)
    guard inputs.listsLazily else { return Trellis.makeList(content, inputs) }
    return makeBranches(named: "Section", inputs, step: { _ in "Section" }) {
      view.read { $0.isExpanded }?.wrappedValue ?? true
    } make: { isExpanded, inputs in
      isExpanded ? Trellis.makeList(content, inputs) : .fixed([])
    }
  }

  /// Returns an unknown shape: lists have to know which views are the header and the footer.
  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
}

extension EquatableView: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<EquatableView>, _ inputs: ViewInputs) -> ViewList {
    Trellis.makeList(view.part("content", as: Content.self), inputs)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    walker.shape(of: Content.self)
  }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension TupleView: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<TupleView>, _ inputs: ViewInputs) -> ViewList {
    var inputs = inputs.inList()
    inputs.identity.settle()
    func list<V: View>(at offset: Int, _ type: V.Type) -> ViewList {
      Trellis.makeList(view.part(at: offset, as: type), inputs)
    }
    let parts = TupleParts.of(T.self)
    var elements: [ViewElement] = []
    elements.reserveCapacity(parts.count)
    // The lists from the first one that isn't fixed; usually all are.
    var lists: [ViewList] = []
    for number in parts.indices {
      inputs.identity.move(to: number)
      let list = list(at: parts[number].offset, parts[number].type)
      if lists.isEmpty, case .fixed(let views) = list {
        for view in views { elements.append(view) }
      } else {
        lists.append(list)
      }
    }
    if lists.isEmpty { return .fixed(elements) }
    return .joined(elements.isEmpty ? lists : [.fixed(elements)] + lists, inputs)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    func shape<V: View>(_ type: V.Type) -> StaticShape { walker.shape(of: type) }
    return TupleParts.of(T.self).reduce(StaticShape(count: 0, mayTag: false, mayStayUndrawn: true)) {
      $0 + shape($1.type)
    }
  }

  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension Optional: PrimitiveView where Wrapped: View {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Wrapped?>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return makeBranches(named: "if", inputs, step: { _ in "if" }) {
      view.withValue { $0.pointee == nil ? 0 : 1 }
    } make: { branch, inputs in
      if branch == 0 { return .fixed([]) }
      return Trellis.makeList(inputs.graph.projectLast(view) { $0 }, inputs)
    }
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    var shape = walker.shape(of: Wrapped.self)
    shape.count = nil
    return shape
  }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension _ConditionalContent: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<_ConditionalContent>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return makeBranches(named: "if else", inputs, step: { $0 == 0 ? "if" : "else" }) {
      view.withValue { if case .first = $0.pointee.storage { 0 } else { 1 } }
    } make: { branch, inputs in
      branch == 0
        ? Trellis.makeList(inputs.graph.projectLast(view) { $0.first }, inputs)
        : Trellis.makeList(inputs.graph.projectLast(view) { $0.second }, inputs)
    }
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    .either(walker.shape(of: First.self), walker.shape(of: Second.self))
  }

  @MainActor static var typeOnPath: Any.Type? { nil }

  private var first: First? { if case .first(let content) = storage { content } else { nil } }
  private var second: Second? { if case .second(let content) = storage { content } else { nil } }
}

/// The identity of a type-erased view's content.
private struct AnyViewChoice: Hashable {
  let type: ObjectIdentifier
  /// The number of times that all views were built anew, see ``LiveCode/rebuildAll()``.
  let generation: Int
}

extension AnyView: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<AnyView>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    // As in SwiftUI, replacing a view by one of another type has no removal transition.
    return makeBranches(named: "AnyView", leaves: false, inputs, step: { _ in "AnyView" }) {
      AnyViewChoice(
        type: ObjectIdentifier(type(of: view.wrappedValue.content)), generation: LiveCode.currentGeneration())
    } make: { _, inputs in
      makeContent(of: view, like: view.wrappedValue.content, inputs)
    }
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    StaticShape(count: nil, most: 1, mayTag: true)
  }
  @MainActor static var typeOnPath: Any.Type? { nil }

  @MainActor private static func makeContent<Content: View>(
    of view: Attribute<AnyView>, like _: Content, _ inputs: ViewInputs
  ) -> ViewList {
    // A branch that is being removed may read the view once more, when the view already has another type; the branch then keeps its last
    // content.
    Trellis.makeList(inputs.graph.projectLast(view) { $0.content as? Content }, inputs)
  }
}
