import Foundation
import Observation
import Trellis

/// What a list remembers: where the keys are, and what is dragged.
@MainActor @Observable
final class ListModel {
  /// Where a row that is dragged would come.
  struct Mark: Equatable {
    var row: RowID
    var isBelow: Bool
  }

  @ObservationIgnored let directory = RowDirectory()
  /// What the list is now: for what is done later.
  @ObservationIgnored var context: ListContext?
  /// Whether the list itself has the focus, and nothing in it.
  @ObservationIgnored var hasFocus = false
  /// What somebody types to come to a row.
  @ObservationIgnored var typed = TypeAhead()
  /// The row from which several are selected, and the one that keys came to.
  @ObservationIgnored var anchor: RowID?
  @ObservationIgnored var lead: RowID?
  /// What views in a row say that a press on it does.
  final class Activations {
    var all: [RowActivation] = []
  }

  /// The same, by the rows that are there.
  @ObservationIgnored private var activations: [RowID: Weak] = [:]

  private struct Weak { weak var activations: Activations? }

  /// Notes where it is known what a press on a row does.
  func note(_ activations: Activations, of id: RowID) {
    // Those of rows that have gone are let go of now and then.
    if self.activations.count > 200 { self.activations = self.activations.filter { $1.activations != nil } }
    self.activations[id] = Weak(activations: activations)
    if followed == id { follow(id) }
  }

  /// The row that keys selected and that wasn't there yet, to be followed when it is.
  @ObservationIgnored private var followed: RowID?

  /// Does what is to follow when keys select a row.
  func follow(_ id: RowID) {
    let all = activations(of: id)
    followed = all.isEmpty ? id : nil
    for activation in all where activation.followsSelection { activation.perform() }
  }

  /// What views in a row say that a press on it does.
  func activations(of id: RowID) -> [RowActivation] { activations[id]?.activations?.all ?? [] }
  /// The row that the keys came to, where none is selected by that.
  var marked: RowID?
  /// Where the row that is dragged would come; nil where none is dragged.
  var mark: Mark?
  /// The row whose actions are shown beside it.
  var opened: RowID?
}

/// What a list is, for its rows.
@MainActor
struct ListContext {
  var model: ListModel
  var face: ListFace
  var selection: (any RowSelecting)?
  var menu: SelectionMenu?
  var isEditing = false
  /// Told when a person has chosen a row by a press: a column that others follow may lead on to them.
  var chosen: (@MainActor () -> Void)?
}

/// What is offered for rows that are selected.
struct SelectionMenu {
  let menu: @MainActor (Set<AnyHashable>) -> AnyView
  let primaryAction: @MainActor (Set<AnyHashable>) -> Void
  /// Whether that does anything.
  let hasPrimaryAction: Bool
}

extension EnvironmentValues {
  private enum ListContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }
  private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

  /// The list that the view is a row of; nil outside of lists.
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }

  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
