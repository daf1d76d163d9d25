import Foundation
import SwiftUI
import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisTestSupport
import TrellisTesting

/// The cost of motion in counts, and its complete removal.
@MainActor
@Suite struct MotionCostTests {
  private final class Model: ObservableObject {
    @Published var isOn = false
    @Published var rows: [Int] = []
    @Published var width = 100.0
  }

  private struct Springs: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<200, id: \.self) { row in
          Color.red.frame(width: 10, height: 4).offset(x: model.isOn ? CGFloat(row) : 0)
        }
      }
    }
  }

  @Test func `two hundred views on springs cost a few attributes each per frame, no body and no layout`()
    async
  {
    let model = Model()
    let host = TestHost(Springs(model: model), size: CGSize(width: 1200, height: 800))
    _ = host.displayList
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) { model.isOn = true }
    _ = host.displayList
    let log = await host.evaluations { await host.advance(by: .seconds(1) / 60) }
    #expect(
      log.bodies == 0 && log.count(of: "layoutComputer") == 0 && log.count(of: "placements") == 0, "\(log)")
    let all = ["displayList", "rootDisplayList", "geometry", "modifier", "view"].map(log.count(of:)).reduce(
      0, +)
    #expect(all > 0 && all <= 6 * 200, "\(all)")
  }

  private struct Scene: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 2) {
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Text("row \(row)").transition(.slide)
            if model.isOn { Color.blue.frame(width: 20, height: 6).transition(.scale) }
          }
          .transition(row.isMultiple(of: 2) ? .move(edge: .leading) : .opacity)
        }
        Color.red.frame(width: model.width, height: 10).opacity(model.isOn ? 1 : 0.5)
        RoundedRectangle(cornerRadius: model.isOn ? 9 : 2).frame(width: 40, height: 20).animation(
          .easeIn(duration: 0.3), value: model.isOn)
      }
    }
  }

  @Test(arguments: 1...6)
  func `after random animated and interrupted edits, all leaves equal those of a new window`(seed: UInt64)
    async throws
  {
    var numbers = SplitMix(state: seed)
    let model = Model()
    model.rows = [1, 2, 3]
    let host = TestHost(Scene(model: model), size: CGSize(width: 300, height: 400))
    _ = host.displayList
    let animations: [Animation?] = [
      nil, .linear(duration: 0.4), .spring(duration: 0.3, bounce: 0.4), .easeInOut(duration: 0.2).delay(0.1),
      .snappy,
      .linear(duration: 0.1).repeatCount(3),
    ]
    for _ in 0..<60 {
      withAnimation(animations.randomElement(using: &numbers)!) {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: model.isOn.toggle()
        case 1: model.width = Double.random(in: 10...200, using: &numbers)
        case 2: model.rows.shuffle(using: &numbers)
        case 3:
          if !model.rows.isEmpty {
            model.rows.remove(at: Int.random(in: 0..<model.rows.count, using: &numbers))
          }
        default:
          let new = Int.random(in: 0..<12, using: &numbers)
          if !model.rows.contains(new) {
            model.rows.insert(new, at: Int.random(in: 0...model.rows.count, using: &numbers))
          }
        }
      }
      await host.advance(by: .milliseconds(Int.random(in: 0...200, using: &numbers)))
    }
    await host.advance(by: .seconds(5))
    let fresh = TestHost(Scene(model: model), size: CGSize(width: 300, height: 400))
    #expect(host.leaves == fresh.leaves)
    let log = await host.evaluations { await host.advance(by: .seconds(1)) }
    #expect(log.entries.isEmpty, "\(log)")
  }

  @Test func `inserted and removed rows and interrupted animations leave nothing`() async {
    let model = Model()
    let host = TestHost(Scene(model: model), size: CGSize(width: 300, height: 400))
    _ = host.displayList
    func turn() async {
      withAnimation(.linear(duration: 0.2)) { model.rows = Array(0..<100) }
      await host.advance(by: .milliseconds(50))
      withAnimation(.spring) { model.isOn.toggle() }
      await host.advance(by: .milliseconds(50))
      withAnimation(.linear(duration: 0.2)) { model.rows = [] }
      await host.advance(by: .milliseconds(50))
    }
    await turn()
    await turn()
    await host.advance(by: .seconds(3))
    let (nodes, edges) = (host.nodeCount, host.edgeCount)
    for _ in 0..<10 { await turn() }
    await host.advance(by: .seconds(3))
    #expect(host.nodeCount == nodes && host.edgeCount == edges)
  }
}

