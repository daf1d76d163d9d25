public import Foundation
import Trellis

/// The horizontal alignment of a table column's header and cells.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablecolumnalignment.
public nonisolated struct TableColumnAlignment: Hashable, Sendable {
  private enum Edge: Hashable, Sendable { case leading, center, trailing }

  private let edge: Edge?

  /// The alignment in a cell; nil leaves it to the cell's view.
  var inCells: Alignment? {
    switch edge {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case nil: nil
    }
  }

  /// The default: the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: nil) }
  /// The leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// The centre.
  public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// The alignment of numbers in the current numbering system: the trailing edge.
  public static var numeric: TableColumnAlignment { .trailing }
  /// Returns the alignment of numbers in a numbering system: the trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .trailing }
}
