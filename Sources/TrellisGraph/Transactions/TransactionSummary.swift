/// The result of a transaction, as passed to the callbacks of ``AttributeGraph/onTransaction(_:)``.
public struct TransactionSummary {
  /// An input that was written.
  public struct Write {
    /// The input; its value is the last one written.
    ///
    /// It may have been removed since: see ``AnyAttribute/exists``.
    public let attribute: AnyAttribute
    /// The values in effect at the last write: the transaction's, overridden by those of the nested transaction that performed the write.
    public let values: TransactionValues
  }

  /// The inputs that were written, each once, in the order of first writes; never empty.
  ///
  /// Setting an input to an equal value isn't a write. An input that was set to another value and back is included.
  public let writes: [Write]
  /// The transaction's own values, those of the outermost closure.
  public let values: TransactionValues
  /// The source location at which the transaction began, as `Module/File.swift:12`; nil for an input that was set outside of any.
  public let location: CodeLocation?
}

/// A transaction callback that stays active until it is cancelled.
///
/// ``AttributeGraph/onTransaction(_:)`` returns it. Releasing it cancels nothing, because it owns nothing.
public struct TransactionObservation {
  weak let graph: GraphRegistry?
  let number: Int

  /// Ends the callback, even while callbacks are running; a second call does nothing.
  public func cancel() {
    guard let graph else { return }
    let cancelled = graph.transactions.observers.cancel(number)
    if graph.transactions.observers.isEmpty { graph.core.storage.pointee.taps.remove(.transactions) }
    // Released last, because its deinitializers may run any code.
    _ = cancelled
  }
}

extension AttributeGraph {
  /// Calls the closure once after each transaction that wrote something, and after each input that is set outside of one.
  ///
  /// At that time all writes are done, nothing is computed yet, and ``transactionValues`` are the transaction's. This is where a
  /// host updates its roots. Callbacks are called in the order in which they were added, each for the transactions that begin
  /// later.
  ///
  /// A callback may read attributes, set inputs and perform transactions. Its writes take effect at once. Callbacks for these
  /// writes follow after the current ones, from a queue. Callbacks that always write again never end, like any endless loop, but
  /// use no additional stack.
  ///
  /// Without callbacks, setting an input has no additional cost.
  @discardableResult
  public func onTransaction(_ perform: @escaping (TransactionSummary) -> Void) -> TransactionObservation {
    let number = registry.transactions.observers.add(perform)
    core.storage.pointee.taps.insert(.transactions)
    return TransactionObservation(graph: registry, number: number)
  }
}
