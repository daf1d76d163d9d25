import Foundation
import Synchronization
package import TrellisGraph

/// An explanation in terms of views: identity paths, differences with their remedies, and the lines of the program's own code
/// that wrote.
package struct ExplanationText {
  package struct Step {
    package var title: String
    package var kind: String
    package var node: Int
    package var path: String?
    package var outcome: String
    package var reason: String?
    package var old: String?
    package var new: String?
    package var difference: Explanation.Difference?
    package var advice: String?
    package var writes: [Write]
    package var isConcluded: Bool
    /// The titles of the other attributes that had changed, with their identity paths.
    package var others: [String]
  }

  package struct Write {
    package var old: String?
    package var new: String?
    package var place: CodeLocation?
  }

  package let steps: [Step]
  private let missing: [String]

  /// Creates the description of an explanation; `path` returns the identity path for an ``AnyAttribute/rawValue``.
  package init(_ explanation: Explanation, of graph: AttributeGraph, path: (UInt64) -> String?) {
    missing = explanation.missing
    steps = explanation.steps.map { step in
      Step(
        title: step.subject.title, kind: step.subject.kind.description,
        node: Int(UInt32(truncatingIfNeeded: step.subject.id)) - 1, path: path(step.subject.id),
        outcome: step.outcome.rawValue, reason: step.reason, old: step.old, new: step.new,
        difference: step.difference,
        advice: step.difference.flatMap {
          ExplanationText.advice(
            for: $0, in: step.subject.name, isOwn: ExplanationText.isOwnView(step.subject.id, graph))
        },
        writes: step.writes.map { write in
          Write(
            old: write.old, new: write.new, place: ExplanationText.ownPlace(write.callers) ?? write.location)
        }, isConcluded: step.isConcluded,
        others: step.others.map { other in other.title + (path(other.id).map { " at \($0)" } ?? "") })
    }
  }

  /// Returns the first location in the program's own source, not in Trellis; nil if there is none.
  package static func ownPlace(_ callers: [CodeLocation]) -> CodeLocation? {
    callers.first {
      !$0.fileID.hasPrefix(ownSources) && !isOwnModule($0.fileID) && !$0.fileID.hasPrefix("/<")
        && $0.fileID != "<compiler-generated>" && !$0.fileID.contains("/checkouts/")
    }
  }

  /// Returns whether a path relative to a build's folder is in a module of Trellis.
  private static func isOwnModule(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return false }
    return parts[1].hasPrefix("Trellis") || ["Combine", "SwiftUI", "UIKit"].contains(parts[1])
  }

  /// `…/Sources/` of `…/Sources/TrellisInspector/Session/ExplanationText.swift`.
  private static let ownSources: String = {
    let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/"
  }()

  /// Returns the remedy for a property that can't be compared; nil for any other difference.
  ///
  /// `isOwn` is true for a view of Trellis, such as `Button`: a program can't make it Equatable.
  package static func advice(
    for difference: Explanation.Difference, in view: String, isOwn: Bool = false
  ) -> String? {
    guard difference.isIncomparable else { return nil }
    let name = view.isEmpty ? "the view" : view
    return
      "\(difference.path) can't be compared: it counts as different whenever \(name) is created again. Pass a value that can be "
      + "compared (a binding, an object, a value type), or a closure without captures"
      + (isOwn ? "" : "; or make \(name) Equatable, with an == that ignores \(difference.path)")
  }

  /// Returns whether the values of an attribute are of a type of Trellis.
  package static func isOwnView(_ attribute: AnyAttribute) -> Bool { isOwn(attribute.valueType) }

  /// Returns whether a type is one of Trellis, not of the program.
  static func isOwn(_ type: Any.Type) -> Bool {
    if let known = ownTypes.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    let isOwn = ownModules.contains(module)
    ownTypes.withLock { $0[ObjectIdentifier(type)] = isOwn }
    return isOwn
  }

  private static let ownModules: Set = [
    "Trellis", "TrellisControls", "TrellisUIKit", "SwiftUI", "UIKit", "Charts", "SwiftData", "WebKit",
    "Swift",
  ]
  private static let ownTypes = Mutex<[ObjectIdentifier: Bool]>([:])

  private static func isOwnView(_ id: UInt64, _ graph: AttributeGraph) -> Bool {
    let index = Int(UInt32(truncatingIfNeeded: id)) - 1
    guard let attribute = graph.attribute(withSnapshotID: index), attribute.rawValue == id else {
      return false
    }
    return isOwnView(attribute)
  }

  /// The chain as text: a line for each step, followed by its difference, its remedy and its writes.
  package var text: String {
    var lines: [String] = []
    for (depth, step) in steps.prefix(200).enumerated() {
      let blanks = String(repeating: "  ", count: min(depth, 20))
      let because = depth == 0 ? "" : steps[depth - 1].isConcluded ? "probably because " : "because "
      lines.append(blanks + because + words(step))
      if let difference = step.difference {
        lines.append("\(blanks)  \(difference.path): \(difference.reason)")
      }
      if let advice = step.advice { lines.append("\(blanks)  \(advice)") }
      for write in step.writes {
        let place = write.place.map { " at \($0)" } ?? ""
        lines.append("\(blanks)  written\(place)" + values(write.old, write.new))
      }
      lines += step.others.map { "\(blanks)  also because \($0) changed" }
    }
    return (lines + missing.map { "Unknown: \($0)." }).joined(separator: "\n")
  }

  private func words(_ step: Step) -> String {
    let place = step.path.map { " at \($0)" } ?? ""
    let what =
      switch step.outcome {
      case "changed": "changed" + values(step.old, step.new)
      case "equal": "ran with an equal result"
      case "written": "was written, and not read since"
      case "untouched": "hasn't changed since it was made"
      default: "has an unknown outcome"
      }
    return "\(step.title) (\(step.kind)\(place)) \(what)" + (step.reason.map { ": \($0)" } ?? "")
  }

  private func values(_ old: String?, _ new: String?) -> String {
    (old.map { " from \($0)" } ?? "") + (new.map { " to \($0)" } ?? "")
  }
}

extension ExplanationText.Step {
  var json: JSONText {
    .object([
      ("title", .string(title)), ("kind", .string(kind)), ("node", .int(node)), ("path", .optional(path)),
      ("outcome", .string(outcome)), ("reason", .optional(reason)), ("old", .optional(old)),
      ("new", .optional(new)),
      (
        "difference",
        difference.map {
          .object([
            ("path", .string($0.path)), ("reason", .string($0.reason)), ("old", .string($0.old)),
            ("new", .string($0.new)), ("incomparable", .bool($0.isIncomparable)),
          ])
        } ?? .null
      ), ("advice", .optional(advice)), ("concluded", .bool(isConcluded)),
      ("others", .array(others.map { .string($0) })),
      (
        "writes",
        .array(
          writes.map {
            .object([
              ("old", .optional($0.old)), ("new", .optional($0.new)),
              ("place", .optional($0.place?.description)),
            ])
          })
      ),
    ])
  }
}
