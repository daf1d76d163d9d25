public import Trellis

extension List where SelectionValue == Never {
  /// Creates a list with a row for each identifiable element of a bound collection; each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<ElementBindings<Data>, Data.Element.ID, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection; each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<ElementBindings<Data>, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list that can delete and move the identifiable elements of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      ElementBindings<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(nil, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list that can delete and move the elements of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<ElementBindings<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

}

extension List {
  /// Creates a list of the identifiable elements of a bound collection, with multiple selection; each row gets a binding to its
  /// element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<ElementBindings<Data>, Data.Element.ID, RowContent> {
    self.init(selection.map { .many($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a bound collection, with multiple selection; each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<ElementBindings<Data>, ID, RowContent> {
    self.init(selection.map { .many($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with multiple selection that can delete and move the identifiable elements of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      ElementBindings<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection.map { .many($0) }, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with multiple selection that can delete and move the elements of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<ElementBindings<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(
      selection.map { .many($0) }, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

}

extension List {
  /// Creates a list of the identifiable elements of a bound collection, with single selection; each row gets a binding to its
  /// element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<ElementBindings<Data>, Data.Element.ID, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a bound collection, with single selection; each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<ElementBindings<Data>, ID, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with single selection that can delete and move the identifiable elements of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      ElementBindings<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection.map { .one($0) }, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with single selection that can delete and move the elements of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<ElementBindings<Data>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(
      selection.map { .one($0) }, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

}
