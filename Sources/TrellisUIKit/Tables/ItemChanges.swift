import Foundation

/// Changes of a table or a collection that are applied together, in whatever order they were requested.
///
/// Removals, and the beginnings of moves, have positions before all changes; additions, and the ends of moves, positions after them.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:).
struct ItemChanges {
  var (deleted, inserted, reloaded): (Set<IndexPath>, Set<IndexPath>, Set<IndexPath>) = ([], [], [])
  var moved: [IndexPath: IndexPath] = [:]
  var (deletedSections, insertedSections, reloadedSections) = (IndexSet(), IndexSet(), IndexSet())

  /// Returns the position of an item after the changes; nil if it was removed, or made again with its section.
  func position(of old: IndexPath) -> IndexPath? {
    if let new = moved[old] { return new }
    let section = old[0]
    if deleted.contains(old) || deletedSections.contains(section) || reloadedSections.contains(section) {
      return nil
    }
    var new = section - deletedSections.count(in: 0..<section)
    for inserted in insertedSections where inserted <= new { new += 1 }
    func isBefore(_ path: IndexPath) -> Bool { path[0] == section && path[1] < old[1] }
    var item = old[1] - deleted.count(where: isBefore) - moved.keys.count(where: isBefore)
    for added in inserted.union(moved.values).sorted() where added[0] == new && added[1] <= item { item += 1 }
    return IndexPath(indexes: [new, item])
  }
}
