/// The former name of ``ControlTheme``.
@available(*, deprecated, renamed: "ControlTheme")
public typealias Look = ControlTheme

extension EnvironmentValues {
  /// The former name of ``controlTheme``.
  @available(*, deprecated, renamed: "controlTheme")
  public var look: ControlTheme {
    get { controlTheme }
    set { controlTheme = newValue }
  }
}

extension View {
  /// The former name of ``controlTheme(_:)``.
  @available(*, deprecated, renamed: "controlTheme(_:)")
  public nonisolated func look(_ theme: ControlTheme) -> some View { controlTheme(theme) }
}
