import Foundation
import Observation

/// Returns the value of a property that isn't in memory, or is a reference.
public func _resolve<Model: PersistentModel, Value>(
  _ model: Model, _ storage: ReferenceWritableKeyPath<Model, _Stored<Value>>, _ index: Int
) -> Value {
  if let context = model._$state.context, let plan = model._$state.plan {
    context.load(model)
    let property = plan.properties[index]
    switch model[keyPath: storage] {
    case .value(let value): return value
    case .key(let key):
      let target = context.known(key, property.targetPlan!)
      // The related model was deleted: an optional reference is nil.
      if target.isDeleted, let relation = property.relation, let none = relation._value(of: []) as? Value {
        return none
      }
      if let value = property.relation?._value(of: [target]) as? Value { return value }
    case .fault where property.kind == .toMany:
      let related = context.relatedModels(of: model, property)
      if let value = property.relation?._value(of: related) as? Value {
        model[keyPath: storage] = .value(value)
        return value
      }
    case .fault where property.isExternal:
      if let value = context.externalValue(of: model, property) as? Value {
        model[keyPath: storage] = .value(value)
        return value
      }
    case .fault: break
    }
  }
  let property = Model._$properties[index].property as! TypedProperty<Model, Value>
  if let value = property.fallback { return value }
  preconditionFailure(
    "SwiftData: \(Model.self).\(property.name) has no value: the model was deleted, or the store has none; declare a default value"
  )
}

/// Sets a property.
public func _set<Model: PersistentModel, Value>(
  _ model: Model, _ keyPath: KeyPath<Model, Value>,
  _ storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
  _ index: Int, _ value: Value
) {
  guard let context = model._$state.context, let plan = model._$state.plan else {
    mutate(model, keyPath) { model[keyPath: storage] = .value(value) }
    // A model that begins to refer to one in a context is inserted there.
    if let related = (value as? any _Relatable)?._models,
      let context = related.lazy.compactMap({ $0._$state.context }).first
    {
      context.insertAny(model)
    }
    return
  }
  context.load(model)
  let property = plan.properties[index]
  if property.relation == nil {
    if context.undoManager != nil { property.readExternal(model) }
    let old = model[keyPath: storage]
    mutate(model, keyPath) { model[keyPath: storage] = .value(value) }
    guard property.kind == .attribute else { return }
    context.noteChange(model, plan, property.bit)
    if context.undoManager != nil, case .value(let old) = old {
      context.registerUndo { _ in _set(model, keyPath, storage, index, old) }
    }
  } else {
    context.assign((value as! any _Relatable)._models, to: property, of: model)
  }
}

private func mutate<Model: PersistentModel, Value>(
  _ model: Model, _ keyPath: KeyPath<Model, Value>, _ change: () -> Void
) {
  guard let registrar = model._$state.observed else { return change() }
  registrar.withMutation(of: model, keyPath: keyPath, change)
}

extension TypedProperty {
  /// The value of a property that has none in the store.
  var fallback: Value? {
    initial?() ?? (codec as! Codec<Value>).placeholder ?? relation.flatMap { $0._value(of: []) as? Value }
  }
}
