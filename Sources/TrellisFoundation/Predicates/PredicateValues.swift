public import Foundation

/// An object whose properties have names at run time.
public protocol _KeyValueObject: AnyObject {
  /// Returns the value of a property; traps if there is none of the name.
  func _value(forKey key: String) -> Any?
  /// The object's identifier, which is equal to the object in a predicate.
  var _identity: NSObject { get }
}

/// The values that predicates and sort descriptors compare.
package enum PredicateValues {
  /// Returns the value in an optional, at any depth.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any AnyOptional { return unwrapped(optional.wrappedAny) }
    return value is NSNull ? nil : value
  }

  /// Returns the elements of a collection; nil for other values.
  package static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case nil, is String, is Data, is NSString, is NSData: return nil
    case let set as NSSet: return set.allObjects
    case let set as NSOrderedSet: return set.array
    case let array as NSArray: return array.map { $0 }
    case let dictionary as NSDictionary: return dictionary.allValues
    case let sequence as any Sequence: return list(sequence)
    default: return nil
    }
  }

  private static func list(_ values: some Sequence) -> [Any] { values.map { $0 as Any } }

  /// Returns the value of a key of an object, a dictionary or, by reflection, a stored property.
  package static func value(of object: Any?, forKey key: String) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if key == "self" || key == "SELF" { return object }
    switch object {
    case let object as any _KeyValueObject: return unwrapped(object._value(forKey: key))
    case let dictionary as [String: Any]: return unwrapped(dictionary[key])
    case let dictionary as NSDictionary: return unwrapped(dictionary.object(forKey: key))
    case let text as String where key == "length": return NSNumber(value: text.utf16.count)
    default: break
    }
    if let elements = elements(object) { return aggregate(elements, key) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    preconditionFailure(
      "a predicate or sort descriptor reads the key '\(key)' of \(type(of: object)), which has no such property"
    )
  }

  /// Returns the value at a path of keys; collections on the way yield the values of their elements.
  package static func value(of object: Any?, at keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first else { return unwrapped(object) }
    let rest = keys.dropFirst()
    if key.hasPrefix("@"), let elements = elements(unwrapped(object)) {
      if key == "@count" { return NSNumber(value: elements.count) }
      let numbers = elements.compactMap { number(value(of: $0, at: rest)) }
      return summary(String(key.dropFirst()), numbers, elements.compactMap { value(of: $0, at: rest) })
    }
    return value(of: value(of: object, forKey: key), at: rest)
  }

  /// Returns the values of a key of elements, in one list.
  private static func aggregate(_ elements: [Any], _ key: String) -> Any? {
    if key == "count" { return NSNumber(value: elements.count) }
    return elements.flatMap { element -> [Any] in
      guard let found = value(of: element, forKey: key) else { return [] }
      return self.elements(found) ?? [found]
    }
  }

  static func summary(_ name: String, _ numbers: [Double], _ values: [Any]) -> Any? {
    switch name {
    case "count": return NSNumber(value: values.count)
    case "sum": return NSNumber(value: numbers.reduce(0, +))
    case "avg", "average":
      return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "min": return values.min { compare($0, $1) == .orderedAscending }
    case "max": return values.max { compare($0, $1) == .orderedAscending }
    default: preconditionFailure("a predicate uses the unknown collection operator '@\(name)'")
    }
  }

  /// Returns a value as a number; nil if it isn't one.
  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSDate: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// Returns a value as an integer; nil if it isn't one.
  private static func integer(_ value: Any?) -> Int64? {
    switch value {
    case let value as NSNumber: value.doubleValue == Double(value.int64Value) ? value.int64Value : nil
    case let value as any BinaryInteger: Int64(exactly: value)
    default: nil
    }
  }

  /// Returns the order of two values; nil if they can't be compared.
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    if let first = integer(first), let second = integer(second) {
      return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    if let first = first as? String, let second = second as? String {
      return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    if let first = bytes(first), let second = bytes(second) {
      return first == second
        ? .orderedSame : first.lexicographicallyPrecedes(second) ? .orderedAscending : .orderedDescending
    }
    guard let first = number(first), let second = number(second) else { return nil }
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  /// Returns the bytes by which identifiers, addresses and data are ordered; nil for other values.
  private static func bytes(_ value: Any?) -> [UInt8]? {
    switch value {
    case let id as UUID: Array(id.uuidString.utf8)
    case let url as URL: Array(url.absoluteString.utf8)
    case let data as Data: Array(data)
    default: nil
    }
  }

  /// Returns whether two values are equal; nil equals nil only.
  package static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let order = compare(first, second) { return order == .orderedSame }
    if let object = first as? any _KeyValueObject, !(second is any _KeyValueObject) {
      return areEqual(object._identity, second)
    }
    if let object = second as? any _KeyValueObject, !(first is any _KeyValueObject) {
      return areEqual(first, object._identity)
    }
    if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return false
  }
}

/// An optional value, whatever its type.
private protocol AnyOptional { var wrappedAny: Any? { get } }
extension Optional: AnyOptional { var wrappedAny: Any? { map { $0 as Any } } }
