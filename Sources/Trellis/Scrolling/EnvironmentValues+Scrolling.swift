extension EnvironmentValues {
  private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum VerticalVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private enum HorizontalVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum IndicatorFlashesKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// The number of requests to flash scroll indicators.
  var scrollIndicatorFlashes: Int {
    get { self[IndicatorFlashesKey.self] }
    set { self[IndicatorFlashesKey.self] = newValue }
  }

  /// Whether the user can scroll scroll views; see ``View/scrollDisabled(_:)``.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalVisibilityKey.self] }
    set { self[VerticalVisibilityKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalVisibilityKey.self] }
    set { self[HorizontalVisibilityKey.self] = newValue }
  }
}
