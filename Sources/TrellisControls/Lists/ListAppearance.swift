import Foundation
import Trellis

/// The appearance of a list, made of its style, the theme and the modifiers around it.
nonisolated struct ListAppearance: Equatable {
  var kind: _ListArrangement.Kind
  var theme: ControlTheme
  var alternates = false
  var isForm = false
  /// The minimum height of rows in points; nil is the style's own.
  var minRowHeight: CGFloat?
  var minHeaderHeight: CGFloat?
  var rowSpacing: CGFloat = 0
  var sectionSpacing: CGFloat?
  var hasBackground = true
  /// Whether the list is a sidebar; on a phone, a sidebar is drawn as inset groups unless it is beside other columns.
  var isSidebar = false

  /// The icons of labels in rows: in the tint on a phone and in a sidebar.
  var icons: LabelIcons { LabelIcons(width: isPhone ? 22 : 18, isTinted: isPhone || isSidebar) }

  private var sizes: ControlTheme.Metrics.List { theme.metrics.list }

  /// Whether rows are in groups that have their own background.
  var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
  /// Whether the theme draws lists as on a phone.
  var isPhone: Bool { theme.styles.spreadsTitles }

  /// The horizontal margin of a row's background, in points.
  var margin: CGFloat {
    switch kind {
    case .insetGrouped: sizes.groupInset
    case .inset, .sidebar: isPhone ? 0 : sizes.inset
    default: 0
    }
  }

  var rowHeight: CGFloat {
    minRowHeight ?? (isGrouped ? sizes.groupRow : kind == .sidebar ? sizes.sideBarRow : sizes.row)
  }

  /// The insets of a row's content.
  var rowInsets: EdgeInsets {
    let inset = kind == .insetGrouped || kind == .grouped ? sizes.groupRowInset : sizes.rowInset
    return EdgeInsets(top: inset.height, leading: inset.width, bottom: inset.height, trailing: inset.width)
  }

  var headerHeight: CGFloat { minHeaderHeight ?? sizes.header }
  var indent: CGFloat { sizes.indent }
  /// The space between two sections.
  var sectionGap: CGFloat {
    sectionSpacing ?? (isGrouped ? sizes.groupGap : isPhone ? 0 : kind == .sidebar ? 10 : 0)
  }
  /// The space above the first row and below the last.
  var endGap: CGFloat {
    isGrouped ? sizes.groupGap : kind == .plain || kind == .bordered ? 0 : isPhone ? 0 : 10
  }
  var groupRadius: CGFloat { kind == .insetGrouped ? sizes.groupRadius : 0 }
  var rowRadius: CGFloat { (kind == .inset || kind == .sidebar) && !isPhone ? 5 : 0 }
  /// Whether there are separators between rows.
  var hasLines: Bool { isGrouped || isPhone && kind != .sidebar }
  /// Whether headers stay visible while their section scrolls.
  var pinsHeaders: Bool { kind == .plain || kind == .inset || kind == .bordered }

  /// The background behind the rows; nil draws none.
  var background: Color? {
    guard hasBackground else { return nil }
    switch kind {
    case .grouped, .insetGrouped: return .groupedBackground
    case .sidebar: return isPhone ? .groupedBackground : nil
    default: return .windowBackground
    }
  }
}
