import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix
import TrellisTesting

/// Random trees with animated edits: nothing jumps, and at rest the window equals a new one.
@MainActor
@Suite struct RandomMotionTests {
  private static let animations: [Animation?] = [
    nil, .spring(duration: 0.3, bounce: 0.4), .linear(duration: 0.2), .easeOut(duration: 0.3).delay(0.1),
    .snappy,
    .linear(duration: 0.1).repeatCount(2),
  ]

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `after animated edits, interrupted or not, a random window at rest equals a new one`(seed: UInt64)
    async throws
  {
    for number in 0..<12 {
      var trees = RandomTrees(seed: seed << 40 + UInt64(number))
      let tree = trees.tree(depth: 2 + number % 3)
      let host = TestHost(RandomRoot(node: tree, isLive: true), size: RandomHistory.window)
      _ = host.displayList
      for _ in 0..<8 {
        let animation = Self.animations.randomElement(using: &trees.random)!
        withAnimation(animation) { _ = trees.edit(tree) }
        await host.advance(by: .milliseconds(trees.random.below(250)))
      }
      await host.advance(by: .seconds(4))
      let fresh = TestHost(RandomRoot(node: tree, isLive: false), size: host.size)
      #expect(Shown.all(by: host) == Shown.all(by: fresh), "seed \(seed), tree \(number): \(tree.describe())")
      #expect(
        try host.picture().pngData() == fresh.picture().pngData(),
        "seed \(seed), tree \(number): \(tree.describe())")
      let log = await host.evaluations { await host.advance(by: .seconds(1)) }
      #expect(log.entries.isEmpty, "seed \(seed), tree \(number): \(log)")
    }
  }

  // MARK: - Intermediate frames

  /// Kinds whose changes move views.
  ///
  /// Scrolling and changes of the layout direction are omitted, because they move views at once.
  private static let moving: [RandomNode.Kind] = [
    .color, .color, .frame, .flexibleFrame, .padding, .fixedSize, .offset, .position, .guide, .overlay,
    .background,
    .branch, .row, .column, .pile, .changing, .grid, .gridRow, .rows,
  ]

  /// Returns the frames of drawn colours, by the item's id.
  private func places(_ host: TestHost) -> [UInt64: CGRect] {
    var places: [UInt64: CGRect] = [:]
    func walk(_ list: DisplayList, _ origin: CGPoint) {
      for item in list.items {
        let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        switch item.content {
        case .fill: places[item.id] = frame
        case .list(let inner): walk(inner, frame.origin)
        // Views in a transition are drawn in an effect, and aren't compared.
        case .effect: break
        default: break
        }
      }
    }
    walk(DisplayList(Array(host.displayList.items.dropFirst())), .zero)
    return places
  }

  /// Returns the largest distance between old and new edges of the colours that are in both dictionaries, in points.
  private func distance(_ first: [UInt64: CGRect], _ second: [UInt64: CGRect]) -> CGFloat {
    var greatest: CGFloat = 0
    for (id, old) in first {
      guard let new = second[id] else { continue }
      for (a, b) in [
        (old.minX, new.minX), (old.minY, new.minY), (old.maxX, new.maxX), (old.maxY, new.maxY),
      ] {
        greatest = max(greatest, abs(a - b))
      }
    }
    return greatest
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 13, 24, 38, 59] as [UInt64])
  func `spring animations never jump`(seed: UInt64) async {
    var way: CGFloat = 0
    for number in 0..<15 {
      var trees = RandomTrees(seed: seed << 40 + UInt64(number), kinds: Self.moving, slides: false)
      let tree = trees.tree(depth: 2 + number % 3)
      let host = TestHost(RandomRoot(node: tree, isLive: true), size: RandomHistory.window)
      var last = places(host)
      for edit in 0..<6 {
        let before = tree.describe()
        withAnimation(.spring(duration: 0.5, bounce: 0)) { _ = trees.edit(tree) }
        let now = places(host)
        #expect(
          distance(last, now) < 0.01,
          "seed \(seed), tree \(number), edit \(edit): \(before)\nthen \(tree.describe())\n\(last)\n\(now)")
        last = now
        for _ in 0..<trees.random.below(20) {
          await host.advance(by: .seconds(1) / 60)
          let now = places(host)
          let step = distance(last, now)
          way += step
          // A spring of half a second moves at most an eleventh of its way per frame, and the ways are short enough for this
          // limit.
          #expect(step < 60, "seed \(seed), tree \(number), edit \(edit)")
          last = now
        }
      }
    }
    #expect(way > 20, "else nothing moved")
  }
}