/// The attributes and dependencies left after many animations: as many as at the beginning.
@MainActor
@Suite struct MotionRemainsTests {
  private final class Model: ObservableObject {
    @Published var rows: [Int] = []
    @Published var x = 0.0
    @Published var isOn = false
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { _ in Color.red.frame(height: 1).transition(.slide) }
      }
    }
  }

  private func counts(_ host: TestHost) -> [Int] { [host.nodeCount, host.edgeCount] }

  @Test func `a thousand rows inserted and removed by a transition leave nothing`() async {
    let model = Model()
    let host = TestHost(Rows(model: model), size: CGSize(width: 400, height: 1000))
    _ = host.displayList
    func turn(_ count: Int) async {
      withAnimation(.linear(duration: 0.1)) { model.rows = Array(0..<count) }
      await host.advance(by: .milliseconds(200))
      withAnimation(.linear(duration: 0.1)) { model.rows = [] }
      await host.advance(by: .milliseconds(200))
    }
    // A first turn with a hundred rows, more than a group has, creates the attributes that are created only once.
    await turn(100)
    let before = counts(host)
    await turn(1000)
    #expect(counts(host) == before)
  }

  private struct Mover: View {
    @ObservedObject var model: Model
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: model.x).opacity(model.isOn ? 1 : 0.5)
    }
  }

  @Test func `ten thousand interrupted animations leave nothing`() async {
    let model = Model()
    let host = TestHost(Mover(model: model), size: CGSize(width: 100, height: 100))
    _ = host.displayList
    func interrupt(_ count: Int) async {
      for turn in 0..<count {
        withAnimation(turn.isMultiple(of: 3) ? .linear(duration: 0.5) : .spring) {
          model.x = Double(turn % 7)
          model.isOn.toggle()
        }
        await host.advance(by: .milliseconds(5))
      }
      await host.advance(by: .seconds(3))
    }
    await interrupt(10)
    let before = counts(host)
    await interrupt(10_000)
    #expect(counts(host) == before)
    #expect(!host.needsUpdate)
  }

  private struct Guest: View {
    @ObservedObject var model: Model
    var body: some View {
      ZStack {
        if model.isOn { Color.red.transition(.scale.combined(with: .opacity)) }
      }
    }
  }

  @Test func `a thousand interrupted transitions leave nothing`() async {
    let model = Model()
    let host = TestHost(Guest(model: model), size: CGSize(width: 100, height: 100))
    _ = host.displayList
    func cut(_ count: Int) async {
      for turn in 0..<count {
        withAnimation(.easeInOut(duration: 0.3)) { model.isOn.toggle() }
        await host.advance(by: .milliseconds(turn % 50))
      }
      await host.advance(by: .seconds(2))
    }
    await cut(10)
    let before = counts(host)
    await cut(1000)
    #expect(counts(host) == before)
  }

  @Test func `an insertion in front of a thousand rows animates a few groups, and evaluates no row`()
    async
  {
    let model = Model()
    model.rows = Array(0..<1000)
    let host = TestHost(Rows(model: model), size: CGSize(width: 400, height: 1001))
    _ = host.displayList
    withAnimation(.spring) { model.rows.insert(-1, at: 0) }
    _ = host.displayList
    let log = await host.evaluations { await host.advance(by: .seconds(1) / 60) }
    #expect(
      log.bodies == 0 && log.count(of: "layoutComputer") == 0 && log.count(of: "placements") == 0, "\(log)")
    // Only the group with the inserted row, the container and the views around it are drawn again.
    #expect(log.count(of: "displayList") > 0 && log.count(of: "displayList") <= 8, "\(log)")
  }
}
