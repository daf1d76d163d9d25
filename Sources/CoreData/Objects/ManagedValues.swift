import Foundation

/// The values of attributes: in an object, they are `Bool`, `Int64`, `Double`, `NSDecimalNumber`, `String`, `Date`, `Data`, `UUID`, `URL`
/// or, for transformable attributes, any value.
enum ManagedValues {
  /// Returns the value of a text in a model; nil if it isn't one of the type.
  static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text) ?? Double(text).map { Int64($0) }
    case .doubleAttributeType, .floatAttributeType: return Double(text)
    case .booleanAttributeType: return ["YES", "true", "1"].contains(text)
    case .stringAttributeType: return text
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }

  /// Returns a value as an object keeps it; traps if it isn't one of the attribute's type.
  static func stored(_ given: Any?, _ attribute: NSAttributeDescription) -> Any? {
    guard let value = unwrapped(given) else { return nil }
    let found: Any?
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: found = integer(value)
    case .doubleAttributeType, .floatAttributeType: found = real(value)
    case .booleanAttributeType: found = value as? Bool ?? (value as? NSNumber)?.boolValue
    case .decimalAttributeType:
      found =
        value as? NSDecimalNumber ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
        ?? (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: found = value as? String ?? raw(value) as? String
    case .dateAttributeType: found = value as? Date
    case .binaryDataAttributeType: found = value as? Data
    case .UUIDAttributeType: found = value as? UUID
    case .URIAttributeType: found = value as? URL
    case .transformableAttributeType, .undefinedAttributeType: found = value
    }
    guard let found else {
      preconditionFailure(
        "CoreData: \(type(of: value)) isn't a value of \(attribute.entity?.name ?? "").\(attribute.name), whose type is \(attribute.attributeType)"
      )
    }
    return found
  }

  /// Returns a value as `value(forKey:)` does: numbers are objects.
  static func presented(_ value: Any?) -> Any? {
    // A decimal number would be one of these, too.
    if let value, type(of: value) is NSNumber.Type { return value }
    return switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: value
    }
  }

  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any AnyOptional { return unwrapped(optional.wrapped) }
    return value is NSNull ? nil : value
  }

  private static func raw(_ value: Any) -> Any? { (value as? any RawRepresentable).map { $0.rawValue } }

  private static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.int64Value
    default: raw(value).flatMap { integer($0) }
    }
  }

  private static func real(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: raw(value).flatMap { real($0) }
    }
  }

  /// Returns a stored value as one of a property's type.
  static func typed<Value>(_ value: Any?, _ name: String) -> Value {
    if let value = value as? Value { return value }
    if let value, let found: Value = converted(value) { return found }
    if value == nil, let found = placeholder(Value.self) { return found }
    preconditionFailure(
      "CoreData: the property '\(name)' has the type \(Value.self), and its value is \(value.map { "\($0)" } ?? "nil")"
    )
  }

  private static func converted<Value>(_ value: Any) -> Value? {
    let type: Any.Type = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
    switch value {
    case let value as Int64:
      if let type = type as? any FixedWidthInteger.Type {
        return type.init(truncatingIfNeeded: value) as? Value
      }
      if type == NSNumber.self { return NSNumber(value: value) as? Value }
      if type == Double.self { return Double(value) as? Value }
      if let type = type as? any RawRepresentable.Type { return enumeration(type, value) as? Value }
    case let value as Double:
      if type == Float.self { return Float(value) as? Value }
      if type == CGFloat.self { return CGFloat(value) as? Value }
      if type == NSNumber.self { return NSNumber(value: value) as? Value }
    case let value as Bool:
      if type == NSNumber.self { return NSNumber(value: value) as? Value }
    case let value as NSDecimalNumber:
      if type == Decimal.self { return value.decimalValue as? Value }
    case let value as String:
      if let type = type as? any RawRepresentable.Type { return enumeration(type, value) as? Value }
    case let value as CodedValue:
      return value.decoded(type) as? Value
    default: break
    }
    return nil
  }

  private static func enumeration<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Any? {
    if let integer = value as? Int64, let number = Raw.RawValue.self as? any FixedWidthInteger.Type {
      return (number.init(truncatingIfNeeded: integer) as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
    }
    return (value as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
  }

  /// Returns the value of a property without a value whose type isn't optional; nil for types that have none.
  static func placeholder<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: false as? Value
    case is String.Type: "" as? Value
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is Data.Type: Data() as? Value
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) as? Value
    case is NSSet.Type: NSSet() as? Value
    case is NSOrderedSet.Type: NSOrderedSet() as? Value
    case is NSNumber.Type: NSNumber(value: 0) as? Value
    case let type as any ExpressibleByArrayLiteral.Type: empty(type) as? Value
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type) as? Value
    case let type as any RawRepresentable.Type: enumeration(type, Int64(0)) as? Value
    default: nil
    }
  }

  private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any { [] as List }
  private static func zero<Number: ExpressibleByIntegerLiteral>(_ type: Number.Type) -> Any { 0 as Number }

  /// Returns whether two stored values are equal.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return false
  }
}

/// An optional value, whatever its type.
protocol AnyOptional {
  var wrapped: Any? { get }
  static var wrappedType: Any.Type { get }
}
extension Optional: AnyOptional {
  var wrapped: Any? { map { $0 as Any } }
  static var wrappedType: Any.Type { Wrapped.self }
}
