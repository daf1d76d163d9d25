import Foundation
import TrellisFoundation

/// The translation of predicates to SQL: conditions that are true exactly for the objects for which the predicate is true.
///
/// Each comparison is 1 or 0, never NULL, because a comparison with nil is false in a predicate.
struct SQLPredicate {
  private let entity: NSEntityDescription

  init(_ entity: NSEntityDescription) { self.entity = entity }

  /// Returns the condition of a predicate; nil if it has to be evaluated on objects.
  func condition(_ tree: PredicateTree) -> SQLCondition? {
    switch tree {
    case .constant(let value): return SQLCondition(sql: value ? "1" : "0", arguments: [])
    case .and(let parts): return joined(parts, "AND")
    case .or(let parts): return joined(parts, "OR")
    case .not(let part):
      return condition(part).map { SQLCondition(sql: "NOT \($0.sql)", arguments: $0.arguments) }
    case .comparison(let comparison): return condition(comparison)
    }
  }

  private func joined(_ parts: [PredicateTree], _ word: String) -> SQLCondition? {
    let conditions = parts.map(condition)
    guard !conditions.contains(where: { $0 == nil }) else { return nil }
    let known = conditions.compactMap(\.self)
    return SQLCondition(
      sql: "(\(known.map(\.sql).joined(separator: " \(word) ")))", arguments: known.flatMap(\.arguments))
  }

  private func condition(_ comparison: PredicateComparison) -> SQLCondition? {
    guard comparison.modifier == .direct, !comparison.ignoresCase, !comparison.ignoresDiacritics,
      case .keyPath(.object, let keys) = comparison.left, keys.count == 1
    else { return nil }
    if let relationship = entity.relationshipsByName[keys[0]] { return reference(relationship, comparison) }
    guard let attribute = entity.attributesByName[keys[0]], attribute.isComparable else { return nil }
    let isText = attribute.attributeType == .stringAttributeType
    let column = SQLValues.quoted(attribute.name)
    let collated = isText ? "\(column) COLLATE swift_lexical" : column
    switch comparison.comparison {
    case .equal, .notEqual:
      guard let value = constant(comparison.right, attribute) else { return nil }
      let word = comparison.comparison == .equal ? "IS" : "IS NOT"
      return SQLCondition(sql: "(\(collated) \(word) ?)", arguments: [value.stored])
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard isOrdered(attribute), let value = constant(comparison.right, attribute), let stored = value.stored
      else { return nil }
      return SQLCondition(
        sql: "COALESCE(\(collated) \(comparison.comparison.rawValue) ?, 0)", arguments: [stored])
    case .between:
      guard isOrdered(attribute), let values = constants(comparison.right, attribute), values.count == 2
      else { return nil }
      return SQLCondition(sql: "COALESCE(\(collated) BETWEEN ? AND ?, 0)", arguments: values)
    case .isIn:
      guard let values = constants(comparison.right, attribute), values.count <= 500 else { return nil }
      let marks = values.map { _ in "?" }.joined(separator: ", ")
      return SQLCondition(sql: "COALESCE(\(collated) IN (\(marks)), 0)", arguments: values)
    case .contains, .beginsWith:
      guard isText, let text = constant(comparison.right, attribute)?.stored as? String, !text.isEmpty else {
        return nil
      }
      let function = comparison.comparison == .contains ? "swift_contains" : "swift_starts"
      return SQLCondition(sql: "COALESCE(\(function)(\(column), ?), 0)", arguments: [text])
    case .endsWith, .like, .matches: return nil
    }
  }

  private func isOrdered(_ attribute: NSAttributeDescription) -> Bool {
    ![.UUIDAttributeType, .URIAttributeType, .binaryDataAttributeType, .booleanAttributeType].contains(
      attribute.attributeType)
  }

  private struct Constant { var stored: Any? }

  /// Returns a constant as the attribute's column has it; nil if it isn't one, or is of another type.
  private func constant(_ term: PredicateTerm, _ attribute: NSAttributeDescription) -> Constant? {
    guard case .value(let value) = term else { return nil }
    return constant(value, attribute)
  }

  private func constant(_ value: Any?, _ attribute: NSAttributeDescription) -> Constant? {
    guard let value = ManagedValues.unwrapped(value) else { return Constant(stored: nil) }
    switch attribute.attributeType {
    case .stringAttributeType: return (value as? String).map { Constant(stored: $0) }
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType:
      guard let number = PredicateValues.number(value), !(value is Date), !(value is NSDate),
        abs(number) < 9e15
      else { return nil }
      return Constant(stored: number == number.rounded() ? Int64(number) as Any : number)
    case .booleanAttributeType:
      return PredicateValues.number(value).flatMap { [0, 1].contains($0) ? Constant(stored: $0 == 1) : nil }
    case .dateAttributeType: return (value as? Date).map { Constant(stored: $0) }
    case .UUIDAttributeType: return (value as? UUID).map { Constant(stored: $0) }
    case .URIAttributeType: return (value as? URL).map { Constant(stored: $0) }
    case .binaryDataAttributeType: return (value as? Data).map { Constant(stored: $0) }
    default: return nil
    }
  }

  private func constants(_ term: PredicateTerm, _ attribute: NSAttributeDescription) -> [Any?]? {
    var values: [Constant?] = []
    switch term {
    case .list(let elements): values = elements.map { constant($0, attribute) }
    case .value(let value): values = (PredicateValues.elements(value) ?? []).map { constant($0, attribute) }
    default: return nil
    }
    if values.isEmpty, case .value(let value) = term, PredicateValues.elements(value) == nil { return nil }
    guard !values.contains(where: { $0?.stored == nil }) else { return nil }
    return values.map { $0?.stored }
  }

  /// Compares a reference with an object, its identifier or nil.
  private func reference(_ relationship: NSRelationshipDescription, _ comparison: PredicateComparison)
    -> SQLCondition?
  {
    guard !relationship.isToMany, !relationship.isTransient,
      [.equal, .notEqual].contains(comparison.comparison),
      case .value(let value) = comparison.right
    else { return nil }
    let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
    guard id != nil || value == nil else { return nil }
    let word = comparison.comparison == .equal ? "IS" : "IS NOT"
    return SQLCondition(sql: "(\(SQLValues.quoted(relationship.name)) \(word) ?)", arguments: [id])
  }
}
