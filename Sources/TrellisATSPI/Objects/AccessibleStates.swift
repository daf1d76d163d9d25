import TrellisDisplayList

/// The states of an object, one bit each.
///
/// Source: documented, gnome.pages.gitlab.gnome.org/at-spi2-core, enumeration `AtspiStateType`.
struct AccessibleStates: OptionSet, Hashable {
  let rawValue: UInt64

  static let active = state(1)
  static let busy = state(3)
  static let checked = state(4)
  static let editable = state(7)
  static let enabled = state(8)
  static let expandable = state(9)
  static let expanded = state(10)
  static let focusable = state(11)
  static let focused = state(12)
  static let modal = state(16)
  static let multiLine = state(17)
  static let selectable = state(22)
  static let selected = state(23)
  static let sensitive = state(24)
  static let showing = state(25)
  static let singleLine = state(26)
  static let visible = state(30)
  static let indeterminate = state(32)
  static let selectableText = state(38)
  static let checkable = state(41)
  static let hasPopup = state(42)

  private static func state(_ number: UInt64) -> AccessibleStates { AccessibleStates(rawValue: 1 << number) }

  /// The names of the states whose changes are reported.
  static let names: [(AccessibleStates, String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.enabled, "enabled"),
    (.sensitive, "sensitive"), (.expanded, "expanded"), (.focused, "focused"), (.selected, "selected"),
    (.indeterminate, "indeterminate"), (.showing, "showing"), (.visible, "visible"), (.modal, "modal"),
    (.editable, "editable"), (.focusable, "focusable"), (.selectable, "selectable"),
    (.checkable, "checkable"), (.expandable, "expandable"),
  ]

  /// The two words of the protocol.
  var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }
}

extension AccessibleStates {
  /// Creates the states of an element, except for the focus.
  init(_ node: AccessibilityNode, _ role: AccessibleRole, isEnabled: Bool) {
    self = [.showing, .visible]
    if isEnabled { formUnion([.enabled, .sensitive]) }
    if node.isControl || node.focus != nil { insert(.focusable) }
    if node.traits.contains(.isModal) { insert(.modal) }
    let isOn = node.value == "1"
    switch role {
    case .checkBox:
      insert(.checkable)
      if isOn { insert(.checked) } else if node.value != "0" { insert(.indeterminate) }
    case .radioButton:
      insert(.checkable)
      if isOn { insert(.checked) }
    case .toggleButton:
      if node.role == .disclosureTriangle {
        insert(.expandable)
        if isOn { insert(.expanded) }
      } else {
        insert(.checkable)
        if isOn || node.traits.contains(.isSelected) { insert(.checked) }
      }
    case .pageTab:
      insert(.selectable)
      if isOn { insert(.selected) }
    case .listItem, .tableRow: insert(.selectable)
    case .comboBox, .pushButtonMenu: insert(.hasPopup)
    case .entry, .passwordText:
      formUnion([.editable, .selectableText, node.role == .textEditor ? .multiLine : .singleLine])
    default: break
    }
    if node.role == .busyIndicator { formUnion([.busy, .indeterminate]) }
    if node.traits.contains(.isSelected) { formUnion([.selectable, .selected]) }
  }
}

extension AccessibilityNode {
  /// Whether the user can do something with the element.
  var isControl: Bool {
    switch role {
    case .checkBox, .radioButton, .slider, .stepper, .popUpButton, .menuButton, .menuItem, .textField,
      .secureField, .textEditor, .colorWell, .dateField, .disclosureTriangle, .tab:
      true
    default: traits.contains(.isButton) || traits.contains(.isLink) || traits.contains(.isToggle)
    }
  }
}
