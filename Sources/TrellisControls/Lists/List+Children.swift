public import Trellis

extension List where SelectionValue == Never {
  /// Creates a list of a tree of identifiable elements, whose elements inside are where a key path leads.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, whose ids and elements inside are where key paths lead.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }

}

extension List {
  /// Creates a list of a tree of identifiable elements, whose elements inside are where a key path leads, of which many may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection.map { .many($0) }, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, whose ids and elements inside are where key paths lead, of which many may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      selection.map { .many($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
  }

}

extension List {
  /// Creates a list of a tree of identifiable elements, whose elements inside are where a key path leads, of which one may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection.map { .one($0) }, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, whose ids and elements inside are where key paths lead, of which one may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection.map { .one($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
  }

}
