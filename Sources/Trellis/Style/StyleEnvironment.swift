extension EnvironmentValues {
  private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
  }

  private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The styles of texts and shapes; nil is the system's.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The style of interactive elements; nil is the accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style of backgrounds; nil is the window's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
