extension ForegroundModifier: EnvironmentChange {
  static var title: String { "foregroundStyle" }
  func change(_ values: inout EnvironmentValues) {
    if levels.isEmpty, keepsAround { return }
    values.foregroundStyles =
      levels.isEmpty ? nil : ForegroundStyles(levels, around: values.foregroundStyles)
  }
}
