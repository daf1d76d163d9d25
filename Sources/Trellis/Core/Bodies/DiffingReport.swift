import TrellisGraph

/// A report, field by field, of how the values of a view type are compared when the enclosing body makes a new one.
///
/// Get one from ``View/diffingReport``: `print(Row.diffingReport)`. If two values are equal, the body isn't evaluated.
/// ```
/// Row may differ each time it is made anew, because of onTap
///   title: String, ==
///   onTap: () -> (), as a closure: it may differ when made anew
///   _count: State<Int>, by where it comes from; the value there is left out
/// ```
///
/// Source: ours (choice).
public struct DiffingReport: Equatable, Sendable {
  /// The criterion for the equality of two values.
  public enum Comparison: Equatable, Sendable, CaseIterable {
    /// Ignored: the contents come from outside the view's value.
    case untracked
    /// The source of the value: the row of a state, the location behind a binding, a key path into the environment, or an observed object.
    ///
    /// The value at the source isn't compared, because a body that reads the value depends on it.
    case source
    /// The type's own `==`.
    case equatable
    /// The bytes of the values.
    case bytes
    /// Each field of a struct or a tuple.
    case fieldByField
    /// An enum's case, and then its payload.
    case caseByCase
    /// The identity of the storage, or else each element.
    case elementByElement
    /// The dynamic type of the value in an `any`, and then that type's own criterion.
    case dynamicType
    /// The identity of the object, whatever its contents.
    case identity
    /// The same code, with equal captured values if the closure returns nothing, else with the same ones.
    ///
    /// A closure is equal only to its copies if it captures a weak reference, or a value
    /// of a type that is known only at run time.
    case closure
    /// All bytes, including padding, because nothing is known of the type: equal values may count as different.
    case unknown
  }

  /// A stored property of the view, or a part of one.
  public struct Field: Equatable, Sendable {
    /// The name, with the underscore that wrapped properties have: `title`, `_count`; `element` for the elements of an array,
    /// `.loaded` for the payload of a case.
    public let name: String
    /// The type's name, without modules.
    public let typeName: String
    /// The criterion by which the field is compared.
    public let comparison: Comparison
    /// The parts of the field that are compared; empty if there are none, or where a recursive type occurs again.
    public let fields: [Field]

    /// Whether evaluating the same expression twice gives equal values for certain: no part is a closure, whose captured values may
    /// differ or be unreadable, or of an unknown type.
    public var isDiffable: Bool {
      switch comparison {
      case .closure, .unknown: false
      default: fields.allSatisfy(\.isDiffable)
      }
    }
  }

  /// The view's type, without modules.
  public let typeName: String
  /// The criterion for values of the view: `equatable` for a view with its own `==`, else `fieldByField`.
  public let comparison: Comparison
  /// The view's stored properties, in the order of declaration.
  ///
  /// If the view has its own `==`, these are the fields that would be compared without it.
  public let fields: [Field]

  /// Whether creating the view twice with equal arguments gives equal values, so that the body isn't evaluated again.
  public var isDiffable: Bool { comparison == .equatable || culprits.isEmpty }

  /// The paths of the fields that are unequal each time their expression is evaluated, in the order of declaration: `onTap`,
  /// `actions.onSave`.
  ///
  /// A single such field is enough to evaluate the body each time, unless the view has its own `==`.
  public var culprits: [String] { fields.flatMap { $0.culprits } }
}

extension DiffingReport.Field {
  fileprivate var culprits: [String] {
    switch comparison {
    case .closure, .unknown: [name]
    default: fields.flatMap(\.culprits).map { "\(name).\($0)" }
    }
  }
}

extension View {
  /// A report of how values of this view type are compared, field by field, and of the fields that always differ.
  ///
  /// ```swift
  /// print(Row.diffingReport)
  /// #expect(Row.diffingReport.isDiffable)
  /// ```
  /// Linear in the number of types that the view consists of.
  ///
  /// Source: ours (choice).
  public nonisolated static var diffingReport: DiffingReport { DiffingReport(of: Self.self) }
}

extension ViewModifier {
  /// A report of how values of this modifier type are compared, field by field; see ``View/diffingReport``.
  ///
  /// Source: ours (choice).
  public nonisolated static var diffingReport: DiffingReport { DiffingReport(of: Self.self) }
}

// MARK: - Making

extension DiffingReport {
  init(of type: Any.Type) {
    let outline = ValueComparison.outline(of: type)
    let structure = outline.method == .equatable ? ValueComparison.structure(of: type) : outline
    typeName = outline.typeName
    comparison = Comparison(outline)
    fields = structure.parts.map(Field.init)
  }
}

extension DiffingReport.Field {
  fileprivate init(_ part: ComparisonOutline.Part) {
    var outline = part.outline
    // If only a part of a field is compared, that part represents the whole field.
    if outline.method == .part, let counting = outline.parts.first?.outline { outline = counting }
    name = part.name
    typeName = part.outline.typeName
    let comparison = DiffingReport.Comparison(outline)
    // The contents of Trellis's own dynamic properties aren't reported.
    guard comparison != .untracked, !(outline.type is any LinkedProperty.Type) else {
      self.comparison = comparison == .untracked ? .untracked : .source
      fields = []
      return
    }
    self.comparison = comparison
    fields = outline.parts.map(DiffingReport.Field.init)
  }
}

extension DiffingReport.Comparison {
  fileprivate init(_ outline: ComparisonOutline) {
    switch outline.method {
    case .untracked: self = .untracked
    case .equatable: self = .equatable
    case .bytes: self = .bytes
    // All stored properties are untracked, as in a dynamic property.
    case .fields where !outline.parts.isEmpty && outline.parts.allSatisfy { Self($0.outline) == .untracked }:
      self = .untracked
    case .fields, .part: self = .fieldByField
    case .enumCase: self = .caseByCase
    case .elements: self = .elementByElement
    case .dynamicType: self = .dynamicType
    case .identity: self = .identity
    case .closure: self = .closure
    case .unknown: self = .unknown
    }
  }
}

// MARK: - Describing

extension DiffingReport: CustomStringConvertible {
  /// The report as text, with one line per field.
  public var description: String {
    let summary =
      if comparison == .equatable {
        "is compared by its own =="
      } else if culprits.isEmpty {
        "is compared field by field"
      } else {
        "may differ each time it is made anew, because of \(culprits.joined(separator: ", "))"
      }
    return (["\(typeName) \(summary)"] + fields.flatMap { $0.lines.map { "  \($0)" } }).joined(
      separator: "\n")
  }
}

extension DiffingReport.Field: CustomStringConvertible {
  /// The field with its criterion, and its parts indented on the lines below.
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    ["\(name): \(typeName), \(comparison)"] + fields.flatMap { $0.lines.map { "  \($0)" } }
  }
}

extension DiffingReport.Comparison: CustomStringConvertible {
  /// The criterion in words.
  public var description: String {
    switch self {
    case .untracked: "left out"
    case .source: "by where it comes from; the value there is left out"
    case .equatable: "=="
    case .bytes: "by bytes"
    case .fieldByField: "field by field"
    case .caseByCase: "by case, then by payload"
    case .elementByElement: "by storage, then element by element"
    case .dynamicType: "by dynamic type, then as that type is"
    case .identity: "by identity: what is in the object doesn't count"
    case .closure: "as a closure: it may differ when made anew"
    case .unknown: "by all bytes, padding too: perhaps never equal"
    }
  }
}
