import Observation

extension GraphCore {
  /// Runs an outermost update, during which Observation stores this thread's reads in the graph's list.
  @inline(__always)
  func withAccesses(_ update: () -> Void) {
    guard storage.pointee.observation != nil else { return withoutAccesses(update) }
    let variable = ObservationRuntime.variable(of: observationRuntime)
    let outer = variable.pointee
    storage.pointee.accessesVariable = variable
    variable.pointee = accessesMemory
    update()
    variable.pointee = outer
  }

  /// The address of the storage's `observation`, which must not be nil.
  @inline(__always)
  var observationRuntime: UnsafeMutablePointer<ObservationRuntime> {
    let offset = MemoryLayout<GraphStorage>.offset(of: \.observation).unsafelyUnwrapped
    // An optional stores its value's words first.
    return (UnsafeMutableRawPointer(storage) + offset).assumingMemoryBound(to: ObservationRuntime.self)
  }

  /// Whether there are recorded property reads that don't belong to a rule that runs now.
  ///
  /// Such reads belong to the enclosing rule, or to a tracking that the enclosing rule has begun.
  @inline(__always)
  var hasForeignAccesses: Bool {
    storage.pointee.accesses != nil || storage.pointee.accessesVariable.pointee != accessesMemory
  }

  /// Updates a node inside a rule that has read observable objects or begun a tracking.
  @inline(never)
  func refreshKeepingAccesses(_ node: UInt32, _ state: NodeFlags) {
    // The nested rule may change properties that the enclosing rule has read, so the graph observes them from now on.
    if let list = accessesMemory.pointee { _ = registry.outside.observed.inputs(of: list) }
    let outerList = storage.pointee.accesses
    let outer = storage.pointee.accessesVariable.pointee
    storage.pointee.accesses = nil
    storage.pointee.accessesVariable.pointee = accessesMemory
    refreshInside(node, state)
    storage.pointee.accesses = outerList
    storage.pointee.accessesVariable.pointee = outer
  }

  /// Runs an update in which reading an observable object traps, because Observation's data doesn't have the expected layout.
  ///
  /// Without the trap, the graph would miss changes of the object.
  @inline(never)
  private func withoutAccesses(_ update: () -> Void) {
    var replacement: AccessesPointer?
    withUnsafeMutablePointer(to: &replacement) {
      storage.pointee.accessesVariable = $0
      $0.pointee = accessesMemory
      withObservationTracking(update, onChange: trapForUnknownObservation())
    }
  }

  private func trapForUnknownObservation() -> @Sendable () -> Void {
    misuse(
      "AttributeGraph.update",
      "a rule read an @Observable object, but this version of Swift stores accesses differently from 5.9 to "
        + "6.3; build with one of these versions, or store the value in an input")
  }

  @inline(never)
  func settleInputsAndAccesses(of node: UInt32, emitsEvents: Bool) {
    if storage.pointee.accesses != nil { recordAccesses() }
    if emitsEvents { settleInputsWithEvents(of: node) } else { settleInputs(of: node) }
  }

  /// Adds the observable properties that the running rule has read to the rule's dependencies.
  @inline(never)
  func recordAccesses() {
    let memory = accessesMemory
    guard let list = memory.move() else { return }
    memory.initialize(to: nil)
    for node in registry.outside.observed.inputs(of: list) { noteRead(of: node) }
  }

  /// The address of the list for Observation's reads: a word of the storage at a fixed address.
  var accessesMemory: AccessesPointer {
    let offset = MemoryLayout<GraphStorage>.offset(of: \.accesses).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(storage) + offset).assumingMemoryBound(
      to: ObservationRuntime.Accesses.self)
  }

  /// Marks the readers of a changed property to run, except the rule that changed it while running.
  func propertyDidChange(_ id: AttributeID, writer: AttributeID?) {
    guard exists(id) else { return }
    advanceEpoch()
    nodes[Int(id.index)].changedAt = storage.pointee.epoch
    nodes[Int(id.index)].value &+= 1
    if isObserved { noteCause(id.index) }
    let readers = outputs[Int(id.index)]
    for link in Int(readers.start)..<Int(readers.start + readers.count) {
      let reader = links[link]
      if let writer, writer.index == reader, exists(writer) { continue }
      markToRun(reader)
    }
    if !storage.pointee.taps.isEmpty { notifyPropertyChange(id.index) }
  }

  /// Returns the rule of this graph that is running on the present thread; nil if there is none.
  ///
  /// May be called on any thread, even after the graph has ended. In that case, and on a thread that isn't updating the graph, the thread's
  /// access list isn't the graph's, so the result is nil.
  func writerOnThisThread() -> AttributeID? {
    guard var runtime = ObservationRuntime.present else { return nil }
    guard ObservationRuntime.variable(of: &runtime).pointee == accessesMemory else { return nil }
    let running = storage.pointee.tracking.running
    return running == none ? nil : AttributeID(index: running, generation: nodes[Int(running)].generation)
  }

  /// Queues a node that has lost its last reader for removal at the end of the update, if it is the input of an observable property.
  @inline(never)
  func noteUnread(_ node: UInt32) {
    let id = handle(node).id
    if registry.outside.observed.contains(id) { storage.pointee.waiting.unread.append(id) }
  }
}
