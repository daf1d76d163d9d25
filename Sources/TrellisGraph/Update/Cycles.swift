/// What a rule that reads itself, directly or through others, is told by ``Attribute/value()``.
public struct DependencyCycle: Error, Hashable, CustomStringConvertible {
  /// An attribute on the way round.
  public struct Member: Hashable, Sendable {
    /// Its name, or its kind and number where it has none.
    public let title: String
    /// Its ``AnyAttribute/rawValue``.
    public let rawValue: UInt64
  }

  /// The attributes on the way round, each reading the next, and the last one the first.
  public let path: [Member]

  /// The way round in words.
  public var description: String {
    "a cycle: " + (path + path.prefix(1)).map(\.title).joined(separator: " → ")
  }
}

extension Attribute {
  /// The value, like ``wrappedValue``, for rules that a person's data may lead in a circle: where the attribute is being
  /// brought up to date already, so that the read can't be answered, it throws instead of trapping.
  ///
  /// It counts as a read: when the circle is broken, the rule runs again. Which of the attributes in a circle meets the
  /// error depends on which one was asked first; for results that don't depend on it, let each rule pass the error on as its
  /// value. A rule on the way round that reads with ``wrappedValue`` traps.
  public func value() throws(DependencyCycle) -> Value {
    core.check(id)
    core.prepareRead(of: id.index)
    if core.flags[Int(id.index)].isSuperset(of: [.isUpdating, .dirty]),
      core.storage.pointee.tracking.running != none
    {
      throw core.cycle(at: id.index)
    }
    return wrappedValue
  }
}

extension GraphCore {
  /// Marks what depends on a rule that runs early and is about to read a node that it didn't read last time.
  func prepareRead(of node: UInt32) {
    let tracking = storage.pointee.tracking
    if tracking.running == none || storage.pointee.early.runner != tracking.running { return }
    if tracking.expected != tracking.expectedEnd, tracking.expected.pointee == node { return }
    stopRunningEarly(toRead: node)
  }

  /// Notes that the running rule read a node that waits for it.
  func cycle(at node: UInt32) -> DependencyCycle {
    checkLook(at: node, "was brought up to date")
    noteCycle()
    noteRead(of: node)
    return DependencyCycle(
      path: updatingNodes.drop { $0 != node }.map {
        DependencyCycle.Member(title: title($0), rawValue: handle($0).rawValue)
      })
  }
}
