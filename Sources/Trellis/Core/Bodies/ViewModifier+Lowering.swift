import TrellisGraph

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<ModifiedContent>, _ inputs: ViewInputs) -> ViewList {
    let content = view.part("content", as: Content.self)
    if Modifier.primitiveModifier?.choosesContent == true {
      return makeModified(view.part("modifier", as: Modifier.self), inputs) { inputs in
        makeChosen(content, inputs)
      }
    }
    return makeModified(view.part("modifier", as: Modifier.self), inputs) { inputs in
      Trellis.makeList(content, inputs)
    }
  }

  /// Builds the content of a branch, which keeps its last value when the branch leaves.
  @MainActor private static func makeChosen(_ content: GraphValue<Content>, _ inputs: ViewInputs) -> ViewList
  {
    guard let isChosen = inputs[ChosenContentKey.self] else { return Trellis.makeList(content, inputs) }
    var inner = inputs
    inner[ChosenContentKey.self] = nil
    return Trellis.makeList(inputs.graph.lastValue(of: content, while: isChosen), inner)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    walker.shape(of: walker.shape(of: Content.self), modifiedBy: Modifier.self)
  }

  @MainActor static var typeOnPath: Any.Type? { nil }
}

/// Builds a modifier's part of the graph, from its type; the closure builds the content with the inputs that it is given.
@MainActor
func makeModified<Modifier: ViewModifier>(
  _ modifier: GraphValue<Modifier>, _ inputs: ViewInputs,
  content: @escaping @MainActor (ViewInputs) -> ViewList
) -> ViewList {
  let record = TypeRecord.of(Modifier.self)
  if let primitive = Modifier.primitiveModifier {
    if !primitive.mayBeReused { inputs.row?.keepState() }
    return primitive.makeList(erased: modifier, inputs, content: content)
  }
  var inner = inputs
  let outer = inputs[ModifiedContentsKey.self]
  var contents = outer
  contents[ObjectIdentifier(Modifier.self)] = ModifiedContents(
    outer: outer, identity: inputs.identity, make: content)
  inner[ModifiedContentsKey.self] = contents
  inner.identity.enter(Modifier.self)
  inner.identity.settle()
  let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
  let body = makeBody(of: modifier, record, inner) { $0.body(content: _ViewModifier_Content()) }
  return makeList(body, inner)
}

extension PrimitiveModifier {
  fileprivate static func makeList<Modifier>(
    erased modifier: GraphValue<Modifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.typed(as: Self.self)
    // Only a modifier in front of this one requires a single view, and the content is given the same inputs in that respect.
    if isForLists || inputs.singleViewLayout == nil { return makeList(modifier, inputs, content: content) }
    return makeList(modifier, inputs) { content($0).joinedIfSingle($0) }
  }
}

/// The views that the `Content` placeholders of the surrounding modifiers represent, by the modifiers' types.
private enum ModifiedContentsKey: ViewInputKey {
  static var defaultValue: [ObjectIdentifier: ModifiedContents] { [:] }
}

/// The views that the `Content` placeholder in a modifier's body represents.
private struct ModifiedContents {
  /// The entries for the modifiers around this one, which also apply in the modified views.
  let outer: [ObjectIdentifier: ModifiedContents]
  /// The position of the modified views on the identity path.
  let identity: IdentityCursor
  let make: @MainActor (ViewInputs) -> ViewList
}

extension _ViewModifier_Content: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<_ViewModifier_Content>, _ inputs: ViewInputs) -> ViewList
  {
    guard let contents = inputs[ModifiedContentsKey.self][ObjectIdentifier(Modifier.self)] else {
      let name = sourceName(Modifier.self)
      let place = inputs.identity.settledPath.map { " (at \($0))" } ?? ""
      Warning.report(
        "\(name).Content: the content of \(name) is used outside its body\(place); nothing is shown; use it in the body",
        onceFor: "\(name).Content")
      return .fixed([])
    }
    var inner = inputs
    inner[ModifiedContentsKey.self] = contents.outer
    inner.identity = contents.identity
    return contents.make(inner)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    walker.content(of: Modifier.self)
  }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension EmptyModifier: PrimitiveModifier {
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<EmptyModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs)
  }
}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<ModifiedContent>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    makeModified(modifier.part("modifier", as: Modifier.self), inputs) { inputs in
      makeModified(modifier.part("content", as: Content.self), inputs, content: content)
    }
  }

  @MainActor static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape {
    walker.shape(of: walker.shape(of: content, modifiedBy: Content.self), modifiedBy: Modifier.self)
  }
}
