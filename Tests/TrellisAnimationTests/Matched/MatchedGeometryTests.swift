import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Views that share the geometry of other views.
@MainActor
@Suite struct MatchedGeometryTests {
  /// A small red square at the top left, replaced by a large blue rectangle at the bottom right while `isOn` is true.
  private struct Hero: View {
    let isOn: Bool
    @Namespace private var space
    var body: some View {
      ZStack(alignment: isOn ? .bottomTrailing : .topLeading) {
        Color.clear.frame(width: 400, height: 400)
        if isOn {
          Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 100)
        } else {
          Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 100)
        }
      }
    }
  }

  private func squares(_ host: TestHost) -> [ShownLeaf] { host.leaves.filter { $0.frame.width < 400 } }

  @Test func `a matched view starts at the other one's geometry, and the other one moves along`() async {
    let stage = MotionStage { Hero(isOn: $0) }
    stage.turn()
    // In the first frame, both views have the red square's frame, and the blue view isn't visible yet.
    let start = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(squares(stage.host).map(\.frame) == [start, start])
    await stage.advance(0.5)
    let middle = CGRect(x: 100, y: 150, width: 150, height: 100)
    #expect(squares(stage.host).map(\.frame) == [middle, middle])
    #expect(squares(stage.host).map(\.opacity) == [0.5, 0.5])
    await stage.advance(0.6)
    #expect(squares(stage.host).map(\.frame) == [CGRect(x: 200, y: 300, width: 200, height: 100)])
    let log = await stage.host.evaluations { await stage.advance(1) }
    #expect(log.entries.isEmpty, "\(log)")
  }

  @Test func `without an animation a matched view is in place at once`() {
    let stage = MotionStage { Hero(isOn: $0) }
    stage.turn(nil)
    #expect(squares(stage.host).map(\.frame) == [CGRect(x: 200, y: 300, width: 200, height: 100)])
  }

  @Test func `a matched transition reversed half way continues from there`() async {
    let stage = MotionStage { Hero(isOn: $0) }
    stage.turn()
    await stage.advance(0.5)
    stage.turn()
    let middle = CGRect(x: 100, y: 150, width: 150, height: 100)
    #expect(squares(stage.host).map(\.frame) == [middle, middle])
    await stage.advance(2.5)
    #expect(squares(stage.host).map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(squares(stage.host).map(\.opacity) == [1])
  }

  @Test func `matched views leave nothing behind`() async {
    let stage = MotionStage { Hero(isOn: $0) }
    func turns() async -> [Int] {
      for _ in 0..<10 {
        stage.turn()
        await stage.advance(0.3)
      }
      await stage.advance(5)
      return [stage.host.nodeCount, stage.host.edgeCount]
    }
    let first = await turns()
    #expect(await turns() == first)
    #expect(await turns() == first)
  }

  /// A mark behind one of two words, with the geometry of that word.
  private struct Tabs: View {
    let isOn: Bool
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var space
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.green.frame(width: 100, height: 50).matchedGeometryEffect(
            id: false, in: space, anchor: anchor)
          Color.green.frame(width: 300, height: 50).matchedGeometryEffect(id: true, in: space, anchor: anchor)
        }
        Color.red.matchedGeometryEffect(
          id: isOn, in: space, properties: properties, anchor: anchor, isSource: false
        )
        .frame(width: 40, height: 20)
      }
      .frame(height: 400, alignment: .top)
    }
  }

  @Test func `a matched mark follows its source, and keeps its own space`() async {
    let stage = MotionStage { Tabs(isOn: $0) }
    #expect(stage.host.leaves.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.turn()
    #expect(stage.host.leaves.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    await stage.advance(0.5)
    #expect(stage.host.leaves.last?.frame == CGRect(x: 50, y: 0, width: 200, height: 50))
    await stage.advance(0.6)
    #expect(stage.host.leaves.last?.frame == CGRect(x: 100, y: 0, width: 300, height: 50))
  }

  @Test func `matched geometry can be limited to the position or the size`() {
    let position = MotionStage { Tabs(isOn: $0, properties: .position, anchor: .topLeading) }
    #expect(position.host.leaves.last?.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    position.turn(nil)
    #expect(position.host.leaves.last?.frame == CGRect(x: 100, y: 0, width: 40, height: 20))
    let size = MotionStage { Tabs(isOn: $0, properties: .size) }
    #expect(size.host.leaves.last?.frame == CGRect(x: 150, y: 35, width: 100, height: 50))
    size.turn(nil)
    #expect(size.host.leaves.last?.frame == CGRect(x: 50, y: 35, width: 300, height: 50))
  }

  /// Two views that always exist, one of which is the source of the shared geometry.
  private struct Both: View {
    let isOn: Bool
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: !isOn).frame(width: 100, height: 100)
        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: isOn).frame(width: 300, height: 300)
      }
    }
  }

  @Test func `all matched views follow a new source`() async {
    let stage = MotionStage { Both(isOn: $0) }
    let (small, large) = (
      CGRect(x: 0, y: 150, width: 100, height: 100), CGRect(x: 100, y: 50, width: 300, height: 300)
    )
    #expect(stage.host.leaves.map(\.frame) == [small, small])
    stage.turn()
    await stage.advance(0.5)
    let middle = CGRect(x: 50, y: 100, width: 200, height: 200)
    #expect(stage.host.leaves.map(\.frame) == [middle, middle])
    await stage.advance(0.6)
    #expect(stage.host.leaves.map(\.frame) == [large, large])
  }

  /// A follower whose source is removed.
  private struct Orphan: View {
    let isOn: Bool
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if !isOn { Color.green.matchedGeometryEffect(id: 1, in: space).frame(width: 300, height: 300) }
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 100, height: 100)
      }
    }
  }

  @Test func `without a source a matched view has its own geometry`() async {
    let stage = MotionStage { Orphan(isOn: $0) }
    #expect(stage.host.leaves.last?.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaves.last?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    await stage.advance(0.6)
    #expect(stage.host.leaves.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaves.last?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }
}
