/// The traits of an accessibility element, such as its role.
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits, one per trait, which are the same in the accessibility tree of a display list.
  public let rawValue: UInt64

  /// Creates a set from raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A header that divides content, such as a title.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link to another place.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field for a search text.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// An element that plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that users can't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary of the state when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// An element whose label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts audio or video; a screen reader should then be silent.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// An element that handles touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// An element that turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// A modal element: while it is shown, only its content is read.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A control that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// The treatment of the accessibility elements in a view that becomes a single element.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Choice: Hashable { case ignore, combine, contain }

  let choice: Choice

  /// The elements are hidden: the new element has only the properties that modifiers around it set.
  public static let ignore = AccessibilityChildBehavior(choice: .ignore)
  /// The elements are merged into the new one: labels and values one after the other, and their actions.
  public static let combine = AccessibilityChildBehavior(choice: .combine)
  /// The elements are in the new element, which is a container.
  public static let contain = AccessibilityChildBehavior(choice: .contain)
}

/// The level of a heading.
public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No particular level.
  case unspecified
  /// The highest level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The purpose of an accessibility action.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  enum Choice: Equatable { case activate, escape, magicTap, increment, decrement, named(Text) }

  let choice: Choice

  /// The default action, the same as that of a tap.
  public static let `default` = AccessibilityActionKind(choice: .activate)
  /// The action to leave, such as closing a sheet or a menu.
  public static let escape = AccessibilityActionKind(choice: .escape)
  /// The most important action at the moment.
  public static let magicTap = AccessibilityActionKind(choice: .magicTap)

  static let increment = AccessibilityActionKind(choice: .increment)
  static let decrement = AccessibilityActionKind(choice: .decrement)

  private init(choice: Choice) { self.choice = choice }

  /// Creates an action with a name for users.
  public init(named name: Text) { choice = .named(name) }
}
