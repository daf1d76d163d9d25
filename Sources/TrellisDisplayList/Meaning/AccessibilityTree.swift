import Foundation

/// The accessibility elements of a picture, and the containers that they are in.
public struct AccessibilityTree: Hashable, Sendable {
  /// The outermost nodes, in reading order.
  public var nodes: [AccessibilityNode]

  /// Creates a tree from its outermost nodes.
  public init(_ nodes: [AccessibilityNode] = []) { self.nodes = nodes }

  /// All nodes, each container before its children.
  public var all: [AccessibilityNode] {
    var all: [AccessibilityNode] = []
    var waiting = Array(nodes.reversed())
    while let node = waiting.popLast() {
      all.append(node)
      waiting += (node.children ?? []).reversed()
    }
    return all
  }
}

extension DisplayList {
  /// The accessibility elements of the list.
  ///
  /// The tree is computed on each access, from texts with characters and the changes that items make
  /// (``Semantics/accessibility``). Elements are read in the order of drawing. Within a container, those with a higher
  /// ``AccessibilityNode/sortPriority`` come first. The tree leaves out content with an opacity of 0, masks, and everything
  /// drawn before a modal element.
  ///
  /// An item's identifier is that of its element. If the item has several elements, they are in a container with the
  /// identifier.
  ///
  /// Linear in the items and, for each change, in the elements that it applies to.
  public var accessibilityTree: AccessibilityTree {
    // An explicit stack: lists nest as deeply as views.
    var levels = [Level(items: items, space: Space())]
    while true {
      let last = levels.count - 1
      guard levels[last].next < levels[last].items.count else {
        let done = levels.removeLast()
        guard let owner = done.owner else {
          return AccessibilityTree(done.nodes.inReadingOrder.labelledByPairs)
        }
        levels[last - 1].add(owner.item.elements(done.nodes, in: owner.frame), holdingModal: done.holdsModal)
        continue
      }
      let item = levels[last].items[levels[last].next]
      levels[last].next += 1
      let frame = levels[last].space.frame(of: item)
      if let nested = item.nested, !nested.effect.hidesAll {
        levels.append(
          Level(items: nested.list.items, space: levels[last].space.inside(item), owner: (item, frame)))
      } else {
        levels[last].add(item.elements(item.ownElements(in: frame), in: frame))
      }
    }
  }
}

/// A list whose elements are being collected.
private struct Level {
  let items: [DisplayItem]
  let space: Space
  /// The item that contains the list; nil for the outermost list.
  var owner: (item: DisplayItem, frame: CGRect)?
  var next = 0
  var nodes: [AccessibilityNode] = []
  /// Whether one of the nodes, or a node in it, is modal.
  var holdsModal = false

  /// Adds elements that are drawn in front of the present ones; `holdingModal` is set if nodes in them were modal.
  mutating func add(_ new: [AccessibilityNode], holdingModal: Bool = false) {
    let isModal =
      holdingModal
      ? AccessibilityTree(new).all.contains { $0.traits.contains(.isModal) }
      : new.contains { $0.traits.contains(.isModal) }
    if isModal { (nodes, holdsModal) = ([], true) }
    nodes += new
  }
}

extension Effect? {
  /// Whether nothing is visible through the effect.
  fileprivate var hidesAll: Bool {
    switch self {
    case .opacity(let opacity), .each(.opacity(let opacity)): !(opacity > 0)
    default: false
    }
  }
}

extension DisplayItem {
  /// Returns the elements of the item itself.
  fileprivate func ownElements(in frame: CGRect) -> [AccessibilityNode] {
    guard case .text(let text) = content, !text.string.isEmpty else { return [] }
    return [AccessibilityNode(frame: frame, traits: .isStaticText, label: text.string)]
  }

  /// Returns the item's elements after the item's changes.
  fileprivate func elements(_ nodes: [AccessibilityNode], in frame: CGRect) -> [AccessibilityNode] {
    guard let semantics else { return nodes }
    var nodes = nodes
    for change in semantics.accessibility { change.apply(to: &nodes, in: frame) }
    guard let identifier = semantics.identifier, !nodes.isEmpty else { return nodes }
    if nodes.count > 1 { nodes = [AccessibilityNode(frame: frame, children: nodes.inReadingOrder)] }
    nodes[0].identifier = identifier
    return nodes
  }
}

