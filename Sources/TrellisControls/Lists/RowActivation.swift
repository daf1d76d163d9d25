package import Trellis

/// What a press on a row of a list does, the return key on it too: said by a view in the row that stands for all of it, as a link does.
///
/// A view that is such a thing asks `\.isInListRow`. Where it is in a row, it shows its label alone, takes no presses of its own, and
/// says what it does:
///
/// ```swift
/// if isInListRow {
///   label.rowActivation { push(value) }
/// } else {
///   Button { push(value) } label: { label }
/// }
/// ```
/// The row calls it after it was selected, where it can be. Several in one row are all called, in their order, as buttons in a row of a
/// phone are. A row selects by its tag: a link with a value, whose row is to be selected by that value, tags its label with it.
package nonisolated struct RowActivation: Equatable {
  /// Whether it is done where keys select the row, too: what is beside the list is about the row that is selected.
  package let followsSelection: Bool
  /// Does it.
  package let perform: @MainActor () -> Void

  /// Closures can't be compared: whoever is told of it always has the latest.
  package static func == (first: RowActivation, second: RowActivation) -> Bool { false }
}

/// What the views in a row say that a press on it does, the first view first.
package enum RowActivations: PreferenceKey {
  package static var defaultValue: [RowActivation] { [] }
  package static func reduce(value: inout [RowActivation], nextValue: () -> [RowActivation]) {
    value += nextValue()
  }
}

extension View {
  /// Says what a press on the row of a list does that the view is in; nil says nothing.
  ///
  /// Outside of a list it does nothing. With `followsSelection` it is done where keys select the row, too.
  package nonisolated func rowActivation(
    followsSelection: Bool = false, _ perform: (@MainActor () -> Void)?
  ) -> some View {
    transformPreference(RowActivations.self) { all in
      if let perform { all.append(RowActivation(followsSelection: followsSelection, perform: perform)) }
    }
  }
}

extension EnvironmentValues {
  private enum IsInListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is in a row of a list, which does what views in it say that a press on it does; see ``RowActivation``.
  package var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}
