/// The comparison of a type's values, part by part, for tools that show it or analyse it.
///
/// You get one from ``ValueComparison/outline(of:)``.
public struct ComparisonOutline: Sendable, CustomStringConvertible {
  /// The criterion that decides whether two values are equal.
  public enum Method: String, Equatable, Sendable, CaseIterable {
    /// No criterion: all values are equal.
    case untracked
    /// The compared part that the type defines.
    case part
    /// The type's own `==`.
    case equatable
    /// The bytes of the values, which determine the values completely.
    case bytes
    /// The fields of a struct or a tuple.
    case fields
    /// The case of an enum, and then its payload.
    case enumCase
    /// The elements of collections, unless the collections share their storage.
    case elements
    /// The dynamic type of an existential's value, and then the method of that type.
    case dynamicType
    /// The identity of the object, function or type that the values are or refer to.
    case identity
    /// The code of closures, and the values that they have captured.
    ///
    /// If the captured values can't be read, a closure is equal only to its copies.
    case closure
    /// All bytes of values whose structure is unknown, including padding.
    ///
    /// Equal values may count as different.
    case unknown
  }

  /// A part of a value: a field, a case's payload, an array's element.
  public struct Part: Sendable {
    /// The part's name in its source.
    public let name: String
    /// The comparison of the part.
    public let outline: ComparisonOutline
  }

  /// The compared type.
  public let type: Any.Type
  /// The method of comparison.
  public let method: Method
  /// The compared parts of a value.
  ///
  /// Empty, too, for a type that is already outlined further up.
  public let parts: [Part]

  /// The type's name, without modules.
  public var typeName: String { _typeName(type, qualified: false) }

  /// The outline as text, with one line per part, indented below the value that contains it.
  public var description: String { lines(as: nil).joined(separator: "\n") }

  private func lines(as name: String?) -> [String] {
    let line = "\(name.map { "\($0): " } ?? "")\(typeName), \(method)"
    return [line] + parts.flatMap { part in part.outline.lines(as: part.name).map { "  \($0)" } }
  }
}

extension ComparisonOutline.Method: CustomStringConvertible {
  /// The method in words.
  public var description: String {
    switch self {
    case .untracked: "left out"
    case .part: "by the part that counts"
    case .equatable: "=="
    case .bytes: "by bytes"
    case .fields: "field by field"
    case .enumCase: "by case, then by payload"
    case .elements: "by storage, then element by element"
    case .dynamicType: "by dynamic type, then as a value of it"
    case .identity: "by identity"
    case .closure: "by code and captured values"
    case .unknown: "by all bytes, padding too"
    }
  }
}

extension ValueComparison {
  /// Returns an outline of the comparison of a type's values.
  ///
  /// O(types that the type consists of).
  ///
  /// - Parameter type: any type.
  /// - Returns: the outline.
  public static func outline(of type: Any.Type) -> ComparisonOutline {
    var outer: Set<ObjectIdentifier> = []
    return ComparisonPlan.plan(for: type).outline(&outer)
  }

  /// Returns an outline of a type's structure, as if the type weren't `Equatable`.
  ///
  /// - Parameter type: any type.
  /// - Returns: the outline of a comparison by structure.
  public static func structure(of type: Any.Type) -> ComparisonOutline {
    var outer: Set<ObjectIdentifier> = []
    return ComparisonPlanCache.shared.structure(of: type).outline(&outer)
  }
}

extension ComparisonPlan {
  /// Returns the outline.
  ///
  /// A type that is being outlined further out has no parts.
  fileprivate func outline(_ outer: inout Set<ObjectIdentifier>) -> ComparisonOutline {
    let isOutermost = outer.insert(ObjectIdentifier(self)).inserted
    defer { if isOutermost { outer.remove(ObjectIdentifier(self)) } }
    var parts: [ComparisonOutline.Part] = []
    if isOutermost && method != .equatable {
      for (name, plan) in nested { parts.append(.init(name: name, outline: plan.outline(&outer))) }
    }
    return ComparisonOutline(type: type, method: method, parts: parts)
  }

  private var method: ComparisonOutline.Method {
    switch rule {
    case .bytes(.value): .bytes
    case .bytes(.object), .bytes(.function), .bytes(.metatype): .identity
    case .bytes(.closure): .closure
    case .bytes(.unknown): .unknown
    case .floatingPoint, .string: .equatable
    case .fields: .fields
    case .comparer(let comparer): comparer.method
    }
  }
}