extension AccessibilityChange {
  fileprivate func apply(to nodes: inout [AccessibilityNode], in frame: CGRect) {
    switch self {
    case .label(let label): nodes.say(in: frame) { $0.label = label }
    case .value(let value): nodes.say(in: frame) { $0.value = value }
    case .numericValue(let value): nodes.say(in: frame) { $0.numericValue = value }
    case .labelIsValue: nodes.say(in: frame) { ($0.value, $0.label) = ($0.label ?? $0.value, nil) }
    case .isTitle: for index in nodes.indices { nodes[index].isTitle = true }
    case .namedByTitle: nodes.nameByTitles()
    case .focus(let focus): nodes.say(in: frame) { $0.focus = focus }
    case .isActionSource: for index in nodes.indices { nodes[index].isActionSource = true }
    case .takesActions: nodes.takeActions(in: frame)
    case .takesChildren: nodes.takeChildren(in: frame)
    case .detail(let detail):
      // The removal of a detail needs no element.
      if detail.value != nil || !nodes.isEmpty { nodes.say(in: frame) { $0.set(detail) } }
    case .pair(let pair): nodes.say(in: frame) { $0.pairs.append(pair) }
    case .hint(let hint): nodes.say(in: frame) { $0.hint = hint }
    case .addTraits(let traits): nodes.say(in: frame) { $0.traits.formUnion(traits) }
    case .removeTraits(let traits): for index in nodes.indices { nodes[index].traits.subtract(traits) }
    case .heading(let level): nodes.say(in: frame) { $0.headingLevel = level }
    case .role(let role): nodes.say(in: frame) { $0.role = role }
    case .action(let action): nodes.say(in: frame) { $0.set(action) }
    case .sortPriority(let priority): for index in nodes.indices { nodes[index].sortPriority = priority }
    case .hide: nodes = []
    case .replace(.ignore): nodes = [AccessibilityNode(frame: frame)]
    case .replace(.combine): nodes = [AccessibilityNode(combining: nodes, frame: frame)]
    case .replace(.contain): nodes = [AccessibilityNode(frame: frame, children: nodes.inReadingOrder)]
    }
  }
}

extension [AccessibilityNode] {
  /// Changes each node, or a new one if there is none.
  mutating func say(in frame: CGRect, _ body: (inout AccessibilityNode) -> Void) {
    if isEmpty { append(AccessibilityNode(frame: frame)) }
    for index in indices { body(&self[index]) }
  }

  /// Labels each control that has no label with the titles.
  ///
  /// If a control was labelled, titles without actions are removed.
  fileprivate mutating func nameByTitles() {
    let name = filter(\.isTitle).compactMap(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    var isUsed = false
    for index in indices where !self[index].isTitle && !name.isEmpty {
      if self[index].takeName(name) { isUsed = true }
    }
    if isUsed { removeAll { $0.isTitle && $0.actions.isEmpty } }
    for index in indices { self[index].isTitle = false }
  }

  /// The nodes by descending priority; a priority of NaN counts as 0.
  var inReadingOrder: [AccessibilityNode] {
    func priority(_ index: Int) -> Double { self[index].sortPriority.isNaN ? 0 : self[index].sortPriority }
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return indices.sorted { (-priority($0), $0) < (-priority($1), $1) }.map { self[$0] }
  }
}

extension AccessibilityNode {
  /// Labels the node, or the controls in it, if they have no label; returns whether any was labelled.
  fileprivate mutating func takeName(_ name: String) -> Bool {
    guard label?.isEmpty ?? true else { return false }
    if role != nil || !actions.isEmpty {
      label = name
      return true
    }
    var isUsed = false
    for index in children?.indices ?? 0..<0 {
      if children![index].takeName(name) { isUsed = true }
    }
    return isUsed
  }
}
