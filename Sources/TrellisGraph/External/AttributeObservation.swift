/// An observation that calls a closure with an attribute's values until it is cancelled.
///
/// You get one from ``Attribute/onChange(_:)``. It owns nothing: releasing it cancels nothing.
public struct AttributeObservation {
  weak let graph: GraphRegistry?
  let id: AttributeID

  /// Ends the calls of the closure, even from inside the closure; cancelling again does nothing.
  public func cancel() {
    guard let graph else { return }
    let core = graph.core
    core.calling { graph.outside.watches.end(id) }
    core.finish()
  }
}

extension Attribute {
  /// Calls a closure with each new value of the attribute after a write, a transaction or a flush of pending writes.
  ///
  /// Each write, transaction or flush leads to at most one call, and to none if the value equals the one before. The attribute is kept
  /// updated for this. Observations are updated one after another, in the order in which they began, after the callbacks of
  /// ``AttributeGraph/onTransaction(_:)``. The cost of a write depends on the attributes below the written one, not on the number of other
  /// observed attributes. The closure may use the graph freely. If the closure writes, the resulting values are delivered after all values
  /// that are already waiting. The calls end when the attribute or its graph ends.
  ///
  /// Traps if the attribute was removed, and during an update.
  @discardableResult
  public func onChange(_ perform: @escaping (Value) -> Void) -> AttributeObservation {
    core.checkWatch(id, "Attribute.onChange")
    let watch = Watch(self) { value in
      perform(value)
      return true
    }
    let observation = AttributeObservation(graph: core.registry, id: watch.id)
    core.registry.outside.watches.add(watch, withPresentValue: false)
    core.finish()
    return observation
  }
}

extension GraphCore {
  /// Traps if an attribute was removed or an update is under way.
  func checkWatch(_ id: AttributeID, _ place: String) {
    check(id)
    if !storage.pointee.mode.contains(.updating) { return }
    misuse(
      place,
      "\(title(id.index)) can't be watched while \(path()) is being updated; do it between updates"
    )
  }
}
