import Foundation
import Observation
import Trellis

/// The state of a list: the current row for keys, the drop position, and the actions of its rows.
@MainActor @Observable
final class ListModel {
  /// The drop position of a dragged row.
  struct DropPosition: Equatable {
    var row: RowID
    var isBelow: Bool
  }

  @ObservationIgnored let directory = RowDirectory()
  /// The current description of the list, for actions that run later.
  @ObservationIgnored var context: ListContext?
  /// Whether the focus is on the list itself, not on a view in it.
  @ObservationIgnored var hasFocus = false
  /// The text typed to find a row.
  @ObservationIgnored var typed = TypeAhead()
  /// The start of an extended selection, and the row that keys or a press reached last.
  @ObservationIgnored var anchor: RowID?
  @ObservationIgnored var lead: RowID?
  /// The actions that views in a row declare for a press on the row.
  final class Activations {
    var all: [RowActivation] = []
  }

  /// The activations of the rows that exist.
  @ObservationIgnored private var activations: [RowID: Weak] = [:]

  private struct Weak { weak var activations: Activations? }

  /// Registers the activations of a row, and performs those that await a selection by keys.
  func note(_ activations: Activations, of id: RowID) {
    // Entries of removed rows are dropped from time to time.
    if self.activations.count > 200 { self.activations = self.activations.filter { $1.activations != nil } }
    self.activations[id] = Weak(activations: activations)
    if followed == id { follow(id) }
  }

  /// A row that keys selected before its activations were registered; the registration then performs the activations.
  @ObservationIgnored private var followed: RowID?

  /// Performs the activations that follow a selection by keys.
  func follow(_ id: RowID) {
    let all = activations(of: id)
    followed = all.isEmpty ? id : nil
    for activation in all where activation.followsSelection { activation.perform() }
  }

  /// Returns the actions that views in a row declare for a press on it.
  func activations(of id: RowID) -> [RowActivation] { activations[id]?.activations?.all ?? [] }
  /// The current row for keys, if moving to it selects nothing.
  var currentRow: RowID?
  /// The drop position of the dragged row; nil while no row is dragged.
  var mark: DropPosition?
  /// The row whose swipe actions are shown beside it.
  var opened: RowID?
}

/// The description of a list for its rows.
@MainActor
struct ListContext {
  var model: ListModel
  var appearance: ListAppearance
  var selection: (any RowSelecting)?
  var menu: SelectionMenu?
  var isEditing = false
  /// Called when the user selects a row by a press, so that a split view can show the next column.
  var chosen: ColumnChoice?
}

/// The context menu and the primary action for selected rows.
struct SelectionMenu {
  let menu: @MainActor (Set<AnyHashable>) -> AnyView
  let primaryAction: @MainActor (Set<AnyHashable>) -> Void
  /// Whether `primaryAction` does anything.
  let hasPrimaryAction: Bool
}

extension EnvironmentValues {
  private enum ListContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }
  private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

  /// The list that the view is a row of; nil outside lists.
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }

  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
