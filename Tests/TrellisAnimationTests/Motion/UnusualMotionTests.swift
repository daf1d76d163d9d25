import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

private enum HasteKey: TransactionKey { static var defaultValue: Double { 1 } }

extension Transaction {
  fileprivate var haste: Double {
    get { self[HasteKey.self] }
    set { self[HasteKey.self] = newValue }
  }
}

/// Unusual ways to animate.
///
/// Each expectation follows from what is known of SwiftUI.
@MainActor
@Suite struct UnusualMotionTests {
  private func x(_ stage: MotionStage, _ index: Int = 0) -> Double? {
    let leaves = stage.host.leaves
    return leaves.indices.contains(index) ? leaves[index].frame.minX : nil
  }

  private let linear = Animation.linear(duration: 1)

  // MARK: - Transactions

  @Test func `an inner withAnimation(nil) disables the outer animation`() {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    withAnimation(linear) { withAnimation(nil) { stage.model.isOn = true } }
    #expect(x(stage) == 250)
  }

  @Test func `writing the same value again in another animation changes nothing`() async {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    withAnimation(linear) { stage.model.isOn = true }
    _ = stage.host.displayList
    withAnimation(nil) { stage.model.isOn = true }
    await stage.advance(0.5)
    #expect(x(stage) == 200)
  }

  @Test func `a write that is set back in the same transaction animates nothing`() async {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    withAnimation(linear) {
      stage.model.isOn = true
      stage.model.isOn = false
    }
    await stage.advance(0.5)
    #expect(x(stage) == 150)
  }

  @Test func `of two animation(_:value:) modifiers, the outer applies above, the inner within`() async {
    let stage = MotionStage { isOn in
      square().offset(x: isOn ? 100 : 0).animation(.linear(duration: 2), value: isOn)
        .offset(y: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
    }
    stage.turn(nil)
    await stage.advance(0.5)
    #expect(stage.host.leaf()?.frame.origin == CGPoint(x: 175, y: 200))
  }

  @Test func `withTransaction with disablesAnimations disables views' own animations`() {
    let stage = MotionStage { isOn in
      square().offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
    }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction) { stage.model.isOn = true }
    #expect(x(stage) == 250)
  }

  @Test func `animation(_:body:) animates only the modifiers in its body`() async {
    let stage = MotionStage { isOn in
      square().offset(x: isOn ? 100 : 0).animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
        .offset(y: isOn ? 100 : 0)
    }
    stage.turn(nil)
    await stage.advance(0.5)
    let leaf = stage.host.leaf()
    #expect(leaf?.frame.origin == CGPoint(x: 250, y: 250) && leaf?.opacity == 0.75)
  }

  @Test func `transaction(value:) applies if its value changes`() async {
    let stage = MotionStage { isOn in
      square().offset(x: isOn ? 100 : 0).transaction(value: isOn) { $0.animation = .linear(duration: 1) }
    }
    stage.turn(nil)
    await stage.advance(0.25)
    #expect(x(stage) == 175)
  }

  @Test func `writes in onChange aren't animated by the change's transaction`() {
    struct Root: View {
      let isOn: Bool
      @State private var follows = false
      var body: some View {
        Color.red.frame(width: 100, height: 100).offset(x: follows ? 100 : 0)
          .onChange(of: isOn) { follows = isOn }
      }
    }
    let stage = MotionStage { Root(isOn: $0) }
    stage.turn()
    #expect(x(stage) == 250)
  }

  @Test func `a custom transaction key is passed with the change, and has its default elsewhere`() async {
    let stage = MotionStage { isOn in
      square().offset(x: isOn ? 100 : 0).transaction {
        let haste = $0.haste
        $0.animation = $0.animation?.speed(haste)
      }
    }
    withAnimation(linear) { withTransaction(\.haste, 2) { stage.model.isOn = true } }
    await stage.advance(0.25)
    #expect(x(stage) == 200)
    stage.turn()
    await stage.advance(0.5)
    // The first motion has ended by now. Half of the way back is done, at the default speed.
    #expect(x(stage) == 200)
  }

  // MARK: - Animations

