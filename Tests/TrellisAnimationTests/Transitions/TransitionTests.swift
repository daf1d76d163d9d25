import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Animated insertions and removals.
@MainActor
@Suite struct TransitionTests {
  @Test func `TX-X0 views without a transition fade in and out`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square() }
      }
    }
    stage.turn()
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 0)
    await stage.advance(0.25)
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 0.25)
    await stage.advance(1)
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 1)
    stage.turn()
    await stage.advance(0.25)
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 0.75)
    await stage.advance(1)
    #expect(stage.host.leaf("fill", of: 100) == nil)
  }

  @Test func `TX-X1n insertion and removal are immediate without an animation`() {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transition(.opacity) }
      }
    }
    stage.turn(nil)
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 1)
    stage.turn(nil)
    #expect(stage.host.leaf("fill", of: 100) == nil)
  }

  @Test func `TX-X5 a slide enters from the leading edge and leaves to the trailing one`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transition(.slide) }
      }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.frame.minX == 100)
    await stage.advance(1)
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.frame.minX == 200)
  }

  @Test func `TX-X00 a removed view's sibling moves into its space meanwhile`() async {
    let stage = MotionStage(on: true) { isOn in
      VStack(spacing: 0) {
        if isOn { square() }
        square(.blue)
      }
      .frame(height: 400, alignment: .top)
    }
    stage.turn()
    await stage.advance(0.5)
    let leaves = stage.host.leaves
    #expect(leaves.map(\.frame.minY) == [0, 50] && leaves.map(\.opacity) == [0.5, 1])
  }

  @Test func `TX-X10 a push enters from one side, leaves to the other, and fades`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transition(.push(from: .leading)) }
      }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100).map { [$0.frame.minX, $0.opacity] } == [100, 0.5])
    await stage.advance(1)
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100).map { [$0.frame.minX, $0.opacity] } == [200, 0.5])
  }

  @Test func `TX-X15 transitions inside an inserted view don't run`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { VStack { square().transition(.slide) } }
      }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100).map { [$0.frame.minX, $0.opacity] } == [150, 0.5])
  }

  @Test func `TX-X14 a transaction modifier inside the condition doesn't affect the transition`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transaction { $0.animation = nil } }
      }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 0.5)
  }

  @Test func `TX-X16 a transition doesn't affect a view that stays`() async {
    let stage = MotionStage { isOn in ZStack { square(isOn ? .red : .blue).transition(.slide) } }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.frame.minX == 150)
  }

  @Test func `TX-R5 with reduced motion, moving transitions fade`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transition(.move(edge: .top)) }
      }
    }
    stage.host.environment._accessibilityReduceMotion = true
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100).map { [$0.frame.minY, $0.opacity] } == [150, 0.5])
  }

  @Test func `a transition has an animation of its own`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transition(.opacity.animation(.linear(duration: 2))) }
      }
    }
    stage.turn(nil)
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 0.25)
    await stage.advance(2)
    stage.turn(nil)
    await stage.advance(1)
    #expect(stage.host.leaf("fill", of: 100)?.opacity == 0.5)
  }

  @Test func `transitions can be asymmetric, and combined`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear
        if isOn {
          square().transition(
            .asymmetric(insertion: .scale(scale: 0.5).combined(with: .opacity), removal: .offset(x: 100)))
        }
      }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 75)?.frame == CGRect(x: 162.5, y: 162.5, width: 75, height: 75))
    #expect(stage.host.leaf("fill", of: 75)?.opacity == 0.5)
    await stage.advance(1)
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.frame.minX == 200)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 }.buttonStyle(.plain) }
  }

  @Test func `a view that returns while leaving reverses, with its state`() async throws {
    let stage = MotionStage(on: true) { isOn in ZStack { if isOn { Counter() } } }
    try stage.host.tap("count 0")
    stage.turn()
    await stage.advance(0.4)
    #expect(abs((stage.host.leaf("count 1")?.opacity ?? 0) - 0.6) < 1e-9)
    #expect(stage.host.leaves.count == 1)
    stage.turn()
    let opacity = try #require(stage.host.leaf("count 1")?.opacity)
    #expect(abs(opacity - 0.6) < 1e-9, "it goes on from where it is")
    await stage.advance(1.1)
    #expect(stage.host.leaf("count 1")?.opacity == 1)
    await stage.advance(1)
    #expect(stage.host.leaf("count 1")?.opacity == 1)
  }

  @Test func `rows inserted and removed among others leave everything as before`() async {
    final class Model: ObservableObject { @Published var rows = Array(0..<50) }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack(spacing: 0) { ForEach(model.rows, id: \.self) { Text("\($0)").transition(.slide) } }
      }
    }
    let model = Model()
    let host = TestHost(Root(model: model), size: CGSize(width: 400, height: 2000))
    _ = host.displayList
    var nodes = 0
    for turn in 0..<4 {
      withAnimation(.linear(duration: 1)) { model.rows.insert(contentsOf: 100..<150, at: 10) }
      await host.advance(by: .seconds(0.5))
      #expect(host.leaves.count == 100)
      withAnimation(.linear(duration: 1)) { model.rows.removeAll { $0 >= 100 } }
      await host.advance(by: .seconds(0.1))
      if turn > 0 { continue }
      // Attributes that are made once, when something moves for the first time, exist from here on.
      await host.advance(by: .seconds(2))
      nodes = host.nodeCount
    }
    await host.advance(by: .seconds(2))
    #expect(host.leaves.count == 50)
    #expect(host.nodeCount == nodes)
  }

  @Test func `a view inserted into a container that grows for it is in place at once`() async {
    let stage = MotionStage { isOn in VStack(spacing: 0) { if isOn { square() } } }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
  }

  // MARK: - Custom transitions

  private struct Rising: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.value * -80) }
  }

  @Test func `a custom transition runs through its phases`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transition(Rising()) }
      }
    }
    stage.turn()
    #expect(stage.host.leaf("fill", of: 100)?.frame.minY == 230)
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.frame.minY == 190)
    await stage.advance(1)
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100)?.frame.minY == 110)
    await stage.advance(0.6)
    #expect(stage.host.leaf("fill", of: 100) == nil)
  }

  private struct Turned: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test func `a modifier transition has its active value at the ends, and its identity value between`() async
  {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear
        if isOn {
          square().transition(
            .modifier(active: Turned(x: 60), identity: Turned(x: 0)).combined(with: .opacity))
        }
      }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 100).map { [$0.frame.minX, $0.opacity] } == [180, 0.5])
    await stage.advance(1)
    stage.turn()
    await stage.advance(0.25)
    #expect(stage.host.leaf("fill", of: 100).map { [$0.frame.minX, $0.opacity] } == [165, 0.75])
    await stage.advance(1)
    #expect(stage.host.leaf("fill", of: 100) == nil)
  }

  @Test(arguments: [UnitPoint.topLeading, .trailing, .bottom, .center])
  func `a scale transition keeps its anchor in place`(anchor: UnitPoint) async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear; if isOn { square().transition(.scale(scale: 0.5, anchor: anchor)) }
      }
    }
    let place = CGRect(x: 150, y: 150, width: 100, height: 100)
    func frame(_ scale: CGFloat) -> CGRect {
      CGRect(
        x: place.minX + (1 - scale) * 100 * anchor.x, y: place.minY + (1 - scale) * 100 * anchor.y,
        width: 100 * scale, height: 100 * scale)
    }
    stage.turn()
    #expect(stage.host.leaf("fill", of: 50)?.frame == frame(0.5))
    await stage.advance(0.25)
    #expect(stage.host.leaf("fill", of: 62.5)?.frame == frame(0.625))
    await stage.advance(1)
    #expect(stage.host.leaf("fill", of: 100)?.frame == place)
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf("fill", of: 75)?.frame == frame(0.75))
  }

  @Test func `of two combined scales, the second scales the result of the first`() async {
    let stage = MotionStage { isOn in
      ZStack {
        Color.clear
        if isOn {
          square().transition(
            .scale(scale: 0.5, anchor: .topLeading)
              .combined(with: .scale(scale: 0.5, anchor: .bottomTrailing)))
        }
      }
    }
    stage.turn()
    #expect(stage.host.leaf("fill", of: 25)?.frame == CGRect(x: 200, y: 200, width: 25, height: 25))
  }

  private struct Answers: View {
    let answers: [String]
    @Environment(Round.self) private var round
    var body: some View {
      VStack {
        ForEach(answers.indices, id: \.self) { Text("\(round.number) \(answers[$0])") }
      }
    }
  }

  @MainActor @Observable final class Round { var number = 0 }

  private struct Game: View {
    @State private var round = Round()
    private static let answers = [["a", "b", "c"], ["x"]]
    var body: some View {
      VStack {
        VStack { Answers(answers: Self.answers[round.number]).id(round.number) }
          .animation(.linear(duration: 1), value: round.number)
        Button("next") { round.number = 1 - round.number }
      }
      .environment(round)
    }
  }

  @Test func `a view that leaves because its id changed keeps its value`() async throws {
    let host = TestHost(Game(), size: CGSize(width: 200, height: 200))
    #expect(host.texts == ["0 a", "0 b", "0 c", "next"])
    try host.tap("next")
    await host.advance(by: .milliseconds(500))
    // The texts change too, so that their old characters fade out.
    #expect(Set(host.texts).subtracting(["0 a", "0 b", "0 c"]) == ["1 a", "1 b", "1 c", "1 x", "next"])
    try host.tap("next")
    await host.advance(by: .milliseconds(100))
    #expect(Set(host.texts).isSuperset(of: ["0 a", "0 b", "0 c", "0 x", "next"]))
    await host.advance(by: .seconds(3))
    #expect(host.texts == ["0 a", "0 b", "0 c", "next"])
  }
}
