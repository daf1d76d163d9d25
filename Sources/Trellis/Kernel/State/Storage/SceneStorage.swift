import TrellisGraph

/// A value of a key that all views of a scene share.
///
/// It lives as long as the scene, also while no view reads it. For the app's first window, and for a ``Window``, it is there again when
/// the program starts again; for further windows of a group it isn't.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scenestorage; which windows are found again: ours.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  // It follows from the type.
  private let leftOutForm: LeftOut<StoredForm<Value>>
  /// Where the value is, in a view's instance.
  private var location: StoredLocation<Value>?

  init(_ initialValue: Value, _ key: String, form: StoredForm<Value>) {
    self.initialValue = initialValue
    self.key = key
    leftOutForm = LeftOut(form)
  }

  /// The value.
  ///
  /// Outside a view it has its first value, and setting it does nothing.
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
