import Foundation
import Synchronization

/// What an item is but for its place: shared by its copies, and never changed.
final class DisplayNode: Sendable {
  let id: UInt64
  let size: CGSize
  /// What it draws; written when the node is made, and taken out when it goes.
  nonisolated(unsafe) private(set) var content: DisplayItem.Content
  /// What it means, in a place of its own: most items mean nothing.
  private let meaning: Meaning?
  var semantics: Semantics? { meaning?.semantics }
  /// The version; with the highest bit, one that was read from a text.
  let stamp: UInt64
  /// How deep lists nest in it; 0 where it draws by itself.
  private let depth: Int

  init(
    id: UInt64, size: CGSize, content: DisplayItem.Content, semantics: Semantics?,
    stamp: UInt64 = Stamps.next()
  ) {
    (self.id, self.size, self.content, self.stamp) = (id, size, content, stamp)
    meaning = semantics.map(Meaning.init)
    depth = content.depth
  }

  /// The same in another version, or drawing something else.
  func copy(stamp: UInt64, content: DisplayItem.Content? = nil) -> DisplayNode {
    DisplayNode(
      id: id, size: size, content: content ?? self.content, semantics: semantics, stamp: stamp)
  }

  /// Lists may nest as deep as memory goes, and letting go of one lets go of those in it: so that no stack is too short for
  /// that, every so often the rest is put aside, and let go of once those around it are gone.
  deinit {
    guard depth > 0, depth.isMultiple(of: 100) else { return }
    Leftovers.release(&content)
  }

  private final class Meaning: Sendable {
    let semantics: Semantics

    init(_ semantics: Semantics) { self.semantics = semantics }
  }

  fileprivate static func deepest(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { max($0, $1.node.depth) }
  }
}

extension DisplayItem.Content {
  /// How deep lists nest in it.
  fileprivate var depth: Int {
    switch self {
    case .fill, .shape, .text, .image: 0
    case .effect(.mask(let mask), let list):
      1 + max(DisplayNode.deepest(mask.items), DisplayNode.deepest(list.items))
    case .list(let list), .effect(_, let list): 1 + DisplayNode.deepest(list.items)
    }
  }
}

/// What deep lists held that were let go of.
private enum Leftovers {
  private struct State {
    var isReleasing = false
    var waiting: [DisplayItem.Content] = []
  }

  private static let state = Mutex(State())

  /// Takes a content and lets go of it, now or when whoever is at it comes to it.
  static func release(_ content: inout DisplayItem.Content) {
    if putAside(&content) { return }
    while let next = state.withLock({ state in
      let next = state.waiting.popLast()
      if next == nil { state.isReleasing = false }
      return next
    }) {
      // Nobody else has it: it goes at the end of this round.
      withExtendedLifetime(next) {}
    }
  }

  /// Takes a content, and answers whether somebody lets go of contents already.
  ///
  /// By itself, so that nothing of it is left on the stack when it is let go of.
  private static func putAside(_ content: inout DisplayItem.Content) -> Bool {
    var taken = DisplayItem.Content.fill(.clear)
    swap(&taken, &content)
    return state.withLock { state in
      state.waiting.append(taken)
      defer { state.isReleasing = true }
      return state.isReleasing
    }
  }
}

/// The versions of this program's items.
enum Stamps {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
