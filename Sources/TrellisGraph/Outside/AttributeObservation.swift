/// Somebody who is called with an attribute's values, until that is cancelled.
///
/// You get one from ``Attribute/onChange(_:)``. It owns nothing: letting go of it cancels nothing.
public struct AttributeObservation {
  weak let graph: GraphRegistry?
  let id: AttributeID

  /// Ends the calls, also in the midst of one; a second time does nothing.
  public func cancel() {
    guard let graph else { return }
    let core = graph.core
    core.calling { graph.outside.watches.end(id) }
    core.finish()
  }
}

extension Attribute {
  /// Calls the closure with each value that the attribute has from now on, whenever a write, a transaction, or taking up mail
  /// has ended: once for all that was written, and not where the value is equal to the one before.
  ///
  /// The attribute is kept up to date so. Those who are called are brought up to date one after the other, in the order in
  /// which they began, after the callbacks of ``AttributeGraph/onTransaction(_:)``. A write costs what depends on it, however
  /// many others are watched. The closure may do what it likes: what it writes is handed out when all of the present values
  /// were. It isn't called any more when the attribute or its graph is gone.
  ///
  /// Traps where the attribute was removed, and during an update.
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
  /// Stops where an attribute can't be watched now.
  func checkWatch(_ id: AttributeID, _ place: String) {
    check(id)
    if !storage.pointee.mode.contains(.updating) { return }
    misuse(
      place,
      "\(title(id.index)) was to be watched while \(path()) was being brought up to date; do it between updates"
    )
  }
}
