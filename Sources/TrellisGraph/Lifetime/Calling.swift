// Every call of code outside the graph goes through one of two functions: `calling`, inside which the graph may be used, and `closed`,
// inside which it may not. Rules are the exception: the update calls them. During a call through one of these functions, the graph exists,
// even if its last reference is released.

extension GraphCore {
  /// Calls foreign code, after which the graph continues its work.
  @inlinable @inline(__always)
  func calling<Result>(_ body: () -> Result) -> Result {
    storage.pointee.callDepth &+= 1
    let result = body()
    storage.pointee.callDepth &-= 1
    return result
  }

  /// Destroys a value, which may run arbitrary code.
  @inlinable @inline(__always)
  func destroy<Value>(_ value: UnsafeMutablePointer<Value>) {
    calling { _ = value.deinitialize(count: 1) }
  }
}

/// The reason for which a graph rejects any use: client code runs during one of its operations.
enum ClosedReason: UInt8, BitwiseCopyable {
  /// An observer is called with an event.
  case observing
  /// A value is described for a recorder.
  case describing
  /// `==`, or a caller's closure, compares two values.
  case comparing
  /// The previous value of an input is destroyed during an update.
  case destroying
  /// A rule is calling a function whose results it keeps; graph reads inside would not be tracked.
  case mapping
}

extension GraphCore {
  /// Calls foreign code that must not use the graph: any read, write, creation or removal in it traps.
  ///
  /// A read in a comparison could change the values being compared, and an observer is called between two states of the graph.
  /// Names, kinds, ``Attribute/cachedValue`` and snapshots may be read.
  ///
  /// The deinit of a rule's old value may use the graph: its reads count as reads of the rule, which is still running. Deinits
  /// between updates may use the graph, too.
  @inline(__always)
  func closed<Result>(for reason: ClosedReason, _ node: UInt32, _ body: () -> Result) -> Result {
    let mode = storage.pointee.mode
    let running = storage.pointee.tracking.running
    let expected = storage.pointee.tracking.expected
    let outer = storage.pointee.closing
    storage.pointee.mode = mode.union(.closed)
    // Reads take the checked path if no rule runs and no read is expected.
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

  /// Compares two values with foreign code.
  @usableFromInline
  func compare(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, as node: UInt32) -> Bool {
    closed(for: .comparing, node) {
      shape(of: node).pointee.type._withUnsafeGuaranteedRef { $0.areEqual(first, second) }
    }
  }

  /// Traps if a read between updates isn't allowed: the graph is closed, updating, or in another isolation domain.
  @inline(never)
  func checkReadAllowed(_ node: UInt32) {
    if storage.pointee.mode.contains(.closed) {
      trapForClosed("Attribute.wrappedValue", "\(title(node)) was read")
    }
    if storage.pointee.mode.contains(.updating) {
      trapForThread("Attribute.wrappedValue", "\(title(node)) was read", node)
      misuse(
        "Attribute.wrappedValue",
        "\(title(node)) was read while \(path()) was being updated, but not by one of these rules; read it in "
          + "a rule, or between updates")
    }
    checkIsolation("Attribute.wrappedValue", "was read", node)
  }

  /// Traps if a write isn't allowed: the graph is closed, updating, or in another isolation domain, or the node can't be set now.
  @usableFromInline @inline(never)
  func checkSetAllowed(_ node: UInt32) {
    let mode = storage.pointee.mode
    if flags[Int(node)].contains(.isConstant) || !flags[Int(node)].contains(.isInput) { trapForSet(node) }
    if mode.contains(.closed) { trapForClosed("Attribute.wrappedValue", "\(title(node)) was set") }
    if mode.contains(.updating) { trapForSet(node) }
    checkIsolation("Attribute.wrappedValue", "was set", node)
    checkInPlaceRead(at: node, "was set")
  }

  /// Traps if a change of the graph's structure isn't allowed: the graph is closed, or in another isolation domain.
  @inline(__always)
  func checkChangeAllowed(_ place: StaticString, _ what: StaticString) {
    if storage.pointee.mode.isDisjoint(with: [.closed, .guarded, .isolated]) { return }
    trapForChange(place, what)
  }

  @inline(never)
  private func trapForChange(_ place: StaticString, _ what: StaticString) {
    if storage.pointee.mode.contains(.closed) { trapForClosed(place.description, what.description) }
    checkIsolation(place, what, none)
  }

  private func trapForClosed(_ place: String, _ what: String) -> Never {
    let closing = storage.pointee.closing
    let owner = closing.node == none ? "" : title(closing.node)
    let now: String
    let advice: String
    switch closing.reason {
    case .observing:
      now = "an observer was handling an event"
      advice = "record the event, and use the graph between updates"
    case .describing:
      now = "\(owner)'s value was being described for a recorder"
      advice = "a description must not use the value's graph"
    case .comparing:
      now = "\(owner)'s old and new values were being compared"
      advice = "== must not use the values' graph"
    case .destroying:
      now = "\(owner)'s old value was being destroyed during an update"
      advice = "a deinit must not use the value's graph"
    case .mapping:
      now = "\(owner) called a function of elements, whose results are cached"
      advice = "the function may use only its arguments; put other values into the elements"
    }
    let during = updatingNodes.isEmpty ? "" : ", during the update of \(path())"
    misuse(place, "\(what) while \(now)\(during); \(advice)")
  }
}

/// The code that runs while the graph is closed.
struct Closing: BitwiseCopyable {
  /// The node of the value; `none` if there is none.
  var node = none
  var reason = ClosedReason.observing
  /// The rule that was running; `none` if there was none.
  var running = none
}
