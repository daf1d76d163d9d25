import Foundation
import TrellisGraph
import TrellisLayout

/// Guides, accounts of stacks and lengths, as pages and recordings have them.
extension JSONText {
  /// Returns the JSON of a guide: its name, its axis, its position in points, and whether the view sets it.
  static func guide(_ name: String, _ axis: Axis, at position: CGFloat, isSet: Bool) -> JSONText {
    .object([
      ("name", .string(name)), ("axis", .string(axis == .horizontal ? "x" : "y")),
      ("at", .double(position)), ("set", .bool(isSet)),
    ])
  }

  /// Returns the JSON of a stack's division of its space, with at most 400 of its views.
  static func stack(_ account: StackAccount, _ names: [String]) -> JSONText {
    let limit = 400
    var ranks = [Int: (round: Int, order: Int)]()
    var order = 0
    for (round, offsets) in (account.rounds ?? []).enumerated() {
      for offset in offsets {
        ranks[offset] = (round, order)
        order += 1
      }
    }
    let views = names.indices.prefix(limit).map { index in
      JSONText.object([
        ("name", .string(names[index])), ("answer", sides(account.answers[index])),
        ("share", index < account.lengths.count ? .double(account.lengths[index]) : .null),
        ("round", .optional(ranks[index]?.round)), ("order", .optional(ranks[index]?.order)),
        ("gap", index < account.gaps.count ? .double(account.gaps[index]) : .null),
      ])
    }
    return .object([
      ("axis", account.axis.map { .string($0 == .horizontal ? "x" : "y") } ?? .null),
      ("proposal", sides(account.proposal)), ("space", .double(Double(account.gaps.reduce(0, +)))),
      ("reserved", .array(account.reserved.prefix(limit).map { .double($0) })), ("views", .array(views)),
      ("count", .int(names.count)),
    ])
  }

  static func sides(_ proposal: ProposedViewSize) -> JSONText {
    .array([proposal.width, proposal.height].map { $0.map { .length($0) } ?? .null })
  }

  static func sides(_ size: CGSize) -> JSONText { .array([.length(size.width), .length(size.height)]) }

  static func sides(_ frame: CGRect) -> JSONText {
    .array([frame.minX, frame.minY, frame.width, frame.height].map { .length($0) })
  }

  /// Returns the JSON of a length; infinity becomes a string, since JSON has no number for it.
  static func length(_ length: CGFloat) -> JSONText {
    length == .infinity ? .string("∞") : .double(length)
  }
}
