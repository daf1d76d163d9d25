/// What an item says of the accessibility elements that it stands for: what one modifier of a view does to them.
///
/// An item stands for the elements of the lists in it, and a text with characters for one of its own. A change that says
/// something of elements says it of each of them; where there are none, a new one is made of the item's frame.
public enum AccessibilityChange: Hashable, Sendable {
  /// What is read for an element.
  case label(String)
  /// What an element is set to.
  case value(String)
  /// What is read for an element is what it is set to, and nothing is read for it.
  case labelIsValue
  /// Elements are the title of what is beside them.
  case isTitle
  /// The titles among the elements name the controls beside them that have no label, and aren't read by themselves then.
  case namedByTitle
  /// What happens when an element's action is performed.
  case hint(String)
  /// Traits that elements have.
  case addTraits(AccessibilityNode.Traits)
  /// Traits that elements don't have; makes no element.
  case removeTraits(AccessibilityNode.Traits)
  /// What kind of control an element is.
  case role(AccessibilityNode.Role)
  /// The rank of a heading, 1 to 6; 0 is no particular one.
  case heading(Int)
  /// An action, which replaces one of the same kind.
  case action(AccessibilityNode.Action)
  /// Elements with a higher number are read before others in the same container; makes no element.
  case sortPriority(Double)
  /// There are no elements.
  case hide
  /// There is one new element instead.
  case replace(Children)

  /// What becomes of the elements that a new one replaces.
  public enum Children: String, Hashable, Sendable, CaseIterable {
    /// They are gone.
    case ignore
    /// What is said of them is said of the new one.
    case combine
    /// They are in the new one, which is a container.
    case contain
  }
}
