import CSQLite
import Foundation
import TrellisSQLite

/// The values of attributes in columns.
enum SQLValues {
  static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

  /// Binds a stored value of an attribute or an identifier to a parameter.
  static func bind(
    _ value: Any?, _ property: NSPropertyDescription?, _ statement: OpaquePointer, _ index: Int32
  ) throws {
    // Numbers bridge into each other, so the attribute's type decides, not that of the value.
    if let attribute = property as? NSAttributeDescription, let value {
      if attribute.isCoded {
        return try SQLText.bind(CodedValue.encode(value, attribute), statement, index)
      }
      if attribute.attributeType == .decimalAttributeType, let number = value as? NSDecimalNumber {
        return try SQLText.bind(number.stringValue, statement, index)
      }
    }
    switch value {
    case nil: try SQLText.check(sqlite3_bind_null(statement, index))
    case let id as NSManagedObjectID: try SQLText.check(sqlite3_bind_int64(statement, index, id.key))
    case let value as Bool: try SQLText.check(sqlite3_bind_int64(statement, index, value ? 1 : 0))
    case let value as Int64: try SQLText.check(sqlite3_bind_int64(statement, index, value))
    case let value as Double: try SQLText.check(sqlite3_bind_double(statement, index, value))
    case let value as String: try SQLText.bind(value, statement, index)
    case let value as Date:
      try SQLText.check(sqlite3_bind_double(statement, index, value.timeIntervalSinceReferenceDate))
    case let value as Data: try SQLText.bind(value, statement, index)
    case let value as UUID: try SQLText.bind(value.uuidString, statement, index)
    case let value as URL: try SQLText.bind(value.absoluteString, statement, index)
    default: preconditionFailure("CoreData: a value can't be stored: \(value!)")
    }
  }

  /// Reads the value of an attribute.
  static func read(_ attribute: NSAttributeDescription, _ row: OpaquePointer, _ column: Int32) -> Any? {
    if sqlite3_column_type(row, column) == SQLITE_NULL { return nil }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return sqlite3_column_int64(row, column)
    case .booleanAttributeType: return sqlite3_column_int64(row, column) != 0
    case .doubleAttributeType, .floatAttributeType: return sqlite3_column_double(row, column)
    case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: sqlite3_column_double(row, column))
    case .stringAttributeType: return SQLText.read(row, column)
    case .binaryDataAttributeType: return SQLText.data(row, column)
    case .UUIDAttributeType: return SQLText.read(row, column).flatMap { UUID(uuidString: $0) }
    case .URIAttributeType: return SQLText.read(row, column).flatMap { URL(string: $0) }
    case .decimalAttributeType: return SQLText.read(row, column).map { NSDecimalNumber(string: $0) }
    case .transformableAttributeType, .undefinedAttributeType:
      return SQLText.data(row, column).flatMap { CodedValue.decode($0) }
    }
  }
}

extension NSAttributeDescription {
  /// Whether values are stored by their own coding.
  var isCoded: Bool {
    attributeType == .transformableAttributeType || attributeType == .undefinedAttributeType
  }

  /// Whether SQL compares values as Swift does.
  var isComparable: Bool { !isTransient && !isCoded && attributeType != .decimalAttributeType }
}

extension NSEntityDescription {
  /// The table of the entity, which it shares with all entities that it inherits from.
  var table: String { SQLValues.quoted(root.name ?? "") }

  /// The properties that have a column.
  var columns: [NSPropertyDescription] {
    properties.filter { property in
      !property.isTransient && (property as? NSRelationshipDescription)?.isToMany != true
    }
  }
}
