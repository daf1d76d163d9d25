public import TrellisComparison

/// The chain of causes that gave an attribute its value, from the attribute back to the write that began it.
///
/// You get one from ``AttributeGraph/explain(_:)-(Attribute<Value>)``. It is a plain value: its ``description`` is for people,
/// ``json()`` for programs.
public struct Explanation: Hashable, Sendable, Codable {
  /// An attribute in the chain.
  public struct Subject: Hashable, Sendable, Codable {
    /// The attribute's ``AnyAttribute/rawValue``.
    public var id: UInt64
    /// The attribute's name; empty if it has none.
    public var name: String
    /// The attribute's kind.
    public var kind: AttributeKind
    /// The location in source where the attribute was created.
    public var location: CodeLocation?
    /// The name in quotation marks, or the kind and number if there is no name.
    public var title: String
  }

  /// A write to an input.
  public struct Write: Hashable, Sendable, Codable {
    /// The value before, as text; nil if no recorder kept it.
    public var old: String?
    /// The written value, as text; nil if no recorder kept it.
    public var new: String?
    /// The location of the write in source; nil if unknown.
    public var location: CodeLocation?
    /// The locations in source that led to the write, innermost first, if they were looked up.
    public var callers: [CodeLocation]
    /// The number of the write's event among the ``GraphRecorder/numbers`` of the recorder that has it.
    public var event: Int?
  }

  /// The first part in which a value differs from the one before, and how the two were compared.
  public struct Difference: Hashable, Sendable, Codable {
    /// The path to the part, as in `FieldDifference.path`: `onTap`, `user.address.city`; `self` for the whole value.
    public var path: String
    /// The kind of difference, in words: `the values differ`, `different cases`.
    public var reason: String
    /// Whether the part may differ without a relevant change: it is a closure, or captured by one, or can't be compared.
    public var isIncomparable: Bool
    /// The old part, as text.
    public var old: String
    /// The new part, as text.
    public var new: String

    /// Creates a difference from the result of a comparison.
    public init(_ difference: FieldDifference) {
      path = difference.path
      reason = difference.reason.description
      (old, new) = (difference.old, difference.new)
      isIncomparable =
        switch difference.reason {
        case .closureFunction, .closureContext, .unknown: true
        default: difference.isCaptured
        }
    }
  }

  /// The effect on the attribute.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// The rule ran and returned a different value, or an input's new value was read.
    case changed
    /// The rule ran and returned an equal value.
    case equal
    /// The input was written and hasn't been read since.
    case written
    /// The attribute has never changed since it was created.
    case untouched
    /// The outcome is unknown.
    case unknown
  }

  /// An attribute in the chain, and the effect on it.
  public struct Step: Hashable, Sendable, Codable {
    /// The attribute.
    public var subject: Subject
    /// The effect on the attribute.
    public var outcome: Outcome
    /// The number of the update in which the effect happened; nil if the input hasn't been read in an update since.
    public var update: Int?
    /// The reason in words, if the next step doesn't give it: `first run`, a removed input; nil for an input.
    public var reason: String?
    /// Whether the step was concluded from the present graph because no recorder has it.
    ///
    /// The next step is then the most probable cause, not a certain one.
    public var isConcluded: Bool
    /// The value before, as text; nil if no recorder kept it.
    public var old: String?
    /// The value afterwards, as text; nil if no recorder kept it.
    public var new: String?
    /// The first difference from the value before; nil if no recorder kept it.
    public var difference: Difference?
    /// The writes that led to an input's value, oldest first.
    public var writes: [Write]
    /// The other dependencies that had changed since the rule ran before, in order of their changes.
    ///
    /// The next step has the first one. Only those that the rule still reads are known, and only if a recorder has their events.
    public var others: [Subject]
  }

  /// The steps: the attribute in question, then the cause of its change, and so on.
  public var steps: [Step]
  /// Whether a dependency was set since the last update, so that this explanation is that of an old value.
  public var isStale: Bool
  /// The facts that aren't known, each with a way to record it next time; empty if everything is known.
  public var missing: [String]
}

