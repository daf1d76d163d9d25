extension ForegroundModifier: EnvironmentChange {
  static var title: String { "foregroundStyle" }
  func change(_ values: inout EnvironmentValues) {
    values.foregroundStyles =
      levels.isEmpty ? nil : ForegroundStyles(levels, around: values.foregroundStyles)
  }
}
