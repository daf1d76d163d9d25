/// The values of an attribute, over time: a sequence to await anywhere.
///
/// You get one from ``Attribute/values``. It is for one iteration; another one needs another sequence.
public struct AttributeValues<Value: Sendable>: AsyncSequence, Sendable {
  let stream: AsyncStream<Value>

  /// Waits for the next value; nil when the attribute or its graph is gone, or the task was cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Value>.Iterator

    /// The next value; nil at the end.
    public mutating func next() async -> Value? { await base.next() }

    /// The same, awaited in the caller's isolation domain.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      await base.next(isolation: actor)
    }
  }

  /// The iterator, of which there is to be one.
  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
}

extension Attribute where Value: Sendable {
  /// The attribute's values from now on, to be awaited in whatever isolation domain: the present one, then each that
  /// differs from the one before.
  ///
  /// Who awaits too slowly sees the newest value only: one that nobody has taken gives way to the next. See
  /// ``values(bufferingNewest:)``.
  public var values: AttributeValues<Value> { values(bufferingNewest: 1) }

  /// The same, which keeps so many values for who awaits them slowly; when there are more, the oldest is dropped.
  ///
  /// Ask for it in the graph's isolation domain, between updates, and hand it on: the values are computed there, whenever
  /// a write, or a transaction, or taking up mail has ended, and only if something that the attribute depends on was
  /// written. Until the sequence has ended, the attribute is so brought up to date all the time, where it is
  /// computed on demand otherwise. The sequence ends when the attribute is removed, or its graph goes, or its task is
  /// cancelled.
  ///
  /// Traps where the attribute was removed, where the limit isn't positive, and during an update.
  public func values(bufferingNewest limit: Int) -> AttributeValues<Value> {
    core.checkWatch(id, "Attribute.values")
    if limit < 1 { misuse("Attribute.values", "\(limit) values can't be kept; keep 1 or more") }
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(limit))
    let watch = Watch(self) { value in
      if case .terminated = continuation.yield(value) { false } else { true }
    } atEnd: {
      continuation.onTermination = nil
      continuation.finish()
    }
    let (address, mailbox) = (watch.id, core.registry.outside.mailbox)
    continuation.onTermination = { _ in
      let letter = Mailbox.Letter(address: address) { core, letter in
        core.registry.outside.watches.end(letter.address)
      }
      mailbox.post(letter, isValue: false)
    }
    core.registry.outside.watches.add(watch, withPresentValue: true)
    core.finish()
    return AttributeValues(stream: stream)
  }
}
