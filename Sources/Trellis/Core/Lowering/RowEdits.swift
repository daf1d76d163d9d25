package import Foundation

/// The actions for deleting and moving a row of a `ForEach`, for the list that contains the row.
package nonisolated struct RowEdits {
  /// The identity of the row's `ForEach`.
  package let owner: ObjectIdentifier
  package let canDelete: Bool
  package let canMove: Bool
  /// Returns the current offset of the row's element in the collection, or nil if the element was removed.
  package let offset: @MainActor () -> Int?
  /// Performs the action for deleted rows, which are given by their offsets.
  package let delete: @MainActor (IndexSet) -> Void
  /// Performs the action for rows that are moved in front of another, all given by their offsets.
  package let move: @MainActor (IndexSet, Int) -> Void
}
