extension EnvironmentValues {
  private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum VerticalVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private enum HorizontalVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  private enum IndicatorFlashesKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// How often the bars of scroll views were to be seen for a while, though nothing is scrolled.
  var scrollIndicatorFlashes: Int {
    get { self[IndicatorFlashesKey.self] }
    set { self[IndicatorFlashesKey.self] = newValue }
  }

  /// Whether people can scroll scroll views; see ``View/scrollDisabled(_:)``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether scroll views show how far they are scrolled up and down.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/verticalscrollindicatorvisibility.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalVisibilityKey.self] }
    set { self[VerticalVisibilityKey.self] = newValue }
  }

  /// Whether scroll views show how far they are scrolled across.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/horizontalscrollindicatorvisibility.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalVisibilityKey.self] }
    set { self[HorizontalVisibilityKey.self] = newValue }
  }
}
