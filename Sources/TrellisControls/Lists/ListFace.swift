import Foundation
import Trellis

/// What a list looks like, as its style, the look and what is said around it make it.
nonisolated struct ListFace: Equatable {
  var kind: _ListArrangement.Kind
  var look: Look
  var alternates = false
  var isForm = false
  /// In points; nil is the style's own.
  var minRowHeight: CGFloat?
  var minHeaderHeight: CGFloat?
  var rowSpacing: CGFloat = 0
  var sectionSpacing: CGFloat?
  var hasGround = true
  var isProminent = false

  private var sizes: Look.Metrics.List { look.metrics.list }

  /// Whether rows stand in groups on a ground of their own.
  var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
  /// Whether it is a phone's, as far as lists differ.
  var isPhone: Bool { look.styles.spreadsTitles }

  /// What is left at the sides of a row's ground.
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

  /// What is left around a row's content.
  var rowInsets: EdgeInsets {
    let inset = kind == .insetGrouped || kind == .grouped ? sizes.groupRowInset : sizes.rowInset
    return EdgeInsets(top: inset.height, leading: inset.width, bottom: inset.height, trailing: inset.width)
  }

  var headerHeight: CGFloat { minHeaderHeight ?? sizes.header }
  var indent: CGFloat { sizes.indent }
  /// Between two sections.
  var sectionGap: CGFloat {
    sectionSpacing ?? (isGrouped ? sizes.groupGap : isPhone ? 0 : kind == .sidebar ? 10 : 0)
  }
  /// Above the first row and below the last.
  var endGap: CGFloat {
    isGrouped ? sizes.groupGap : kind == .plain || kind == .bordered ? 0 : isPhone ? 0 : 10
  }
  var groupRadius: CGFloat { kind == .insetGrouped ? sizes.groupRadius : 0 }
  var rowRadius: CGFloat { (kind == .inset || kind == .sidebar) && !isPhone ? 5 : 0 }
  /// Whether there are lines between rows.
  var hasLines: Bool { isGrouped || isPhone && kind != .sidebar }
  /// Whether headers stay in sight.
  var pinsHeaders: Bool { kind == .plain || kind == .inset || kind == .bordered }

  /// What lies behind the rows.
  var ground: Color? {
    guard hasGround else { return nil }
    switch kind {
    case .grouped, .insetGrouped: return .groupedBackground
    case .sidebar: return isPhone ? .groupedBackground : nil
    default: return .windowBackground
    }
  }
}
