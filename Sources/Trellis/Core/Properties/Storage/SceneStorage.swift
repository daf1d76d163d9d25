import TrellisGraph

/// The value of a key, shared by all views of a scene.
///
/// The value lives as long as the scene, even while no view reads it. The values of the app's first window, and of a ``Window``,
/// are kept between runs of the program; those of further windows of a group aren't.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scenestorage; which windows' values are kept: ours.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  // Not compared, as the form follows from the type.
  private let leftOutForm: Untracked<StoredForm<Value>>
  /// The location of the value, if linked to a view's instance.
  private var location: StoredLocation<Value>?

  init(_ initialValue: Value, _ key: String, form: StoredForm<Value>) {
    self.initialValue = initialValue
    self.key = key
    leftOutForm = Untracked(form)
  }

  /// The value.
  ///
  /// Outside a view it is the initial value, and setting it does nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue)
  }
}

extension SceneStorage {
  private var form: StoredForm<Value> { leftOutForm.value }
}

extension SceneStorage: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    location = instance.location(
      in: instance.inputs.context.sceneValues, key, initialValue, form, kind: "SceneStorage", slot: &slot)
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? StoredLocation<Value>)?.origin].compactMap(\.self)
  }
}
