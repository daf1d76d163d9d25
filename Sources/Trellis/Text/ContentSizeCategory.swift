/// The user's preferred text size, by its older name; see ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Between small and large.
  case medium
  /// The standard size.
  case large
  /// Larger than standard.
  case extraLarge
  /// Much larger.
  case extraExtraLarge
  /// The largest size that isn't an accessibility size.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is an accessibility size.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Creates the size of the same position in ``DynamicTypeSize``.
  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }

  /// The size by its newer name; both types have the same sizes in the same order.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the first size is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize < rhs.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The user's preferred text size, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