extension Explanation: CustomStringConvertible {
  /// The chain as text: one line per step, indented below its effect up to a limit, with each step's writes below it.
  public var description: String {
    var lines: [String] = []
    for (depth, step) in steps.enumerated() {
      // Without a limit, the text would grow with the square of the chain's length.
      let indentation = String(repeating: "  ", count: min(depth, 32))
      let because = depth == 0 ? "" : steps[depth - 1].isConcluded ? "probably because " : "because "
      lines.append(indentation + because + words(step))
      if let difference = step.difference { lines.append("\(indentation)  \(words(difference))") }
      lines += step.writes.map { "\(indentation)  \(words($0))" }
      lines += step.others.map { "\(indentation)  also because \(title($0)) changed" }
    }
    if isStale {
      lines.append("The explanation is stale: a dependency was set since.")
    }
    return (lines + missing.map { "Unknown: \($0)." }).joined(separator: "\n")
  }

  private func title(_ subject: Subject) -> String {
    subject.title + (subject.location.map { " (\(subject.kind), made at \($0))" } ?? " (\(subject.kind))")
  }

  private func words(_ step: Step) -> String {
    let when = step.update.map { " in update \($0)" } ?? ""
    let what =
      switch step.outcome {
      case .changed: "changed\(when)" + values(step.old, step.new)
      case .equal: "ran\(when) with an equal result"
      case .written: "was written, and not read since"
      case .untouched: "hasn't changed since it was made"
      case .unknown: "has an unknown outcome"
      }
    return title(step.subject) + " " + what + (step.reason.map { ": \($0)" } ?? "")
  }

  private func words(_ difference: Difference) -> String {
    let part = difference.path == "self" ? "as a whole" : "in \(difference.path)"
    return "it differs \(part)\(values(difference.old, difference.new)): \(difference.reason)"
  }

  private func words(_ write: Write) -> String {
    "written" + (write.location.map { " at \($0)" } ?? "") + values(write.old, write.new)
  }

  private func values(_ old: String?, _ new: String?) -> String {
    (old.map { " from \($0)" } ?? "") + (new.map { " to \($0)" } ?? "")
  }
}

extension Explanation {
  /// Returns the chain as JSON, with members named like the properties here.
  public func json() -> String {
    JSONText.object([
      ("steps", .array(steps.map(json))), ("isStale", .bool(isStale)),
      ("missing", .array(missing.map { .string($0) })),
    ]).lines
  }

  private func json(_ step: Step) -> JSONText {
    .object([
      ("subject", json(step.subject)),
      ("outcome", .string(step.outcome.rawValue)), ("update", .optional(step.update)),
      ("reason", .optional(step.reason)), ("isConcluded", .bool(step.isConcluded)),
      ("old", .optional(step.old)), ("new", .optional(step.new)),
      ("difference", step.difference.map(json) ?? .null), ("writes", .array(step.writes.map(json))),
      ("others", .array(step.others.map(json))),
    ])
  }

  private func json(_ subject: Subject) -> JSONText {
    .object([
      ("id", .unsigned(subject.id)), ("name", .string(subject.name)),
      ("kind", .string(subject.kind.description)), ("title", .string(subject.title)),
      ("location", .optional(subject.location)),
    ])
  }

  private func json(_ difference: Difference) -> JSONText {
    .object([
      ("path", .string(difference.path)), ("reason", .string(difference.reason)),
      ("isIncomparable", .bool(difference.isIncomparable)), ("old", .string(difference.old)),
      ("new", .string(difference.new)),
    ])
  }

  private func json(_ write: Write) -> JSONText {
    .object([
      ("old", .optional(write.old)), ("new", .optional(write.new)), ("location", .optional(write.location)),
      ("callers", .array(write.callers.map { .optional($0) })), ("event", .optional(write.event)),
    ])
  }
}
