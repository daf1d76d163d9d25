/// The prominence of the background behind a view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/backgroundprominence.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual background.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A more prominent background, such as that of a selected row in a list with the focus.
  public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
  private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  /// The prominence of the background behind the view: increased in selected rows of a list with the focus, on a desktop.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/backgroundprominence.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
