import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Changes that stop a scroll view, and scrolling that continues around it.
@MainActor @Suite struct ScrollInterruptionTests {
  @MainActor @Observable final class Model {
    var isOff = false
    var position = ScrollPosition(edge: .top)
    @ObservationIgnored var phases: [ScrollPhase] = []
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("content") }
        .scrollPosition($model.position)
        .scrollDisabled(model.isOff)
        .onScrollPhaseChange { model.phases.append($1) }
    }
  }

  private let size = CGSize(width: 100, height: 100)
  private let finger = TestHost.Pointer.finger(1)
  private func top(_ host: TestHost) throws -> CGFloat { try host.frame(ofIdentifier: "content").minY }

  @Test func `disabling scrolling stops a drag`() async throws {
    let model = Model()
    let host = TestHost(Page(model: model), size: size)
    host.press(at: at(50, 90), with: finger)
    host.move(to: at(50, 70), with: finger)
    host.move(to: at(50, 60), with: finger)
    #expect(try top(host) == -10)
    model.isOff = true
    host.move(to: at(50, 20), with: finger)
    host.release(at: at(50, 20), with: finger)
    await host.advance(by: .seconds(2))
    host.scroll(at: at(50, 50), by: CGSize(width: 0, height: 20))
    #expect(try top(host) == -10)
    #expect(model.phases == [.interacting, .idle])
    model.isOff = false
    host.scroll(at: at(50, 50), by: CGSize(width: 0, height: 20))
    #expect(try top(host) == -30)
  }

  @Test func `a wheel ends an animated scroll, and continues from the visible offset`() async throws {
    let model = Model()
    let host = TestHost(Page(model: model), size: size)
    _ = host.displayList
    withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 1000) }
    await host.advance(by: .milliseconds(500))
    #expect(try top(host) == -500)
    host.scroll(at: at(50, 50), by: CGSize(width: 0, height: 20))
    await host.advance(by: .seconds(2))
    #expect(try top(host) == -520)
    #expect(model.phases == [.animating, .idle])
    #expect(model.position.isPositionedByUser)
  }

  @Test func `scrolling that the inner scroll view can't do goes to the outer one`() throws {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 500, height: 50).accessibilityIdentifier("wide") }
          ScrollView { Color.green.frame(height: 200).accessibilityIdentifier("content") }.frame(height: 50)
          Color.blue.frame(height: 400)
        }
      }, size: size)
    host.scroll(at: at(50, 25), by: CGSize(width: 30, height: 10))
    #expect(try host.frame(ofIdentifier: "wide").origin == at(-30, -10))
    host.scroll(at: at(50, 60), by: CGSize(width: 0, height: 100))
    #expect(try top(host) == -60)
    host.scroll(at: at(50, 60), by: CGSize(width: 0, height: 70))
    // The inner view scrolls by 50 points to the end of its content, and the outer view by 20 points.
    #expect(try top(host) == -130)
    #expect(try host.frame(ofIdentifier: "wide").origin == at(-30, -30))
  }
}
