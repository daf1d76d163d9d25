/// The text size that a person prefers.
///
/// As on macOS, fonts don't follow it: views that want to look at it, read it from the environment.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dynamictypesize; that macOS's fonts have one size each is
/// observed (mburger89/MetalUI, swiftui-text-semantics F7).
public nonisolated enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes below the standard one.
  case xSmall, small, medium
  /// The standard size.
  case large
  /// The sizes above the standard one.
  case xLarge, xxLarge, xxxLarge
  /// The sizes for people who need them to read at all.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one for people who need it to read at all.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  /// The text size that a person prefers; see ``DynamicTypeSize``.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the preferred text size that the view and the views inside it read; see ``DynamicTypeSize``.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
