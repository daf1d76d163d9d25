/// The user's preferred text size.
///
/// Text styles follow this size, and so do fonts by family name and ``ScaledMetric``. A size given to
/// ``Font/system(size:weight:design:)`` is fixed.
///
/// On macOS, each text style has one size, regardless of this setting. Here the styles follow it as on iOS, since Linux has no
/// other way to enlarge text that is too small to read.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dynamictypesize; one size for each style on macOS: observed
/// (mburger89/MetalUI, swiftui-text-semantics F7); following the setting: ours.
public nonisolated enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes below the standard one.
  case xSmall, small, medium
  /// The standard size.
  case large
  /// The sizes above the standard one.
  case xLarge, xxLarge, xxxLarge
  /// The accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// The user's preferred text size; see ``DynamicTypeSize``.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.typeSize }
    set { text.typeSize = newValue }
  }
}

extension View {
  /// Sets the preferred text size of the view and the views inside it; see ``DynamicTypeSize``.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the preferred text size of the view and the views inside it to a range, using the nearest size in the range.
  ///
  /// A range without any size changes nothing, and a warning is reported.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    if sizes.isEmpty {
      Warning.report(
        "View.dynamicTypeSize: the range (\(range)) has no size; it is ignored; give a range with at least one size"
      )
    }
    return ModifiedContent(
      content: self, modifier: DynamicTypeSizeModifier(least: sizes.first, greatest: sizes.last))
  }
}

/// A modifier that limits the preferred text size to a range; nil bounds don't limit.
struct DynamicTypeSizeModifier {
  let least: DynamicTypeSize?
  let greatest: DynamicTypeSize?

  /// Returns the nearest size in the range.
  func limited(_ size: DynamicTypeSize) -> DynamicTypeSize {
    guard let least, let greatest else { return size }
    return min(max(size, least), greatest)
  }
}
