public import TrellisComparison

/// Why an attribute has the value that it has: the chain of causes, from the attribute back to the write that began it.
///
/// You get one from ``AttributeGraph/explain(_:)-(Attribute<Value>)``. It is a plain value: its ``description`` is for people,
/// ``json()`` for programs.
public struct Explanation: Hashable, Sendable, Codable {
  /// An attribute on the way back.
  public struct Subject: Hashable, Sendable, Codable {
    /// Its ``AnyAttribute/rawValue``.
    public var id: UInt64
    /// Its name; empty where it has none.
    public var name: String
    /// Its kind.
    public var kind: AttributeKind
    /// Where it was made.
    public var location: SourcePlace?
    /// Its name in quotation marks, or its kind and number where it has none.
    public var title: String
  }

  /// A write to an input.
  public struct Write: Hashable, Sendable, Codable {
    /// The value before, as text; nil where no recorder kept it.
    public var old: String?
    /// The value that was written, as text; nil where no recorder kept it.
    public var new: String?
    /// Where the write stands in the source; nil where that isn't known.
    public var location: SourcePlace?
    /// The places in the source that led to the write, innermost first, where these were found out.
    public var callers: [SourcePlace]
    /// The number of its event among ``GraphRecorder/numbers`` of the recorder that knows of it.
    public var event: Int?
  }

  /// The part of a value in which it differs first from the one before, and how the two were compared.
  public struct Difference: Hashable, Sendable, Codable {
    /// The way to the part, as `FieldDifference.path` has it: `onTap`, `user.address.city`; `self` for the whole value.
    public var path: String
    /// How they differ, in words: `the values differ`, `the same closure, captured anew`.
    public var reason: String
    /// Whether it is of a kind that can differ though nothing that counts has changed: a closure, or what can't be
    /// compared.
    public var isIncomparable: Bool
    /// What was there, as text.
    public var old: String
    /// What is there, as text.
    public var new: String

    /// Creates one from what a comparison found.
    public init(_ difference: FieldDifference) {
      path = difference.path
      reason = difference.reason.description
      (old, new) = (difference.old, difference.new)
      isIncomparable =
        switch difference.reason {
        case .closureFunction, .closureContext, .unknown: true
        default: false
        }
    }
  }

  /// What happened to the attribute.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// Its rule ran and gave another value; or the input's new value was seen.
    case changed
    /// Its rule ran and gave an equal value.
    case equal
    /// An input was written, and nobody has looked since.
    case written
    /// Nothing has ever changed it since it was made.
    case untouched
    /// Nothing is known.
    case unknown
  }

  /// One attribute on the way back, and what happened to it.
  public struct Step: Hashable, Sendable, Codable {
    /// The attribute.
    public var subject: Subject
    /// What happened to it.
    public var outcome: Outcome
    /// The number of the update in which it happened; nil where none has seen it.
    public var update: Int?
    /// Why, in words, where the next step doesn't say it: `first run`, an input that was removed; nil for an input.
    public var reason: String?
    /// Whether this was concluded from the graph as it is now, where no recorder has it: then the next step is the most
    /// probable cause, not a certain one.
    public var isConcluded: Bool
    /// The value before, as text; nil where no recorder kept it.
    public var old: String?
    /// The value after it, as text; nil where no recorder kept it.
    public var new: String?
    /// Where the value differs first from the one before; nil where no recorder kept it.
    public var difference: Difference?
    /// Of an input, the writes that led to its value, oldest first.
    public var writes: [Write]
  }

  /// The attribute that was asked for, what made it run, and so on.
  public var steps: [Step]
  /// Whether something that the attribute depends on was set since: then this explains an old value.
  public var isPerhapsOutOfDate: Bool
  /// What isn't known, and how to know it next time; empty where all is known.
  public var missing: [String]
}

extension Explanation: CustomStringConvertible {
  /// The chain as text: a line a step, each indented below what it caused, up to some depth, the writes last.
  public var description: String {
    var lines: [String] = []
    for (depth, step) in steps.enumerated() {
      // Else the text would grow with the square of the chain.
      let indentation = String(repeating: "  ", count: min(depth, 32))
      let because = depth == 0 ? "" : steps[depth - 1].isConcluded ? "probably because " : "because "
      lines.append(indentation + because + words(step))
      if let difference = step.difference { lines.append("\(indentation)  \(words(difference))") }
      lines += step.writes.map { "\(indentation)  \(words($0))" }
    }
    if isPerhapsOutOfDate {
      lines.append("It is perhaps out of date: something that it depends on was set since.")
    }
    return (lines + missing.map { "Not known: \($0)." }).joined(separator: "\n")
  }

  private func words(_ step: Step) -> String {
    let made =
      step.subject.location.map { " (\(step.subject.kind), made at \($0))" } ?? " (\(step.subject.kind))"
    let when = step.update.map { " in update \($0)" } ?? ""
    let what =
      switch step.outcome {
      case .changed: "changed\(when)" + values(step.old, step.new)
      case .equal: "ran\(when) and gave an equal value"
      case .written: "was written, and nobody has looked since"
      case .untouched: "hasn't changed since it was made"
      case .unknown: "did something that isn't known"
      }
    return step.subject.title + made + " " + what + (step.reason.map { ": \($0)" } ?? "")
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
  /// The chain as JSON: the members are called as the properties here are.
  public func json() -> String {
    JSON.object([
      ("steps", .array(steps.map(json))), ("isPerhapsOutOfDate", .bool(isPerhapsOutOfDate)),
      ("missing", .array(missing.map { .string($0) })),
    ]).text()
  }

  private func json(_ step: Step) -> JSON {
    .object([
      (
        "subject",
        .object([
          ("id", .number(step.subject.id)), ("name", .string(step.subject.name)),
          ("kind", .string(step.subject.kind.description)), ("title", .string(step.subject.title)),
          ("location", .optional(step.subject.location)),
        ])
      ),
      ("outcome", .string(step.outcome.rawValue)), ("update", .optional(step.update)),
      ("reason", .optional(step.reason)), ("isConcluded", .bool(step.isConcluded)),
      ("old", .optional(step.old)), ("new", .optional(step.new)),
      ("difference", step.difference.map(json) ?? .null), ("writes", .array(step.writes.map(json))),
    ])
  }

  private func json(_ difference: Difference) -> JSON {
    .object([
      ("path", .string(difference.path)), ("reason", .string(difference.reason)),
      ("isIncomparable", .bool(difference.isIncomparable)), ("old", .string(difference.old)),
      ("new", .string(difference.new)),
    ])
  }

  private func json(_ write: Write) -> JSON {
    .object([
      ("old", .optional(write.old)), ("new", .optional(write.new)), ("location", .optional(write.location)),
      ("callers", .array(write.callers.map { .optional($0) })), ("event", .optional(write.event)),
    ])
  }
}
