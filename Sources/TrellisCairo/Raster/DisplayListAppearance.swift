import Foundation
import TrellisDisplayList

/// The appearance of a list: two lists are equal if they draw the same, regardless of identity and semantics.
struct DisplayListAppearance: Hashable {
  let list: DisplayList

  static func == (first: DisplayListAppearance, second: DisplayListAppearance) -> Bool {
    first.list.looksLike(second.list, depth: 0)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(list.items.count)
    hasher.combine(list.inkBounds)
    hasher.combine(list.items.first?.frame)
    hasher.combine(list.items.last?.frame)
    hasher.combine(list.items.first?.content.kind)
  }
}

extension DisplayList {
  /// The nesting depth beyond which lists are equal only if they share storage.
  private static let depthLimit = 64

  fileprivate func looksLike(_ other: DisplayList, depth: Int) -> Bool {
    guard items.count == other.items.count else { return false }
    let isSame = items.withUnsafeBufferPointer { first in
      other.items.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
    }
    if isSame { return true }
    return depth < Self.depthLimit
      && zip(items, other.items).allSatisfy {
        $0.isCopy(of: $1) || $0.frame == $1.frame && $0.content.looksLike($1.content, depth: depth + 1)
      }
  }
}

extension DisplayItem.Content {
  fileprivate func looksLike(_ other: DisplayItem.Content, depth: Int) -> Bool {
    switch (self, other) {
    case (.list(let first), .list(let second)): first.looksLike(second, depth: depth)
    case (.effect(let one, let first), .effect(let other, let second)):
      one == other && first.looksLike(second, depth: depth)
    case (.text(let first), .text(let second)):
      first.runs == second.runs && first.color == second.color && first.shading == second.shading
        && first.decorations == second.decorations
    default: self == other
    }
  }

  fileprivate var kind: Int {
    switch self {
    case .fill: 0
    case .shape: 1
    case .text: 2
    case .image: 3
    case .list: 4
    case .effect: 5
    }
  }
}
