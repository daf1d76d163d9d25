/// The views of rows that are lists of their own, as a part of a lazy list; the rows of a `ForEach` override its functions.
@MainActor
class LazyListRows {
  /// The number of views.
  nonisolated final let count: Int

  init(count: Int) {
    self.count = count
  }

  /// Whether a row turned out to have another number of views than assumed.
  var isProvisional: Bool { false }

  /// Returns the view at an index; builds it and its row if needed.
  func element(at index: Int) -> ViewElement {
    fatalError("\(type(of: self)).element(at:): the subclass has to override it; this is a bug in Trellis")
  }

  /// Returns the id of the view at an index.
  func id(at index: Int) -> LazyElements.ID {
    fatalError("\(type(of: self)).id(at:): the subclass has to override it; this is a bug in Trellis")
  }

  /// Returns the role of a view in its section, and the views around it in its row that are known to have the same role.
  func role(at index: Int) -> (role: LazyElements.SectionRole, views: Range<Int>) {
    (LazyElements.SectionRole(), index..<index + 1)
  }

  /// Returns the tag of the row that contains a view, or nil if the tag isn't known without building the row.
  func plainTag(at index: Int) -> ViewTag? { nil }

  /// Returns the index of a view, or nil if the view was removed or its row was never listed.
  func index(of id: LazyElements.ID) -> Int? { nil }

  /// Removes the nested row that contains a view.
  func release(_ id: LazyElements.ID) {}

  /// Calls a closure with the keys of the listed views.
  func forEachKey(_ body: (LazyElements.Key) -> Void) {}
}
