public import Foundation
import TrellisGraph

/// A value in the user's defaults, which is kept between runs of the program.
///
/// All views that read the same key of a store share the value. Writes to the store by other code are noticed after the next
/// event, or after the next work on the main queue. Writes by other processes are noticed up to a quarter of a second later.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  /// The store; nil for the environment's.
  private let store: UserDefaults?
  private let initialValue: Value
  // Not compared, as the form follows from the type.
  private let leftOutForm: Untracked<StoredForm<Value>>
  /// The location of the value, if linked to a view's instance.
  private var location: StoredLocation<Value>?

  init(_ initialValue: Value, _ key: String, store: UserDefaults?, form: StoredForm<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.store = store
    leftOutForm = Untracked(form)
  }

  /// The value.
  ///
  /// Outside a view, the value is read from and written to the store directly.
  public var wrappedValue: Value {
    get { location?.get() ?? outsideView.object(forKey: key).flatMap(form.value) ?? initialValue }
    nonmutating set {
      if let location { return location.set(newValue) }
      outsideView.set(form.stored(newValue), forKey: key)
      outsideView.keep()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private var form: StoredForm<Value> { leftOutForm.value }

  private var outsideView: UserDefaults { store ?? .standard }
}

extension AppStorage: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    let store =
      store ?? instance.inputs.environment.value(\.defaultAppStorage, named: "defaultAppStorage").wrappedValue
    location = instance.location(in: store, key, initialValue, form, kind: "AppStorage", slot: &slot)
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? StoredLocation<Value>)?.origin].compactMap(\.self)
  }
}

extension ViewInstance {
  /// Returns the location of a stored value.
  ///
  /// The slot keeps the location while the store and the key are the same.
  func location<Value>(
    in store: any ValueStore & AnyObject, _ key: String, _ initialValue: Value, _ form: StoredForm<Value>,
    kind: String, slot: inout AnyObject?
  ) -> StoredLocation<Value> {
    if let known = slot as? StoredLocation<Value>, known.use.source.store === store,
      known.use.source.name == key
    {
      return known
    }
    let use = inputs.context.sources.use(key, in: store, kind: kind)
    let location = StoredLocation(
      use, form: form, initialValue: initialValue, writes: inputs.context.writes)
    slot = location
    return location
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
  }

  /// The store for `@AppStorage` without an explicit store.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store for `@AppStorage` without an explicit store, in the view and all views inside it.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
