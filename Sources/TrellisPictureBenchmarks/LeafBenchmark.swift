import SwiftUI
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
import TrellisText
import TrellisBenchmarkSupport

/// A leaf of 10,000 that changes its colour: from the state to the pixels, as in a window.
@MainActor
struct LeafBenchmark {
  /// Whether all leaves are in one container, rather than in a hundred of a hundred.
  let isFlat: Bool
  let samples: Int

  static func printHeader() {
    print(
      "| what | rules | display lists | items written anew | items drawn | passed over | views, ms | damage, ms | drawing, ms | together, ms |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
  }

  func run() throws {
    let counted = try Show(isFlat: isFlat, isCounting: true)
    counted.change()
    let timed = try Show(isFlat: isFlat, isCounting: false)
    for _ in 0..<3 { timed.change() }
    let times = (0..<samples).map { _ in timed.change() }
    func middle(_ part: (FrameTimes) -> Double) -> Double { times.map(part).sorted()[samples / 2] }
    let counts = [
      counted.rules, counted.displayLists, counted.itemsRenewed, counted.statistics.itemsDrawn,
      counted.statistics.itemsCulled,
    ].map(String.init)
    let figures = [
      middle(\.views), middle(\.damage), middle(\.drawing), middle { $0.views + $0.damage + $0.drawing },
    ].map(Cell.text)
    let place = isFlat ? "in one container" : "in 100 rows"
    print("| one of 10,000 leaves \(place) | \((counts + figures).joined(separator: " | ")) |")
  }
}

/// The leaves in a window without a screen.
@MainActor
private final class Show {
  private(set) var rules = 0
  private(set) var displayLists = 0
  private(set) var itemsRenewed = 0
  private(set) var statistics = DrawStatistics()
  private let remote = Remote()
  private let window: ViewGraph
  private let renderer = Renderer()
  private let bitmap: Bitmap
  private var shown: DisplayList

  init(isFlat: Bool, isCounting: Bool) throws {
    let size = CGSize(width: 1200, height: 1000)
    bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    window = ViewGraph(
      root: Leaves(isFlat: isFlat, remote: remote), size: size, measurer: ArithmeticTextMeasurer())
    shown = window.update()
    renderer.draw(shown, into: bitmap, background: .white)
    guard isCounting else { return }
    window.graph.addObserver { [weak self] event in
      MainActor.assumeIsolated {
        guard let self, case .evaluated(let attribute, _, _) = event else { return }
        self.rules += 1
        if attribute.kind == .displayList { self.displayLists += 1 }
      }
    }
  }

  /// Changes the leaf, and draws the result.
  @discardableResult
  func change() -> FrameTimes {
    remote.change()
    var list = shown
    var damage: [CGRect] = []
    var times = FrameTimes()
    times.views = milliseconds { list = window.update() }
    times.damage =
      milliseconds { damage = DisplayList.damage(from: shown, to: list) }
    times.drawing =
      milliseconds {
        statistics = renderer.draw(list, into: bitmap, background: .white, damage: damage)
      }
    itemsRenewed = Self.renewed(shown, list)
    shown = list
    return times
  }

  /// Returns the number of items in lists whose storage differs from before.
  private static func renewed(_ old: DisplayList, _ new: DisplayList) -> Int {
    let isSame = old.items.withUnsafeBufferPointer { first in
      new.items.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress && $0.count == first.count }
    }
    if isSame { return 0 }
    return zip(old.items, new.items).reduce(new.items.count) { sum, pair in
      switch (pair.0.content, pair.1.content) {
      case (.list(let first), .list(let second)), (.effect(_, let first), .effect(_, let second)):
        sum + renewed(first, second)
      default: sum
      }
    }
  }
}

/// Changes the leaf's state from outside.
@MainActor
private final class Remote {
  fileprivate var leaf: Binding<Bool>?

  func change() { leaf?.wrappedValue.toggle() }
}

private struct Leaves: View {
  let isFlat: Bool
  let remote: Remote

  var body: some View {
    if isFlat {
      Wall {
        ForEach(0..<10_000) { number in Leaf(remote: number == 5050 ? remote : nil) }
      }
    } else {
      VStack(spacing: 2) {
        ForEach(0..<100) { row in
          HStack(spacing: 2) {
            ForEach(0..<100) { column in Leaf(remote: row == 50 && column == 50 ? remote : nil) }
          }
        }
      }
    }
  }
}

private struct Leaf: View {
  /// Changes this leaf; nil for all leaves but one.
  let remote: Remote?
  @State private var isRed = false

  var body: some View {
    remote?.leaf = $isRed
    return Rectangle().fill(isRed ? Color.red : Color.blue).frame(width: 10, height: 8)
  }
}

/// A layout that places a hundred views per row.
private struct Wall: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 1200, height: 1000)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index % 100) * 12, y: bounds.minY + CGFloat(index / 100) * 10),
        proposal: ProposedViewSize(width: 10, height: 8))
    }
  }
}
