import Foundation

/// The identifiers of the objects of a relationship to many, in their order.
struct RelatedObjects: Hashable {
  private(set) var ids: [NSManagedObjectID] = []
  private var members: Set<NSManagedObjectID> = []

  init(_ ids: [NSManagedObjectID] = []) {
    members.reserveCapacity(ids.count)
    for id in ids { insert(id) }
  }

  func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

  /// Adds an identifier, unless it is there; at the end, or at a position of the list.
  mutating func insert(_ id: NSManagedObjectID, at position: Int? = nil) {
    guard members.insert(id).inserted else { return }
    if let position { ids.insert(id, at: min(position, ids.count)) } else { ids.append(id) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    guard members.remove(id) != nil, let index = ids.lastIndex(of: id) else { return }
    ids.remove(at: index)
  }

  /// Lists without an order are equal if they have the same members.
  static func == (lhs: RelatedObjects, rhs: RelatedObjects) -> Bool { lhs.ids == rhs.ids }
  func hash(into hasher: inout Hasher) { hasher.combine(ids.count) }
}