  @Test func `an even number of autoreversing repetitions ends at the target`() async {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    stage.turn(linear.repeatCount(2))
    await stage.advance(1)
    #expect(x(stage)! > 245)
    await stage.advance(0.5)
    #expect(abs(x(stage)! - 200) < 3)
    await stage.advance(0.6)
    #expect(x(stage) == 250)
  }

  @Test func `a repeating animation is ended by a change without an animation only when another one follows`()
    async
  {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    stage.turn(linear.repeatForever(autoreverses: false))
    await stage.advance(0.5)
    stage.turn(linear)
    await stage.advance(3)
    #expect(x(stage) == 150)
    let log = await stage.host.evaluations { await stage.advance(1) }
    #expect(log.entries.isEmpty, "\(log)")
  }

  @Test func `a curve over a curve starts at its current value`() async {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    stage.turn()
    await stage.advance(0.5)
    stage.turn()
    await stage.advance(0.25)
    // The first animation is at 75 of 100 points. The second has moved the view back by a quarter of this distance, to 56.25 points.
    #expect(abs(x(stage)! - (150 + 56.25)) < 1e-6)
    await stage.advance(0.75)
    #expect(x(stage) == 150)
  }

  @Test func `a negative delay skips the start`() {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    stage.turn(linear.delay(-0.5))
    #expect(x(stage) == 200)
  }

  @Test func `an animation without a duration is immediate`() {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    stage.turn(.linear(duration: 0))
    #expect(x(stage) == 250)
  }

  @Test func `simultaneous changes of size and alignment animate together`() async {
    let stage = MotionStage { isOn in
      Color.red.frame(width: isOn ? 200 : 100, height: 100)
        .frame(width: 400, height: 400, alignment: isOn ? .bottomTrailing : .topLeading)
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaf()?.frame == CGRect(x: 100, y: 150, width: 150, height: 100))
  }

