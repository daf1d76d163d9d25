import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// `refreshable`: CF-76.
///
/// Documented: the modifier sets `\.refresh`, and is busy until the action returns. Observed: the action is cancelled with the view.
@MainActor
@Suite struct RefreshTests {
  @MainActor @Observable final class Model {
    var rows = Array(0..<40)
    var isShown = true
    @ObservationIgnored var starts = 0
    @ObservationIgnored var wasCancelled = false
    @ObservationIgnored private var waiting: CheckedContinuation<Void, Never>?

    func refresh() async {
      starts += 1
      await withTaskCancellationHandler {
        await withCheckedContinuation { wasCancelled ? $0.resume() : (waiting = $0) }
      } onCancel: {
        MainActor.assumeIsolated {
          wasCancelled = true
          finish()
        }
      }
      if !wasCancelled { rows.insert(-starts, at: 0) }
    }

    func finish() {
      waiting?.resume()
      waiting = nil
    }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      if model.isShown {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(model.rows, id: \.self) {
              Color.red.frame(height: 30).accessibilityIdentifier("\($0)")
            }
            Refresher()
          }
        }
        .refreshable { await model.refresh() }
      }
    }
  }

  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    var body: some View {
      Button("again") { Task { await refresh?() } }.disabled(refresh == nil)
    }
  }

  private func host(_ model: Model) -> TestHost {
    TestHost(Page(model: model), size: CGSize(width: 100, height: 600))
  }

  private func place(_ host: TestHost, _ row: Int) throws -> CGFloat {
    try host.frame(ofIdentifier: "\(row)").minY
  }

  private func pull(_ host: TestHost, by distance: CGFloat) async {
    host.press(at: CGPoint(x: 50, y: 20), with: .finger(1))
    for step in 1...20 {
      await host.advance(by: .milliseconds(16))
      host.move(to: CGPoint(x: 50, y: 20 + distance * CGFloat(step) / 20), with: .finger(1))
    }
    await host.advance(by: .milliseconds(200))
    host.release(at: CGPoint(x: 50, y: 20 + distance), with: .finger(1))
  }

  @Test func `CF-76: pulling far enough starts a refresh, which keeps its space until it ends`() async throws
  {
    let model = Model()
    let host = host(model)
    #expect(try place(host, 0) == 0)
    await pull(host, by: 220)
    #expect(model.starts == 1)
    await host.advance(by: .seconds(2))
    #expect(try place(host, 0) == 60)
    #expect(try host.accessibilityElement("Refreshing").frame.midY == 30)
    await pull(host, by: 220)
    #expect(model.starts == 1, "it runs already")
    model.finish()
    try await host.wait(for: "the refresh") { model.rows.count == 41 }
    await host.advance(by: .seconds(2))
    #expect(try place(host, -1) == 0)
    #expect(throws: (any Error).self) { try host.accessibilityElement("Refreshing") }
    #expect(!host.needsUpdate)
  }

  @Test func `pulling a little shows the indicator, and goes back`() async throws {
    let model = Model()
    let host = host(model)
    await pull(host, by: 60)
    await host.advance(by: .seconds(2))
    #expect(model.starts == 0)
    #expect(try place(host, 0) == 0)
    #expect(throws: (any Error).self) { try host.accessibilityElement("Refreshing") }
  }

  @Test func `F5 refreshes and keeps the scroll offset`() async throws {
    let model = Model()
    let host = host(model)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 150))
    host.press(.function(5))
    #expect(model.starts == 1)
    await host.advance(by: .seconds(1))
    #expect(try place(host, 5) == 0)
    model.finish()
    try await host.wait(for: "the refresh") { model.rows.count == 41 }
    await host.advance(by: .seconds(1))
    #expect(try place(host, 4) == 0)
  }

  @Test func `F5 refreshes wherever the focus is`() async throws {
    let model = Model()
    let host = TestHost(
      VStack {
        TextField("search", text: .constant(""))
        Page(model: model)
      }, size: CGSize(width: 100, height: 600))
    try host.focus("search")
    host.press(.function(5))
    _ = host.displayList
    #expect(model.starts == 1)
    model.finish()
    try await host.settle()
  }

  @Test func `CF-76: the refresh action is in the environment, and cancelled with the scroll view`()
    async throws
  {
    let model = Model()
    model.rows = []
    let host = host(model)
    host.press(.function(5))
    #expect(model.starts == 1)
    model.isShown = false
    try await host.wait(for: "the end") { host.texts.isEmpty && model.wasCancelled }
    model.isShown = true
    try await host.settle()
    try host.tap("again")
    try await host.wait(for: "the refresh") { model.starts == 2 }
    model.finish()
  }
}
