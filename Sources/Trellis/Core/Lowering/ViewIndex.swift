import TrellisGraph

/// An index of the views in a part of the tree: views enter it when they are listed, if a modifier around them needs the index.
@MainActor
class ViewIndex {
  /// Adds the rows of a `ForEach`.
  func add(_ rows: any IndexedRows) {}

  /// Returns a list whose views enter the index; `id` is an explicit id of the list's views, or nil.
  func noting(_ list: ViewList, as id: AnyHashable? = nil, _ inputs: ViewInputs) -> ViewList { list }
}

/// The index that the views in a part of the tree enter; nil if there is none.
enum ViewIndexKey: ViewInputKey {
  static var defaultValue: ViewIndex? { nil }
}

/// The rows of a `ForEach`, for a search by id.
@MainActor
protocol IndexedRows: AnyObject {
  /// Returns the first view of the row with an id; nil if no row has it.
  func element(of id: AnyHashable) -> LazyElements.ID?
  /// Returns the first view of the row with an id inside a row that is a list of its own and isn't built; nil if there is none.
  func elementWithin(of id: AnyHashable) -> LazyElements.ID?
  /// Returns the id of the row that contains a view; nil if none does.
  func id(of element: LazyElements.ID) -> AnyHashable?
}
