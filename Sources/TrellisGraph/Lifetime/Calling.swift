// Every call of code that isn't the graph's goes through one of two gates, but for rules, whose gate is the update: `calling`,
// behind which the graph may be used, and `closed`, behind which it may not. As long as one is open, the graph stays, whoever
// lets go of it.

extension GraphCore {
  /// Calls somebody's code, after which the graph goes on with its work.
  @inlinable @inline(__always)
  func calling<Result>(_ body: () -> Result) -> Result {
    storage.pointee.callDepth &+= 1
    let result = body()
    storage.pointee.callDepth &-= 1
    return result
  }

  /// Destroys a value, which may run anybody's code.
  @inlinable @inline(__always)
  func destroy<Value>(_ value: UnsafeMutablePointer<Value>) {
    calling { _ = value.deinitialize(count: 1) }
  }
}

/// Why a graph is closed to all use for a moment: code that isn't the graph's runs in the midst of its work.
enum ClosedReason: UInt8, BitwiseCopyable {
  /// An observer is told of an event.
  case observing
  /// A value is described for a recorder.
  case describing
  /// `==`, or a caller's closure, compares two values.
  case comparing
  /// The value that an input had before is destroyed, in the midst of an update.
  case destroying
  /// A rule calls a function of which it keeps results, so that what that reads couldn't be told from what it read before.
  case mapping
}

extension GraphCore {
  /// Runs somebody's code that must leave the graph alone: any read, write, making or removing in it traps.
  ///
  /// Read in the midst of a comparison, a value would be under the comparison's feet; of an observer, the graph is between
  /// two states. What may be looked at: names, kinds, ``Attribute/cachedValue``, snapshots.
  ///
  /// Not closed is the graph to the deinit of a rule's old value: what that reads counts as read by the rule, which is still
  /// running. Nor to deinits between updates.
  @inline(__always)
  func closed<Result>(for reason: ClosedReason, _ node: UInt32, _ body: () -> Result) -> Result {
    let mode = storage.pointee.mode
    let running = storage.pointee.tracking.running
    let expected = storage.pointee.tracking.expected
    let outer = storage.pointee.closing
    storage.pointee.mode = mode.union(.closed)
    // Reads look closer where no rule runs and none is expected.
    storage.pointee.tracking.running = none
    storage.pointee.tracking.expected = storage.pointee.tracking.expectedEnd
    storage.pointee.closing = Closing(node: node, reason: reason, running: running)
    let result = calling(body)
    storage.pointee.closing = outer
    storage.pointee.tracking.expected = expected
    storage.pointee.tracking.running = running
    storage.pointee.mode = mode
    return result
  }

  /// Compares two values with somebody's code.
  @usableFromInline
  func compare(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, as node: UInt32) -> Bool {
    closed(for: .comparing, node) { type(of: node).areEqual(first, second) }
  }

  /// Looks closer at a read between updates that is perhaps in the midst of something.
  @inline(never)
  func careForRead(_ node: UInt32) {
    if storage.pointee.mode.contains(.closed) {
      stopForClosed("Attribute.wrappedValue", "\(title(node)) was read")
    }
    if storage.pointee.mode.contains(.updating) {
      stopForThread("Attribute.wrappedValue", "\(title(node)) was read", node)
      misuse(
        "Attribute.wrappedValue",
        "\(title(node)) was read while \(path()) was being brought up to date, but not by one of these rules; read it in "
          + "a rule, or between updates")
    }
    checkIsolation("Attribute.wrappedValue", "was read", node)
  }

  /// Looks closer at a write that isn't a plain one.
  @usableFromInline @inline(never)
  func careForSet(_ node: UInt32) {
    let mode = storage.pointee.mode
    if flags[Int(node)].contains(.isConstant) || !flags[Int(node)].contains(.isInput) { stopForSet(node) }
    if mode.contains(.closed) { stopForClosed("Attribute.wrappedValue", "\(title(node)) was set") }
    if mode.contains(.updating) { stopForSet(node) }
    checkIsolation("Attribute.wrappedValue", "was set", node)
    checkLook(at: node, "was set")
  }

  /// Looks closer at a change of the graph's shape.
  @inline(__always)
  func careForChange(_ place: StaticString, _ what: StaticString) {
    if storage.pointee.mode.isDisjoint(with: [.closed, .guarded, .isolated]) { return }
    stopForChange(place, what)
  }

  @inline(never)
  private func stopForChange(_ place: StaticString, _ what: StaticString) {
    if storage.pointee.mode.contains(.closed) { stopForClosed(place.description, what.description) }
    checkIsolation(place, what, none)
  }

  private func stopForClosed(_ place: String, _ what: String) -> Never {
    let closing = storage.pointee.closing
    let owner = closing.node == none ? "" : title(closing.node)
    let now: String
    let advice: String
    switch closing.reason {
    case .observing:
      now = "an observer was being told of an event"
      advice = "note what is needed, and do it between updates"
    case .describing:
      now = "\(owner)'s value was being described for a recorder"
      advice = "a description must not use the graph that the value is in"
    case .comparing:
      now = "\(owner)'s old and new value were being compared"
      advice = "== must not use the graph that the values are in"
    case .destroying:
      now = "\(owner)'s old value was being destroyed in the midst of an update"
      advice = "a deinit must not use the graph that the value is in"
    case .mapping:
      now = "\(owner) called a function of elements, which keeps results"
      advice = "it has to be a function of what it is given; put what else it needs into the elements"
    }
    let during = updatingNodes.isEmpty ? "" : ", and \(path()) brought up to date"
    misuse(place, "\(what) while \(now)\(during); \(advice)")
  }
}

/// Whose code runs while the graph is closed.
struct Closing: BitwiseCopyable {
  /// The node whose value it is; `none` for none.
  var node = none
  var reason = ClosedReason.observing
  /// The rule that was running; `none` for none.
  var running = none
}
