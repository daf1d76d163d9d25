import Foundation
import Synchronization
import TrellisUIKit

/// The classes of managed objects, by their names, and the models of the program.
///
/// A model names classes without their modules. A class is known once the program has used it, or if it is in a module of a class
/// that is known, or in that of the code that created the container.
enum ManagedClasses {
  private struct State {
    var types: [String: NSManagedObject.Type] = [:]
    var modules: [String] = []
    var models: [WeakModel] = []
  }
  private struct WeakModel { weak var model: NSManagedObjectModel? }
  private static let state = Mutex(UncheckedState(State()))
  private struct UncheckedState: @unchecked Sendable {
    var value: State
    init(_ value: State) { self.value = value }
  }

  /// Records a module in which classes may be; `fileID` is `Module/File.swift`.
  static func note(fileID: String) {
    guard let module = fileID.split(separator: "/").first.map(String.init) else { return }
    note(module: module)
  }

  private static func note(module: String) {
    state.withLock { state in
      if !state.value.modules.contains(module) { state.value.modules.append(module) }
    }
  }

  /// Records a class that the program uses.
  static func note(_ type: Any.Type) {
    guard let type = type as? NSManagedObject.Type, type != NSManagedObject.self else { return }
    let name = String(describing: type)
    let isKnown = state.withLock { state in
      if state.value.types[name] != nil { return true }
      state.value.types[name] = type
      return false
    }
    if !isKnown, let module = String(reflecting: type).split(separator: ".").first {
      note(module: String(module))
    }
  }

  static func register(_ model: NSManagedObjectModel) {
    state.withLock { state in
      state.value.models.removeAll { $0.model == nil || $0.model === model }
      state.value.models.append(WeakModel(model: model))
    }
  }

  /// Returns the entity of a class: in a context's model, or in the newest model of the program that has it.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil)
    -> NSEntityDescription?
  {
    note(type)
    let name = String(describing: type)
    if let model { return model.entities.first { $0.className == name } }
    let models = state.withLock { $0.value.models.compactMap(\.model) }
    for model in models.reversed() {
      if let found = model.entities.first(where: { $0.className == name }) { return found }
    }
    return nil
  }

  /// Returns the class of an entity's objects; `NSManagedObject` if there is none of its name.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    let name = entity.className
    if name == "NSManagedObject" { return NSManagedObject.self }
    let (known, modules) = state.withLock { ($0.value.types[name], $0.value.modules) }
    if let known { return known }
    for module in modules {
      if let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C")
        as? NSManagedObject.Type
      {
        note(type)
        return type
      }
    }
    return NSManagedObject.self
  }

  private final class Probe: NSManagedObject, @unchecked Sendable {
    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
      super.init(entity: entity, insertInto: context)
    }
  }

  /// Makes an object of an entity's class with `init(entity:insertInto:)`.
  static func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) -> NSManagedObject {
    make(type(of: entity), entity, context)
  }

  static func make(
    _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject {
    if type == NSManagedObject.self { return NSManagedObject(entity: entity, insertInto: context) }
    return ObjectMaking.make(type, base: NSManagedObject.self, probe: Probe.self, (entity, context))
  }
}
