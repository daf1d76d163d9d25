public import Trellis

extension Never: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Never
  /// The type of the body.
  public typealias TableRowBody = Never
  /// Traps, because there is no value of this type.
  @MainActor public func _rowViews(_ line: @escaping @MainActor (Never) -> _TableLine<Never>) -> Never {
    fatalError("Never has no rows")
  }
}

extension TableRowContent where TableRowBody == Never {
  /// A body that traps when it is read, because Trellis itself shows these rows.
  @MainActor public var tableRowBody: Never {
    fatalError("\(Self.self) is shown by Trellis and has no tableRowBody; don't call it")
  }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the views of the body.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (TableRowValue) -> _TableLine<TableRowValue>
  ) -> TableRowBody._RowViews {
    tableRowBody._rowViews(line)
  }
}

/// No rows.
///
/// Source: documented, developer.apple.com/documentation/swiftui/emptytablerowcontent.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value

  /// Creates the rows.
  public init() {}

  /// Returns no views.
  @MainActor public func _rowViews(_ line: @escaping @MainActor (Value) -> _TableLine<Value>) -> EmptyView {
    EmptyView()
  }
}

/// A row that hides and shows the rows below it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/disclosuretablerow.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row of a value, whose rows are shown while a binding is true; without a binding, the row stores this itself.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
  }

  /// Returns a disclosure group of the rows.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (TableRowValue) -> _TableLine<TableRowValue>
  ) -> some View {
    TableDisclosure(isExpanded: isExpanded, label: label._rowViews(line)) { content()._rowViews(line) }
  }
}

/// A disclosure group of rows, with its own state or a binding.
private struct TableDisclosure<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  @ViewBuilder let content: () -> Content

  var body: some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded, content: content) { label }
    } else {
      DisclosureGroup(content: content) { label }
    }
  }
}

/// A row for each element of a tree, which hides and shows the rows of the element's children.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tableoutlinegroupcontent.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// Returns a tree of lines.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Data.Element) -> _TableLine<Data.Element>
  ) -> some View {
    OutlineGroup(data, children: children) { line($0).tag($0.id) }
  }
}
