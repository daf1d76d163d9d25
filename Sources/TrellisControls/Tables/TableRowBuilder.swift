public import Trellis

/// Puts rows of a table below each other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablerowbuilder.
@resultBuilder
public nonisolated enum TableRowBuilder<Value: Identifiable> {
  /// Rows.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value {
    content
  }

  /// The first rows.
  public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C
  where C.TableRowValue == Value { content }

  /// Rows below others.
  public static func buildPartialBlock<Above: TableRowContent, Below: TableRowContent>(
    accumulated: Above, next: Below
  ) -> TupleTableRowContent<Above, Below> where Above.TableRowValue == Value, Below.TableRowValue == Value {
    TupleTableRowContent(above: accumulated, below: next)
  }

  /// Rows that are there under a condition.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value {
    content
  }

  /// Rows that are there while a condition is true.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first content: First)
    -> ConditionalTableRowContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .first(content)
  }

  /// Rows that are there while a condition is false.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second content: Second)
    -> ConditionalTableRowContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .second(content)
  }
}

/// Rows below others.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tupletablerowcontent; of two at a time: ours (choice).
public nonisolated struct TupleTableRowContent<Above: TableRowContent, Below: TableRowContent>:
  TableRowContent
where Above.TableRowValue == Below.TableRowValue {
  /// What a row is of.
  public typealias TableRowValue = Above.TableRowValue
  let above: Above
  let below: Below

  /// Both.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Above.TableRowValue) -> _TableLine<Above.TableRowValue>
  ) -> TupleView<(Above._RowViews, Below._RowViews)> {
    TupleView((above._rowViews(line), below._rowViews(line)))
  }
}

/// The rows of one branch of a condition or the other's.
public nonisolated enum ConditionalTableRowContent<First: TableRowContent, Second: TableRowContent>:
  TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// What a row is of.
  public typealias TableRowValue = First.TableRowValue

  /// Those while the condition is true.
  case first(First)
  /// Those while it is false.
  case second(Second)

  /// The rows of the branch.
  @ViewBuilder @MainActor public func _rowViews(
    _ line: @escaping @MainActor (First.TableRowValue) -> _TableLine<First.TableRowValue>
  ) -> some View {
    switch self {
    case .first(let rows): rows._rowViews(line)
    case .second(let rows): rows._rowViews(line)
    }
  }
}
