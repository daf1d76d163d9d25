import TrellisBus

/// An interface of AT-SPI: properties and methods of some objects.
@MainActor
protocol AccessibleInterface {
  /// The last part of the name, after `org.a11y.atspi.`.
  static var name: String { get }
  /// Whether an object has the interface.
  static func isThere(of object: AccessibleObject) -> Bool
  /// The properties of an object by name.
  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  >
  /// Changes a property; returns whether it could.
  static func set(
    _ property: String, of object: AccessibleObject, to value: BusValue, on bus: AccessibilityBus
  ) -> Bool
  /// Returns the result of a method; nil for an unknown one.
  static func call(_ call: AccessibleCall) -> [BusValue]?
}

extension AccessibleInterface {
  static func set(
    _ property: String, of object: AccessibleObject, to value: BusValue, on bus: AccessibilityBus
  )
    -> Bool
  {
    false
  }
}

/// The call of a method.
@MainActor
struct AccessibleCall {
  let method: String
  let arguments: [BusValue]
  let object: AccessibleObject
  let bus: AccessibilityBus

  /// Returns an argument as an integer of 32 bits, as the protocol has them; 0 if there is none.
  func integer(_ index: Int) -> Int {
    guard arguments.indices.contains(index), let number = arguments[index].number else { return 0 }
    return Int(Int32(exactly: number.rounded(.towardZero)) ?? 0)
  }

  /// Returns an argument as text; empty if there is none.
  func text(_ index: Int) -> String { arguments.indices.contains(index) ? arguments[index].text ?? "" : "" }
}

enum AccessibleInterfaces {
  /// All interfaces.
  @MainActor static let all: [any AccessibleInterface.Type] = [
    AccessibleBase.self, AccessibleApplication.self, AccessibleComponent.self, AccessibleAction.self,
    AccessibleValue.self, AccessibleText.self, AccessibleEditableText.self, AccessibleSelection.self,
    AccessibleTable.self, AccessibleTableCell.self,
  ]

  /// The beginning of the names of all interfaces.
  static let prefix = "org.a11y.atspi."
}
