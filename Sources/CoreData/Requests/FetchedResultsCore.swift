import Foundation

/// The results of a controller, whatever their type.
final class FetchedResultsCore: @unchecked Sendable {
  struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var members: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var objects: [NSManagedObject]?
  private(set) var sections: [Section]?
  private let request: () throws -> [NSManagedObject]
  private var token: (any NSObjectProtocol)?

  init(
    _ context: NSManagedObjectContext, _ sectionNameKeyPath: String?,
    _ request: @escaping () throws -> [NSManagedObject]
  ) {
    (self.context, self.sectionNameKeyPath, self.request) = (context, sectionNameKeyPath, request)
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  func fetch() throws {
    let objects = try request()
    (self.objects, sections) = (objects, divided(objects))
    token =
      token
      ?? NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { [weak self] notification in
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        self?.change(updated: updated)
      }
  }

  private func divided(_ objects: [NSManagedObject]) -> [Section] {
    guard let sectionNameKeyPath else { return [Section(name: "", members: objects)] }
    var found: [Section] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
      if found.last?.name == name {
        found[found.count - 1].members.append(object)
      } else {
        found.append(Section(name: name, members: [object]))
      }
    }
    return found
  }

  func position(of object: NSManagedObject) -> IndexPath? { Self.position(of: object, in: sections ?? []) }

  private static func position(of object: NSManagedObject, in sections: [Section]) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.members.firstIndex(where: { $0 === object }) {
        return IndexPath(indexes: [index, row])
      }
    }
    return nil
  }

  private func change(updated: Set<NSManagedObject>) {
    guard let old = objects, let oldSections = sections, let new = try? request() else { return }
    (objects, sections) = (new, divided(new))
    let isSame = old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
    if isSame, !new.contains(where: updated.contains) { return }
    guard delegate != nil else { return }
    let work = UncheckedWork((old, oldSections, new, sections ?? [], updated))
    MainActor.assumeIsolated { report(work.value.0, work.value.1, work.value.2, work.value.3, work.value.4) }
  }

  /// Calls the delegate with the differences of two results.
  @MainActor
  private func report(
    _ old: [NSManagedObject], _ oldSections: [Section], _ new: [NSManagedObject], _ sections: [Section],
    _ updated: Set<NSManagedObject>
  ) {
    guard let delegate else { return }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>.facade(of: self)
    delegate.controllerWillChangeContent(controller)
    for (index, section) in oldSections.enumerated()
    where !sections.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in sections.enumerated()
    where !oldSections.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    let (before, after) = (Set(old), Set(new))
    for object in old where !after.contains(object) {
      delegate.controller(
        controller, didChange: object, at: Self.position(of: object, in: oldSections), for: .delete,
        newIndexPath: nil)
    }
    for object in new where !before.contains(object) {
      delegate.controller(
        controller, didChange: object, at: nil, for: .insert,
        newIndexPath: Self.position(of: object, in: sections))
    }
    // An object has moved if it isn't in the longest common order of both.
    let moved = Set(
      new.filter(before.contains).difference(from: old.filter(after.contains)).insertions.compactMap {
        change in
        if case .insert(_, let object, _) = change { object } else { nil }
      })
    for object in new where before.contains(object) && (moved.contains(object) || updated.contains(object)) {
      delegate.controller(
        controller, didChange: object, at: Self.position(of: object, in: oldSections),
        for: moved.contains(object) ? .move : .update, newIndexPath: Self.position(of: object, in: sections))
    }
    delegate.controllerDidChangeContent(controller)
  }
}
