public import Trellis

/// A builder of table rows from the statements of a closure.
@resultBuilder
public nonisolated enum TableRowBuilder<Value: Identifiable> {
  /// Builds a statement.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value {
    content
  }

  /// Builds the only statement.
  ///
  /// Without this function, an empty closure anywhere in a `ForEach` would be an error, because `ForEach` can have rows.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value {
    content
  }

  /// Builds the first rows.
  public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C
  where C.TableRowValue == Value { content }

  /// Builds rows below others.
  public static func buildPartialBlock<Above: TableRowContent, Below: TableRowContent>(
    accumulated: Above, next: Below
  ) -> TupleTableRowContent<Above, Below> where Above.TableRowValue == Value, Below.TableRowValue == Value {
    TupleTableRowContent(above: accumulated, below: next)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value {
    content
  }

  /// Builds the first branch of a condition.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first content: First)
    -> ConditionalTableRowContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .first(content)
  }

  /// Builds the other branch of a condition.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second content: Second)
    -> ConditionalTableRowContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .second(content)
  }
}

/// The rows of two statements, one below the other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tupletablerowcontent; always two at a time: ours (choice).
public nonisolated struct TupleTableRowContent<Above: TableRowContent, Below: TableRowContent>:
  TableRowContent
where Above.TableRowValue == Below.TableRowValue {
  /// The type of a row's value.
  public typealias TableRowValue = Above.TableRowValue
  let above: Above
  let below: Below

  /// Returns the views of the rows above, followed by those of the rows below.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Above.TableRowValue) -> _TableLine<Above.TableRowValue>
  ) -> TupleView<(Above._RowViews, Below._RowViews)> {
    TupleView((above._rowViews(line), below._rowViews(line)))
  }
}

/// The rows of either branch of a condition.
public nonisolated enum ConditionalTableRowContent<First: TableRowContent, Second: TableRowContent>:
  TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of a row's value.
  public typealias TableRowValue = First.TableRowValue

  /// The rows while the condition is true.
  case first(First)
  /// The rows while the condition is false.
  case second(Second)

  /// Returns the views of the branch.
  @ViewBuilder @MainActor public func _rowViews(
    _ line: @escaping @MainActor (First.TableRowValue) -> _TableLine<First.TableRowValue>
  ) -> some View {
    switch self {
    case .first(let rows): rows._rowViews(line)
    case .second(let rows): rows._rowViews(line)
    }
  }
}
