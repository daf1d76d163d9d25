/// The size that the person wants text in, by its older name; see ``DynamicTypeSize``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/contentsizecategory.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Between small and large.
  case medium
  /// The usual one.
  case large
  /// Larger than usual.
  case extraLarge
  /// Much larger.
  case extraExtraLarge
  /// The largest that isn't for people who see badly.
  case extraExtraExtraLarge
  /// The first for people who see badly.
  case accessibilityMedium
  /// The second of those.
  case accessibilityLarge
  /// The third of those.
  case accessibilityExtraLarge
  /// The fourth of those.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one for people who see badly.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The size by its older name.
  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }

  /// The size by its newer name; both have the same sizes, in the same order.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }
}

extension ContentSizeCategory: Comparable {
  /// Whether the first is the smaller one.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize < rhs.dynamicTypeSize
  }
}
