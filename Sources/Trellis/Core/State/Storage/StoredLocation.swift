import Foundation
import TrellisGraph

/// A key-value store for the values of a location.
protocol ValueStore {
  /// Returns the object that is stored for a key now.
  func object(forKey key: String) -> Any?
  /// Stores an object; nil removes the stored one.
  func set(_ object: Any?, forKey key: String)
  /// Writes stored values to the disk, if the store is persistent.
  func keep()
  /// Makes the next read return the values that other processes have stored, if there are any.
  func refresh()
}

extension ValueStore {
  func keep() {}
  func refresh() {}
}

extension UserDefaults: ValueStore {
  func keep() { DefaultsKeeper.keep(self) }
  func refresh() { DefaultsKeeper.refresh(self) }
}

/// The location of the value for a key of a store.
final class StoredLocation<Value>: Location<Value> {
  let use: SourceUse<StoredSource>
  private let form: StoredForm<Value>
  private let initialValue: Value
  private let attribute: Attribute<StoredObject>
  private let key: String
  private let store: any ValueStore
  private let writes: StateWrites

  @MainActor
  init(_ use: SourceUse<StoredSource>, form: StoredForm<Value>, initialValue: Value, writes: StateWrites) {
    self.use = use
    self.form = form
    self.initialValue = initialValue
    self.writes = writes
    attribute = use.source.attribute
    (store, key) = (use.source.store, use.source.name)
  }

  override var isTracked: Bool { true }
  override var origin: AnyAttribute? { attribute.erased }

  override func get() -> Value {
    let stored =
      StateWrites.isOnMainActor && attribute.exists && attribute.isGraphUpdating
      ? attribute.wrappedValue.object : store.object(forKey: key)
    return stored.flatMap(form.value) ?? initialValue
  }

  override func set(_ value: Value) {
    let object = form.stored(value)
    store.set(object, forKey: key)
    store.keep()
    if StateWrites.isOnMainActor {
      let source = use.source
      MainActor.assumeIsolated { source.noteWrite() }
    }
    writes.perform(on: attribute.erased) { [attribute] in
      if attribute.exists { attribute.wrappedValue = StoredObject(object: object) }
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? StoredLocation)?.attribute == attribute
  }
}
