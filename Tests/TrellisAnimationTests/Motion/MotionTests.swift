import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// The motion caused by an animated change.
@MainActor
@Suite struct MotionTests {
  private let second = Animation.linear(duration: 1)

  // MARK: - Moving properties

  @Test func `TX-W1 a frame's colour grows from its previous size`() async {
    let stage = MotionStage { Color.red.frame(width: $0 ? 300 : 100, height: 100) }
    stage.turn(second)
    #expect(stage.host.leaf()?.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
    await stage.advance(0.5)
    #expect(stage.host.leaf()?.frame == CGRect(x: 100, y: 150, width: 200, height: 100))
    await stage.advance(0.6)
    #expect(stage.host.leaf()?.frame == CGRect(x: 50, y: 150, width: 300, height: 100))
    #expect(!stage.host.needsUpdate)
  }

  @Test func `TX-W2 a padding animates its content and the views after it`() async {
    let stage = MotionStage {
      Color.red.frame(width: 50, height: 20).padding($0 ? 30 : 10).background(Color.blue)
    }
    stage.turn(second)
    await stage.advance(0.5)
    let leaves = stage.host.leaves
    #expect(
      leaves.map(\.frame) == [
        CGRect(x: 155, y: 170, width: 90, height: 60), CGRect(x: 175, y: 190, width: 50, height: 20),
      ])
  }

  @Test func `TX-W11 an animated spacing moves the second child`() async {
    let stage = MotionStage { isOn in
      HStack(spacing: isOn ? 20 : 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }.frame(width: 400, alignment: .leading)
    }
    stage.turn(second)
    await stage.advance(0.25)
    #expect(stage.host.leaves.map(\.frame.minX) == [0, 15])
  }

  @Test func `opacity, scale and offset are animated`() async {
    let stage = MotionStage { isOn in
      Color.red.frame(width: 100, height: 100).opacity(isOn ? 0 : 1).scaleEffect(isOn ? 2 : 1)
        .offset(x: isOn ? 40 : 0)
    }
    stage.turn(second)
    await stage.advance(0.5)
    let leaf = stage.host.leaf()
    #expect(leaf?.opacity == 0.5)
    #expect(leaf?.frame == CGRect(x: 145, y: 125, width: 150, height: 150))
  }

  @Test func `TX-W4 colours are interpolated perceptually`() async throws {
    let stage = MotionStage {
      ($0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)).frame(width: 9)
    }
    stage.turn(second)
    await stage.advance(0.5)
    let color = try #require(stage.host.leaf()?.color)
    #expect(abs(color.red * 255 - 140.4) < 0.06 && abs(color.green * 255 - 83.0) < 0.06)
    #expect(abs(color.blue * 255 - 162.3) < 0.06)
  }

  // MARK: - Transactions

  @Test func `without an animation changes apply at once`() async {
    let stage = MotionStage { Color.red.frame(width: $0 ? 300 : 100, height: 100) }
    stage.turn(nil)
    #expect(stage.host.leaf()?.frame.width == 300)
  }

  @Test func `TX-T1, T2 animation(_:value:) applies if its value changes`() async {
    final class Model: ObservableObject {
      @Published var v = 0.0
      @Published var u = 0.0
    }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Color.red.frame(width: 100 + model.v + model.u, height: 10).animation(
          .linear(duration: 1), value: model.v)
      }
    }
    let model = Model()
    let host = TestHost(Root(model: model), size: CGSize(width: 400, height: 400))
    _ = host.displayList
    model.v = 100
    await host.advance(by: .seconds(0.5))
    #expect(host.leaf()?.frame == CGRect(x: 125, y: 195, width: 150, height: 10))
    await host.advance(by: .seconds(1))
    model.u = 100
    #expect(host.leaf()?.frame.width == 300)
  }

  @Test func `TX-T4, T4n the innermost animation is used`() async {
    let stage = MotionStage { isOn in
      VStack(spacing: 0) {
        Color.red.frame(width: isOn ? 200 : 100, height: 10).animation(.linear(duration: 2), value: isOn)
        Color.blue.frame(width: isOn ? 200 : 100, height: 10).animation(nil, value: isOn)
        Color.green.frame(width: isOn ? 200 : 100, height: 10)
      }
    }
    stage.turn(second)
    await stage.advance(0.5)
    #expect(stage.host.leaves.map(\.frame.width) == [125, 200, 150])
    #expect(stage.host.leaves.map(\.frame.midX) == [200, 200, 200])
  }

  @Test func `TX-T9 each nested withAnimation applies to its own writes`() async {
    struct Root: View {
      @State var a = 0.0
      @State var b = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100 + a, height: 10)
          Color.blue.frame(width: 100 + b, height: 10)
          Button("go") {
            withAnimation(.linear(duration: 1)) {
              withAnimation(.linear(duration: 2)) { a = 100 }
              b = 100
            }
          }
        }
      }
    }
    let host = TestHost(Root(), size: CGSize(width: 400, height: 400))
    _ = try? host.tap("go")
    await host.advance(by: .seconds(0.5))
    #expect(host.leaves.prefix(2).map(\.frame.width) == [125, 150])
  }

  @Test func `TX-T6, T7 a transaction modifier applies to the views below it`() async {
    let stage = MotionStage { isOn in
      VStack(spacing: 0) {
        Color.red.frame(width: isOn ? 200 : 100, height: 10).transaction { $0.animation = nil }
        Color.blue.frame(width: isOn ? 200 : 100, height: 10)
          .transaction { $0.animation = .linear(duration: 2) }
      }
    }
    stage.turn(second)
    await stage.advance(0.5)
    #expect(stage.host.leaves.map(\.frame.width) == [200, 125])
  }

  @Test func `a view with its own animation moves with its container`() async {
    let stage = MotionStage { isOn in
      HStack(spacing: 0) {
        if isOn { Color.blue.frame(width: 100, height: 10) }
        Color.red.frame(width: 10, height: 10).animation(.linear(duration: 1), value: isOn)
      }.frame(width: 400, alignment: .leading)
    }
    stage.turn(nil)
    await stage.advance(0.5)
    #expect(stage.host.leaves.last?.frame.minX == 50)
    await stage.advance(0.6)
    #expect(stage.host.leaves.last?.frame.minX == 100)
  }

  // MARK: - Interruptions

  @Test func `an interrupted animation continues from its current value`() async throws {
    let stage = MotionStage { Color.red.frame(width: 10, height: 10).offset(x: $0 ? 100 : 0) }
    stage.turn(.spring(duration: 0.5, bounce: 0))
    await stage.advance(0.2)
    let before = try #require(stage.host.leaf()?.frame.minX)
    stage.turn(.spring(duration: 0.5, bounce: 0))
    let after = try #require(stage.host.leaf()?.frame.minX)
    #expect(abs(before - after) < 1e-6, "nothing jumps")
    await stage.advance(1.0 / 60)
    #expect(try #require(stage.host.leaf()?.frame.minX) > after, "it still has its speed")
    await stage.advance(3)
    #expect(stage.host.leaf()?.frame.minX == 195)
  }

  @Test func `a change without an animation shifts the running animation`() async {
    final class Model: ObservableObject { @Published var x = 0.0 }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View { Color.red.frame(width: 10, height: 10).offset(x: model.x) }
    }
    let model = Model()
    let host = TestHost(Root(model: model), size: CGSize(width: 400, height: 400))
    _ = host.displayList
    withAnimation(.linear(duration: 1)) { model.x = 100 }
    await host.advance(by: .seconds(0.5))
    model.x = 120
    #expect(abs((host.leaf()?.frame.minX ?? 0) - 265) < 1e-9)
    await host.advance(by: .seconds(0.6))
    #expect(abs((host.leaf()?.frame.minX ?? 0) - 315) < 1e-9)
  }

  // MARK: - Cost

  @Test func `a finished animation leaves nothing, and nothing runs`() async {
    let stage = MotionStage { Color.red.frame(width: $0 ? 300 : 100, height: 100).opacity($0 ? 0.5 : 1) }
    let before = stage.host.nodeCount
    stage.turn(second)
    await stage.advance(1.1)
    // The additional attribute is the clock's frame, which is made when something moves for the first time.
    #expect(stage.host.nodeCount <= before + 1)
    let log = await stage.host.evaluations { await stage.advance(1) }
    #expect(log.count(of: "body") == 0 && log.count(of: "displayList") == 0, "\(log)")
  }

  @Test func `a running animation evaluates no body and lays out nothing`() async {
    let stage = MotionStage { isOn in
      VStack {
        Color.red.frame(width: isOn ? 300 : 100, height: 100).opacity(isOn ? 0.5 : 1).offset(x: isOn ? 9 : 0)
      }
    }
    stage.turn(second)
    await stage.advance(0.1)
    let log = await stage.host.evaluations { await stage.advance(0.5) }
    #expect(
      log.bodies == 0 && log.count(of: "layoutComputer") == 0 && log.count(of: "placements") == 0, "\(log)")
  }

  // MARK: - Completions

  @Test func `a completion is called once, at the end`() async {
    var told: [String] = []
    let stage = MotionStage { Color.red.frame(width: $0 ? 300 : 100, height: 100) }
    withAnimation(second) {
      stage.model.isOn = true
    } completion: {
      told.append("over")
    }
    await stage.advance(0.9)
    #expect(told == [])
    await stage.advance(0.2)
    #expect(told == ["over"])
    withAnimation(second) {
      stage.model.isOn = true
    } completion: {
      told.append("nothing")
    }
    _ = stage.host.displayList
    #expect(told == ["over", "nothing"])
  }

  @Test func `a spring is logically complete before it rests`() async {
    var told: [String] = []
    let stage = MotionStage { Color.red.frame(width: $0 ? 300 : 100, height: 100) }
    var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.3))
    transaction.addAnimationCompletion(criteria: .removed) { told.append("removed") }
    transaction.addAnimationCompletion { told.append("logically") }
    withTransaction(transaction) { stage.model.isOn = true }
    await stage.advance(0.6)
    #expect(told == ["logically"])
    await stage.advance(2)
    #expect(told == ["logically", "removed"])
  }
}

/// Text whose content changes in an animation.
@MainActor
@Suite struct ContentFadeTests {
  private struct Label: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(isOn ? "after" : "before")
        Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.buttonStyle(.plain)
      }
    }
  }

  @Test func `a changed text fades into the new one`() async throws {
    let host = TestHost(Label(), size: CGSize(width: 400, height: 400))
    try host.tap("go")
    await host.advance(by: .seconds(0.25))
    let shown = host.leaves.prefix(2).map { "\($0.name) \($0.opacity)" }
    #expect(shown == ["before 0.75", "after 0.25"])
    await host.advance(by: .seconds(1))
    #expect(host.leaves.map(\.name) == ["after", "go"] && host.leaves.map(\.opacity) == [1, 1])
  }

  private struct Still: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(isOn ? "after" : "before").contentTransition(.identity)
        Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.buttonStyle(.plain)
      }
    }
  }

  @Test func `content with the identity transition changes at once`() async throws {
    let host = TestHost(Still(), size: CGSize(width: 400, height: 400))
    try host.tap("go")
    #expect(host.leaves.map(\.name) == ["after", "go"])
  }
}
