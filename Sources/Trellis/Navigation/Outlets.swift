import TrellisGraph

/// A source of views' preferences for readers that aren't around the views, such as the pages in front of a page.
///
/// A body that reads a preference depends on that preference and on nothing else of the views.
@MainActor
package final class PreferenceOutlet {
  private var channels: Channels?
  private var home: Subgraph?

  package nonisolated init() {}

  /// Returns the views' value for a key, or the default value if the views don't exist.
  package func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    guard let home, home.exists else { return Key.defaultValue }
    return channels?.value(of: PreferenceChannel<Key>.self)?.wrappedValue ?? Key.defaultValue
  }

  /// Connects the outlet to the channels of views that are built in the current subgraph.
  func connect(to channels: Channels?, _ graph: AttributeGraph) {
    (self.channels, home) = (channels, graph.currentSubgraph)
  }
}

/// A source of a view's value for readers anywhere in the window, such as a link's destination for its page.
///
/// A body that reads the value depends on the body that contains the view. After the view's removal, the value is the last one
/// that was read.
@MainActor
package final class ValueOutlet<Value> {
  fileprivate var attribute: Attribute<Value>?
  private var last: Value?

  package nonisolated init() {}

  /// The value, or nil if none was ever read from a view.
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
  /// Makes a value readable at an outlet, which always has to be the same object.
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
