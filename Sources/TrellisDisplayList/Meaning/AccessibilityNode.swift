public import Foundation

/// An element of a picture as assistive technology presents it, or a container of such elements.
///
/// ``DisplayList/accessibilityTree`` returns nodes; tests, a screen reader's bridge and inspectors read them.
public struct AccessibilityNode: Hashable, Sendable {
  /// The text that is read for the node; nil if it has no label.
  public var label: String?
  /// The value that the node is set to; nil if it has no value.
  public var value: String?
  /// The value as a number; nil if it isn't one.
  public var numericValue: NumericValue?
  /// The effect of the node's action; nil if it has no hint.
  public var hint: String?
  /// The name that the app gave the node for tests; nil if it has no name.
  public var identifier: String?
  /// The kind of the node, and its behaviour.
  public var traits: Traits
  /// The kind of control; nil if only the traits describe the node.
  public var role: Role?
  /// The rank of a heading, 1 to 6; 0 is unspecified.
  public var headingLevel: Int
  /// The frame, in points, in the coordinate space of the outermost list; null if it is behind the viewer.
  public var frame: CGRect
  /// The actions, at most one of each kind; several actions of buttons in one element may have the same name.
  public var actions: [Action]
  /// The reading priority: nodes with a higher number come first in their container.
  public var sortPriority: Double
  /// The children, in reading order; nil if the node isn't a container.
  public var children: [AccessibilityNode]?
  /// Further values with labels, which are read on demand, or after the value if they are important.
  public var details: [Detail] = []
  /// The property of the program that follows a screen reader's focus on the node; nil if there is none.
  public var focus: Focus?
  /// Whether the node is the title of adjacent nodes, while it hasn't labelled any of them.
  var isTitle = false
  /// Whether the node's default action becomes a named action of other nodes, or the node becomes a child.
  var isActionSource = false
  /// The pairs of a label and its content that the node belongs to.
  var pairs: [Pair] = []

  /// Creates a node with a frame, traits, a label and children; its other properties are unset.
  public init(frame: CGRect, traits: Traits = [], label: String? = nil, children: [AccessibilityNode]? = nil)
  {
    (self.frame, self.traits, self.label, self.children) = (frame, traits, label, children)
    (headingLevel, sortPriority, actions) = (0, 0, [])
  }

  /// Returns the action of a kind, or nil if there is none.
  public func action(_ kind: Action.Kind) -> Action? { actions.first { $0.kind == kind } }

  /// A value as a number within bounds, such as that of a slider.
  public struct NumericValue: Hashable, Sendable {
    /// The number.
    public var number: Double
    /// The smallest number.
    public var minimum: Double
    /// The largest number.
    public var maximum: Double
    /// The difference between two numbers in turn; nil if there is none, or it isn't known.
    public var step: Double?

    /// Creates a value.
    public init(_ number: Double, from minimum: Double, to maximum: Double, step: Double? = nil) {
      (self.number, self.minimum, self.maximum, self.step) = (number, minimum, maximum, step)
    }
  }

  /// A further value of a node, with a label.
  public struct Detail: Hashable, Sendable {
    /// The identity: of two details with the same identity, the later one applies.
    public var id: String
    /// The text that names the value.
    public var label: String
    /// The value; nil removes the detail.
    public var value: String?
    /// Whether the detail is read with the node, and not only on demand.
    public var isImportant: Bool

    /// Creates a detail.
    public init(id: String, label: String, value: String?, isImportant: Bool = false) {
      (self.id, self.label, self.value, self.isImportant) = (id, label, value, isImportant)
    }
  }

  /// A property of the program that follows a screen reader's focus on a node, and moves it.
  public struct Focus: Hashable, Sendable {
    /// Whether the property says that the node has the focus.
    public var isFocused: Bool
    /// The number of the action that tells the program that the node got the focus.
    public var gained: UInt64
    /// The number of the action that tells the program that the node lost the focus.
    public var lost: UInt64

    /// Creates a focus.
    public init(isFocused: Bool, gained: UInt64, lost: UInt64) {
      (self.isFocused, self.gained, self.lost) = (isFocused, gained, lost)
    }
  }

