import Foundation
import CSQLite
import TrellisSQLite

extension ModelContext {
  /// Sets a relationship and its inverses, and registers the change for undoing.
  func assign(_ new: [any PersistentModel], to property: ModelProperty, of model: any PersistentModel) {
    let old = relatedModels(of: model, property)
    relate(model, property, from: old, to: new)
    registerUndo { context in context.assign(old, to: property, of: model) }
  }

  /// Sets a relationship, and the inverses of the models that are added and removed.
  func relate(
    _ model: any PersistentModel, _ property: ModelProperty, from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    for other in new {
      guard let context = other._$state.context else {
        insertAny(other)
        continue
      }
      guard context === self else {
        preconditionFailure(
          "SwiftData: \(property.plan.name).\(property.name) refers to a \(type(of: other)) of another context; get it by model(for:)"
        )
      }
    }
    pendingHolders.add(model, property, to: new)
    if property.kind == .toOne {
      property.setRelated(new, of: model)
      noteChange(model, property.plan, property.bit)
    } else {
      touch(model, property)
      property.setRelated(new, of: model)
      if let plan = model._$state.plan { report(ContextChange(model, plan, .updated, property.bit)) }
    }
    let before = Set(old.map { ObjectIdentifier($0) })
    let after = Set(new.map { ObjectIdentifier($0) })
    let removed = old.filter { !after.contains(ObjectIdentifier($0)) }
    for other in removed { unlinkBack(model, property, other) }
    // A reference that can't be empty stays, and so does the model in the list.
    if property.kind == .toMany, property.inverse?.isRequired ?? false, !removed.isEmpty {
      property.forgetRelated(of: model)
    }
    for other in new where !before.contains(ObjectIdentifier(other)) {
      linkBack(model, property, other)
    }
  }

  /// Adds the inverse of a new reference from a model to another.
  func linkBack(_ model: any PersistentModel, _ property: ModelProperty, _ other: any PersistentModel) {
    if let link = property.link {
      linkChanges.append(LinkChange(link: link, source: model.key, target: other.key, isAdded: true).ordered)
    }
    guard let inverse = property.inverse else { return }
    load(other)
    if inverse.kind == .toOne {
      let before = inverse.relatedKey(of: other)
      if before == model.key { return }
      if let before {
        // The property of the class that declares it: the holder may be of another class than the model.
        if let holder = models[property.plan.root.index][before] {
          remove(other, from: holder, inverse.inverse ?? property)
        }
        registerUndo { context in
          context.assign([context.known(before, inverse.targetPlan!)], to: inverse, of: other)
        }
      }
      inverse.setRelated([model], of: other)
      pendingHolders.add(other, inverse, to: [model])
      noteChange(other, inverse.plan, inverse.bit)
    } else if let list = inverse.relatedModels(of: other), !list.contains(where: { $0 === model }) {
      touch(other, inverse)
      inverse.setRelated(list + [model], of: other)
    } else {
      inverse.notify(other)
    }
  }

  private func unlinkBack(
    _ model: any PersistentModel, _ property: ModelProperty, _ other: any PersistentModel
  ) {
    if let link = property.link {
      linkChanges.append(LinkChange(link: link, source: model.key, target: other.key, isAdded: false).ordered)
    }
    guard let inverse = property.inverse, !inverse.isRequired, !other.isDeleted else { return }
    load(other)
    if inverse.kind == .toOne {
      guard inverse.relatedKey(of: other) == model.key else { return }
      inverse.setRelated([], of: other)
      noteChange(other, inverse.plan, inverse.bit)
    } else {
      remove(model, from: other, inverse)
    }
  }

  private func remove(
    _ model: any PersistentModel, from holder: any PersistentModel, _ property: ModelProperty
  ) {
    guard let list = property.relatedModels(of: holder) else { return property.notify(holder) }
    touch(holder, property)
    property.setRelated(list.filter { $0 !== model }, of: holder)
  }

  private func touch(_ model: any PersistentModel, _ property: ModelProperty) {
    touched.append((model, property))
  }

