/// How the values of a type are compared, part by part, for those who show it or reason about it.
///
/// You get one from ``ValueComparison/outline(of:)``.
public struct ComparisonOutline: Sendable, CustomStringConvertible {
  /// What decides whether two values are equal.
  public enum Method: String, Equatable, Sendable, CaseIterable {
    /// Nothing: they always are.
    case leftOut
    /// The part of them that counts, which the type names.
    case part
    /// The type's own `==`.
    case equatable
    /// Their bytes, which are all that there is to them.
    case bytes
    /// Their fields: of a struct or a tuple.
    case fields
    /// Their case, and then its payload.
    case enumCase
    /// Their elements, unless they share their storage.
    case elements
    /// Their dynamic type, and then whatever decides for that one.
    case dynamicType
    /// Whether they are, or refer to, one object, function or type.
    case identity
    /// Their code and what it has captured: a closure that captures is equal to its copies alone.
    case closure
    /// All their bytes, padding too, for want of knowing better: equal values may well count as different.
    case unknown
  }

  /// A part of a value: a field, a case's payload, an array's element.
  public struct Part: Sendable {
    /// The part's name, as its source has it.
    public let name: String
    /// How it is compared.
    public let outline: ComparisonOutline
  }

  /// The type.
  public let type: Any.Type
  /// What decides.
  public let method: Method
  /// What a value consists of, as far as that decides; empty too for a type that stands further up already.
  public let parts: [Part]

  /// The type's name, without modules.
  public var typeName: String { _typeName(type, qualified: false) }

  /// A line a part, each indented below what it is a part of.
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
    case .leftOut: "left out"
    case .part: "by the part that counts"
    case .equatable: "=="
    case .bytes: "by bytes"
    case .fields: "field by field"
    case .enumCase: "by case, then by payload"
    case .elements: "by storage, then element by element"
    case .dynamicType: "by dynamic type, then as a value of it"
    case .identity: "by identity"
    case .closure: "by code and captured context"
    case .unknown: "by all bytes, padding too"
    }
  }
}

extension ValueComparison {
  /// How values of a type are compared, part by part.
  ///
  /// O(types that the type consists of).
  ///
  /// - Parameter type: any type.
  /// - Returns: the way in which they are compared.
  public static func outline(of type: Any.Type) -> ComparisonOutline {
    var outer: Set<ObjectIdentifier> = []
    return ComparisonPlan.plan(for: type).outline(&outer)
  }

  /// The same for a type that is `Equatable`, as if it weren't: what its values consist of.
  ///
  /// - Parameter type: any type.
  /// - Returns: the way in which they would be compared.
  public static func structure(of type: Any.Type) -> ComparisonOutline {
    var outer: Set<ObjectIdentifier> = []
    return ComparisonPlanCache.shared.structure(of: type).outline(&outer)
  }
}

extension ComparisonPlan {
  /// The outline; the parts of a type that is being outlined further out aren't given again.
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
