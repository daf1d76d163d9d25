public import Trellis

extension View {
  /// Puts a view behind the row that the view is in a list; nil is what the list has there.
  ///
  /// On a section it is behind each of its rows. Of several the innermost counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listrowbackground(_:); which counts: ours (choice).
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    let background = view.map { AnyView($0) }
    return rowTraits { if $0.background == nil { $0.background = .some(background) } }
  }

  /// What is left around the view where it is a row of a list, in points; nil is what the list leaves.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listrowinsets(_:).
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTraits { $0.insets.setIfNil(insets) }
  }

  /// Whether there is a line at edges of the row that the view is in a list.
  ///
  /// There is none between two rows where one of them says so.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:).
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTraits {
      if edges.contains(.top) { $0.lineAbove.setIfNil(visibility) }
      if edges.contains(.bottom) { $0.lineBelow.setIfNil(visibility) }
    }
  }

  /// The colour of the lines at edges of the row that the view is in a list; nil is what the list has.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:).
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTraits {
      if edges.contains(.top) { $0.lineTintAbove.setIfNil(color) }
      if edges.contains(.bottom) { $0.lineTintBelow.setIfNil(color) }
    }
  }

  /// Whether there is a line at edges of the section that the view is in a list.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:).
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTraits {
      if edges.contains(.top) { $0.sectionLineAbove.setIfNil(visibility) }
      if edges.contains(.bottom) { $0.sectionLineBelow.setIfNil(visibility) }
    }
  }

  /// The tint of the row that the view is in a list; nil is the one around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listitemtint(_:).
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    rowTraits { $0.tint.setIfNil(tint.map { AnyShapeStyle($0) }) }
  }

  /// The tint of the row that the view is in a list; nil is the one around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listitemtint(_:).
  @_disfavoredOverload
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    rowTraits { $0.tint.setIfNil(tint?.style) }
  }

  /// Whether the row that the view is in a list can't be deleted.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/deletedisabled(_:).
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTraits { $0.isDeleteDisabled.setIfNil(isDisabled) }
  }

  /// Whether the row that the view is in a list can't be moved.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/movedisabled(_:).
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    rowTraits { $0.isMoveDisabled.setIfNil(isDisabled) }
  }

  /// Whether the row that the view is in a list can't be selected.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/selectiondisabled(_:).
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTraits { $0.isSelectionDisabled.setIfNil(isDisabled) }
  }

  /// By what text letters that are typed lead to the row that the view is in a list or a table; nil is by none.
  ///
  /// Without it that is the text that is read first in the row.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/typeselectequivalent(_:).
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    rowTraits { $0.typeSelect.setIfNil(.some(text)) }
  }

  /// By what text, as it is written down in the source, letters that are typed lead to the row that the view is in a list or a table.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/typeselectequivalent(_:).
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(.some(Text(stringKey)))
  }

  /// By what text, as it is, letters that are typed lead to the row that the view is in a list or a table.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/typeselectequivalent(_:).
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(.some(Text(string)))
  }

  /// A number beside the row that the view is in a list; 0 is none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/badge(_:).
  public nonisolated func badge(_ count: Int) -> some View {
    badging(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// A text beside the row that the view is in a list; nil is none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/badge(_:).
  public nonisolated func badge(_ label: Text?) -> some View { badging(label) }

  /// A text beside the row that the view is in a list, as it is written down in the source; nil is none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/badge(_:).
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badging(key.map { Text($0) }) }

  /// A text beside the row that the view is in a list, as it is; nil is none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/badge(_:).
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badging(label.map { Text($0) })
  }

  private nonisolated func badging(_ text: Text?) -> some View { rowTraits { $0.badge.setIfNil(text) } }
}

/// What the tint of a row of a list is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/listitemtint.
public nonisolated struct ListItemTint: Sendable {
  private let color: Color?

  /// A colour that stays whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the system's preferred one may take the place of; here none does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Grey.
  public static let monochrome = ListItemTint(color: nil)

  var style: AnyShapeStyle { color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary) }
}
