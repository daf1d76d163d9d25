public import TrellisLayout

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  /// The direction of reading: where it is right to left, leading is right, and every container is mirrored.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
