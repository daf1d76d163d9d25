/// The values of an attribute over time, as a sequence that can be awaited in any isolation domain.
///
/// You get one from ``Attribute/values``. A sequence can be iterated once; another iteration needs another sequence.
public struct AttributeValues<Value: Sendable>: AsyncSequence, Sendable {
  let stream: AsyncStream<Value>

  /// The iterator of a sequence of values.
  ///
  /// It ends when the attribute is removed, the graph ends or the task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Value>.Iterator

    /// Returns the next value; nil at the end.
    public mutating func next() async -> Value? { await base.next() }

    /// Returns the next value, awaited in the caller's isolation domain; nil at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      await base.next(isolation: actor)
    }
  }

  /// Returns the iterator; create only one.
  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
}

extension Attribute where Value: Sendable {
  /// The present value and each later one that differs from the one before, to be awaited in any isolation domain.
  ///
  /// A slow receiver sees only the newest value: a value that wasn't received is replaced by the next. See
  /// ``values(bufferingNewest:)``.
  public var values: AttributeValues<Value> { values(bufferingNewest: 1) }

  /// Returns the attribute's values, keeping at most `limit` of them for a slow receiver; beyond that, the oldest is dropped.
  ///
  /// Call it in the graph's isolation domain, between updates, and pass the sequence on. The values are computed in that domain
  /// after a write, a transaction or a flush of pending writes, and only if a dependency was written. So the attribute, otherwise
  /// computed on demand, is kept updated until the sequence ends. The sequence ends when the attribute is removed, its graph
  /// ends, or its task is cancelled.
  ///
  /// Traps if the attribute was removed or the limit isn't positive, and during an update.
  public func values(bufferingNewest limit: Int) -> AttributeValues<Value> {
    core.checkWatch(id, "Attribute.values")
    if limit < 1 { misuse("Attribute.values", "the buffer's limit is \(limit); give 1 or more") }
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(limit))
    let watch = Watch(self) { value in
      if case .terminated = continuation.yield(value) { false } else { true }
    } atEnd: {
      continuation.onTermination = nil
      continuation.finish()
    }
    let (address, pendingWrites) = (watch.id, core.registry.outside.pendingWrites)
    continuation.onTermination = { _ in
      let write = PendingWrites.PendingWrite(address: address) { core, write in
        core.registry.outside.watches.end(write.address)
      }
      pendingWrites.post(write, isValue: false)
    }
    core.registry.outside.watches.add(watch, withPresentValue: true)
    core.finish()
    return AttributeValues(stream: stream)
  }
}
