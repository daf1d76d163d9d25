import Glibc

/// Where a graph may be used from.
enum GraphIsolation {
  case actor(any Actor)
  case thread(pthread_t)
}

extension AttributeGraph {
  /// From now on, each use from outside of an actor traps; by default the actor that the caller runs on, and where it runs on
  /// none, the caller's thread.
  ///
  /// The message for a thread names the attribute. An actor is looked at by the language's runtime, which stops by itself,
  /// with a message of its own: it has no question that could be answered with no.
  ///
  /// The compiler sees to this wherever it can: a graph isn't `Sendable`. This finds what was smuggled past it. Reads of
  /// what is up to date cost a call more then, and so do sets; what rules do while they run isn't looked at. Without it,
  /// use from another thread is noticed only where it meets an update that is under way.
  public func checkIsolation(_ actor: isolated (any Actor)? = #isolation) {
    isolation = actor.map { .actor($0) } ?? .thread(pthread_self())
    core.storage.pointee.mode.insert(.guarded)
  }
}

extension GraphCore {
  /// Stops where the graph is used from elsewhere than it said.
  func checkIsolation(_ place: String, _ node: UInt32) {
    guard storage.pointee.mode.contains(.guarded), let isolation = owner.isolation else { return }
    switch isolation {
    case .thread(let thread):
      if pthread_self() == thread { return }
      let what = node == none ? "the graph was changed" : "\(title(node)) was used"
      misuse(place, "\(what) from another thread than its graph's; use it where its graph was made")
    case .actor(let actor):
      actor.preconditionIsolated()
    }
  }

  /// Stops where the update that is under way runs on another thread.
  ///
  /// A guess from what costs an update nothing: the update has noted where its stack stands, and this isn't near.
  func stopForThread(_ place: String, _ what: String) {
    guard let stack = threadStack() else { return }
    let limit = storage.pointee.stackLimit
    let isOnFreshStack = !stack.contains(stackAddress())
    if isOnFreshStack || stack.contains(limit) { return }
    misuse(
      place,
      "\(what) while another thread brought the graph up to date; a graph belongs to one isolation domain")
  }
}
