import Observation

/// The part of a model that SwiftData itself keeps.
public struct _ModelState {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let inserted = Flags(rawValue: 1)
    static let deleted = Flags(rawValue: 2)
    static let changed = Flags(rawValue: 4)
    /// The attributes aren't read from the store yet.
    static let fault = Flags(rawValue: 8)
    /// The deletion is saved, or the row was deleted elsewhere.
    static let gone = Flags(rawValue: 16)
  }

  var context: ModelContext?
  var plan: EntityPlan?
  /// The key in the store; 0 before it is needed.
  var key: Int64 = 0
  var flags: Flags = []
  /// The changed properties by index; the last bit is for all from index 63.
  var changed: UInt64 = 0
  /// Created when a property is first read, since most models of a large result are never observed.
  private var registrar: ObservationRegistrar?

  /// Creates the state of a model that isn't in a context.
  public init() {}

  init(context: ModelContext, plan: EntityPlan, key: Int64, flags: Flags) {
    (self.context, self.plan, self.key, self.flags) = (context, plan, key, flags)
  }

  static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }

  /// Makes a running rule depend on a property.
  public mutating func _access<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>
  ) {
    if registrar == nil { registrar = ObservationRegistrar() }
    registrar!.access(model, keyPath: keyPath)
  }

  /// The registrar of a model that has been read; nil if no property has.
  var observed: ObservationRegistrar? { registrar }
}
