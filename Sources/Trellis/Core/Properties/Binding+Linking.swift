import TrellisGraph

extension Binding: LinkedProperty {
  /// The state that a view's instance keeps for a binding to a part of a larger value.
  private final class Slot {
    let location: Location<Value>
    let part: InstanceRule<Value>

    init(location: Location<Value>, part: InstanceRule<Value>) {
      self.location = location
      self.part = part
    }
  }

  /// Links the binding to an attribute of its part, so that other changes of the larger value don't invalidate the body.
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    guard location.isPart else {
      (slot as? Slot)?.part.remove()
      slot = nil
      return
    }
    if let known = slot as? Slot {
      if known.location.isSame(as: location) {
        part = known.part.attribute
        return
      }
      known.part.remove()
    }
    let location = location
    let object = location.observedObject.map { instance.inputs.context.sources.use($0) }
    let rule = instance.makeRule(name: name, kind: .binding) {
      object?.source.depend()
      return location.get()
    }
    part = rule.attribute
    slot = Slot(location: location, part: rule)
  }

  /// False for a value in an observable object, because the value is tracked only while the object is observed.
  var isKnownUnbuilt: Bool { location.observedObject == nil }

  static var mayBeReused: Bool { true }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? Slot)?.part.attribute.erased ?? location.origin].compactMap(\.self)
  }
}
