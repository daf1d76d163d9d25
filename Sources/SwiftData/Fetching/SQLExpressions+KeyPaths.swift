import Foundation

extension PredicateExpressions.KeyPath: SQLExpression {
  func term(_ translator: PredicateTranslator) throws -> SQLTerm {
    let path: AnyKeyPath = keyPath
    switch try translator.term(root) {
    case .model(let key, let plan):
      if let property = plan.byKeyPath[path] { return try translator.property(property, of: key) }
      // `id` of `Identifiable`, unless the model has a property of that name.
      if path.isEqual(to: identifierPaths(plan.type)) { return .value(key) }
      throw Untranslatable()
    case .models(let query, _, _):
      guard RawPaths.collection(Root.Output.self)?.contains(path) ?? false else { throw Untranslatable() }
      let isCount = Output.self == Int.self
      return .value(.join(isCount ? "(SELECT COUNT(*) " : "NOT EXISTS (SELECT 1 ", query, ")"))
    case .constant(let value):
      guard let root = value as? Root.Output else { throw Untranslatable() }
      return .constant(root[keyPath: keyPath])
    case .value(let condition):
      if path == \String.isEmpty { return .value(.join("(", condition, " = '')")) }
      if RawPaths.isRawValue(path, of: Root.Output.self) { return .value(condition) }
      throw Untranslatable()
    }
  }

  private func identifierPaths(_ type: any PersistentModel.Type) -> [AnyKeyPath] {
    func paths<Model: PersistentModel>(_ type: Model.Type) -> [AnyKeyPath] {
      [\Model.persistentModelID, \Model.id]
    }
    return paths(type)
  }
}

extension AnyKeyPath {
  fileprivate func isEqual(to others: [AnyKeyPath]) -> Bool {
    others.contains(self) || type(of: self).valueType == PersistentIdentifier.self
  }
}

/// Key paths within values.
enum RawPaths {
  /// Returns whether a key path is that of the raw value, as the values of all cases show.
  ///
  /// The key path of a generic `rawValue` differs from that of a type's own, so they aren't compared.
  static func isRawValue(_ path: AnyKeyPath, of type: Any.Type) -> Bool {
    func isRaw<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> Bool {
      guard let path = path as? KeyPath<Value, Value.RawValue> else { return false }
      let cases = Array(type.allCases)
      return cases.count > 1
        && cases.allSatisfy { areEqual($0[keyPath: path], $0.rawValue) }
    }
    if let known = type as? any (RawRepresentable & CaseIterable).Type { return isRaw(known) }
    guard type is any RawRepresentable.Type else { return false }
    return String(describing: path).hasSuffix(".rawValue")
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
  }

  /// Returns the key paths of a collection's count and emptiness; nil for other types.
  static func collection(_ type: Any.Type) -> [AnyKeyPath]? {
    func paths<Value: PersistentModelArray>(_ type: Value.Type) -> [AnyKeyPath] { type.sizePaths }
    return (type as? any PersistentModelArray.Type).map { paths($0) }
  }
}

/// An array of models.
protocol PersistentModelArray {
  static var sizePaths: [AnyKeyPath] { get }
}

extension Array: PersistentModelArray where Element: PersistentModel {
  static var sizePaths: [AnyKeyPath] { [\[Element].count, \[Element].isEmpty] }
}
