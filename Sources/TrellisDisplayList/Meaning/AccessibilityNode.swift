public import Foundation

/// Something in a picture that is told to someone who doesn't see it, or a container of such things.
///
/// You get them from ``DisplayList/accessibilityTree``; a test, a screen reader's bridge and an inspector read them.
public struct AccessibilityNode: Hashable, Sendable {
  /// What is read for it; nil where nobody gave it a label.
  public var label: String?
  /// What it is set to.
  public var value: String?
  /// What happens when its action is performed.
  public var hint: String?
  /// The name that the app gave it for tests.
  public var identifier: String?
  /// What it is, and how it behaves.
  public var traits: Traits
  /// Which kind of control it is; nil for what no kind is known of but what its traits say.
  public var role: Role?
  /// The rank of a heading, 1 to 6; 0 is no particular one.
  public var headingLevel: Int
  /// Where it is, in points, in the coordinate space of the list that was asked; null where that is behind the viewer.
  public var frame: CGRect
  /// What it can do, at most one of a kind.
  public var actions: [Action]
  /// Those with a higher number are read before others in the same container.
  public var sortPriority: Double
  /// What is in it, in the order in which it is read; nil for what isn't a container.
  public var children: [AccessibilityNode]?
  /// Whether the node is the title of what is beside it, as long as nothing is named by that.
  var isTitle = false

  /// Creates a node of which nothing is known but where it is.
  public init(frame: CGRect, traits: Traits = [], label: String? = nil, children: [AccessibilityNode]? = nil)
  {
    (self.frame, self.traits, self.label, self.children) = (frame, traits, label, children)
    (headingLevel, sortPriority, actions) = (0, 0, [])
  }

  /// The action of a kind.
  public func action(_ kind: Action.Kind) -> Action? { actions.first { $0.kind == kind } }

  /// A kind of control.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// It is on, 1, off, 0, or both in part, mixed.
    case checkBox
    /// One of several of which one is on.
    case radioButton
    /// What holds such.
    case radioGroup
    /// It is set to a value of a range.
    case slider
    /// It goes to the next value or the one before.
    case stepper
    /// Its value is one of those in a menu that it opens.
    case popUpButton
    /// It opens a menu.
    case menuButton
    /// A menu.
    case menu
    /// A line of a menu.
    case menuItem
    /// It says how far something has come.
    case progressIndicator
    /// Something goes on of which nobody knows how far it has come.
    case busyIndicator
    /// It says where a value is in a range.
    case levelIndicator
    /// A line of characters that somebody edits, or some lines.
    case textField
    /// The same of which nobody sees the characters.
    case secureField
    /// A text that somebody edits.
    case textEditor
    /// It is set to a colour.
    case colorWell
    /// It is set to a date.
    case dateField
    /// It shows what is in it, or hides it.
    case disclosureTriangle
    /// Controls for what is beside them, in a bar.
    case toolbar
    /// Titles of which one is chosen, and what belongs to that is shown.
    case tabGroup
    /// One of those titles.
    case tab
    /// Rows of which some may be selected.
    case list
    /// A row of a list or a table.
    case row
    /// Rows of cells.
    case table
  }

  /// Something that a node can do.
  public struct Action: Hashable, Sendable {
    /// What an action is for.
    public enum Kind: Hashable, Sendable {
      /// What a tap does.
      case activate
      /// Leaving, such as closing what is shown above the rest.
      case escape
      /// The most important thing there is to do.
      case magicTap
      /// Setting it to more than it is set to.
      case increment
      /// Setting it to less.
      case decrement
      /// What its name says.
      case named(String)
    }

    /// What it is for.
    public var kind: Kind
    /// What performs it, as the host that made the list understands it.
    public var number: UInt64

    /// Creates an action.
    public init(_ kind: Kind, _ number: UInt64) { (self.kind, self.number) = (kind, number) }
  }

  /// What a node is, and how it behaves; each has the meaning that SwiftUI's trait of the same name has.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// A bit a trait.
    public let rawValue: UInt64

    /// Creates traits of their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// It is a button.
    public static let isButton = Traits(rawValue: 1 << 0)
    /// It is a header that divides content.
    public static let isHeader = Traits(rawValue: 1 << 1)
    /// It is selected.
    public static let isSelected = Traits(rawValue: 1 << 2)
    /// It leads elsewhere.
    public static let isLink = Traits(rawValue: 1 << 3)
    /// It takes words to search for.
    public static let isSearchField = Traits(rawValue: 1 << 4)
    /// It is a picture.
    public static let isImage = Traits(rawValue: 1 << 5)
    /// It plays a sound when it is activated.
    public static let playsSound = Traits(rawValue: 1 << 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = Traits(rawValue: 1 << 7)
    /// It is a text that doesn't change by itself.
    public static let isStaticText = Traits(rawValue: 1 << 8)
    /// It sums up what is there when the app starts.
    public static let isSummaryElement = Traits(rawValue: 1 << 9)
    /// It changes often.
    public static let updatesFrequently = Traits(rawValue: 1 << 10)
    /// It starts a sound or a film.
    public static let startsMediaSession = Traits(rawValue: 1 << 11)
    /// It takes touches itself.
    public static let allowsDirectInteraction = Traits(rawValue: 1 << 12)
    /// It turns the page when it has been read.
    public static let causesPageTurn = Traits(rawValue: 1 << 13)
    /// What is drawn behind it isn't read; what is in front of it is.
    public static let isModal = Traits(rawValue: 1 << 14)
    /// It is on or off.
    public static let isToggle = Traits(rawValue: 1 << 15)
    /// It is a row of tabs.
    public static let isTabBar = Traits(rawValue: 1 << 16)
  }
}
