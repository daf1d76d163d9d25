/// The text size that a person prefers.
///
/// Text styles follow it, and so do fonts by a family's name and ``ScaledMetric``. A size that is given to
/// ``Font/system(size:weight:design:)`` stays.
///
/// On macOS texts have one size each, whatever this is; here they follow it as on iOS, since nothing else lets a person on
/// Linux read what is too small.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dynamictypesize; that macOS's fonts have one size each is
/// observed (mburger89/MetalUI, swiftui-text-semantics F7); following it is ours.
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
  /// The text size that a person prefers; see ``DynamicTypeSize``.
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

  /// Keeps the preferred text size of the view and the views inside it in a range: what is outside becomes the nearest in
  /// it.
  ///
  /// A range without any size changes nothing, and says so.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dynamictypesize(_:).
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    if sizes.isEmpty {
      Warning.report(
        "View.dynamicTypeSize: there is no size in the range (\(range)); sizes stay as they are; give a range with one"
      )
    }
    return ModifiedContent(
      content: self, modifier: DynamicTypeSizeModifier(least: sizes.first, greatest: sizes.last))
  }
}

/// Keeps the preferred text size between two, where they are given.
struct DynamicTypeSizeModifier {
  let least: DynamicTypeSize?
  let greatest: DynamicTypeSize?

  /// The size that takes a size's place.
  func limited(_ size: DynamicTypeSize) -> DynamicTypeSize {
    guard let least, let greatest else { return size }
    return min(max(size, least), greatest)
  }
}
