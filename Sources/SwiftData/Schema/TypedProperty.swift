import Foundation
import TrellisFoundation

/// A property of a model whose types are known.
final class TypedProperty<Model: PersistentModel, Value>: ModelProperty {
  let typedKeyPath: KeyPath<Model, Value>
  let storage: ReferenceWritableKeyPath<Model, _Stored<Value>>
  let initial: (() -> Value)?

  init(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
    _ options: (any SchemaProperty)?, initial: (() -> Value)?
  ) {
    (typedKeyPath, self.storage, self.initial) = (keyPath, storage, initial)
    let relation = Value.self as? any _Relatable.Type
    super.init(
      name: name, keyPath: keyPath, options: options,
      codec: Codec<Value>.make(
        options: options as? Schema.Attribute, relation: relation, property: "\(Model.self).\(name)"),
      relation: relation, valueType: Value.self)
    (codec as? ExternalCodec<Value>)?.property = self
  }

  private var typedCodec: Codec<Value> { codec as! Codec<Value> }

  override var sortKeys: [(keyPath: AnyKeyPath, collation: String)] {
    if let text = typedKeyPath as? KeyPath<Model, String> {
      return [
        (text, "swift_lexical"), (text.appending(path: \.standardOrder), "swift_localizedStandard"),
        (text.appending(path: \.localizedOrder), "swift_localized"),
      ]
    }
    let type = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
    guard SQLOrder.isKnown(type) || type == UUID.self else { return [] }
    return [(keyPath, type == String.self ? "swift_lexical" : "")]
  }

  override var isExternal: Bool { codec is ExternalCodec<Value> }

  override func value(in row: OpaquePointer, _ column: Int32) -> Any? { typedCodec.read(row, column) }

  override func isLoaded(_ model: any PersistentModel) -> Bool {
    if case .fault = (model as! Model)[keyPath: storage] { false } else { true }
  }

  override func readExternal(_ model: any PersistentModel) {
    let model = model as! Model
    if isExternal, case .fault = model[keyPath: storage] { _ = model[keyPath: typedKeyPath] }
  }

  override var affinity: String { typedCodec.affinity }

  override var bindInitial: ((OpaquePointer, Int32) throws -> Void)? {
    guard relation == nil, let value = initial?() ?? typedCodec.placeholder else { return nil }
    return { [typedCodec] in try typedCodec.bind(value, $0, $1) }
  }

  override func relatedKey(of model: any PersistentModel) -> Int64? {
    switch (model as! Model)[keyPath: storage] {
    case .fault: nil
    case .key(let key): key
    case .value(let value): (value as! any _Relatable)._models.first?.key
    }
  }

  override func relatedModels(of model: any PersistentModel) -> [any PersistentModel]? {
    let model = model as! Model
    switch model[keyPath: storage] {
    case .fault: return nil
    case .key(let key):
      guard let found = model._$state.context?.known(key, targetPlan!) else { return nil }
      return [found]
    case .value(let value): return (value as! any _Relatable)._models
    }
  }

  override func setRelated(_ models: [any PersistentModel], of model: any PersistentModel) {
    let model = model as! Model
    mutate(model) {
      if kind == .toOne, let first = models.first, first._$state.context === model._$state.context,
        model._$state.context != nil
      {
        model[keyPath: storage] = .key(first.key)
      } else if let value = relation!._value(of: models) as? Value {
        model[keyPath: storage] = .value(value)
      } else {
        model[keyPath: storage] = .fault
      }
    }
  }

  override func forgetRelated(of model: any PersistentModel) {
    let model = model as! Model
    mutate(model) { model[keyPath: storage] = .fault }
  }

  override func weaken(_ model: any PersistentModel) {
    let model = model as! Model
    guard kind == .toOne, case .value(let value) = model[keyPath: storage],
      let related = (value as! any _Relatable)._models.first,
      related._$state.context === model._$state.context
    else { return }
    model[keyPath: storage] = .key(related.key)
  }

  override func notify(_ model: any PersistentModel) { mutate(model as! Model) {} }

  private func mutate(_ model: Model, _ change: () -> Void) {
    // Readers depend on the property of the class that declares it.
    if let declared { return declared.observe(model, change) }
    observe(model, change)
  }

  override func observe(_ model: any PersistentModel, _ change: () -> Void) {
    guard let registrar = model._$state.observed else { return change() }
    registrar.withMutation(of: model as! Model, keyPath: typedKeyPath, change)
  }
}
