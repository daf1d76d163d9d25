extension UIView {
  /// Whether the view is an element for assistive technologies.
  public var isAccessibilityElement: Bool {
    get { values.isAccessibilityElement }
    set { set(\.isAccessibilityElement, newValue) }
  }
  /// The short description for assistive technologies; nil for that of the content.
  public var accessibilityLabel: String? {
    get { values.accessibilityLabel }
    set { set(\.accessibilityLabel, newValue) }
  }
  /// The value for assistive technologies; nil for that of the content.
  public var accessibilityValue: String? {
    get { values.accessibilityValue }
    set { set(\.accessibilityValue, newValue) }
  }
  /// The description of what an action does; nil for none.
  public var accessibilityHint: String? {
    get { values.accessibilityHint }
    set { set(\.accessibilityHint, newValue) }
  }
  /// The name that tests find the view by; nil for none.
  public var accessibilityIdentifier: String? {
    get { values.accessibilityIdentifier }
    set { set(\.accessibilityIdentifier, newValue) }
  }
  /// The traits for assistive technologies.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { values.accessibilityTraits }
    set { set(\.accessibilityTraits, newValue) }
  }
  /// Whether the views inside are hidden from assistive technologies.
  public var accessibilityElementsHidden: Bool {
    get { values.accessibilityElementsHidden }
    set { set(\.accessibilityElementsHidden, newValue) }
  }
}
