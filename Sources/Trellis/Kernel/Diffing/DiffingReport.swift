import TrellisGraph

/// How the values of a type of view are compared when the body of the view around it has made a new one, field by field.
///
/// You get one from ``View/diffingReport``: `print(Row.diffingReport)`. Where two values are equal, the body isn't evaluated.
/// ```
/// Row differs each time it is made anew, because of onTap
///   title: String, ==
///   onTap: () -> (), by identity: never equal when made anew, unless it captures nothing
///   _count: State<Int>, left out
/// ```
///
/// Source: ours (choice).
public struct DiffingReport: Equatable, Sendable {
  /// What decides whether two values are equal.
  public enum Comparison: Equatable, Sendable, CaseIterable {
    /// Nothing: what it stands for is fed from outside the view's value (`@State`, `@Environment`).
    case leftOut
    /// Where its value comes from: the location behind a binding, a key path into the environment, an object that is observed.
    /// The value there doesn't count: a body depends on it where it reads it.
    case source
    /// The type's own `==`.
    case equatable
    /// The bytes of the values.
    case bytes
    /// Each field of a struct or a tuple.
    case fieldByField
    /// An enum's case, and then its payload.
    case caseByCase
    /// Shared storage, or else each element.
    case elementByElement
    /// The dynamic type of what is in an `any`, and then whatever that type is compared by: it depends on the value.
    case dynamicType
    /// Whether it is the same object; what is in it doesn't count.
    case identity
    /// The same code with the same captured values in the same memory. A closure that captures something gets new memory each
    /// time its expression is evaluated: then it is equal to its own copies only.
    case closure
    /// All the bytes, padding too, since nothing is known of the type: values that are equal may count as different.
    case unknown
  }

  /// A stored property of the view, or a part of one.
  public struct Field: Equatable, Sendable {
    /// The name, with the underscore that wrapped properties have: `title`, `_count`; `element` for the elements of an array,
    /// `.loaded` for the payload of a case.
    public let name: String
    /// The type's name, without modules.
    public let typeName: String
    /// What decides.
    public let comparison: Comparison
    /// What it consists of, as far as that counts; empty too for a type that contains itself, when it is met again.
    public let fields: [Field]

    /// Whether values that are made alike are equal: nothing in it is a closure, or of a type that nothing is known of.
    public var isDiffable: Bool {
      switch comparison {
      case .closure, .unknown: false
      default: fields.allSatisfy(\.isDiffable)
      }
    }
  }

  /// The view's type, without modules.
  public let typeName: String
  /// What decides whether two values of the view are equal: `equatable` for a view with a `==` of its own, else
  /// `fieldByField`.
  public let comparison: Comparison
  /// The view's stored properties, in the order of declaration.
  ///
  /// Where the view has its own `==` they are what it would be compared by without it.
  public let fields: [Field]

  /// Whether values of the view that are made alike are equal, so that the body isn't evaluated for them.
  public var isDiffable: Bool { comparison == .equatable || culprits.isEmpty }

  /// The ways to the fields that are unequal when they are made anew, in the order of declaration: `onTap`,
  /// `actions.onSave`.
  ///
  /// One of them is enough to have the body evaluated each time, unless the view has its own `==`.
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
  /// How values of this type of view are compared, field by field, and which field makes them always differ.
  ///
  /// ```swift
  /// print(Row.diffingReport)
  /// #expect(Row.diffingReport.isDiffable)
  /// ```
  /// O(types that the view consists of).
  ///
  /// Source: ours (choice).
  public nonisolated static var diffingReport: DiffingReport { DiffingReport(of: Self.self) }
}

extension ViewModifier {
  /// How values of this type of modifier are compared, field by field; see ``View/diffingReport``.
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
    // What counts of it stands for all of it.
    if outline.method == .part, let counting = outline.parts.first?.outline { outline = counting }
    name = part.name
    typeName = part.outline.typeName
    let comparison = DiffingReport.Comparison(outline)
    // What the house's own dynamic properties are made of is their own business.
    guard comparison != .leftOut, !(outline.type is any LinkedProperty.Type) else {
      self.comparison = comparison == .leftOut ? .leftOut : .source
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
    case .leftOut: self = .leftOut
    case .equatable: self = .equatable
    case .bytes: self = .bytes
    // A dynamic property of which nothing counts.
    case .fields where !outline.parts.isEmpty && outline.parts.allSatisfy { Self($0.outline) == .leftOut }:
      self = .leftOut
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
  /// What the report says, a line a field.
  public var description: String {
    let summary =
      if comparison == .equatable {
        "is compared by its own =="
      } else if culprits.isEmpty {
        "is compared field by field"
      } else {
        "differs each time it is made anew, because of \(culprits.joined(separator: ", "))"
      }
    return (["\(typeName) \(summary)"] + fields.flatMap { $0.lines.map { "  \($0)" } }).joined(
      separator: "\n")
  }
}

extension DiffingReport.Field: CustomStringConvertible {
  /// How the field is compared, and below it, indented, what it consists of.
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    ["\(name): \(typeName), \(comparison)"] + fields.flatMap { $0.lines.map { "  \($0)" } }
  }
}

extension DiffingReport.Comparison: CustomStringConvertible {
  /// The comparison in words.
  public var description: String {
    switch self {
    case .leftOut: "left out"
    case .source: "by where it comes from; the value there is left out"
    case .equatable: "=="
    case .bytes: "by bytes"
    case .fieldByField: "field by field"
    case .caseByCase: "by case, then by payload"
    case .elementByElement: "by storage, then element by element"
    case .dynamicType: "by dynamic type, then as that type is"
    case .identity: "by identity: what is in the object doesn't count"
    case .closure: "by identity: never equal when made anew, unless it captures nothing"
    case .unknown: "by all bytes, padding too: perhaps never equal"
    }
  }
}
