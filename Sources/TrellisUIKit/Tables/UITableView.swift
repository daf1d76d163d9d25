public import Foundation
import Trellis

/// A list of rows in sections, which the data source makes as they are shown.
///
/// It is shown by a list of SwiftUI, in the theme's look: rows are lazy, cells are used again, the wheel, the keys and swipes are those of
/// the list. Rows without a height are as high as their content. The members of ``UIScrollView``, such as its offset and its insets, are
/// without effect: use ``scrollToRow(at:at:animated:)``.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitableview; that it is SwiftUI's: ours.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The looks of tables.
  public enum Style: Int, Sendable {
    /// Rows without groups; groups over the whole width; groups with round corners.
    case plain, grouped, insetGrouped
  }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// Lines, both of the same kind here.
    case singleLine, singleLineEtched
  }
  /// The positions of a row after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is visible; at the top; in the middle; at the bottom.
    case none, top, middle, bottom
  }
  /// The animations of changes, which are all the list's.
  public enum RowAnimation: Int, Sendable {
    /// Directions; none at all.
    case fade, right, left, top, bottom, none, middle
    /// The system's choice.
    case automatic = 100
  }

  /// The height of a row that follows from its content.
  public static let automaticDimension: CGFloat = -1

  /// The look.
  public let style: Style
  /// The object that makes the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, if it is one of tables.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  let rows = TableRows()
  /// The height of rows; ``automaticDimension`` by default.
  open var rowHeight = UITableView.automaticDimension { didSet { changed() } }
  /// Without effect: heights aren't estimated.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Without effect: the height of headers follows from their content.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// Without effect: the height of footers follows from their content.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Without effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Without effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { changed() } }
  /// The color of the lines; nil for the theme's.
  open var separatorColor: UIColor? { didSet { changed() } }
  /// The insets of the lines; without effect: the theme's.
  open var separatorInset = UIEdgeInsets.zero
  /// The view above all rows; nil for none.
  open var tableHeaderView: UIView? { didSet { changed() } }
  /// The view below all rows; nil for none.
  open var tableFooterView: UIView? { didSet { changed() } }
  /// The view behind the rows; without effect: the theme's is shown.
  open var backgroundView: UIView?
  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the rows can be removed and moved.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// The indicator of a refresh that the user begins by pulling; nil for none.
  open var refreshControl: UIRefreshControl? { didSet { changed() } }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    rows.table = self
  }
  /// Creates a table without groups.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Returns the proxy of all tables: the background and the tint apply to those that are made afterwards.
  open override class func appearance() -> UITableView { proxy { UITableView(frame: .zero) } }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
    UIView.animate(animated ? .default : nil, { changed() }, nil)
  }

  /// Asks the data source for everything again.
  open func reloadData() {
    rows.reload()
    changed()
  }

  // MARK: - Counts and positions

  /// The number of sections.
  open var numberOfSections: Int {
    rows.loadIfNeeded()
    return rows.ids.count
  }
  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    rows.loadIfNeeded()
    return rows.ids.indices.contains(section) ? rows.ids[section].count : 0
  }
  /// Returns the index path of a cell that is shown; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }.flatMap { rows.path(of: $0.key) }
  }
  /// Returns the cell of a row that is shown; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.id(at: indexPath).flatMap { rows.cells[$0] }
  }
  /// The cells that are shown, or are near.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }
  /// The index paths of the rows that are shown, or are near.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.cells.keys.compactMap { rows.path(of: $0) }.sorted()
  }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let id = rows.id(at: indexPath) else { return }
    let anchor: UnitPoint? =
      switch position {
      case .none: nil
      case .top: .top
      case .middle: .center
      case .bottom: .bottom
      }
    rows.target = (rows.target.map { $0.number } ?? 0, id, anchor)
    rows.target?.number += 1
    UIView.animate(animated ? .default : nil, { changed() }, nil)
  }

  override func wrapSubviews(_ subviews: AnyView) -> AnyView {
    AnyView(
      ZStack {
        TableNode(table: self)
        if !self.subviews.isEmpty { subviews }
      })
  }
}
