import TrellisDisplayList

extension AccessibleObject {
  /// The change of an object's children.
  struct ChildrenChange {
    let parent: AccessibleObject
    let child: AccessibleObject
    let index: Int
    let isAdded: Bool
  }

  /// The features by which an element is recognized among its siblings.
  private struct Feature: Hashable {
    let role: AccessibilityNode.Role?
    let traits: UInt64
    let identifier: String?
    let action: UInt64?
    let label: String?

    init(_ node: AccessibilityNode, isStrict: Bool) {
      role = node.role
      identifier = node.identifier
      action = node.actions.first?.number
      traits = node.traits.subtracting([.isSelected]).rawValue
      // The label of a control may change; its action doesn't.
      label = isStrict && node.actions.isEmpty ? node.label : nil
    }
  }

  /// Gives the object the elements of a new tree; objects whose element is still there stay.
  ///
  /// The changes are the objects that came and went, without those in them.
  func setChildren(
    _ nodes: [AccessibilityNode], makeID: () -> String, changes: inout [ChildrenChange]
  ) {
    var waiting: [(object: AccessibleObject, nodes: [AccessibilityNode], isNew: Bool)] = [
      (self, nodes, false)
    ]
    while let (object, nodes, isNew) = waiting.popLast() {
      let children = object.match(nodes)
      let new = zip(children, nodes).map { child, node in
        child ?? AccessibleObject(makeID(), .element(node), in: object)
      }
      let kept = Set(children.compactMap { $0.map(ObjectIdentifier.init) })
      for (index, old) in object.children.enumerated().reversed() where !kept.contains(ObjectIdentifier(old))
      {
        changes.append(ChildrenChange(parent: object, child: old, index: index, isAdded: false))
      }
      object.children = new
      for (index, (child, node)) in zip(new, nodes).enumerated() {
        child.content = .element(node)
        if children[index] == nil, !isNew {
          changes.append(ChildrenChange(parent: object, child: child, index: index, isAdded: true))
        }
        waiting.append((child, node.children ?? [], children[index] == nil))
      }
    }
  }

  /// Returns for each element the present child that stands for it; nil for a new element.
  private func match(_ nodes: [AccessibilityNode]) -> [AccessibleObject?] {
    var result = [AccessibleObject?](repeating: nil, count: nodes.count)
    var rest = children
    for isStrict in [true, false] {
      var byFeature: [Feature: [AccessibleObject]] = [:]
      for child in rest.reversed() {
        if let node = child.node { byFeature[Feature(node, isStrict: isStrict), default: []].append(child) }
      }
      for (index, node) in nodes.enumerated() where result[index] == nil {
        result[index] = byFeature[Feature(node, isStrict: isStrict)]?.popLast()
      }
      let taken = Set(result.compactMap { $0.map(ObjectIdentifier.init) })
      rest.removeAll { taken.contains(ObjectIdentifier($0)) }
    }
    return result
  }
}
