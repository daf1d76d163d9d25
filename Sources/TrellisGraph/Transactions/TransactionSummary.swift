/// What a transaction did, as the callbacks of ``AttributeGraph/onTransaction(_:)`` are told.
public struct TransactionSummary {
  /// An input that was written.
  public struct Write {
    /// The input; its value is the one that was written last.
    ///
    /// It may have been removed since: see ``AnyAttribute/exists``.
    public let attribute: AnyAttribute
    /// The values in force when it was written last: those of the transaction, overridden by those of the nested one that
    /// wrote it.
    public let values: TransactionValues
  }

  /// The inputs that were written, each once, in the order in which they were written first; never empty.
  ///
  /// Setting an input to an equal value is no write. An input that was set to another value and back is among them.
  public let writes: [Write]
  /// The transaction's own values, those of the outermost body.
  public let values: TransactionValues
  /// Where the transaction began, as `Module/File.swift:12`; nil for an input that was set outside of any.
  public let location: SourcePlace?
}

/// A callback of transactions that goes on until it is cancelled.
///
/// You get one from ``AttributeGraph/onTransaction(_:)``. It owns nothing: letting go of it cancels nothing.
public struct TransactionObservation {
  weak let graph: GraphRegistry?
  let number: Int

  /// Ends the callback, also in the midst of callbacks; a second time does nothing.
  public func cancel() {
    guard let graph else { return }
    let cancelled = graph.transactions.observers.cancel(number)
    if graph.transactions.observers.isEmpty { graph.core.storage.pointee.taps.remove(.transactions) }
    // It goes last: that may run anybody's code.
    _ = cancelled
  }
}

extension AttributeGraph {
  /// Calls the closure once after each transaction that wrote something, and after each input that is set outside of one.
  ///
  /// All writes are done then, nothing is computed yet, and ``transactionValues`` are the transaction's: this is where a
  /// host brings its roots up to date. Callbacks are called in the order in which they were made, each for the
  /// transactions that begin after it was.
  ///
  /// A callback may read attributes, set inputs and perform transactions. What it writes takes effect at once, and the
  /// callbacks for that come after the present ones, from a queue: callbacks that write again and again go on for
  /// ever, as any endless loop does, but take no more stack.
  ///
  /// Where nobody is called, setting an input costs nothing more.
  @discardableResult
  public func onTransaction(_ perform: @escaping (TransactionSummary) -> Void) -> TransactionObservation {
    let number = registry.transactions.observers.add(perform)
    core.storage.pointee.taps.insert(.transactions)
    return TransactionObservation(graph: registry, number: number)
  }
}
