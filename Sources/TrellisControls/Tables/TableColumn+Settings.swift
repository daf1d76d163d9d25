public import Trellis

extension TableColumn {
  /// Returns the column with an alignment of its header and its cells.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tablecolumncontent/alignment(_:).
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment = alignment.inCells }
  }

  /// Returns the column with an id, by which the user's changes are kept; see ``TableColumnCustomization``.
  ///
  /// Without an id, the user can change nothing.
  public func customizationID(_ id: String) -> TableColumn { changed { $0.id = id } }

  /// Returns the column with a visibility that it has until the user changes it.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    changed { $0.defaultVisibility = visibility }
  }

  /// Returns the column without some of the changes that a table offers the user.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
    changed { $0.disabled = behavior }
  }
}

/// Columns with changed settings.
private nonisolated struct ModifiedTableColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  let content: Content
  let change: (inout TableColumnSettings) -> Void

  @MainActor var _columns: [_TableColumn<Content.TableRowValue>] {
    content._columns.map { column in
      var column = column
      change(&column.settings)
      return column
    }
  }
}

/// Modifiers of all columns of some content; those of ``TableColumn`` return a column, whose width can still be set.
extension TableColumnContent {
  private nonisolated func changed(_ change: @escaping (inout TableColumnSettings) -> Void)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { ModifiedTableColumns(content: self, change: change) }

  /// Sets the alignment of the headers and the cells of the columns.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tablecolumncontent/alignment(_:).
  public nonisolated func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { changed { $0.alignment = alignment.inCells } }

  /// Sets an id, by which the user's changes are kept; see ``TableColumnCustomization``.
  ///
  /// Without an id, the user can change nothing.
  public nonisolated func customizationID(_ id: String)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { changed { $0.id = id } }

  /// Sets the visibility of the columns until the user changes it.
  public nonisolated func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { changed { $0.defaultVisibility = visibility } }

  /// Removes some of the changes that a table offers the user.
  public nonisolated func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { changed { $0.disabled = behavior } }
}
