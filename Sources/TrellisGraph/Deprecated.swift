// Earlier names of the public interface.

/// The earlier name of ``CodeLocation``.
@available(*, deprecated, renamed: "CodeLocation")
public typealias SourcePlace = CodeLocation

/// The earlier name of ``InputSender``.
@available(*, deprecated, renamed: "InputSender")
public typealias InputPort<Value: Sendable> = InputSender<Value>

extension Attribute {
  /// The earlier name of ``isStale``.
  @available(*, deprecated, renamed: "isStale")
  public var isPerhapsOutOfDate: Bool { isStale }
}

extension Attribute where Value: Sendable {
  /// The earlier name of ``sender()``.
  @available(*, deprecated, renamed: "sender()")
  public func port() -> InputSender<Value> { sender() }
}

extension AttributeSummary {
  /// The earlier name of ``isStale``.
  @available(*, deprecated, renamed: "isStale")
  public var isPerhapsOutOfDate: Bool { isStale }
}

extension GraphSnapshot.Node {
  /// The earlier name of ``isStale``.
  @available(*, deprecated, renamed: "isStale")
  public var isPerhapsOutOfDate: Bool { isStale }
}

extension Explanation {
  /// The earlier name of ``isStale``.
  @available(*, deprecated, renamed: "isStale")
  public var isPerhapsOutOfDate: Bool { isStale }
}

extension AttributeGraph {
  /// The earlier name of ``onPendingWrites(_:)``.
  @available(*, deprecated, renamed: "onPendingWrites(_:)")
  public func onMail(_ wake: (@Sendable () -> Void)?) { onPendingWrites(wake) }

  /// The earlier name of ``flushPendingWrites()``.
  @available(*, deprecated, renamed: "flushPendingWrites()")
  public func takeUpMail() { flushPendingWrites() }

  /// The earlier name of ``defersDeallocation``.
  @available(*, deprecated, renamed: "defersDeallocation")
  public var defersDestruction: Bool {
    get { defersDeallocation }
    set { defersDeallocation = newValue }
  }

  /// The earlier name of ``collect(limit:)``.
  @available(*, deprecated, renamed: "collect(limit:)")
  @discardableResult
  public func reclaim(upTo count: Int) -> Bool { collect(limit: count) }

  /// The earlier name of ``revalidatesOnFirstRead``.
  @available(*, deprecated, renamed: "revalidatesOnFirstRead")
  public var confirmsFirstReads: Bool {
    get { revalidatesOnFirstRead }
    set { revalidatesOnFirstRead = newValue }
  }
}

extension AttributeGraph {
  /// The earlier name of ``isInstrumented``.
  @available(*, deprecated, renamed: "isInstrumented")
  public static var hasTap: Bool { isInstrumented }
}

extension GraphRecorder {
  /// The earlier name of ``drainTimings()``.
  @available(*, deprecated, renamed: "drainTimings()")
  public func takeTimes() -> [UInt64] { drainTimings() }
}
