extension DynamicTypeSizeModifier: EnvironmentChange {
  static var title: String { "dynamicTypeSize" }
  func change(_ values: inout EnvironmentValues) {
    values.dynamicTypeSize = limited(values.dynamicTypeSize)
  }
}
