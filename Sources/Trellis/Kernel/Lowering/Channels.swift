import TrellisGraph

/// One kind of value that views hand upwards: a preference, who takes part in events.
///
/// A view says something on a channel by ``ViewOutputs/setting(_:_:_:)``. What lies between it and a reader knows nothing of
/// the channel, so that a new one is a new type and nothing else.
protocol Channel {
  associatedtype Value
  /// What an attribute of the channel is called, and which kind it is.
  @MainActor static var name: String { get }
  static var kind: AttributeKind { get }
  /// The value where no view says anything.
  static var defaultValue: Value { get }
  /// Adds the next view's value to that of the views before it, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// What views hand upwards: an open table, by channel.
///
/// A channel has an attribute only where somebody above reads it and a view below may say something on it; it is made when
/// it is first asked for, and lives with the views.
@MainActor
final class Channels {
  private let source: any ChannelSource
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  /// The attributes made so far; nil for a channel on which no view says anything.
  private var values: [ObjectIdentifier: AnyAttribute?] = [:]

  /// Creates the channels of views that are built in the subgraph in force.
  fileprivate init(_ source: any ChannelSource, _ graph: AttributeGraph) {
    self.source = source
    self.graph = graph
    subgraph = graph.currentSubgraph
  }

  /// The attribute of a channel's value; nil where no view can ever say anything on it.
  func value<C: Channel>(of channel: C.Type) -> Attribute<C.Value>? {
    if let known = values[ObjectIdentifier(channel)] { return known?.typed() }
    let value = graph.within(subgraph) { source.makeValue(of: channel, graph) }
    values.updateValue(value?.erased, forKey: ObjectIdentifier(channel))
    return value
  }
}

/// Where what some views hand up comes from.
@MainActor
private protocol ChannelSource {
  /// Makes the attribute of a channel's value; nil where no view can ever say anything on it.
  func makeValue<C: Channel>(of channel: C.Type, _ graph: AttributeGraph) -> Attribute<C.Value>?
}

// MARK: - One view

extension ViewOutputs {
  /// The same of a view that says something on a channel; what it says may depend on what the views in it say, which is
  /// asked for where it counts.
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
  /// What views hand up that are always the same ones, one after the other; nil where that is nothing.
  static func joined(_ parts: [Channels?], _ graph: AttributeGraph) -> Channels? {
    let parts = parts.compactMap(\.self)
    return parts.count > 1 ? Channels(JoinedChannels(parts: parts), graph) : parts.first
  }

  /// What views hand up that come and go; reading the closure in a rule makes the rule depend on which there are.
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

/// The values of views one after the other, as one.
private func reduce<C: Channel>(_ values: [Attribute<C.Value>], on channel: C.Type) -> C.Value {
  guard var result = values.first?.wrappedValue else { return channel.defaultValue }
  for next in values.dropFirst() { channel.reduce(value: &result) { next.wrappedValue } }
  return result
}