  /// The place of a node in a pair of a label and the content that it labels.
  public struct Pair: Hashable, Sendable {
    /// The identity of the pair, the same for both nodes.
    public var id: String
    /// Whether the node is the label.
    public var isLabel: Bool

    /// Creates a place in a pair.
    public init(id: String, isLabel: Bool) { (self.id, self.isLabel) = (id, isLabel) }
  }

  /// A kind of control.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// A check box: on (1), off (0), or mixed.
    case checkBox
    /// A button in a group where one button is on.
    case radioButton
    /// A group of radio buttons.
    case radioGroup
    /// A control that is set to a value of a range.
    case slider
    /// A control that goes to the next or the previous value.
    case stepper
    /// A button whose value is chosen from the menu that it opens.
    case popUpButton
    /// A button that opens a menu.
    case menuButton
    /// A menu.
    case menu
    /// An item of a menu.
    case menuItem
    /// An indicator of a task's progress.
    case progressIndicator
    /// An indicator of a running task of unknown progress.
    case busyIndicator
    /// An indicator of a value's position in a range.
    case levelIndicator
    /// An editable text of one line, or of a few lines.
    case textField
    /// A text field that hides its characters.
    case secureField
    /// A text editor.
    case textEditor
    /// A control that is set to a colour.
    case colorWell
    /// A control that is set to a date.
    case dateField
    /// A control that shows or hides its content.
    case disclosureTriangle
    /// A bar of controls for adjacent content.
    case toolbar
    /// A group of tabs: the selected tab's content is shown.
    case tabGroup
    /// A tab of a tab group.
    case tab
    /// Rows, some of which may be selected.
    case list
    /// A row of a list or a table.
    case row
    /// Rows of cells.
    case table
  }

  /// An action of a node.
  public struct Action: Hashable, Sendable {
    /// The purpose of an action.
    public enum Kind: Hashable, Sendable {
      /// The default action, as performed by a tap.
      case activate
      /// Leaving the current context, such as closing a presentation.
      case escape
      /// The most important action available.
      case magicTap
      /// An increase of the value.
      case increment
      /// A decrease of the value.
      case decrement
      /// A custom action with a name.
      case named(String)
    }

    /// The purpose of the action.
    public var kind: Kind
    /// A number that identifies the action to the host that made the list.
    public var number: UInt64

    /// Creates an action.
    public init(_ kind: Kind, _ number: UInt64) { (self.kind, self.number) = (kind, number) }
  }

  /// The kind of a node, and its behaviour; each trait means the same as SwiftUI's trait of this name.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// A bit for each trait.
    public let rawValue: UInt64

    /// Creates traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = Traits(rawValue: 1 << 0)
    /// A header that divides content.
    public static let isHeader = Traits(rawValue: 1 << 1)
    /// A selected node.
    public static let isSelected = Traits(rawValue: 1 << 2)
    /// A link that leads elsewhere.
    public static let isLink = Traits(rawValue: 1 << 3)
    /// A field for words to search for.
    public static let isSearchField = Traits(rawValue: 1 << 4)
    /// A picture.
    public static let isImage = Traits(rawValue: 1 << 5)
    /// A node that plays a sound when it is activated.
    public static let playsSound = Traits(rawValue: 1 << 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = Traits(rawValue: 1 << 7)
    /// A text that doesn't change by itself.
    public static let isStaticText = Traits(rawValue: 1 << 8)
    /// A summary of the content when the app starts.
    public static let isSummaryElement = Traits(rawValue: 1 << 9)
    /// A node that changes often.
    public static let updatesFrequently = Traits(rawValue: 1 << 10)
    /// A node that starts a sound or a film.
    public static let startsMediaSession = Traits(rawValue: 1 << 11)
    /// A node that handles touches itself.
    public static let allowsDirectInteraction = Traits(rawValue: 1 << 12)
    /// A node that turns the page after it was read.
    public static let causesPageTurn = Traits(rawValue: 1 << 13)
    /// A modal node: content drawn behind it isn't read, but content in front of it is.
    public static let isModal = Traits(rawValue: 1 << 14)
    /// A control that is on or off.
    public static let isToggle = Traits(rawValue: 1 << 15)
    /// A row of tabs.
    public static let isTabBar = Traits(rawValue: 1 << 16)
  }
}
