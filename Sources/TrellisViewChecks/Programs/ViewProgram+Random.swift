import struct TrellisGraphChecks.SplitMix

extension ViewProgram {
  /// Creates a random program, which is the same for the same seed and size.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - stepCount: The number of steps.
  package init(seed: UInt64, stepCount: Int) {
    var random = SplitMix(state: seed &* 0x2545_f491_4f6c_dd1d)
    var next = 0
    let tree = ViewNode.random(
      depth: 2 + random.below(4), scope: random.happens(50) ? .layout : .all, next: &next, &random)
    let hasEvents = random.happens(35)
    let slots = tree.all
    let isResized = !tree.all.contains { $0.kind.isLazy } || random.happens(40)
    let steps = (0..<stepCount).map { _ in Step.random(slots, hasEvents: hasEvents, &random) }
    self.init(
      flow: random.element(of: Flow.allCases), isPhone: random.happens(30), tree: tree,
      steps: isResized ? steps : steps.filter { !$0.changesSize })
  }
}

extension ViewNode {
  /// The kinds of nodes in a random tree.
  enum Scope {
    /// All kinds but containers of navigation, presentation and lists, so that trees go deeper into layout and identity.
    case layout
    case all
  }

  private static let leaves = NodeKind.allCases.filter(\.isLeaf)
  private static let large: Set<NodeKind> = [
    .list, .form, .stack, .split, .tabs, .title, .toolbar, .searchable, .sheet, .cover, .popover, .alert,
    .confirmation,
    .inspector, .section, .listRow, .labeled, .groupBox, .disclosure,
  ]
  /// The kinds that often reveal faults, which are drawn more often.
  private static let frequent: [NodeKind] = [
    .ifElse, .ifOnly, .rows, .objectRows, .optionalRows, .typeErased, .vStack, .subviews, .wrappedSubviews,
    .lazyV, .matched,
    .transition, .fits,
  ]

  static func random(depth: Int, scope: Scope, next: inout Int, _ random: inout SplitMix) -> ViewNode {
    let number = next
    next += 1
    if depth == 0 { return ViewNode(simpleLeaf(&random), number) }
    let kinds =
      random.happens(30) ? frequent : NodeKind.allCases.filter { scope == .all || !large.contains($0) }
    var kind = random.element(of: kinds)
    if kind.isLeaf, depth > 1 { kind = random.element(of: frequent) }
    let range = kind.childCount
    let count = range.upperBound == 0 ? 0 : range.lowerBound + random.below(range.count)
    let children = (0..<count).map { _ in
      ViewNode.random(
        depth: depth - 1 - (random.happens(25) ? random.below(depth) : 0), scope: scope, next: &next, &random)
    }
    return ViewNode(kind, number, children)
  }

  private static func simpleLeaf(_ random: inout SplitMix) -> NodeKind {
    random.happens(60) ? random.element(of: [.text, .text, .color, .paragraph]) : random.element(of: leaves)
  }
}

extension Step {
  static func random(_ slots: [ViewNode], hasEvents: Bool, _ random: inout SplitMix) -> Step {
    switch random.below(hasEvents ? 160 : 100) {
    case 0..<65:
      let writes = (0...random.below(3)).map { _ in Write.random(random.element(of: slots).number, &random) }
      let animation = random.happens(60) ? random.element(of: WriteAnimation.allCases) : .none
      return .write(animation, writes)
    case 65..<92: return .advance([0, 16, 50, 150, 400, 1500][random.below(6)])
    case 92..<97: return .resize(60 + random.below(500), 60 + random.below(700))
    case 97..<100: return .scheme(isDark: random.happens(50))
    case 100..<120: return .tap(random.below(400), random.below(600))
    case 120..<130:
      return .drag(random.below(400), random.below(600), random.below(300) - 150, random.below(600) - 300)
    case 130..<142: return .scroll(random.below(400), random.below(600), 0, random.below(1200) - 600)
    case 142..<155:
      return .key(
        random.element(of: [
          "tab", "return", "escape", "space", "down", "up", "left", "right", "delete", "abc", "é",
        ]))
    default: return .secondary(random.below(400), random.below(600))
    }
  }
}

extension Write {
  static func random(_ cell: Int, _ random: inout SplitMix) -> Write {
    switch random.below(7) {
    case 0, 1: Write(cell: cell, change: .isOn(random.happens(50)))
    case 2, 3: Write(cell: cell, change: .number(random.below(12)))
    case 4: Write(cell: cell, change: .text(random.element(of: ["", "a", "שלום", "longer-text-in-a-field"])))
    default:
      Write(cell: cell, change: .rows(Array((0..<7).shuffled(using: &random).prefix(random.below(7)))))
    }
  }
}
