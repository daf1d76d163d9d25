public import Foundation

/// A predicate with a format.
package final class FormatPredicate: NSPredicate {
  package let parsed: PredicateTree

  package init(_ tree: PredicateTree) {
    parsed = tree
    super.init(value: true)
  }

  package required init?(coder: NSCoder) { return nil }

  package override var predicateFormat: String { parsed.text }
  package override func evaluate(with object: Any?) -> Bool { parsed.evaluate(object) }
  package override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    parsed.evaluate(object, bindings ?? [:])
  }
  package override func copy(with zone: NSZone? = nil) -> Any { self }
  package override func isEqual(_ object: Any?) -> Bool {
    (object as? FormatPredicate).map { $0 === self || $0.parsed.text == parsed.text } ?? false
  }
  package override var hash: Int { parsed.text.hashValue }
}

/// The predicates that are made of formats.
public protocol _FormattedPredicate {}
extension NSPredicate: _FormattedPredicate {}

extension _FormattedPredicate where Self: NSPredicate {
  /// Creates a predicate of a format: `NSPredicate(format: "name BEGINSWITH[c] %@ AND age > %d", "a", 7)`.
  ///
  /// The arguments replace `%@`, `%K` (a path of keys) and the conversions for numbers, such as `%d` and `%f`, in their order. The
  /// language is that of Apple's *Predicate Format String Syntax*. Traps with a message if the format has an error.
  public init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// Creates a predicate of a format with arguments in an array; nil for none.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      self = FormatPredicate(try PredicateParser.parse(predicateFormat, arguments ?? [])) as! Self
    } catch {
      preconditionFailure("NSPredicate(format: \"\(predicateFormat)\"): \(error.description)")
    }
  }
}

extension NSPredicate {
  /// The predicate as a tree; nil if a part of it is a block.
  package var tree: PredicateTree? {
    switch self {
    case let formatted as FormatPredicate: return formatted.parsed
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.compactMap(\.tree)
      guard parts.count == compound.subpredicates.count else { return nil }
      switch compound.compoundPredicateType {
      case .and: return parts.isEmpty ? .constant(true) : .and(parts)
      case .or: return parts.isEmpty ? .constant(false) : .or(parts)
      case .not: return parts.first.map { .not($0) }
      }
    default:
      for value in [true, false] where isEqual(NSPredicate(value: value)) { return .constant(value) }
      return nil
    }
  }
}
