/// Where a graph may be used from, as far as that is known, and where it was made.
///
/// A class of its own, so that looking at it makes no copy of the weak reference.
final class IsolationDomain {
  /// The actor on which the graph was made, or which its owner has named; nil for none, and for the main actor.
  ///
  /// Weak, as the actor may own the graph. Whoever uses the graph once the actor has gone can't be told from it.
  private weak var actor: (any Actor)?
  /// Its executor's two words.
  private let executor: (UInt, UInt)
  /// Whether the actor is the main one.
  let isMainActor: Bool
  /// Where the graph was made, or its owner has named the actor.
  let site: Site

  init(_ actor: (any Actor)?, _ site: Site) {
    executor = actor.map { unsafeBitCast($0.unownedExecutor, to: (UInt, UInt).self) } ?? (0, 0)
    isMainActor = actor === MainActor.shared
    // The main actor never goes.
    self.actor = isMainActor ? nil : actor
    self.site = site
  }

  /// Whether the present code runs on the actor; true where that can't be told.
  var isCurrent: Bool {
    guard let actor = isMainActor ? MainActor.shared : actor else { return true }
    guard let ask = IsolationDomain.askWhetherCurrent else {
      // Stops by itself, with a message of the language's runtime.
      actor.preconditionIsolated()
      return true
    }
    return ask(executor.0, executor.1, 0) || isMainActor && IsolationDomain.isOnMainQueue
  }

  /// Whether the present code runs in dispatch's main queue, which is the main actor's whatever thread empties it: after
  /// `dispatchMain()`, any.
  private static var isOnMainQueue: Bool {
    guard let label, mainQueue != 0, let present = label(0) else { return false }
    return present == label(mainQueue)
  }

  /// dispatch's function that gives a queue's label, of the present one for 0; nil where dispatch isn't linked.
  private static let label = Platform.symbol("dispatch_queue_get_label").map {
    unsafeBitCast($0, to: (@convention(c) (UInt) -> UnsafePointer<CChar>?).self)
  }
  private static let mainQueue = UInt(bitPattern: Platform.symbol("_dispatch_main_q"))

  /// What `preconditionIsolated` asks the language's runtime, which has no public form that answers.
  ///
  /// It takes an executor's two words, and whether to stop the program where that isn't the present one. nil where the runtime
  /// lacks it, or is linked so that nothing in it can be looked up.
  private static let askWhetherCurrent = Platform.symbol("swift_task_isCurrentExecutorWithFlags").map {
    unsafeBitCast($0, to: (@convention(c) (UInt, UInt, UInt64) -> Bool).self)
  }

  /// As messages call it.
  var description: String {
    let owner =
      isMainActor ? "the main actor's" : actor.map { "an actor's (\(type(of: $0)))" } ?? "one thread's"
    return site.location.map { "\(owner) since \($0)" } ?? owner
  }
}

extension AttributeGraph {
  /// From now on, each use from outside of an actor traps; by default the actor that the caller runs on, and where it runs on
  /// none, the caller's thread.
  ///
  /// A graph that was made on an actor looks at that by itself, but for reads of what is up to date: see
  /// ``init(isolation:fileID:line:)``. This adds these, which cost a call more then, and ties a graph that was made on no
  /// actor to one, or to a thread. What rules do while they run isn't looked at. The message names the attribute, and where
  /// it and the graph were made.
  ///
  /// The compiler sees to isolation wherever it can: a graph isn't `Sendable`. This finds what was smuggled past it.
  public func checkIsolation(
    _ actor: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    registry.domain = IsolationDomain(actor, Site(fileID, line))
    core.storage.pointee.domainThread = actor == nil ? Platform.thread : 0
    core.storage.pointee.mode.insert(.guarded)
  }
}

extension GraphCore {
  /// Stops where the graph is used from outside its isolation domain.
  @inline(__always)
  func checkIsolation(_ place: StaticString, _ what: StaticString, _ node: UInt32) {
    if storage.pointee.mode.isDisjoint(with: [.guarded, .isolated]) { return }
    if Platform.thread != storage.pointee.domainThread { checkActor(place, what, node) }
  }

  @inline(never)
  private func checkActor(_ place: StaticString, _ what: StaticString, _ node: UInt32) {
    let domain = registry.domain
    if storage.pointee.domainThread != 0 && !domain.isMainActor || !domain.isCurrent {
      stopForDomain(place, what, node)
    }
    // On the main thread there is nobody but the main actor: next time, comparing the thread will do.
    if domain.isMainActor && Platform.isOnMainThread { storage.pointee.domainThread = Platform.thread }
  }

  private func stopForDomain(_ place: StaticString, _ what: StaticString, _ node: UInt32) -> Never {
    let user = node == none ? "" : "\(title(node)) "
    misuse(
      place.description,
      "\(user)\(what) from outside the isolation domain of its graph, which is \(registry.domain.description); use it there, or "
        + "hand values in through a port, and out through `values`" + (node == none ? "" : self.place(node)))
  }

  /// Stops where the update that is under way runs on another thread.
  ///
  /// The update has noted its thread, but for one that ends at this very moment.
  func stopForThread(_ place: String, _ what: String, _ node: UInt32) {
    let isUpdating = storage.pointee.mode.contains(.updating)
    if isUpdating && ThreadStack.ofPresentThread(storage.pointee.stackKey) != storage.pointee.thread {
      stopForOtherThread(place, what, node)
    }
  }

  /// The same for a read that is taken for one by the rule that runs, in a graph that is known to belong to a domain.
  @inline(never)
  func checkReader(of node: UInt32) {
    if storage.pointee.observation == nil { return }
    if UnsafeRawPointer(ObservationRuntime.variable(of: observationRuntime))
      != UnsafeRawPointer(storage.pointee.accessesVariable)
    {
      stopForOtherThread("Attribute.wrappedValue", "\(title(node)) was read", node)
    }
  }

  private func stopForOtherThread(_ place: String, _ what: String, _ node: UInt32) -> Never {
    misuse(
      place,
      "\(what) while another thread brought the graph up to date (\(path())); a graph belongs to one isolation domain: hand "
        + "values in through a port, and out through `values`" + places(and: node))
  }
}
