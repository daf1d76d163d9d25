public import Foundation

/// A monitor of the network's state.
///
/// It reads the kernel's routes, and again with each of the kernel's messages about changes. Source: documented,
/// developer.apple.com/documentation/network/nwpathmonitor.
public final class NWPathMonitor: @unchecked Sendable {
  private let state: NetworkState
  private let required: NWInterface.InterfaceType?
  private let prohibited: Set<NWInterface.InterfaceType>
  /// Guards the properties below.
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var path: NWPath
  private var events: RouteEvents?
  private var isCancelled = false

  /// Creates a monitor of all interfaces.
  public convenience init() { self.init(NetworkState(), required: nil) }
  /// Creates a monitor of the interfaces of a type.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(NetworkState(), required: requiredInterfaceType)
  }
  /// Creates a monitor of the interfaces that aren't of some types.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init(NetworkState(), required: nil, prohibited: Set(prohibitedInterfaceTypes))
  }

  init(
    _ state: NetworkState, required: NWInterface.InterfaceType?,
    prohibited: Set<NWInterface.InterfaceType> = []
  ) {
    (self.state, self.required, self.prohibited) = (state, required, prohibited)
    path = state.path(required: required, prohibited: prohibited)
  }

  deinit { events?.cancel() }

  /// The last known state.
  public var currentPath: NWPath { lock.withLock { path } }

  /// The receiver of the state after the start, and of each different one, on the queue of ``start(queue:)``.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// The queue of the handler; nil before the start.
  public private(set) var queue: DispatchQueue?

  /// Starts to call the handler.
  ///
  /// A monitor starts once.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { if self.queue == nil { self.queue = queue } }
      return self.queue == nil && !isCancelled
    }
    guard isFirst else { return }
    queue.async { [weak self] in self?.refresh(always: true) }
    let events = RouteEvents(queue: queue) { [weak self] in self?.refresh(always: false) }
    lock.withLock { self.events = events }
  }

  /// Ends the calls of the handler, for good.
  public func cancel() {
    lock.withLock {
      isCancelled = true
      events?.cancel()
      events = nil
    }
  }

  /// Reads the state, and calls the handler with it if it differs or if this is the first call.
  func refresh(always: Bool) {
    let new = state.path(required: required, prohibited: prohibited)
    let handler = lock.withLock {
      defer { path = new }
      return isCancelled || !(always || new != path) ? nil : self.handler
    }
    handler?(new)
  }
}

extension NWPathMonitor: AsyncSequence {
  /// The states of the network: the present one, and each different one.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<NWPath>.Iterator

    /// Waits for the next state.
    ///
    /// Returns nil if the task is cancelled.
    public mutating func next() async -> NWPath? { await base.next() }
  }

  /// Starts the monitor, in place of ``start(queue:)``, until the loop ends.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    pathUpdateHandler = { continuation.yield($0) }
    continuation.onTermination = { [self] _ in cancel() }
    start(queue: DispatchQueue(label: "NWPathMonitor"))
    return Iterator(base: stream.makeAsyncIterator())
  }
}
