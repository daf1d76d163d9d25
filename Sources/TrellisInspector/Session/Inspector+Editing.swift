import Foundation
import Trellis
import TrellisGraph

/// Changes that a page makes to the app: to its environment, and to states of its views.
extension Inspector {
  /// The part of the environment that pages show.
  struct Settings: Hashable {
    var isDark: Bool
    var isRightToLeft: Bool
    var dynamicTypeSize: DynamicTypeSize
    var locale: Locale
    var reducesMotion: Bool
    /// The name of the theme.
    var theme: String

    /// Reads the settings of a window.
    @MainActor init(of window: ViewGraph) {
      let environment = window.environment
      isDark = window.colorScheme == .dark
      isRightToLeft = environment.layoutDirection == .rightToLeft
      dynamicTypeSize = environment.dynamicTypeSize
      locale = environment.locale
      reducesMotion = environment.accessibilityReduceMotion
      theme = environment.controlTheme.name
    }

    var json: JSONText {
      .object([
        ("colorScheme", .string(isDark ? "dark" : "light")),
        ("layoutDirection", .string(isRightToLeft ? "rightToLeft" : "leftToRight")),
        ("dynamicTypeSize", .string("\(dynamicTypeSize)")),
        ("dynamicTypeSizes", .array(DynamicTypeSize.allCases.map { .string("\($0)") })),
        ("locale", .string(locale.identifier)), ("reduceMotion", .string("\(reducesMotion)")),
        ("theme", .string(theme)),
      ])
    }
  }

  /// The current settings.
  var settings: Settings { Settings(of: viewGraph) }

  /// Changes a setting by name; returns false if the name or the value is unknown.
  func change(_ what: String, to value: String) -> Bool {
    switch what {
    case "colorScheme":
      guard let scheme = ["light": ColorScheme.light, "dark": .dark][value] else { return false }
      viewGraph.colorScheme = scheme
    case "layoutDirection":
      let directions: [String: LayoutDirection] = ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
      guard let direction = directions[value] else { return false }
      viewGraph.environment.layoutDirection = direction
    case "dynamicTypeSize":
      guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == value }) else { return false }
      viewGraph.environment.dynamicTypeSize = size
    case "locale":
      let isName = value.utf8.allSatisfy { (0x30...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
      guard isName, !value.isEmpty else { return false }
      viewGraph.environment.locale = Locale(identifier: value)
    case "theme":
      guard let theme = [ControlTheme.desktop, .phone].first(where: { $0.name == value }) else {
        return false
      }
      viewGraph.environment.controlTheme = theme
    case "reduceMotion":
      guard let isOn = Bool(value) else { return false }
      viewGraph.environment._accessibilityReduceMotion = isOn
    default: return false
    }
    causes.append("\(what) set to \(value) on the page")
    return true
  }

  /// Sets a state to the value of a text: an integer, a number, a Boolean or a string, whichever fits its type.
  func change(state node: Int, to text: String) -> Bool {
    guard let attribute = viewGraph.graph.attribute(withSnapshotID: node) else { return false }
    let values: [Any] = [Int(text) as Any?, Double(text), Bool(text), text].compactMap(\.self)
    let isDone = values.contains { viewGraph.setState(attribute, to: $0) }
    if isDone { causes.append("\(attribute.name ?? "a state") set to \(text) on the page") }
    return isDone
  }
}
