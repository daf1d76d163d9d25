/// What an accessibility element is, and how it behaves.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilitytraits.
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit a trait, the same as in the accessibility tree of a display list.
  public let rawValue: UInt64

  /// Creates traits of their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It is a header that divides content, such as a title.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It takes words to search for.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a text that people can't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up what is there when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Its label or its value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts a sound or a film, which reading shouldn't disturb.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is beside it isn't read.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It is a row of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// What becomes of the accessibility elements in a view that is made one element.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilitychildbehavior.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Choice: Hashable { case ignore, combine, contain }

  let choice: Choice

  /// They are hidden: the new element knows nothing but what modifiers around it say.
  public static let ignore = AccessibilityChildBehavior(choice: .ignore)
  /// What is said of them is said of the new element: labels and values one after the other, and their actions.
  public static let combine = AccessibilityChildBehavior(choice: .combine)
  /// They are in the new element, which is a container.
  public static let contain = AccessibilityChildBehavior(choice: .contain)
}

/// The rank of a heading.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilityheadinglevel.
public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No particular one.
  case unspecified
  /// The highest.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

/// What an accessibility action is for.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilityactionkind.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  enum Choice: Equatable { case activate, escape, magicTap, increment, decrement, named(Text) }

  let choice: Choice

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(choice: .activate)
  /// Leaving, such as closing what is shown above the rest.
  public static let escape = AccessibilityActionKind(choice: .escape)
  /// The most important thing there is to do.
  public static let magicTap = AccessibilityActionKind(choice: .magicTap)

  static let increment = AccessibilityActionKind(choice: .increment)
  static let decrement = AccessibilityActionKind(choice: .decrement)

  private init(choice: Choice) { self.choice = choice }

  /// Creates an action of a name that people are told.
  public init(named name: Text) { choice = .named(name) }
}
