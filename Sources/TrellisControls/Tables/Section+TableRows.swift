public import Trellis

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// Returns the section of the rows' views.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Content.TableRowValue) -> _TableLine<Content.TableRowValue>
  ) -> Section<Parent, Content._RowViews, Footer> {
    Section<Parent, Content._RowViews, Footer>(of: content._rowViews(line), header: header, footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of table rows.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(of: content(), header: EmptyView(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of table rows with a header.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue { self.init(of: content(), header: header(), footer: EmptyView()) }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of table rows with a localized title.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(of: content(), header: Text(titleKey), footer: EmptyView())
  }
}
