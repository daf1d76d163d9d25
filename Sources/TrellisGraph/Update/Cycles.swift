/// The error that ``Attribute/value()`` throws if a rule reads itself, directly or through others.
public struct DependencyCycle: Error, Hashable, CustomStringConvertible {
  /// An attribute on the cycle.
  public struct Member: Hashable, Sendable {
    /// The attribute's name; its kind and number if it has no name.
    public let title: String
    /// The attribute's ``AnyAttribute/rawValue``.
    public let rawValue: UInt64
  }

  /// The attributes on the cycle: each reads the next, and the last one reads the first.
  public let path: [Member]

  /// The cycle as text.
  public var description: String {
    "a cycle: " + (path + path.prefix(1)).map(\.title).joined(separator: " → ")
  }
}

extension Attribute {
  /// Returns the value like ``wrappedValue``, but throws instead of trapping if the read closes a cycle.
  ///
  /// It is for rules whose dependencies follow from the user's data. It throws if the attribute is already being updated, so that
  /// it can't have a value yet.
  ///
  /// A read that throws still counts as a read: when the cycle is broken, the rule runs again. Which rule of the cycle gets the error
  /// depends on which attribute was read first. For a result that doesn't depend on the order, each rule should return the error as its
  /// value. A rule on the cycle that reads with ``wrappedValue`` traps.
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
  /// Marks the dependents of a rule that runs early, before it reads a node that it didn't read last time.
  func prepareRead(of node: UInt32) {
    let tracking = storage.pointee.tracking
    if tracking.running == none || storage.pointee.early.runner != tracking.running { return }
    if tracking.expected != tracking.expectedEnd, tracking.expected.pointee == node { return }
    stopRunningEarly(toRead: node)
  }

  /// Records that the running rule read a node that waits for it, and returns the cycle.
  func cycle(at node: UInt32) -> DependencyCycle {
    checkInPlaceRead(at: node, "was updated")
    noteCycle()
    noteRead(of: node)
    return DependencyCycle(
      path: updatingNodes.drop { $0 != node }.map {
        DependencyCycle.Member(title: title($0), rawValue: handle($0).rawValue)
      })
  }
}