  @Test func `a changed layout animates its views`() async {
    let stage = MotionStage { isOn in
      let layout = isOn ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        square()
        square(.blue)
      }
    }
    stage.turn()
    await stage.advance(0.5)
    let frames = stage.host.leaves.map(\.frame.origin)
    #expect(frames == [CGPoint(x: 125, y: 125), CGPoint(x: 175, y: 175)])
  }

  @Test func `a rotation and its anchor are animated together`() async {
    let stage = MotionStage { isOn in
      square().rotationEffect(.degrees(isOn ? 180 : 0), anchor: isOn ? .topLeading : .center)
    }
    stage.turn()
    await stage.advance(1)
    #expect(stage.host.leaf()?.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  private struct Counter: View, @preconcurrency Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
  }

  @Test func `an animatable view is evaluated for interpolated values`() async {
    let stage = MotionStage { Counter(number: $0 ? 100 : 0) }
    stage.turn()
    await stage.advance(0.25)
    #expect(stage.host.leaves.map(\.name).contains("25"))
    await stage.advance(1)
    #expect(stage.host.leaves.map(\.name) == ["100"])
  }

  @Test func `a completion without animations is called at once, and one of a removal at its end`() async {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    var told: [String] = []
    withAnimation(linear) {
    } completion: {
      told.append("nothing")
    }
    _ = stage.host.displayList
    withAnimation(.spring(duration: 0.5, bounce: 0.3), completionCriteria: .removed) {
      stage.model.isOn = true
    } completion: {
      told.append("rest")
    }
    await stage.advance(0.6)
    #expect(told == ["nothing"])
    await stage.advance(2)
    #expect(told == ["nothing", "rest"])
  }

  @Test func `retargeting keeps the first completion's logical time`() async {
    let stage = MotionStage { square().offset(x: $0 ? 100 : 0) }
    var told = 0
    withAnimation(linear) {
      stage.model.isOn = true
    } completion: {
      told += 1
    }
    await stage.advance(0.5)
    stage.turn()
    await stage.advance(3)
    #expect(told == 1)
  }

  @Test func `a gradient's colours go one by one`() async {
    let stage = MotionStage { isOn in
      Rectangle().fill(
        LinearGradient(
          colors: isOn ? [.white, .black] : [.black, .white], startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: 100, height: 100)
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaves.count == 1, "it doesn't fade into another one")
  }

  // MARK: - Transitions

  @Test func `the branches of a condition fade into each other in place`() async {
    let stage = MotionStage { isOn in
      ZStack { if isOn { square(.blue) } else { square() } }
    }
    stage.turn()
    await stage.advance(0.25)
    #expect(stage.host.leaves.map(\.opacity) == [0.75, 0.25])
  }

  @Test func `another id is another view`() async {
    let stage = MotionStage { isOn in ZStack { square().id(isOn) } }
    stage.turn()
    await stage.advance(0.25)
    #expect(stage.host.leaves.map(\.opacity) == [0.75, 0.25])
  }

  @Test func `an AnyView's content of another type is replaced at once`() {
    let stage = MotionStage { isOn in
      ZStack { isOn ? AnyView(square(.blue)) : AnyView(Text(verbatim: "text")) }
    }
    stage.turn()
    #expect(stage.host.leaves.map(\.opacity) == [1])
  }

  @Test func `a row that is an AnyView is inserted like others`() async {
    let stage = MotionStage { isOn in
      ZStack { ForEach(isOn ? [1] : [], id: \.self) { _ in AnyView(square()).transition(.slide) } }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(x(stage) == 100)
  }

  @Test func `a view leaving a moving container continues from its visible position`() async {
    let stage = MotionStage { isOn in
      VStack(spacing: 0) { if isOn { square() } }
    }
    stage.turn()
    await stage.advance(0.25)
    stage.turn()
    #expect(stage.host.leaf()?.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
  }

  @Test func `a transition around a condition doesn't apply to views inserted in it`() async {
    let stage = MotionStage { isOn in
      ZStack { Group { if isOn { square() } }.transition(.slide) }
    }
    stage.turn()
    await stage.advance(0.5)
    // A group applies its modifiers to its views, so the view slides.
    #expect(stage.host.leaves.first.map { [$0.frame.minX, $0.opacity] } == [50 + 50, 1])
  }

  @Test func `the identity transition is immediate, in both directions`() {
    let stage = MotionStage { isOn in ZStack { if isOn { square().transition(.identity) } } }
    stage.turn()
    #expect(stage.host.leaves.map(\.opacity) == [1])
    stage.turn()
    #expect(stage.host.leaves.isEmpty)
  }

  @Test func `a leaving view takes no taps`() async throws {
    var taps = 0
    let stage = MotionStage(on: true) { isOn in
      ZStack { if isOn { Button("Tap") { taps += 1 } } }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.tap(at: CGPoint(x: 200, y: 200)) == nil)
    #expect(taps == 0)
  }

  @Test func `a leaving view isn't updated`() async {
    let stage = MotionStage(on: true) { isOn in
      ZStack { if isOn { Text(verbatim: "is on: \(isOn)") } }
    }
    stage.turn()
    await stage.advance(0.5)
    #expect(stage.host.leaves.map(\.name) == ["is on: true"])
  }

  @Test func `onDisappear is called when the removal transition has ended`() async {
    var log: [String] = []
    let stage = MotionStage(on: true) { isOn in
      ZStack { if isOn { square().onAppear { log.append("on") }.onDisappear { log.append("off") } } }
    }
    stage.turn()
    await stage.advance(0.5)
    let midway = log
    await stage.advance(1)
    #expect(midway == ["on"] && log == ["on", "off"])
  }

  @Test func `three reversals during a fade end in the last direction, without a jump`() async {
    let stage = MotionStage { isOn in ZStack { if isOn { square() } } }
    var last = 0.0
    for turn in 0..<3 {
      stage.turn()
      for _ in 0..<12 {
        let opacity = stage.host.leaf()?.opacity ?? 0
        #expect(abs(opacity - last) < 0.05, "turn \(turn): \(last) to \(opacity)")
        last = opacity
        await stage.advance(1.0 / 60)
      }
    }
    await stage.advance(2)
    #expect(stage.host.leaves.map(\.opacity) == [1])
  }
}
