import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Bindings to the states of leaves, by the leaf's number.
@MainActor
private final class Leaves {
  var values: [Int: Binding<Int>] = [:]

  func change(_ number: Int) { values[number]?.wrappedValue += 1 }
}

/// A view whose state is one number.
private struct Leaf: View {
  let number: Int
  let leaves: Leaves
  @State private var value = 0

  var body: some View {
    leaves.values[number] = $value
    return Color(red: value.isMultiple(of: 2) ? 1 : 0, green: 0, blue: 1).frame(width: 30, height: 4)
  }
}

/// Ten views, each a direct child of the container around them.
private struct Ten<Part: View>: View {
  let start: Int
  let step: Int
  let part: (Int) -> Part

  var body: some View {
    part(start)
    part(start + step)
    part(start + 2 * step)
    part(start + 3 * step)
    part(start + 4 * step)
    part(start + 5 * step)
    part(start + 6 * step)
    part(start + 7 * step)
    part(start + 8 * step)
    part(start + 9 * step)
  }
}

private struct Hundred<Part: View>: View {
  let start: Int
  let part: (Int) -> Part

  var body: some View {
    Ten(start: start, step: 10) { Ten(start: $0, step: 1, part: part) }
  }
}

/// Ten thousand views in a row.
private struct Fixed<Part: View>: View {
  let part: (Int) -> Part

  var body: some View {
    Ten(start: 0, step: 1000) { Ten(start: $0, step: 100) { Hundred(start: $0, part: part) } }
  }
}

/// A tree with leaves four levels down, and ten parts per level.
private struct Tree: View {
  let leaves: Leaves

  var body: some View {
    HStack(spacing: 0) {
      Ten(start: 0, step: 1000) { start in
        VStack(spacing: 0) {
          Ten(start: start, step: 100) { start in
            HStack(spacing: 0) {
              Ten(start: start, step: 10) { start in
                VStack(spacing: 0) { Ten(start: start, step: 1) { Leaf(number: $0, leaves: leaves) } }
              }
            }
          }
        }
      }
    }
  }
}

/// The cost of a change.
@MainActor
private struct Cost {
  let log: EvaluationLog
  /// The number of pairs of items that are compared to find the damage.
  let comparisons: Int
  let damage: [CGRect]
  /// The renderer's work to draw the damage.
  let drawing: DrawStatistics

  init(_ host: TestHost, of body: () throws -> Void) throws {
    let before = host.displayList
    log = try host.evaluations(of: body)
    let after = host.displayList
    damage = DisplayList.damage(from: before, to: after)
    comparisons = DisplayList.comparisons(from: before, to: after)
    let bitmap = try Bitmap(width: Int(host.size.width), height: Int(host.size.height))
    drawing = Renderer().draw(after, into: bitmap, damage: damage)
  }
}

@MainActor
@Suite struct PaintGroupTests {
  enum Case: CaseIterable {
    case column
    case pile
    case rows
    case tree
  }

  private func host(_ kind: Case, _ leaves: Leaves) -> TestHost {
    let size = CGSize(width: 400, height: 400)
    switch kind {
    case .column:
      return TestHost(VStack(spacing: 0) { Fixed { Leaf(number: $0, leaves: leaves) } }, size: size)
    case .pile:
      // All leaves are at one position, so a change of one draws all of them. Drawing takes a while, so there are fewer leaves.
      return TestHost(
        ZStack { ForEach(0..<2000, id: \.self) { Leaf(number: $0, leaves: leaves) } }, size: size)
    case .rows:
      return TestHost(
        VStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Leaf(number: $0, leaves: leaves) } },
        size: size)
    case .tree: return TestHost(Tree(leaves: leaves), size: size)
    }
  }

  @Test(arguments: Case.allCases)
  func `a changed leaf of thousands redraws only the lists on its path`(kind: Case) throws {
    let leaves = Leaves()
    let host = host(kind, leaves)
    // A leaf inside the window, and the last leaf.
    for number in kind == .pile ? [1000, 1999] : [5000, 9999] {
      let cost = try Cost(host) { leaves.change(number) }
      let log = cost.log
      // The items of the colour and of the frame around it, the lists that contain these items, and the container's list. In the
      // tree, there are four containers.
      #expect(log.count(of: "displayList") <= 6, "\(kind) \(log)")
      #expect(log.changes(of: "displayList") == log.count(of: "displayList"))
      #expect(log.count(of: "rootDisplayList") == 1)
      #expect(log.bodies == 1)
      // The frame is part of the leaf's body. Its layout computer examines the new body, and keeps its value.
      #expect(log.count(of: "layoutComputer") <= 1, "\(kind)")
      #expect(log.changes(of: "layoutComputer") == 0, "\(kind)")
      for work in ["placements", "geometry", "children", "viewList"] {
        #expect(log.count(of: work) == 0, "\(kind) \(work)")
      }
      #expect(cost.damage.count == 1)
      #expect(cost.damage.first?.size == CGSize(width: 30, height: 4))
      #expect(cost.comparisons < 200, "\(kind)")
      #expect(cost.drawing.itemsCulled < 200, "\(kind)")
      // The window's background and the leaf are drawn. In a pile all leaves are drawn, because they are at one position.
      switch (kind, number) {
      case (.pile, _): #expect(cost.drawing.itemsDrawn == 2001)
      case (_, 5000):
        #expect(cost.drawing.itemsDrawn == 2, "\(kind)")
        #expect(cost.drawing.itemsCulled > 0)
      default: #expect(cost.drawing.itemsDrawn == 0, "\(kind)")
      }
    }
  }
}
