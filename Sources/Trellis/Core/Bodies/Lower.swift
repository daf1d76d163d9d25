import TrellisGraph

/// Builds a view's part of the graph from its type, once, and returns the views that it contributes to its container.
@MainActor
func makeList<V: View>(_ view: GraphValue<V>, _ inputs: ViewInputs) -> ViewList {
  let record = V.typeRecord
  guard inputs.depth < ViewInputs.greatestDepth else {
    fatalError(
      "\(record.bodyName): views nest more than \(inputs.depth) deep without a condition; check whether the view contains itself"
    )
  }
  var inputs = inputs
  inputs.depth += 1
  if let primitive = V.primitiveView {
    if !primitive.mayBeReused { inputs.row?.keepState() }
    if let type = primitive.typeOnPath {
      inputs.identity.enter(type)
      if let attribute = view.ownAttribute { inputs.note(attribute) }
    }
    return primitive.makeList(erased: view, inputs)
  }
  inputs.identity.enter(V.self)
  inputs.identity.settle()
  inputs.bodyDepth += 1
  guard inputs.bodyDepth < ViewInputs.greatestBodyDepth else {
    let path = inputs.identity.path?.description ?? ""
    fatalError(
      "\(record.bodyName): bodies nest more than \(inputs.bodyDepth) deep, including conditions and rows; check whether the view "
        + "contains itself without end; it is at …\(path.suffix(200))")
  }
  if V.Body.self == Never.self {
    Warning.report(
      "\(record.name): its body is Never, which only SwiftUI's own views may have; nothing is shown; give it a body",
      onceFor: record.bodyName)
  }
  let attribute = view.attribute(in: inputs.graph)
  inputs.note(attribute.erased)
  return makeList(makeBody(of: attribute, record, inputs) { $0.body }, inputs)
}

/// Builds the part of the graph of a view whose value is that of an attribute.
@MainActor
func makeList<V: View>(_ view: Attribute<V>, _ inputs: ViewInputs) -> ViewList {
  makeList(GraphValue(view), inputs)
}

/// Builds a list of views as one view; a modifier on several views then is one modifier around all of them.
///
/// Source: recorded, ID-G1 and ID-G3, for the root; for backgrounds and overlays: inferred.
@MainActor
func makeAlone<V: View>(_ view: GraphValue<V>, as implicit: ImplicitLayout, _ inputs: ViewInputs)
  -> ViewOutputs
{
  makeSingle(makeList(view, inputs.asSingleView(implicit)), as: implicit, inputs)
}

/// Creates the body attribute of a view, an app or a scene.
///
/// The attribute depends on the value, and on the state and environment that the body really reads.
@MainActor
func makeBody<Value, Body>(
  of value: Attribute<Value>, _ record: TypeRecord, _ inputs: ViewInputs,
  body: @escaping @MainActor (Value) -> Body
) -> Attribute<Body> {
  if let row = inputs.row, !record.mayBeReused { row.keepState() }
  let body = inputs.graph.rule(
    name: record.bodyName, kind: .body, bodyEvaluation(of: value, record, inputs, body: body))
  inputs.note(body.erased)
  return body
}

/// Returns a closure that evaluates a body after linking the dynamic properties of a copy of the view's value.
@MainActor
func bodyEvaluation<Value, Body>(
  of value: Attribute<Value>, _ record: TypeRecord, _ inputs: ViewInputs,
  body: @escaping @MainActor (Value) -> Body
) -> @MainActor () -> Body {
  let context = inputs.context
  let writes = context.writes
  let name = record.bodyName
  let path = inputs.identity.path
  let body = LiveCode.isOn ? LiveCode.following(record, body) : body
  let animator = record.makeAnimator(inputs)
  func shown() -> Value { animator?.shownValue(value.wrappedValue) ?? value.wrappedValue }
  if record.plan.isEmpty {
    return {
      let view = shown()
      return writes.during(name, at: path) {
        BodyRun.during(value, at: nil, in: path?.branch?.row, context) { body(view) }
      }
    }
  }
  let instance = ViewInstance(of: record, inputs)
  // The instance has what else is needed, so that the closure is small.
  if animator == nil { return { instance.evaluate(value.wrappedValue, of: value, body) } }
  return { instance.evaluate(shown(), of: value, body) }
}

extension AttributeGraph {
  /// Creates an attribute for the result of a closure that is passed a larger value.
  @MainActor
  func project<Whole, Part>(
    _ whole: Attribute<Whole>, kind: AttributeKind = .view, _ part: @escaping @MainActor (Whole) -> Part
  ) -> Attribute<Part> {
    rule(name: TypeRecord.of(Part.self).name, kind: kind) { part(whole.wrappedValue) }
  }
}

extension PrimitiveView {
  fileprivate static func makeList<V>(erased view: GraphValue<V>, _ inputs: ViewInputs) -> ViewList {
    makeList(view.typed(as: Self.self), inputs)
  }
}
