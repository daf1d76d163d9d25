/// A tree of views and the steps that change it: the unit of a check.
///
/// The text form is a header line, a line with the tree, and a line per step. Failures print this form, and the command can run
/// it again.
package struct ViewProgram: Equatable, Sendable, CustomStringConvertible {
  /// The way in which the cells' state reaches the views.
  package enum Flow: String, CaseIterable, Sendable {
    /// Every view observes its own cell.
    case observed
    /// The root reads all cells and passes values down.
    case values
  }

  package var flow: Flow
  /// The theme of the window.
  package var isPhone: Bool
  package var tree: ViewNode
  package var steps: [Step]

  package init(flow: Flow, isPhone: Bool, tree: ViewNode, steps: [Step]) {
    (self.flow, self.isPhone, self.tree, self.steps) = (flow, isPhone, tree, steps)
  }

  /// Whether the cells determine the window's state, so that it can be compared with a fresh window.
  ///
  /// A lazy container stores the lengths of rows that it has shown, so its window has to stay large enough for all rows.
  /// Presented content takes the focus, so it must not have a text field, whose caret would blink. At most one view may present
  /// at a time: of several sheets the first that presented is visible, and of several popovers the last is on top.
  package var isComparable: Bool {
    !steps.contains { $0.leavesHiddenState || hasLazyRows && $0.changesSize } && !tree.hasRowsInLimitedSpace
      && !tree.presentsFields && !tree.hasRivalPresentations
  }

  /// Whether the tree has a lazy container.
  var hasLazyRows: Bool { tree.all.contains { $0.kind.isLazy } }

  package var description: String {
    ([flow.rawValue + (isPhone ? " phone" : " desktop"), tree.description] + steps.map(\.description))
      .joined(separator: "\n")
  }

  /// Parses the text form; nil if the text isn't a program.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count >= 2, let tree = ViewNode(lines[1]) else { return nil }
    let words = lines[0].split(separator: " ")
    guard words.count == 2, let flow = Flow(rawValue: String(words[0])),
      ["phone", "desktop"].contains(words[1])
    else { return nil }
    let steps = lines.dropFirst(2).map { Step(String($0)) }
    guard !steps.contains(nil) else { return nil }
    self.init(flow: flow, isPhone: words[1] == "phone", tree: tree, steps: steps.compactMap { $0 })
  }
}

extension ViewNode {
  /// Whether a lazy container is in a node that may limit its space, or has rows as high as the window is wide.
  fileprivate var hasRowsInLimitedSpace: Bool {
    if kind.isLazy, all.contains(where: { $0.kind == .circle || $0.kind == .aspect }) { return true }
    return children.contains { child in
      kind.limitsSpace && child.all.contains { $0.kind.isLazy } || child.hasRowsInLimitedSpace
    }
  }

  /// The content of each presentation in the tree.
  private var presentedContents: [ViewNode] {
    all.flatMap { $0.kind.isPresentation ? $0.children.dropFirst() : [] }
  }

  /// Whether a text field is in the presented content of a node.
  fileprivate var presentsFields: Bool {
    presentedContents.contains { $0.all.contains { $0.kind.hasCaret } }
  }

  /// Whether several views may present at once, in the window or in the same presented content.
  fileprivate var hasRivalPresentations: Bool {
    presentationCount > 1 || presentedContents.contains { $0.presentationCount > 1 }
  }

  /// The number of views that may present at once, apart from those in presented content; a view of rows counts twice.
  private var presentationCount: Int {
    let own = kind.isPanel ? children[0].viewCount : 0
    switch kind {
    case .sheet, .cover, .popover: return own + children[0].presentationCount
    case .rows, .objectRows, .optionalRows, .scrollTo: return 2 * children[0].presentationCount
    // The second child is the page of each element of the path.
    case .stack: return children[0].presentationCount + 2 * children[1].presentationCount
    default: return children.reduce(own) { $0 + $1.presentationCount }
    }
  }

  /// The number of views that a modifier around the node applies to, at most; rows count as two.
  private var viewCount: Int {
    switch kind {
    case .rows, .objectRows, .textRows, .optionalRows, .boundRows: 2
    case _ where kind.isContainer: 1
    default: max(children.reduce(0) { $0 + $1.viewCount }, 1)
    }
  }
}
