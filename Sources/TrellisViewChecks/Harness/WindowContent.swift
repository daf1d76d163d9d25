import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisTesting

/// The observable content of a window: its drawing, accessibility tree, layout answers, preferences and appearances.
struct WindowContent {
  /// A drawn item without its identity: its depth in effects, its frame in the window, and its content, or an effect on a list.
  ///
  /// Plain lists don't count. Containers with many children gather them in lists, whose boundaries depend on the past.
  private struct DrawnItem: Equatable, CustomStringConvertible {
    let depth: Int
    let frame: CGRect
    var content: DisplayItem.Content?
    var effect: String?

    var description: String {
      let what =
        effect ?? content.map { "\(DisplayList([DisplayItem(id: 0, frame: .zero, content: $0)]))" } ?? ""
      return "\(what) at depth \(depth) in (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    }
  }

  private let items: [DrawnItem]
  private let accessibility: [String]
  private let answers: [CGSize?]
  private let preferences: [String]
  private let appearances: [String: Int]

  /// Records the content of a window.
  ///
  /// Layout answers are recorded only if `measures` is true.
  @MainActor init(of host: TestHost, _ state: ProgramState, measures: Bool) {
    var items: [DrawnItem] = []
    Self.add(host.displayList, 0, at: .zero, to: &items)
    self.items = items
    accessibility = host.accessibilityTree.all.map { node in
      "\(String(describing: node.role)) \(node.label ?? "") \(node.value ?? "") \(node.frame)"
    }
    answers = (measures ? Self.proposals : []).map { proposal in
      guard case .proposed(_, let answer, _) = host.layoutTrace(proposing: proposal).entries.first?.action
      else {
        return nil
      }
      return answer
    }
    preferences = state.numbers.map(String.init) + state.bounds.map { "\($0)" }
    appearances = state.appearances
  }

  private static let proposals = [
    ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 137, height: nil),
  ]

  /// Adds the items of a list whose origin is at a point of the window.
  private static func add(
    _ list: DisplayList, _ depth: Int, at origin: CGPoint, to items: inout [DrawnItem]
  ) {
    for item in list.items {
      let corner = CGPoint(x: origin.x + item.frame.minX, y: origin.y + item.frame.minY)
      let frame = CGRect(origin: Self.rounded(corner), size: item.frame.size)
      switch item.content {
      case .list(let inner): add(inner, depth, at: corner, to: &items)
      case .effect(let effect, let inner):
        items.append(DrawnItem(depth: depth, frame: frame, effect: "\(effect)"))
        add(inner, depth + 1, at: corner, to: &items)
      default: items.append(DrawnItem(depth: depth, frame: frame, content: item.content))
      }
    }
  }

  /// Returns the point rounded to 1/4096 point: the last bits of a sum of origins depend on the nesting of the lists.
  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 4096).rounded() / 4096, y: (point.y * 4096).rounded() / 4096)
  }

  /// Returns the first difference from a fresh window in the same state, or nil if there is none.
  func difference(from fresh: WindowContent) -> String? {
    if items != fresh.items {
      let pair = zip(items, fresh.items).first { $0 != $1 }
      return "drawing: "
        + (pair.map { "\($0) instead of \($1)" } ?? "\(items.count) items instead of \(fresh.items.count)")
    }
    if accessibility != fresh.accessibility {
      let pair = zip(accessibility, fresh.accessibility).first { $0 != $1 }
      return "accessibility: "
        + (pair.map { "\($0) instead of \($1)" }
          ?? "\(accessibility.count) nodes instead of \(fresh.accessibility.count)")
    }
    for (proposal, (own, other)) in zip(Self.proposals, zip(answers, fresh.answers)) where own != other {
      return "layout: \(proposal) is answered by \(own as Any) instead of \(other as Any)"
    }
    if preferences != fresh.preferences {
      return "preferences: \(preferences) instead of \(fresh.preferences)"
    }
    if appearances != fresh.appearances {
      let names = Set(appearances.keys).union(fresh.appearances.keys).filter {
        appearances[$0] != fresh.appearances[$0]
      }
      return "appearances: "
        + names.sorted().map { "\($0): \(appearances[$0] ?? 0) instead of \(fresh.appearances[$0] ?? 0)" }
        .joined(separator: ", ")
    }
    return nil
  }
}
