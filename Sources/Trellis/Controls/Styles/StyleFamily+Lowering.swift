import TrellisGraph
import TrellisLayout

/// The function that builds a control of a family in the current style; nil is the family's default style.
enum StyleKey<Family: StyleFamily>: ViewInputKey {
  static var defaultValue: (@MainActor (Attribute<Family.Configuration>, ViewInputs) -> ViewList)? { nil }
}

/// The function that builds the content of a slot in a style's view; nil outside a style.
enum SlotKey<Name>: ViewInputKey {
  static var defaultValue: (@MainActor (ViewInputs) -> ViewList)? { nil }
}

extension StyledControl: PrimitiveView {
  static var mayBeReused: Bool { true }
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    let configuration = view.part("configuration", as: Family.Configuration.self)
      .attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      if let make = inputs[StyleKey<Family>.self] {
        return makeSingle(make(configuration, inputs), as: .row, inputs)
      }
      let style = inputs.graph.input(
        name: TypeRecord.of(Family.Automatic.Style.self).name, kind: .modifier, Family.automatic.style)
      let list = makeStyled(Family.Automatic.self, style, configuration, around: inputs, inputs)
      return makeSingle(list, as: .row, inputs)
    }
  }

  @MainActor static var typeOnPath: Any.Type? { nil }
}

/// Builds a control in a style; controls of the family inside it use the enclosing style.
@MainActor
private func makeStyled<Applied: AppliedStyle>(
  _ applied: Applied.Type, _ style: Attribute<Applied.Style>,
  _ configuration: Attribute<Applied.Family.Configuration>, around outer: ViewInputs, _ inputs: ViewInputs
) -> ViewList {
  var inner = inputs.outsideStacks
  inner[StyleKey<Applied.Family>.self] = outer[StyleKey<Applied.Family>.self]
  let body = makeBody(of: style, TypeRecord.of(Applied.Style.self), inner) { style in
    Applied.makeBody(style, configuration.wrappedValue)
  }
  return makeList(body, inner)
}

extension StyleModifier: PrimitiveModifier {
  static var mayBeReused: Bool { true }
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let style = inputs.graph.project(modifier, kind: .modifier) { $0.applied.style }
    var inner = inputs
    inner[StyleKey<Applied.Family>.self] = { configuration, place in
      makeStyled(Applied.self, style, configuration, around: inputs, place)
    }
    return content(inner)
  }
}

extension StyleUnlessSetModifier: PrimitiveModifier {
  static var mayBeReused: Bool { true }
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    if inputs[StyleKey<Applied.Family>.self] != nil { return content(inputs) }
    let applied = modifier.part("applied", as: Applied.self)
    let style = inputs.graph.rule(name: TypeRecord.of(Applied.Style.self).name, kind: .modifier) {
      applied.read { $0.style }
    }
    var inner = inputs
    inner[StyleKey<Applied.Family>.self] = { configuration, place in
      // The style's body is built with the environment of the control's place, such as that of a list row.
      .single(place) { place in
        makeSingle(makeStyled(Applied.self, style, configuration, around: inputs, place), as: .row, place)
      }
    }
    return content(inner)
  }
}

extension SlotModifier: PrimitiveModifier {
  static var mayBeReused: Bool { true }
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let view = modifier.part("content", as: Content.self)
    let outer = inputs[SlotKey<Name>.self]
    var inner = inputs
    inner[SlotKey<Name>.self] = { place in
      var place = place
      // The content may be the label of another control, so it gets the slot from around this control.
      place[SlotKey<Name>.self] = outer
      return Trellis.makeList(view, place)
    }
    return content(inner)
  }
}

extension StyleSlot: PrimitiveView {
  static var mayBeReused: Bool { true }
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    if let make = inputs[SlotKey<Name>.self] { return make(inputs) }
    let name = sourceName(Name.self)
    Warning.report(
      "\(name): a configuration's view is used outside its style; nothing is shown; use it in makeBody",
      onceFor: name)
    return .fixed([])
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
  @MainActor static var typeOnPath: Any.Type? { nil }
}
