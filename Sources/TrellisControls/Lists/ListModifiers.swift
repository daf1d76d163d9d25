public import Foundation
public import Trellis

/// How far sections of a list are apart.
///
/// Source: documented, developer.apple.com/documentation/swiftui/listsectionspacing.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?

  /// As the list's style has it.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than that: 12 points.
  public static let compact = ListSectionSpacing(points: 12)
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// How much the headers of sections are made of.
///
/// Source: documented, developer.apple.com/documentation/swiftui/prominence.
public nonisolated enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// Whether every other row has a ground.
///
/// Source: documented, developer.apple.com/documentation/swiftui/alternatingrowbackgroundbehavior.
public nonisolated struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let alternates: Bool?

  /// As the style has it.
  public static let automatic = AlternatingRowBackgroundBehavior(alternates: nil)
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
  /// It hasn't.
  public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

/// What is said of the lists in a view.
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

  /// The least height of the rows of lists, in points: 24 on a desktop and 44 on a phone where nobody has set one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight ?? look.metrics.list.row }
    set { minListRowHeight = newValue.isFinite ? max(0, newValue) : nil }
  }

  /// The least height of the headers of lists, in points; nil is the style's own.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistheaderheight.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue.flatMap { $0.isFinite ? max(0, $0) : nil } }
  }

  /// How much the headers of sections are made of.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/headerprominence.
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
  /// How far the rows of the lists in the view are apart, in points; nil is as the style has it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listrowspacing(_:).
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSettings) { $0.rowSpacing = spacing.map { $0.isFinite ? max(0, $0) : 0 } }
  }

  /// How far the sections of the lists in the view are apart.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listsectionspacing(_:).
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSettings) {
      $0.sectionSpacing = spacing.points.map { $0.isFinite ? max(0, $0) : 0 }
    }
  }

  /// How far the sections of the lists in the view are apart, in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/listsectionspacing(_:).
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// How much the headers of the sections in the view are made of.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/headerprominence(_:).
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Whether every other row of the lists and tables in the view has a ground.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alternatingrowbackgrounds(_:).
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    transformEnvironment(\.listSettings) { $0.alternates = behavior.alternates }
  }
}
