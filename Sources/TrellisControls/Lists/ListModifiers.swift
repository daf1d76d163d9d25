public import Foundation
public import Trellis

/// The space between the sections of a list.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?

  /// The spacing of the list's style.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A reduced spacing of 12 points.
  public static let compact = ListSectionSpacing(points: 12)
  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// The prominence of section headers.
public nonisolated enum Prominence: Hashable, Sendable {
  /// The usual appearance.
  case standard
  /// A larger, bold header.
  case increased
}

/// A setting for the background of every other row.
public nonisolated struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let alternates: Bool?

  /// The setting of the list's style.
  public static let automatic = AlternatingRowBackgroundBehavior(alternates: nil)
  /// Every other row has a background.
  public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
  /// No row has an alternating background.
  public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

/// The settings of the lists in a view.
nonisolated struct ListSettings: Equatable {
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
  var alternates: Bool?
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private enum SettingsKey: EnvironmentKey { static var defaultValue: ListSettings { ListSettings() } }

  var minListRowHeight: CGFloat? {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of list rows, in points; by default 24 on a desktop and 44 on a phone.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight ?? controlTheme.metrics.list.row }
    set { minListRowHeight = newValue.isFinite ? max(0, newValue) : nil }
  }

  /// The minimum height of list headers, in points; nil is the style's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue.flatMap { $0.isFinite ? max(0, $0) : nil } }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  var listSettings: ListSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between rows of the lists in the view, in points; nil is the style's own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSettings) { $0.rowSpacing = spacing.map { $0.isFinite ? max(0, $0) : 0 } }
  }

  /// Sets the space between sections of the lists in the view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSettings) {
      $0.sectionSpacing = spacing.points.map { $0.isFinite ? max(0, $0) : 0 }
    }
  }

  /// Sets the space between sections of the lists in the view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the prominence of the headers of sections in the view.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets whether every other row of the lists and tables in the view has a background.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    transformEnvironment(\.listSettings) { $0.alternates = behavior.alternates }
  }
}
