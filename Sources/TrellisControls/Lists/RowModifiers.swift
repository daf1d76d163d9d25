public import Trellis

extension View {
  /// Sets the view behind the list row that contains this view; nil restores the list's own background.
  ///
  /// On a section, the background is behind each of its rows. The innermost of nested modifiers wins.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listrowbackground(_:); nested modifiers: ours (choice).
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    let background = view.map { AnyView($0) }
    return rowTraits { if $0.background == nil { $0.background = .some(background) } }
  }

  /// Sets the insets of the list row that contains the view, in points; nil restores the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTraits { $0.insets.setIfNil(insets) }
  }

  /// Shows or hides separators at edges of the list row that contains the view.
  ///
  /// The separator between two rows is hidden if either row hides it.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTraits {
      if edges.contains(.top) { $0.lineAbove.setIfNil(visibility) }
      if edges.contains(.bottom) { $0.lineBelow.setIfNil(visibility) }
    }
  }

  /// Sets the colour of separators at edges of the list row that contains the view; nil restores the list's own.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits {
      if edges.contains(.top) { $0.lineTintAbove.setIfNil(color) }
      if edges.contains(.bottom) { $0.lineTintBelow.setIfNil(color) }
    }
  }

  /// Shows or hides separators at edges of the list section that contains the view.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTraits {
      if edges.contains(.top) { $0.sectionLineAbove.setIfNil(visibility) }
      if edges.contains(.bottom) { $0.sectionLineBelow.setIfNil(visibility) }
    }
  }

  /// Sets the tint of the list row that contains the view; nil is the tint of the environment.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    rowTraits { $0.tint.setIfNil(tint.map { AnyShapeStyle($0) }) }
  }

  /// Sets the tint of the list row that contains the view; nil is the tint of the environment.
  @_disfavoredOverload
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    rowTraits { $0.tint.setIfNil(tint?.style) }
  }

  /// Sets whether deletion of the list row that contains the view is disabled.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTraits { $0.isDeleteDisabled.setIfNil(isDisabled) }
  }

  /// Sets whether the list row that contains the view can't be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    rowTraits { $0.isMoveDisabled.setIfNil(isDisabled) }
  }

  /// Sets whether the list row that contains the view can't be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTraits { $0.isSelectionDisabled.setIfNil(isDisabled) }
  }

  /// Sets the text by which typed letters find the row of a list or table that contains the view; nil disables finding it.
  ///
  /// Without this modifier, the row is found by the first text that a screen reader would read in it.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    rowTraits { $0.typeSelect.setIfNil(.some(text)) }
  }

  /// Sets the localized text by which typed letters find the row of a list or table that contains the view.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(.some(Text(stringKey)))
  }

  /// Sets the unlocalized text by which typed letters find the row of a list or table that contains the view.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(.some(Text(string)))
  }

  /// Shows a number in the list row that contains the view; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    badging(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text in the list row that contains the view; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some View { badging(label) }

  /// Shows a localized text in the list row that contains the view; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badging(key.map { Text($0) }) }

  /// Shows an unlocalized text in the list row that contains the view; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badging(label.map { Text($0) })
  }

  private nonisolated func badging(_ text: Text?) -> some View { rowTraits { $0.badge.setIfNil(text) } }
}

/// The tint of a list row.
public nonisolated struct ListItemTint: Sendable {
  private let color: Color?

  /// Returns a tint that a system preference doesn't replace.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns a tint that a system preference may replace; no system preference does so here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A grey tint.
  public static let monochrome = ListItemTint(color: nil)

  var style: AnyShapeStyle { color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary) }
}
