import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Transitions relative to a view's size, if the size changes during the transition.
@MainActor
@Suite struct TransitionSizeTests {
  private final class Model: ObservableObject {
    @Published var isOn = false
    @Published var isWide = false
    @Published var extra = 0
  }

  /// A view that is 100 or 200 wide, in the middle of a window of 400.
  private struct Stage: View {
    @ObservedObject var model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack {
        Color.clear
        if model.isOn {
          Color.red.frame(width: model.isWide ? 200 : 100, height: 100).transition(transition)
        }
      }
      .frame(width: 400, height: 400)
    }
  }

  private func stage(_ transition: AnyTransition) -> (Model, TestHost) {
    let model = Model()
    let host = TestHost(
      Stage(model: model, transition: transition), size: CGSize(width: 400, height: 400))
    _ = host.displayList
    return (model, host)
  }

  private func change(_ animation: Animation? = .linear(duration: 1), _ body: () -> Void) {
    withAnimation(animation) { body() }
  }

  @Test func `a move transition continues when the view grows during it`() async throws {
    let (model, host) = stage(.move(edge: .leading))
    change { model.isOn = true }
    await host.advance(by: .seconds(0.5))
    #expect(host.leaves.last?.frame.minX == 100, "half its width before its place, which is at 150")
    change { model.isWide = true }
    let first = try #require(host.leaves.last?.frame)
    #expect(first == CGRect(x: 100, y: 150, width: 100, height: 100), "nothing jumps")
    await host.advance(by: .seconds(0.25))
    // The view is 125 wide and placed at 137.5. A quarter of the offset by its own width is left.
    #expect(host.leaves.last?.frame == CGRect(x: 137.5 - 31.25, y: 150, width: 125, height: 100))
    await host.advance(by: .seconds(1))
    #expect(host.leaves.last?.frame == CGRect(x: 100, y: 150, width: 200, height: 100))
  }

  @Test func `a slide transition continues when the view grows during it`() async {
    let (model, host) = stage(.slide)
    change { model.isOn = true }
    await host.advance(by: .seconds(0.5))
    change { model.isWide = true }
    #expect(host.leaves.last?.frame.minX == 100)
  }

  @Test func `a push transition continues when the view grows during it`() async {
    let (model, host) = stage(.push(from: .trailing))
    change { model.isOn = true }
    await host.advance(by: .seconds(0.5))
    change { model.isWide = true }
    #expect(host.leaves.last?.frame.minX == 200)
  }

  @Test func `growth without an animation moves the far end at once`() async {
    let (model, host) = stage(.move(edge: .leading))
    change { model.isOn = true }
    await host.advance(by: .seconds(0.5))
    change(nil) { model.isWide = true }
    #expect(host.leaves.last?.frame == CGRect(x: 0, y: 150, width: 200, height: 100))
  }

  @Test func `a leaving view continues from its position, at its last size`() async {
    let (model, host) = stage(.move(edge: .leading))
    model.isOn = true
    _ = host.displayList
    change { model.isOn = false }
    await host.advance(by: .seconds(0.5))
    change { (model.isOn, model.isWide) = (true, true) }
    #expect(host.leaves.last?.frame == CGRect(x: 100, y: 150, width: 100, height: 100))
    await host.advance(by: .seconds(2))
    #expect(host.leaves.last?.frame == CGRect(x: 100, y: 150, width: 200, height: 100))
  }

  @Test(arguments: [false, true])
  func `a view that returns at another position moves there from its leaving one`(isLazy: Bool) async {
    struct Rows: View {
      @ObservedObject var model: Model
      let isLazy: Bool
      var body: some View {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { content }
          } else {
            VStack(spacing: 0) { content }
          }
        }
      }
      @ViewBuilder var content: some View {
        ForEach(0..<model.extra, id: \.self) { Text("above \($0)").frame(height: 20) }
        ForEach(model.isOn ? ["last"] : [], id: \.self) { Text($0).frame(height: 20) }
      }
    }
    let model = Model()
    model.isOn = true
    let host = TestHost(Rows(model: model, isLazy: isLazy), size: CGSize(width: 400, height: 400))
    _ = host.displayList
    let start = host.leaf("last")?.frame.minY
    change { model.isOn = false }
    await host.advance(by: .seconds(0.5))
    change { (model.isOn, model.extra) = (true, 5) }
    #expect(host.leaf("last")?.frame.minY == start, "nothing jumps")
    await host.advance(by: .seconds(0.5))
    #expect(host.leaf("last")?.frame.minY == start.map { $0 + 50 })
    await host.advance(by: .seconds(2))
    #expect(host.leaf("last")?.frame.minY == start.map { $0 + 100 })
  }
}
