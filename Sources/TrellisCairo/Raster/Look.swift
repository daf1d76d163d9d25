import Foundation
import TrellisDisplayList
import TrellisGeometry

/// What a list looks like: two lists are alike where they draw the same, whoever drew it and whatever it means.
struct Look: Hashable {
  let list: DisplayList

  static func == (first: Look, second: Look) -> Bool { first.list.looksLike(second.list) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(list.items.count)
    hasher.combine(list.items.first?.frame)
    hasher.combine(list.items.last?.frame)
    hasher.combine(list.items.first?.content.kind)
  }

  /// The bytes that keeping the list may keep alive, roughly.
  var cost: Int {
    var sum = 0
    list.forEachItem { item, _ in
      sum += 256
      switch item.content {
      case .image(let image): sum += image.source.pixels.count
      case .shape(let shape): sum += shape.path.elements.count * MemoryLayout<Path.Element>.stride
      case .text(let text): sum += text.runs.reduce(0) { $0 + $1.glyphs.count * MemoryLayout<Glyph>.stride }
      case .fill, .list, .effect: break
      }
    }
    return sum
  }
}

extension DisplayList {
  fileprivate func looksLike(_ other: DisplayList) -> Bool {
    guard items.count == other.items.count else { return false }
    let isSame = items.withUnsafeBufferPointer { first in
      other.items.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
    }
    return isSame
      || zip(items, other.items).allSatisfy {
        $0.frame == $1.frame && $0.content.looksLike($1.content)
      }
  }
}

extension DisplayItem.Content {
  fileprivate func looksLike(_ other: DisplayItem.Content) -> Bool {
    switch (self, other) {
    case (.list(let first), .list(let second)): first.looksLike(second)
    case (.effect(let one, let first), .effect(let other, let second)):
      one == other && first.looksLike(second)
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