  /// Applies the delete rule of a relationship of a deleted model.
  func unlink(_ model: any PersistentModel, _ property: ModelProperty) {
    if property.deleteRule == .noAction { return }
    let related = relatedModels(of: model, property)
    switch property.deleteRule {
    case .cascade: for other in related { deleteAny(other) }
    case .nullify, .deny, .noAction: break
    }
    if property.deleteRule == .deny, related.contains(where: { !$0.isDeleted }) { return }
    for other in related { unlinkBack(model, property, other) }
  }

  /// Removes a deleted model from a relationship without an inverse.
  func clear(_ property: ModelProperty, to target: any PersistentModel) {
    for holder in holders(of: target, property) where !holder.isDeleted {
      let old = relatedModels(of: holder, property)
      let rest = old.filter { $0 !== target }
      if rest.count < old.count { assign(rest, to: property, of: holder) }
    }
  }

  /// Returns the models whose rows refer to another by a relationship, and unsaved models that may do so.
  func holders(of target: any PersistentModel, _ property: ModelProperty) -> [any PersistentModel] {
    let plan = property.plan!
    let condition =
      property.link.map {
        "t._key IN (SELECT \($0.source) FROM \(quoted($0.name)) WHERE \($0.target) = ?)"
      } ?? "t.\(property.columnName) = ?"
    let sql = "SELECT \(plan.qualifiedSelection) FROM \(plan.table) t WHERE \(condition) ORDER BY t._key"
    let saved = try? plan.store.read { database in
      let statement = try database.statement(sql)
      sqlite3_bind_int64(statement, 1, target.key)
      return try self.readModels(statement, plan, in: database)
    }
    return (saved ?? []) + pendingHolders.holders(of: target, property)
  }

  /// Returns the models of a relationship; reads them if they aren't in memory.
  func relatedModels(of model: any PersistentModel, _ property: ModelProperty) -> [any PersistentModel] {
    load(model)
    if let known = property.relatedModels(of: model) { return known }
    guard property.kind == .toMany, let target = property.targetPlan else { return [] }
    var found: [any PersistentModel] = []
    if !model._$state.flags.contains(.inserted) {
      found = (try? readRelated(of: model, property, target)) ?? []
    }
    if hasChanges {
      // The list contains unsaved changes, so a rollback has to read it again.
      touch(model, property)
      applyPending(to: &found, of: model, property)
    }
    return found
  }

  private func readRelated(
    of model: any PersistentModel, _ property: ModelProperty, _ target: EntityPlan
  ) throws -> [any PersistentModel] {
    let condition: String
    if let link = property.link {
      condition = "t._key IN (SELECT \(link.target) FROM \(quoted(link.name)) WHERE \(link.source) = ?)"
    } else if let inverse = property.inverse {
      condition = "t.\(inverse.columnName) = ?"
    } else {
      return []
    }
    let sql = "SELECT \(target.qualifiedSelection) FROM \(target.table) t WHERE \(condition) ORDER BY t._key"
    return try target.store.read { database in
      let statement = try database.statement(sql)
      sqlite3_bind_int64(statement, 1, model.key)
      return try self.readModels(statement, target, in: database)
    }
  }

  /// Applies unsaved changes to the saved models of a relationship.
  private func applyPending(
    to found: inout [any PersistentModel], of model: any PersistentModel, _ property: ModelProperty
  ) {
    if let link = property.link {
      for change in linkChanges where change.link.name == link.name {
        let (source, target) =
          link.source == "a" ? (change.source, change.target) : (change.target, change.source)
        guard source == model.key else { continue }
        found.removeAll { $0.key == target }
        if change.isAdded { found.append(known(target, property.targetPlan!)) }
      }
    } else if let inverse = property.inverse {
      found.removeAll { inverse.relatedKey(of: $0) != model.key }
      var present = Set(found.map(\.key))
      for other in inserted + changed where other._$state.plan!.isKind(of: inverse.plan) {
        if !other.isDeleted, inverse.relatedKey(of: other) == model.key, present.insert(other.key).inserted {
          found.append(other)
        }
      }
    }
    found.removeAll(where: \.isDeleted)
  }
}

extension LinkChange {
  /// The same change, with source and target in the order of the table's columns.
  var ordered: LinkChange {
    link.source == "a"
      ? self : LinkChange(link: link.reversed, source: target, target: source, isAdded: isAdded)
  }
}
