extension ComparisonPlan: CustomStringConvertible {
  /// The plan as a tree, with one line per field.
  ///
  /// A type is expanded only once.
  package var description: String {
    var lines: [String] = []
    var shown: Set<ObjectIdentifier> = []
    describe(as: nil, indent: 0, &lines, &shown)
    return lines.joined(separator: "\n")
  }

  private func describe(
    as name: String?, indent: Int, _ lines: inout [String], _ shown: inout Set<ObjectIdentifier>
  ) {
    let nested = nested
    let isKnown = !nested.isEmpty && !shown.insert(ObjectIdentifier(self)).inserted
    lines.append(
      String(repeating: "  ", count: indent) + (name.map { "\($0): " } ?? "")
        + "\(_typeName(type, qualified: false)), \(isKnown ? "as above" : summary)")
    guard !isKnown else { return }
    for (name, plan) in nested { plan.describe(as: name, indent: indent + 1, &lines, &shown) }
  }

  /// The plans of the values' parts, with their names.
  var nested: [(name: String, plan: ComparisonPlan)] {
    switch rule {
    case .fields(let fields): fields.map { (FieldName.shown($0.name), $0.plan) }
    case .comparer(let comparer): comparer.nested
    default: []
    }
  }

  private var summary: String {
    switch rule {
    case .bytes(let meaning): meaning.description
    case .floatingPoint: "as a number"
    case .string: "as text"
    case .fields: allSteps.isEmpty ? "nothing to compare" : "field by field: \(stepSummary)"
    case .comparer(let comparer): comparer.summary
    }
  }

  /// The steps that are performed, in order.
  private var stepSummary: String {
    allSteps.map { step in
      switch step.operation {
      case .bytes, .word: "\(step.length) bytes at \(step.offset)"
      case .doubles, .floats: "\(step.length) numbers at \(step.offset)"
      case .string: "text at \(step.offset)"
      case .call: "a call at \(step.offset)"
      }
    }.joined(separator: ", ")
  }
}

extension ComparisonPlan.Meaning: CustomStringConvertible {
  var description: String {
    switch self {
    case .value: "by its bytes"
    case .object: "by identity"
    case .closure: "by function and context"
    case .function: "by function"
    case .metatype: "by identity of the type"
    case .unknown(let why): "by all its bytes, padding too: \(why)"
    }
  }
}
