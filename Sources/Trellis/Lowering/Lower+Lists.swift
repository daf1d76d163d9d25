import TrellisGraph

extension EmptyView: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<EmptyView>, _ inputs: ViewInputs) -> ViewList {
    .fixed([])
  }
}

extension Never: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<Never>, _ inputs: ViewInputs) -> ViewList { .fixed([]) }
}

extension Group: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<Group>, _ inputs: ViewInputs) -> ViewList {
    Trellis.makeList(inputs.graph.project(view) { $0.content }, inputs)
  }
}

extension EquatableView: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<EquatableView>, _ inputs: ViewInputs) -> ViewList {
    Trellis.makeList(inputs.graph.project(view) { $0.content }, inputs)
  }
}

extension TupleView: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<TupleView>, _ inputs: ViewInputs) -> ViewList {
    var end = 0
    var lists: [ViewList] = []
    func add<V: View>(_ type: V.Type) {
      // A tuple's element follows the one before at the next offset that its alignment allows.
      let alignment = MemoryLayout<V>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      end = offset + MemoryLayout<V>.size
      lists.append(Trellis.makeList(inputs.graph.project(view, at: offset, as: V.self), inputs))
    }
    repeat add((each Content).self)
    return .joined(lists, inputs)
  }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor static func makeList(_ view: Attribute<Wrapped?>, _ inputs: ViewInputs) -> ViewList {
    makeBranches(named: "if", inputs) {
      view.withValue { $0.pointee == nil ? 0 : 1 }
    } make: { branch in
      if branch == 0 { return .fixed([]) }
      return Trellis.makeList(inputs.graph.project(view) { $0! }, inputs)
    }
  }
}

extension _ConditionalContent: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<_ConditionalContent>, _ inputs: ViewInputs) -> ViewList {
    makeBranches(named: "if else", inputs) {
      view.withValue { if case .first = $0.pointee.storage { 0 } else { 1 } }
    } make: { branch in
      branch == 0
        ? Trellis.makeList(inputs.graph.project(view) { $0.first }, inputs)
        : Trellis.makeList(inputs.graph.project(view) { $0.second }, inputs)
    }
  }

  private var first: First {
    guard case .first(let content) = storage else { stopForBranch() }
    return content
  }

  private var second: Second {
    guard case .second(let content) = storage else { stopForBranch() }
    return content
  }

  private func stopForBranch() -> Never {
    fatalError("_ConditionalContent: a branch that isn't taken was asked for; this is a bug in Trellis")
  }
}

extension AnyView: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<AnyView>, _ inputs: ViewInputs) -> ViewList {
    makeBranches(named: "AnyView", inputs) {
      ObjectIdentifier(type(of: view.wrappedValue.content))
    } make: { _ in
      makeContent(of: view, like: view.wrappedValue.content, inputs)
    }
  }

  @MainActor private static func makeContent<Content: View>(
    of view: Attribute<AnyView>, like _: Content, _ inputs: ViewInputs
  ) -> ViewList {
    // The branch is gone before this could be read with a view of another type.
    Trellis.makeList(inputs.graph.project(view) { $0.content as! Content }, inputs)
  }
}

/// The list of a view that stands for one of several branches: each is a subgraph, which goes when another is taken.
@MainActor
private func makeBranches<Branch: Equatable>(
  named name: String, _ inputs: ViewInputs, select: @escaping () -> Branch,
  make: @escaping @MainActor (Branch) -> ViewList
) -> ViewList {
  let graph = inputs.graph
  let owner = graph.currentSubgraph
  var current: (branch: Branch, subgraph: Subgraph, list: ViewList)?
  return .dynamic(
    graph.rule(name: name, kind: .viewList) {
      let branch = select()
      if let taken = current, taken.branch == branch { return taken.list.elements }
      current?.subgraph.remove()
      let subgraph = graph.makeSubgraph(in: owner)
      let list = graph.within(subgraph) { inputs.context.below { make(branch) } }
      current = (branch, subgraph, list)
      return list.elements
    })
}
