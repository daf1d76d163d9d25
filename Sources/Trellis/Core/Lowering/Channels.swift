import TrellisGraph

/// A kind of value that views send upwards, such as a preference or a responder.
///
/// A view sets a value with ``ViewOutputs/setting(_:_:_:)``. Views between it and a reader know nothing of the channel, so adding
/// a channel only takes a new type.
protocol Channel {
  associatedtype Value
  /// The name of the channel's attributes.
  @MainActor static var name: String { get }
  static var kind: AttributeKind { get }
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the next view's value into that of the views before it, in view order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values that views send upwards: an open table, by channel.
///
/// A channel has an attribute only if a view above reads it and a view below may set it. The attribute is created on first use
/// and lives as long as the views.
@MainActor
final class Channels {
  private let source: any ChannelSource
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  /// The attributes created so far; nil for a channel that no view sets.
  private var values: [ObjectIdentifier: AnyAttribute?] = [:]

  /// Creates the channels of views that are built in the current subgraph.
  fileprivate init(_ source: any ChannelSource, _ graph: AttributeGraph) {
    self.source = source
    self.graph = graph
    subgraph = graph.currentSubgraph
  }

  /// Returns the attribute of a channel's value; nil if no view can ever set one.
  func value<C: Channel>(of channel: C.Type) -> Attribute<C.Value>? {
    if let known = values[ObjectIdentifier(channel)] { return known?.typed() }
    let value = graph.within(subgraph) { source.makeValue(of: channel, graph) }
    values.updateValue(value?.erased, forKey: ObjectIdentifier(channel))
    return value
  }
}

/// The source of the values that some views send upwards.
@MainActor
private protocol ChannelSource {
  /// Creates the attribute of a channel's value; nil if no view can ever set one.
  func makeValue<C: Channel>(of channel: C.Type, _ graph: AttributeGraph) -> Attribute<C.Value>?
}

// MARK: - One view

extension ViewOutputs {
  /// Returns these outputs with the view's value on a channel.
  ///
  /// The value may depend on that of the views inside, which is read on demand.
  @MainActor
  func setting<C: Channel>(
    _ channel: C.Type, _ graph: AttributeGraph,
    _ value: @escaping @MainActor (_ inner: () -> C.Value) -> C.Value
  ) -> ViewOutputs {
    var outputs = self
    outputs.channels = Channels(SetChannel<C>(inner: channels, value: value), graph)
    return outputs
  }
}

private struct SetChannel<Own: Channel>: ChannelSource {
  let inner: Channels?
  let value: @MainActor (_ inner: () -> Own.Value) -> Own.Value

  func makeValue<C: Channel>(of channel: C.Type, _ graph: AttributeGraph) -> Attribute<C.Value>? {
    guard channel == Own.self else { return inner?.value(of: channel) }
    let (inner, value) = (inner, value)
    let attribute = graph.rule(name: Own.name, kind: Own.kind) {
      value { inner?.value(of: Own.self)?.wrappedValue ?? Own.defaultValue }
    }
    return attribute.erased.typed()
  }
}

// MARK: - Several views

extension Channels {
  /// Returns the combined channels of a fixed sequence of views; nil if there are none.
  static func joined(_ parts: [Channels?], _ graph: AttributeGraph) -> Channels? {
    let parts = parts.compactMap(\.self)
    return parts.count > 1 ? Channels(JoinedChannels(parts: parts), graph) : parts.first
  }

  /// Returns the channels of views that are inserted and removed.
  ///
  /// A rule that calls `parts` depends on the set of views.
  static func changing(_ graph: AttributeGraph, _ parts: @escaping () -> [Channels?]) -> Channels {
    Channels(ChangingChannels(parts: parts), graph)
  }
}

private struct JoinedChannels: ChannelSource {
  let parts: [Channels]

  func makeValue<C: Channel>(of channel: C.Type, _ graph: AttributeGraph) -> Attribute<C.Value>? {
    let values = parts.compactMap { $0.value(of: channel) }
    guard values.count > 1 else { return values.first }
    return graph.rule(name: channel.name, kind: channel.kind) { reduce(values, on: channel) }
  }
}

private struct ChangingChannels: ChannelSource {
  let parts: () -> [Channels?]

  func makeValue<C: Channel>(of channel: C.Type, _ graph: AttributeGraph) -> Attribute<C.Value>? {
    graph.rule(name: channel.name, kind: channel.kind) {
      reduce(parts().compactMap { $0?.value(of: channel) }, on: channel)
    }
  }
}

/// Returns the combined value of consecutive views.
private func reduce<C: Channel>(_ values: [Attribute<C.Value>], on channel: C.Type) -> C.Value {
  guard var result = values.first?.wrappedValue else { return channel.defaultValue }
  for next in values.dropFirst() { channel.reduce(value: &result) { next.wrappedValue } }
  return result
}
