import Foundation
import Trellis

/// A line between two groups of menu items.
struct MenuDivider: View {
  var body: some View {
    Rectangle().fill(.separator).frame(height: 1).padding(.horizontal, 9).padding(.vertical, 5)
      .accessibilityHidden(true)
  }
}

extension ContainerValues {
  private enum IsMenuSeparatorKey: ContainerValueKey { static var defaultValue: Bool { false } }

  /// Whether the view is a separator of a menu, made from a `Divider`.
  nonisolated var isMenuSeparator: Bool {
    get { self[IsMenuSeparatorKey.self] }
    set { self[IsMenuSeparatorKey.self] = newValue }
  }
}

extension View {
  /// Replaces each divider in the view by a separator of a menu, which containers recognize.
  func menuSeparators() -> some View { dividers(MenuDivider().containerValue(\.isMenuSeparator, true)) }
}

extension SubviewsCollection {
  /// The views without separators at either end, and with one separator in place of several in a row.
  ///
  /// Source: inferred: a menu shows no separator without an item on both sides.
  @MainActor var withSingleSeparators: [Subview] {
    var result: [Subview] = []
    var separator: Subview?
    for subview in self {
      if subview.containerValues.isMenuSeparator {
        separator = separator ?? subview
      } else {
        if let separator, !result.isEmpty { result.append(separator) }
        separator = nil
        result.append(subview)
      }
    }
    return result
  }
}

/// A section of a menu, without separators at its ends.
@MainActor
struct MenuSection: Identifiable {
  let id: SectionConfiguration.ID
  let header: SubviewsCollection
  let items: [Subview]

  /// Returns the sections that have items or a header.
  static func all(in sections: SectionCollection) -> [MenuSection] {
    sections.map {
      MenuSection(id: $0.id, header: $0.header, items: $0.content.withSingleSeparators)
    }
    .filter { !$0.items.isEmpty || !$0.header.isEmpty }
  }
}
