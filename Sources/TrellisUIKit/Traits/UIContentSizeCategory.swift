public import Trellis

/// The user's preferred text size, by the name of UIKit.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The size's identifier.
  public let rawValue: String
  /// Creates a size with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// None in particular.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Between small and large.
  public static let medium = UIContentSizeCategory("M")
  /// The standard size.
  public static let large = UIContentSizeCategory("L")
  /// Larger than standard.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Much larger.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest size that isn't an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let all: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is an accessibility size.
  public var isAccessibilityCategory: Bool { dynamicTypeSize?.isAccessibilitySize ?? false }

  /// The size by the name of SwiftUI; nil if it is unspecified.
  var dynamicTypeSize: DynamicTypeSize? {
    UIContentSizeCategory.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] }
  }

  init(_ size: DynamicTypeSize) {
    self = UIContentSizeCategory.all[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }

  /// Creates the size of SwiftUI's older type; nil is unspecified.
  public init(_ sizeCategory: ContentSizeCategory?) {
    let index = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = index.map { UIContentSizeCategory.all[$0] } ?? .unspecified
  }

  /// Creates the size of SwiftUI's type; nil is unspecified.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { UIContentSizeCategory($0) } ?? .unspecified
  }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether the first size is smaller; an unspecified size is the smallest.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    (all.firstIndex(of: first) ?? -1) < (all.firstIndex(of: second) ?? -1)
  }
}

extension DynamicTypeSize {
  /// Creates the size of UIKit's; nil if it is unspecified.
  public nonisolated init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
    self = size
  }
}

extension ContentSizeCategory {
  /// Creates the size of UIKit's; nil if it is unspecified.
  public nonisolated init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.dynamicTypeSize, let index = DynamicTypeSize.allCases.firstIndex(of: size)
    else { return nil }
    self = ContentSizeCategory.allCases[index]
  }
}
