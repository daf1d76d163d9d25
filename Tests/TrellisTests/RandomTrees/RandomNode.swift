import Foundation

/// A view of a random tree: its kind stays, what it is set to changes, as state behind the window.
@MainActor
final class RandomNode {
  /// What the view is.
  enum Kind: CaseIterable {
    // Leaves.
    case text, color, limited, area, spacer, divider
    // Of one view.
    case frame, flexibleFrame, padding, ratio, fixedSize, priority, offset, position, guide, font, direction,
      depth
    case scroll, reader, weight
    // Of a view and another.
    case overlay, background, branch, fitting
    // Of some views that stay.
    case row, column, pile, changing, weighted
    // Of views that come and go.
    case rows

    /// How many children it has; nil is as many as there are rows.
    func childCount(_ random: inout SplitMix) -> Int? {
      switch self {
      case .text, .color, .limited, .area, .spacer, .divider: 0
      case .overlay, .background, .branch, .fitting: 2
      case .row, .column, .pile, .changing, .weighted: 1 + random.below(3)
      case .rows: nil
      default: 1
      }
    }
  }

  /// What the view is set to; which of it counts is for its kind to say.
  struct Setting {
    var numbers: [CGFloat]
    var text: String
    var choice: Int
    var isOn: Bool
    var rows: [RandomNode]
  }

  let id: Int
  let kind: Kind
  let children: [RandomNode]
  var setting: Setting
  /// Tell the window that the setting has changed; whoever is told adds itself again.
  ///
  /// A view behind several rows is there for each of them.
  var listeners: [() -> Void] = []

  init(id: Int, kind: Kind, children: [RandomNode], setting: Setting) {
    self.id = id
    self.kind = kind
    self.children = children
    self.setting = setting
  }

  func tell() {
    let told = listeners
    listeners = []
    for listener in told { listener() }
  }

  /// The node and all in it.
  var all: [RandomNode] { [self] + (children + setting.rows).flatMap(\.all) }
}

extension RandomNode {
  /// The tree as text, a line a view.
  func describe(_ depth: Int = 0) -> String {
    let setting = setting
    let numbers = setting.numbers.map { "\($0)" }.joined(separator: " ")
    let line =
      "\(String(repeating: "  ", count: depth))\(kind) #\(id) [\(numbers)] “\(setting.text)” \(setting.choice) \(setting.isOn)"
    return ([line] + (children + setting.rows).map { $0.describe(depth + 1) }).joined(separator: "\n")
  }
}

// MARK: - Random trees and edits

/// Makes trees and edits them.
@MainActor
struct RandomTrees {
  var random: SplitMix
  private var count = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  private static let leaves: [RandomNode.Kind] = [.text, .text, .color, .limited, .area, .spacer, .divider]
  private static let lengths: [CGFloat] = [0, 1, 7.5, 10, 20, 33.3, 50, 80, 120, 250]
  private static let texts = ["", "a", "four", "two words", "some more words than that", "a\nline"]

  mutating func tree(depth: Int) -> RandomNode {
    let kind =
      depth == 0 || random.happens(15)
      ? Self.leaves.randomElement(using: &random)! : RandomNode.Kind.allCases.randomElement(using: &random)!
    count += 1
    let id = count
    var children: [RandomNode] = []
    var rows: [RandomNode] = []
    if let number = kind.childCount(&random) {
      for _ in 0..<number { children.append(tree(depth: depth - 1)) }
    } else {
      for _ in 0..<random.below(4) { rows.append(tree(depth: depth - 1)) }
    }
    let setting = RandomNode.Setting(
      numbers: (0..<6).map { _ in length() }, text: Self.texts.randomElement(using: &random)!,
      choice: random.below(8), isOn: random.happens(50), rows: rows)
    return RandomNode(id: id, kind: kind, children: children, setting: setting)
  }

  private mutating func length() -> CGFloat { Self.lengths.randomElement(using: &random)! }

  /// Changes one thing of one view, or some rows; answers what was done.
  mutating func edit(_ root: RandomNode) -> String {
    let lists = root.all.filter { $0.kind == .rows }
    let node = random.happens(30) ? lists.randomElement(using: &random) : nil
    let target = node ?? root.all.randomElement(using: &random)!
    let what = target.kind == .rows && random.happens(75) ? editRows(of: target) : editSetting(of: target)
    target.tell()
    return "\(what) of \(target.kind) #\(target.id)"
  }

  private mutating func editSetting(of node: RandomNode) -> String {
    switch random.below(4) {
    case 0:
      node.setting.text = Self.texts.randomElement(using: &random)!
      return "text"
    case 1:
      node.setting.choice = random.below(8)
      return "choice"
    case 2:
      node.setting.isOn.toggle()
      return "branch"
    default:
      for _ in 0...random.below(2) { node.setting.numbers[random.below(6)] = length() }
      return "number"
    }
  }

  private mutating func editRows(of node: RandomNode) -> String {
    let count = node.setting.rows.count
    switch random.below(count == 0 ? 1 : 4) {
    case 0:
      let row = tree(depth: 1 + random.below(2))
      node.setting.rows.insert(row, at: random.below(count + 1))
      return "row inserted"
    case 1:
      node.setting.rows.remove(at: random.below(count))
      return "row removed"
    case 2:
      let row = node.setting.rows.remove(at: random.below(count))
      node.setting.rows.insert(row, at: random.below(count))
      return "row moved"
    default:
      node.setting.rows.shuffle(using: &random)
      return "rows shuffled"
    }
  }
}
