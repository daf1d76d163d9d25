/// The traits of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that often changes.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// An element whose value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}
