/// The isolation domain of a graph, as far as it is known, and where the graph was created.
///
/// This is a class, because reading a struct would copy its weak reference.
final class IsolationDomain {
  /// The actor on which the graph was created or that its owner has named; nil for none and for the main actor.
  ///
  /// Weak, as the actor may own the graph. After the actor's end, uses of the graph can't be checked.
  private weak var actor: (any Actor)?
  /// The two words of the actor's executor.
  private let executor: (UInt, UInt)
  let isMainActor: Bool
  /// The location in source where the graph was created or its owner has named the actor.
  let site: Site

  init(_ actor: (any Actor)?, _ site: Site) {
    executor = actor.map { unsafeBitCast($0.unownedExecutor, to: (UInt, UInt).self) } ?? (0, 0)
    isMainActor = actor === MainActor.shared
    // The main actor always exists, so it needs no reference.
    self.actor = isMainActor ? nil : actor
    self.site = site
  }

  /// Whether the present code runs on the actor; true if that can't be determined.
  var isCurrent: Bool {
    guard let actor = isMainActor ? MainActor.shared : actor else { return true }
    guard let ask = IsolationDomain.askWhetherCurrent else {
      // This call traps if the present code doesn't run on the actor, with a message of Swift's runtime.
      actor.preconditionIsolated()
      return true
    }
    return ask(executor.0, executor.1, 0) || isMainActor && IsolationDomain.isOnMainQueue
  }

  /// Whether the present code runs on dispatch's main queue.
  ///
  /// The main queue is the main actor's, whichever thread drains it: after `dispatchMain()`, that may be any thread.
  private static var isOnMainQueue: Bool {
    guard let label, mainQueue != 0, let present = label(0) else { return false }
    return present == label(mainQueue)
  }

  /// The dispatch function that returns a queue's label, for 0 that of the present queue; nil if dispatch isn't linked.
  private static let label = Platform.symbol("dispatch_queue_get_label").map {
    unsafeBitCast($0, to: (@convention(c) (UInt) -> UnsafePointer<CChar>?).self)
  }
  private static let mainQueue = UInt(bitPattern: Platform.symbol("_dispatch_main_q"))

  /// The runtime function behind `preconditionIsolated`, which has no public form that returns a result.
  ///
  /// The function's parameters are the two words of an executor, and flags. With the flags 0 it returns the result instead of stopping the
  /// program. nil if the runtime lacks the function, or is linked so that nothing in it can be looked up.
  private static let askWhetherCurrent = Platform.symbol("swift_task_isCurrentExecutorWithFlags").map {
    unsafeBitCast($0, to: (@convention(c) (UInt, UInt, UInt64) -> Bool).self)
  }

  /// The description of the domain in messages.
  var description: String {
    let owner =
      isMainActor ? "the main actor's" : actor.map { "an actor's (\(type(of: $0)))" } ?? "one thread's"
    return site.location.map { "\(owner) since \($0)" } ?? owner
  }
}

extension AttributeGraph {
  /// Makes every use of the graph from outside an actor trap from now on.
  ///
  /// By default this is the actor that the caller runs on. If the caller runs on none, every use from outside the caller's thread traps. A
  /// graph that was created on an actor already checks everything except reads of up-to-date attributes: see
  /// ``init(isolation:fileID:line:)``. This function adds a check of these reads, which costs one call for each. It also ties a graph that
  /// was created on no actor to an actor or a thread. Running rules aren't checked. The message names the attribute, and the locations at
  /// which the attribute and the graph were created.
  ///
  /// The compiler enforces isolation wherever it can: a graph isn't `Sendable`. This check finds uses that the compiler couldn't
  /// see.
  public func checkIsolation(
    _ actor: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    registry.domain = IsolationDomain(actor, Site(fileID, line))
    core.storage.pointee.domainThread = actor == nil ? Platform.thread : 0
    core.storage.pointee.mode.insert(.guarded)
  }
}

extension GraphCore {
  /// Traps if the graph is used from outside its isolation domain.
  @inline(__always)
  func checkIsolation(_ place: StaticString, _ what: StaticString, _ node: UInt32) {
    if storage.pointee.mode.isDisjoint(with: [.guarded, .isolated]) { return }
    if Platform.thread != storage.pointee.domainThread { checkActor(place, what, node) }
  }

  @inline(never)
  private func checkActor(_ place: StaticString, _ what: StaticString, _ node: UInt32) {
    let domain = registry.domain
    if storage.pointee.domainThread != 0 && !domain.isMainActor || !domain.isCurrent {
      trapForDomain(place, what, node)
    }
    // Only the main actor runs on the main thread, so the next check only compares threads.
    if domain.isMainActor && Platform.isOnMainThread { storage.pointee.domainThread = Platform.thread }
  }

  private func trapForDomain(_ place: StaticString, _ what: StaticString, _ node: UInt32) -> Never {
    let user = node == none ? "" : "\(title(node)) "
    misuse(
      place.description,
      "\(user)\(what) from outside the isolation domain of its graph, which is \(registry.domain.description); use it there, or "
        + "send values in through `sender()`, and out through `values`"
        + (node == none ? "" : self.place(node)))
  }

  /// Traps if the present update runs on another thread.
  ///
  /// The update has stored its thread, unless it is ending at this very moment.
  func trapForThread(_ place: String, _ what: String, _ node: UInt32) {
    let isUpdating = storage.pointee.mode.contains(.updating)
    if isUpdating && ThreadStack.ofPresentThread(storage.pointee.stackKey) != storage.pointee.thread {
      trapForOtherThread(place, what, node)
    }
  }

  /// Traps if a read attributed to the running rule comes from another thread than the update's.
  @inline(never)
  func checkReader(of node: UInt32) {
    if storage.pointee.observation == nil { return }
    if UnsafeRawPointer(ObservationRuntime.variable(of: observationRuntime))
      != UnsafeRawPointer(storage.pointee.accessesVariable)
    {
      trapForOtherThread("Attribute.wrappedValue", "\(title(node)) was read", node)
    }
  }

  private func trapForOtherThread(_ place: String, _ what: String, _ node: UInt32) -> Never {
    misuse(
      place,
      "\(what) while another thread updated the graph (\(path())); a graph belongs to one isolation domain: send "
        + "values in through `sender()`, and out through `values`" + places(and: node))
  }
}
