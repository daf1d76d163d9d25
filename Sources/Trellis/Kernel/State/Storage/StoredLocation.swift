import Foundation
import TrellisGraph

/// What a location stores its values in.
protocol ValueStore {
  /// What is stored for a key now.
  func object(forKey key: String) -> Any?
  /// Stores an object; nil takes away what is there.
  func set(_ object: Any?, forKey key: String)
  /// Sees to it that what was stored outlives the process, where the store is one that does.
  func keep()
  /// Has the next look find what other processes have stored, where there are any.
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

/// The value of a key of a store.
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
