public import Trellis

/// The prominence of badges.
///
/// Source: documented, developer.apple.com/documentation/swiftui/badgeprominence; the appearance in rows of lists: ours.
public nonisolated struct BadgeProminence: Hashable, Sendable {
  private let number: Int

  /// The least prominent: a faint text.
  public static let decreased = BadgeProminence(number: 0)
  /// The default: a text in the secondary style.
  public static let standard = BadgeProminence(number: 1)
  /// The most prominent: white on red.
  public static let increased = BadgeProminence(number: 2)
}

extension EnvironmentValues {
  private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

  /// The prominence of badges in rows of lists.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of badges in rows of lists in the view.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
