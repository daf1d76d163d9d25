import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct ScrollPositionTests {
  @Observable final class Model {
    var id: Int?
    var position = ScrollPosition(edge: .top)
    var anchor: UnitPoint?
    var phases: [ScrollPhase] = []
    var seen: [Int] = []
  }

  private struct ByID: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.id, anchor: model.anchor)
      .accessibilityIdentifier("scroll")
    }
  }

  private struct ByPosition: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($model.position)
      .accessibilityIdentifier("scroll")
    }
  }

  private let size = CGSize(width: 100, height: 100)

  private func place(_ host: TestHost, _ number: Int) throws -> CGFloat {
    try host.frame(ofIdentifier: "\(number)").minY
  }

  @Test func `setting a scroll position id scrolls by the least distance`() throws {
    let model = Model()
    let host = TestHost(ByID(model: model), size: size)
    #expect(try place(host, 0) == 0)
    model.id = 50
    #expect(try place(host, 50) == 80)
    model.id = 48
    #expect(try place(host, 50) == 80)
    model.id = 3
    #expect(try place(host, 3) == 0)
    #expect(model.id == 3)
  }

  @Test func `an anchor positions the view with the id, initially, too`() throws {
    let model = Model()
    (model.id, model.anchor) = (50, .center)
    let host = TestHost(ByID(model: model), size: size)
    #expect(try place(host, 50) == 40)
  }

  @Test func `scrolling by the user sets the id of the first visible view`() throws {
    let model = Model()
    let host = TestHost(ByID(model: model), size: size)
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 45))
    _ = host.displayList
    #expect(model.id == 2)
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 400))
    _ = host.displayList
    #expect(model.id == 22)
    #expect(try place(host, 22) == -5)
  }

  @Test func `a scroll position scrolls to edges, points and views, and knows that the user moved it`() throws
  {
    let model = Model()
    let host = TestHost(ByPosition(model: model), size: size)
    model.position.scrollTo(edge: .bottom)
    #expect(try place(host, 99) == 80)
    #expect(model.position.edge == .bottom)
    model.position.scrollTo(y: 130)
    #expect(try place(host, 0) == -130)
    #expect(model.position.y == 130)
    model.position.scrollTo(id: 20, anchor: .top)
    #expect(try place(host, 20) == 0)
    #expect(model.position.viewID(type: Int.self) == 20)
    #expect(!model.position.isPositionedByUser)
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 45))
    _ = host.displayList
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 22)
    #expect(model.position.edge == nil)
    model.position.scrollTo(edge: .top)
    #expect(try place(host, 0) == 0)
    #expect(!model.position.isPositionedByUser)
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 45))
    _ = host.displayList
    #expect(model.position.viewID(type: Int.self) == 2)
  }

  @Test func `an animated change of the position scrolls there`() async throws {
    let model = Model()
    let host = TestHost(ByPosition(model: model), size: size)
    _ = host.displayList
    withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 1000) }
    #expect(try place(host, 0) == 0)
    await host.advance(by: .milliseconds(500))
    #expect(try place(host, 0) == -500)
    await host.advance(by: .seconds(1))
    #expect(try place(host, 0) == -1000)
  }

  // MARK: - Callbacks

  @Test func `onScrollGeometryChange is called initially, and on changes`() throws {
    var told: [String] = []
    let host = TestHost(
      ScrollView { Color.red.frame(height: 500) }
        .contentMargins(.top, 10)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          told.append("\($0) \($1)")
        }
        .accessibilityIdentifier("scroll"), size: size)
    _ = host.displayList
    #expect(told == ["-10.0 -10.0"])
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 30))
    _ = host.displayList
    #expect(told == ["-10.0 -10.0", "-10.0 20.0"])
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 9999))
    _ = host.displayList
    #expect(told.last == "20.0 400.0")
  }

  @Test func `scroll phases are interacting, decelerating and idle`() async throws {
    var phases: [ScrollPhase] = []
    let host = TestHost(
      ScrollView { Color.red.frame(height: 5000) }.onScrollPhaseChange { phases.append($1) }, size: size)
    _ = host.displayList
    let finger = TestHost.Pointer.finger(1)
    await host.drag(
      from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), over: .milliseconds(100), with: finger)
    _ = host.displayList
    await host.advance(by: .seconds(10))
    _ = host.displayList
    #expect(phases == [.interacting, .decelerating, .idle])
  }

  @Test func `onScrollVisibilityChange reports whether half of a view is visible`() throws {
    var told: [Bool] = []
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 100)
          Color.red.frame(height: 40).onScrollVisibilityChange { told.append($0) }
          Color.blue.frame(height: 400)
        }
      }
      .accessibilityIdentifier("scroll"), size: size)
    _ = host.displayList
    for distance in [19, 1, 100, 1, -200] {
      try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: distance))
      _ = host.displayList
    }
    #expect(told == [true, false])
  }

  private struct Targets: View {
    let isLazy: Bool
    let threshold: Double
    let heard: Heard
    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { heard.say("\($0)") }
      .accessibilityIdentifier("scroll")
    }

    private var rows: some View {
      ForEach(0..<100, id: \.self) { _ in Color.blue.frame(height: 40) }
    }
  }

  @Test(arguments: [true, false]) func `onScrollTargetVisibilityChange reports the visible ids on changes`(
    isLazy: Bool
  ) throws {
    let heard = Heard()
    let host = TestHost(
      Targets(isLazy: isLazy, threshold: 0.5, heard: heard), size: CGSize(width: 100, height: 120))
    func scroll(_ distance: CGFloat) throws -> [String] {
      try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: distance))
      _ = host.displayList
      return heard.take()
    }
    _ = host.displayList
    #expect(heard.take() == ["[0, 1, 2]"])
    #expect(try scroll(19) == [])
    #expect(try scroll(1) == ["[0, 1, 2, 3]"])
    #expect(try scroll(1) == ["[1, 2, 3]"])
    #expect(try scroll(1979) == ["[50, 51, 52]"])
  }

  @Test func `with a threshold of 1, a target has to be fully visible`() throws {
    let heard = Heard()
    let host = TestHost(
      Targets(isLazy: true, threshold: 1, heard: heard), size: CGSize(width: 100, height: 120))
    _ = host.displayList
    #expect(heard.take() == ["[0, 1, 2]"])
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 1))
    _ = host.displayList
    #expect(heard.take() == ["[1, 2]"])
  }
}
