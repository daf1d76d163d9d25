import TrellisGraph

/// What a closure makes of a value that is no view and may have dynamic properties: what a builder's own protocols have for bodies.
///
/// The closure gets the value with its dynamic properties connected, as a view's body does; it is to be the same for all values of a type.
package nonisolated struct ValueBody<Value, Content: View>: View {
  package typealias Body = Never

  let value: Value
  let content: @MainActor (Value) -> Content

  package init(_ value: Value, @ViewBuilder content: @escaping @MainActor (Value) -> Content) {
    (self.value, self.content) = (value, content)
  }
}

extension ValueBody: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    let value = view.part("value", as: Value.self).attribute(in: inputs.graph)
    let content = view.read { $0.content }
    return Trellis.makeList(makeBody(of: value, TypeRecord.of(Value.self), inputs, body: content), inputs)
  }

  @MainActor static func fixedCount(_ counter: FixedCount) -> Int? { counter.count(Content.self) }
}
