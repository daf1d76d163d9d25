import TrellisDisplayList

/// A role of AT-SPI, by its number in the protocol.
///
/// Source: documented, gnome.pages.gitlab.gnome.org/at-spi2-core, enumeration `AtspiRole`.
enum AccessibleRole: UInt32, Sendable {
  case checkBox = 7
  case colorChooser = 9
  case columnHeader = 10
  case comboBox = 11
  case dateEditor = 12
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case tableRow = 90
  case grouping = 99
  case levelBar = 103
  case pushButtonMenu = 129

  /// The name of the role in the protocol's own words.
  var name: String {
    switch self {
    case .checkBox: "check box"
    case .colorChooser: "color chooser"
    case .columnHeader: "column header"
    case .comboBox: "combo box"
    case .dateEditor: "date editor"
    case .listItem: "list item"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .spinButton: "spin button"
    case .tableCell: "table cell"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .tableRow: "table row"
    case .levelBar: "level bar"
    case .pushButtonMenu: "push button menu"
    default: "\(self)"
    }
  }
}

extension AccessibleRole {
  /// Creates the role of an element inside an element of another role; nil is outermost.
  init(_ node: AccessibilityNode, in parent: AccessibleRole?) {
    if let role = node.role {
      self.init(role, in: parent)
      return
    }
    let traits = node.traits
    self =
      if traits.contains(.isModal) { .dialog } else if traits.contains(.isTabBar) {
        .pageTabList
      } else if traits.contains(.isToggle) { .toggleButton } else if traits.contains(.isSearchField) {
        .entry
      } else if traits.contains(.isLink) { .link } else if traits.contains(.isButton) {
        .pushButton
      } else if traits.contains(.isHeader) { .heading } else if traits.contains(.isImage) {
        .image
      } else if node.children != nil { node.label == nil ? .panel : .grouping } else { .label }
  }

  private init(_ role: AccessibilityNode.Role, in parent: AccessibleRole?) {
    self =
      switch role {
      case .checkBox: .checkBox
      case .radioButton: .radioButton
      case .radioGroup: .grouping
      case .slider: .slider
      case .stepper: .spinButton
      case .popUpButton: .comboBox
      case .menuButton: .pushButtonMenu
      case .menu: .menu
      case .menuItem: .menuItem
      case .progressIndicator, .busyIndicator: .progressBar
      case .levelIndicator: .levelBar
      case .textField, .textEditor: .entry
      case .secureField: .passwordText
      case .colorWell: .colorChooser
      case .dateField: .dateEditor
      case .disclosureTriangle: .toggleButton
      case .toolbar: .toolBar
      case .tabGroup: .pageTabList
      case .tab: .pageTab
      case .list: .list
      case .row: parent == .table ? .tableRow : .listItem
      case .table: .table
      }
  }
}
