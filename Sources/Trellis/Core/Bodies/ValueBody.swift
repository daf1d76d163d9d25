import TrellisGraph

/// A view made from a value that isn't a view but may have dynamic properties, such as a custom builder's content.
///
/// The closure, which serves as the body, gets the value with its dynamic properties linked. It must be the same for all values
/// of a type.
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

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    walker.shape(of: Content.self)
  }
}
