import Foundation
import struct TrellisGraphChecks.SplitMix

/// A view of a random tree.
///
/// Its kind is fixed; its setting is state that changes.
@MainActor
final class RandomNode {
  enum Kind: CaseIterable {
    // Leaves.
    case text, color, limited, area, spacer, divider
    // Kinds with one child.
    case frame, flexibleFrame, padding, ratio, fixedSize, priority, offset, position, guide, font, direction,
      depth
    case scroll, reader, weight, relative, inset
    // Reads its setting during layout.
    case late
    // A cell of a grid. It has no effect outside of grids.
    case cell
    // Kinds with two children.
    case overlay, background, branch, fitting
    // Kinds with a fixed number of children.
    case row, column, pile, changing, weighted, grid, gridRow
    // The kind whose children are inserted and removed.
    case rows

    /// Returns the number of children, or nil if it is the number of rows.
    func childCount(_ random: inout SplitMix) -> Int? {
      switch self {
      case .text, .color, .limited, .area, .spacer, .divider: 0
      case .overlay, .background, .branch, .fitting: 2
      case .row, .column, .pile, .changing, .weighted, .grid, .gridRow: 1 + random.below(3)
      case .rows: nil
      default: 1
      }
    }
  }

  /// The values of a view, which are used as its kind requires.
  struct Setting {
    var numbers: [CGFloat]
    var text: String
    var choice: Int
    var isOn: Bool
    var rows: [RandomNode]
    /// Whether rows have transitions other than fading.
    var slides = true
  }

  let id: Int
  let kind: Kind
  let children: [RandomNode]
  var setting: Setting
  /// The closures that notify the window of a changed setting.
  ///
  /// Each closure is called once, and then has to be added again. A view that several rows repeat has one closure for each row.
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

  /// The node and all nodes in it.
  var all: [RandomNode] { [self] + (children + setting.rows).flatMap(\.all) }
}

extension RandomNode.Setting: CustomStringConvertible {
  var description: String {
    let numbers = numbers.map { "\($0)" }.joined(separator: " ")
    return "[\(numbers)] “\(text)” \(choice) \(isOn)"
  }
}

extension RandomHistory.Edit: CustomStringConvertible {
  var description: String {
    switch self {
    case .window(let size): "window \(size.width)×\(size.height)"
    case .set(let id, let setting):
      "#\(id) is \(setting), rows \(setting.rows.map { "#\($0.id)" }.joined(separator: " "))"
    }
  }
}

extension RandomNode {
  /// Returns the tree as text, one line per view.
  func describe(_ depth: Int = 0) -> String {
    let line = "\(String(repeating: "  ", count: depth))\(kind) #\(id) \(setting)"
    return ([line] + (children + setting.rows).map { $0.describe(depth + 1) }).joined(separator: "\n")
  }
}

// MARK: - Random trees and edits

/// Makes random trees and edits them.
@MainActor
struct RandomTrees {
  var random: SplitMix
  /// The kinds that views may have.
  private let kinds: [RandomNode.Kind]
  /// Whether rows have transitions other than fading.
  private let slides: Bool
  private var count = 0

  init(seed: UInt64, kinds: [RandomNode.Kind] = RandomNode.Kind.allCases, slides: Bool = true) {
    random = SplitMix(state: seed)
    (self.kinds, self.slides) = (kinds, slides)
  }

  private static let leaves: [RandomNode.Kind] = [.text, .text, .color, .limited, .area, .spacer, .divider]
  private static let lengths: [CGFloat] = [0, 1, 7.5, 10, 20, 33.3, 50, 80, 120, 250]
  private static let texts = ["", "a", "four", "two words", "some more words than that", "a\nline"]

  /// The preferred kind of children, for each kind of container whose children have an effect only there.
  private static let inside: [RandomNode.Kind: RandomNode.Kind] = [.grid: .gridRow, .gridRow: .cell]

  mutating func tree(depth: Int, in parent: RandomNode.Kind? = nil) -> RandomNode {
    let kind =
      parent.flatMap { random.happens(60) ? Self.inside[$0] : nil }
      ?? (depth == 0 || random.happens(15)
        ? Self.leaves.randomElement(using: &random)!
        : kinds.randomElement(using: &random)!)
    count += 1
    let id = count
    var children: [RandomNode] = []
    var rows: [RandomNode] = []
    if let number = kind.childCount(&random) {
      for _ in 0..<number { children.append(tree(depth: max(0, depth - 1), in: kind)) }
    } else {
      for _ in 0..<random.below(4) { rows.append(tree(depth: max(0, depth - 1), in: kind)) }
    }
    let setting = RandomNode.Setting(
      numbers: (0..<6).map { _ in length() }, text: Self.texts.randomElement(using: &random)!,
      choice: random.below(8), isOn: random.happens(50), rows: rows,
      slides: slides)
    return RandomNode(id: id, kind: kind, children: children, setting: setting)
  }

  private mutating func length() -> CGFloat { Self.lengths.randomElement(using: &random)! }

  /// Changes one value of one view, or some rows, and returns the edit.
  mutating func edit(_ root: RandomNode) -> RandomHistory.Edit {
    let lists = root.all.filter { $0.kind == .rows }
    let node = random.happens(30) ? lists.randomElement(using: &random) : nil
    let target = node ?? root.all.randomElement(using: &random)!
    if target.kind == .rows && random.happens(75) { editRows(of: target) } else { editSetting(of: target) }
    target.tell()
    var setting = target.setting
    setting.rows = setting.rows.map { $0.copy() }
    return .set(target.id, setting)
  }

  private mutating func editSetting(of node: RandomNode) {
    switch random.below(4) {
    case 0:
      node.setting.text = Self.texts.randomElement(using: &random)!
    case 1:
      node.setting.choice = random.below(8)
    case 2:
      node.setting.isOn.toggle()
    default:
      for _ in 0...random.below(2) { node.setting.numbers[random.below(6)] = length() }
    }
  }

  private mutating func editRows(of node: RandomNode) {
    let count = node.setting.rows.count
    switch random.below(count == 0 ? 1 : 4) {
    case 0:
      let row = tree(depth: 1 + random.below(2))
      node.setting.rows.insert(row, at: random.below(count + 1))
    case 1:
      node.setting.rows.remove(at: random.below(count))
    case 2:
      let row = node.setting.rows.remove(at: random.below(count))
      node.setting.rows.insert(row, at: random.below(count))
    default:
      node.setting.rows.shuffle(using: &random)
    }
  }
}
