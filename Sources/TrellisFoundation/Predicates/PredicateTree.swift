import Foundation

/// A predicate of a format, as a tree.
package indirect enum PredicateTree {
  case constant(Bool)
  case and([PredicateTree])
  case or([PredicateTree])
  case not(PredicateTree)
  case comparison(PredicateComparison)
}

/// A comparison of two expressions.
package struct PredicateComparison {
  package enum Operator: String {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case between = "BETWEEN", isIn = "IN", contains = "CONTAINS", beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES"
  }

  /// The elements of the left side of which the comparison has to be true.
  package enum Modifier: String {
    case direct = ""
    case any = "ANY "
    case all = "ALL "
    case none = "NONE "
  }

  package var modifier = Modifier.direct
  package var left: PredicateTerm
  package var comparison: Operator
  package var right: PredicateTerm
  /// Whether the option `[c]` is given.
  package var ignoresCase = false
  /// Whether the option `[d]` is given.
  package var ignoresDiacritics = false
}

/// An expression in a predicate.
package indirect enum PredicateTerm {
  /// The compared object.
  case object
  /// A value of the format or of its arguments; nil for `NULL`.
  case value(Any?)
  /// A value at a path of keys, from another expression; usually from the object.
  case keyPath(PredicateTerm, [String])
  /// A variable: `$name`.
  case variable(String)
  /// A list: `{1, 2}`.
  case list([PredicateTerm])
  /// A function: `lowercase:(name)`, `+`.
  case call(String, [PredicateTerm])
  /// The elements of a collection for which a predicate is true.
  case subquery(PredicateTerm, String, PredicateTree)
}

extension PredicateTree {
  /// Returns the text of the tree, in the language of formats.
  package var text: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let parts): parts.map(\.nested).joined(separator: " AND ")
    case .or(let parts): parts.map(\.nested).joined(separator: " OR ")
    case .not(let part): "NOT \(part.nested)"
    case .comparison(let comparison):
      "\(comparison.modifier.rawValue)\(comparison.left.text) \(comparison.comparison.rawValue)\(comparison.options) \(comparison.right.text)"
    }
  }

  private var nested: String {
    switch self {
    case .and, .or: "(\(text))"
    default: text
    }
  }
}

extension PredicateComparison {
  fileprivate var options: String {
    ignoresCase || ignoresDiacritics ? "[\(ignoresCase ? "c" : "")\(ignoresDiacritics ? "d" : "")]" : ""
  }
}

extension PredicateTerm {
  /// The text of the expression, in the language of formats.
  package var text: String {
    switch self {
    case .object: "SELF"
    case .value(nil): "nil"
    case .value(let text as String): "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .value(let value?):
      PredicateValues.elements(value).map { "{\($0.map { "\($0)" }.joined(separator: ", "))}" } ?? "\(value)"
    case .keyPath(.object, let keys): keys.joined(separator: ".")
    case .keyPath(let base, let keys): ([base.text] + keys).joined(separator: ".")
    case .variable(let name): "$" + name
    case .list(let elements): "{\(elements.map(\.text).joined(separator: ", "))}"
    case .call(let name, let arguments):
      name.hasSuffix(":")
        ? "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
        : arguments.map(\.text).joined(separator: " \(name) ")
    case .subquery(let list, let name, let tree): "SUBQUERY(\(list.text), $\(name), \(tree.text))"
    }
  }
}
