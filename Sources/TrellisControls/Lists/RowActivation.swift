package import Trellis

/// The action of a press or the return key on a list row, declared by a view in the row, such as a link.
///
/// Such a view reads `\.isInListRow`. In a row, it shows only its label, handles no presses, and declares its action:
///
/// ```swift
/// if isInListRow {
///   label.rowActivation { push(value) }
/// } else {
///   Button { push(value) } label: { label }
/// }
/// ```
/// The row first selects itself, if it can, and then calls the action. Multiple actions in one row are all called, in view order,
/// as with buttons in a row on a phone. A row is selected by its tag: a link with a value tags its label with that value.
package nonisolated struct RowActivation: Equatable {
  /// Whether the action is also performed when keys select the row, so that the next column shows the selected row.
  package let followsSelection: Bool
  /// Performs the action.
  package let perform: @MainActor () -> Void

  /// Always false, because closures can't be compared.
  ///
  /// Subscribers therefore always get the latest activation.
  package static func == (first: RowActivation, second: RowActivation) -> Bool { false }
}

/// The actions that views in a row declare for a press on it, in view order.
package enum RowActivations: PreferenceKey {
  package static var defaultValue: [RowActivation] { [] }
  package static func reduce(value: inout [RowActivation], nextValue: () -> [RowActivation]) {
    value += nextValue()
  }
}

extension View {
  /// Declares the action of a press on the list row that contains the view; nil declares none.
  ///
  /// Outside lists, the modifier has no effect. With `followsSelection`, the action is also performed when keys select the row.
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

  /// Whether the view is in a list row that performs the actions its views declare; see ``RowActivation``.
  package var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}

extension View {
  /// Removes the environment of a list row and a form from a view that is presented there, such as a sheet or a menu.
  ///
  /// All layers are without the presenting view's styles of texts and shapes.
  func outsideOfRowAndForm() -> some View {
    environment(\.isInListRow, false).environment(\.labelIcons, nil).environment(\.isInSidebar, false)
      .environment(\.formTitles, nil).environment(\.hasBareFields, false)
  }
}
