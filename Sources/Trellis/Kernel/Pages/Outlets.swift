import TrellisGraph

/// What some views hand up, for one who isn't around them: a page is asked by those that lie on it.
///
/// Who reads it in a body depends on what is read, and on nothing else of the views.
@MainActor
package final class PreferenceOutlet {
  private var channels: Channels?
  private var home: Subgraph?

  package nonisolated init() {}

  /// What the views hand up for a key; the default where they aren't there.
  package func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    guard let home, home.exists else { return Key.defaultValue }
    return channels?.value(of: PreferenceChannel<Key>.self)?.wrappedValue ?? Key.defaultValue
  }

  /// The views are built in the subgraph in force.
  func connect(to channels: Channels?, _ graph: AttributeGraph) {
    (self.channels, home) = (channels, graph.currentSubgraph)
  }
}

/// A value that a view has, for one who isn't around it, wherever that is: what a link leads to, for its page.
///
/// Who reads it in a body depends on the body that the view is written in. When the view has gone it is the last value that was read.
@MainActor
package final class ValueOutlet<Value> {
  fileprivate var attribute: Attribute<Value>?
  private var last: Value?

  package nonisolated init() {}

  /// The value; nil where there has never been a view that has one.
  package var current: Value? {
    guard let attribute, attribute.exists else { return last }
    let value = attribute.wrappedValue
    last = value
    return value
  }
}

package nonisolated struct OutletModifier<Value>: ViewModifier {
  package typealias Body = Never

  let value: Value
  let outlet: ValueOutlet<Value>
}

extension View {
  /// Lets a value be read at an outlet, which is to be always the same.
  package nonisolated func outlet<Value>(_ value: Value, to outlet: ValueOutlet<Value>) -> some View {
    modifier(OutletModifier(value: value, outlet: outlet))
  }
}

extension OutletModifier: PrimitiveModifier {
  package static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let value = modifier.part("value", as: Value.self)
    modifier.read { $0.outlet }.attribute = value.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs)
  }
}
