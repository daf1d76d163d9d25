/// A change of an item's accessibility elements, made by one modifier of a view.
///
/// An item's elements are those of the lists in it; a text with characters has an element of its own. A change applies to each
/// element. If the item has no element, one with the item's frame is created.
public enum AccessibilityChange: Hashable, Sendable {
  /// The text that is read for an element.
  case label(String)
  /// The value of an element.
  case value(String)
  /// The value of an element as a number.
  case numericValue(AccessibilityNode.NumericValue)
  /// The label of an element becomes its value, and no label remains.
  case labelIsValue
  /// The elements are the title of adjacent elements.
  case isTitle
  /// The titles among the elements label adjacent controls that have no label, and then aren't read by themselves.
  case namedByTitle
  /// Elements are sources of named actions or of children: see ``takesActions`` and ``takesChildren``.
  case isActionSource
  /// The default actions of the sources among the elements become named actions of the others, and the sources are removed.
  case takesActions
  /// The sources among the elements become the children of the other element; several others are replaced by a container.
  case takesChildren
  /// A further value of an element, with a label; without a value, it creates no element.
  case detail(AccessibilityNode.Detail)
  /// The membership of an element in a pair of a label and the content that it labels.
  case pair(AccessibilityNode.Pair)
  /// The property of the program that follows a screen reader's focus on an element.
  case focus(AccessibilityNode.Focus)
  /// The effect of an element's action.
  case hint(String)
  /// Traits to add to elements.
  case addTraits(AccessibilityNode.Traits)
  /// Traits to remove from elements; creates no element.
  case removeTraits(AccessibilityNode.Traits)
  /// The kind of control that an element is.
  case role(AccessibilityNode.Role)
  /// The rank of a heading, 1 to 6; 0 is unspecified.
  case heading(Int)
  /// An action, which replaces an action of the same kind.
  case action(AccessibilityNode.Action)
  /// The reading priority: elements with a higher number come first in their container; creates no element.
  case sortPriority(Double)
  /// All elements are removed.
  case hide
  /// A new element replaces all elements.
  case replace(Children)

  /// The treatment of the elements that a new one replaces.
  public enum Children: String, Hashable, Sendable, CaseIterable {
    /// The elements are removed.
    case ignore
    /// The properties of the elements are combined in the new one.
    case combine
    /// The elements become the children of the new one, which is a container.
    case contain
  }
}
