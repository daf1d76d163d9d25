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
  /// An element that plays a sound when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// A summary of the app's state at its start.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// An element that starts a media session when it is used.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// An element that is touched directly by users of assistive technologies.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// An element behind which the page is turned.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A disabled element; without effect: a control that isn't enabled is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that often changes.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// An element whose value can be increased and decreased; without effect: sliders and steppers have these actions.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}
