import Foundation

/// A transformable value as it is stored: a property list, an archive of an object, or the JSON of a codable value.
///
/// JSON can be read only where the type is known, so it stays as it is until a property is read.
struct CodedValue: Hashable {
  private let data: Data

  private enum Form: UInt8 { case list = 80, archive = 65, json = 74 }
  private struct Box<Value: Codable>: Codable { var value: Value }

  /// Returns the stored form of a value; traps if it can't be stored.
  static func encode(_ value: Any, _ attribute: NSAttributeDescription) -> Data {
    if let coded = value as? CodedValue { return coded.data }
    if PropertyListSerialization.propertyList([value], isValidFor: .binary),
      let data = try? PropertyListSerialization.data(fromPropertyList: [value], format: .binary, options: 0)
    {
      return [Form.list.rawValue] + data
    }
    if value is any NSCoding,
      let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    {
      return [Form.archive.rawValue] + data
    }
    func json(_ value: some Codable) -> Data? { try? JSONEncoder().encode(Box(value: value)) }
    if let value = value as? any Codable, let data = json(value) { return [Form.json.rawValue] + data }
    preconditionFailure(
      "CoreData: the value of '\(attribute.name)' can't be stored: \(type(of: value)) is neither a property list, nor NSCoding, nor Codable"
    )
  }

  /// Returns the value of a stored form.
  static func decode(_ data: Data) -> Any? {
    let rest = Data(data.dropFirst())
    switch data.first.flatMap({ Form(rawValue: $0) }) {
    case .list: return (try? PropertyListSerialization.propertyList(from: rest, format: nil) as? [Any])?.first
    case .archive:
      let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: rest)
      unarchiver?.requiresSecureCoding = false
      return unarchiver?.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    case .json: return CodedValue(data: data)
    case nil: return nil
    }
  }

  /// Returns the value as one of a type; nil if it isn't one.
  func decoded(_ type: Any.Type) -> Any? {
    func value<Value: Codable>(_ type: Value.Type) -> Any? {
      try? JSONDecoder().decode(Box<Value>.self, from: Data(data.dropFirst())).value
    }
    return (type as? any Codable.Type).flatMap { value($0) }
  }
}
