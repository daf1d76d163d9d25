import Foundation
import Synchronization

/// Everything but the position of an item; shared by its copies, and immutable.
final class DisplayNode: Sendable {
  let id: UInt64
  let size: CGSize
  /// The content; it is set when the node is created, and taken out when the node is destroyed.
  nonisolated(unsafe) private(set) var content: DisplayItem.Content
  /// The semantics, stored separately because most items have none.
  private let meaning: Meaning?
  var semantics: Semantics? { meaning?.semantics }
  /// The version; its highest bit marks a version that was read from a text.
  let stamp: UInt64
  /// The depth of nested lists; 0 if the node draws by itself.
  private let depth: Int
  /// Whether the node is a gap, and whether it is one or contains one; see ``DisplayItem/gap(id:)``.
  let isGap: Bool
  let hasGap: Bool

  init(
    id: UInt64, size: CGSize, content: DisplayItem.Content, semantics: Semantics?,
    stamp: UInt64 = Stamps.next(), isGap: Bool = false
  ) {
    (self.id, self.size, self.content, self.stamp) = (id, size, content, stamp)
    meaning = semantics.map(Meaning.init)
    let nesting = content.nesting
    depth = nesting.depth
    (self.isGap, hasGap) = (isGap, isGap || nesting.hasGap)
  }

  /// Returns a node with another version, and possibly with another content.
  func copy(stamp: UInt64, content: DisplayItem.Content? = nil) -> DisplayNode {
    DisplayNode(
      id: id, size: size, content: content ?? self.content, semantics: semantics, stamp: stamp, isGap: isGap)
  }

  /// Sets nested content aside at regular depths, so that releasing deeply nested lists doesn't overflow the stack.
  ///
  /// Lists may nest as deeply as memory allows, and releasing a list releases the lists in it. The content that was set aside
  /// is released after the lists around it.
  deinit {
    guard depth > 0, depth.isMultiple(of: 100) else { return }
    Leftovers.release(&content)
  }

  private final class Meaning: Sendable {
    let semantics: Semantics

    init(_ semantics: Semantics) { self.semantics = semantics }
  }

  /// The depth of the lists nested in a content, and whether there is a gap in them.
  fileprivate struct Nesting {
    var depth = 0
    var hasGap = false

    mutating func add(_ list: DisplayList) {
      depth = max(depth, 1)
      for item in list.items {
        depth = max(depth, 1 + item.node.depth)
        if item.node.hasGap { hasGap = true }
      }
    }
  }
}

extension DisplayItem.Content {
  fileprivate var nesting: DisplayNode.Nesting {
    var nesting = DisplayNode.Nesting()
    switch self {
    case .fill, .shape, .text, .image: break
    case .effect(.mask(let mask), let list):
      nesting.add(mask)
      nesting.add(list)
    case .list(let list), .effect(_, let list): nesting.add(list)
    }
    return nesting
  }
}

/// Contents of deeply nested lists that are waiting to be released.
private enum Leftovers {
  private struct State {
    var isReleasing = false
    var waiting: [DisplayItem.Content] = []
  }

  private static let state = Mutex(State())

  /// Takes a content and releases it, either now or in a call that is already releasing contents.
  static func release(_ content: inout DisplayItem.Content) {
    if putAside(&content) { return }
    while let next = state.withLock({ state in
      let next = state.waiting.popLast()
      if next == nil { state.isReleasing = false }
      return next
    }) {
      // The content has no other owner, so it is released at the end of this iteration.
      withExtendedLifetime(next) {}
    }
  }

  /// Takes a content, and returns whether another call is already releasing contents.
  ///
  /// It is a separate function, so that nothing of the content is left on the stack when it is released.
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
