import SwiftUI
import Testing
import TrellisTesting

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var age = 1
}

@MainActor private final class MainModel: ObservableObject {
  @Published var count = 0
}

/// Announcements of an object's changes: their form, their time and their thread.
@MainActor
@Suite struct PublishingTests {
  private struct Named: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(model.name)
    }
  }

  private final class Announcing: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    var text = "first" {
      willSet { objectWillChange.send(newValue) }
    }
  }

  private struct Announced: View {
    @ObservedObject var object: Announcing

    var body: some View {
      Text(object.text)
    }
  }

  @Test func `an object may have a custom objectWillChange publisher`() {
    let object = Announcing()
    let host = TestHost(Announced(object: object))
    #expect(host.evaluations { object.text = "second" }.bodies == 1)
    #expect(host.texts == ["second"])
  }

  private struct Loading: View {
    @StateObject private var model = MainModel()
    let clock: VirtualClock

    var body: some View {
      Text("count \(model.count)").onAppear {
        Task {
          try await clock.sleep(for: .seconds(1))
          model.count = 7
        }
      }
    }
  }

  @Test func `a task that changes an object updates the host`() async throws {
    let clock = VirtualClock()
    let host = TestHost(Loading(clock: clock))
    try await host.wait(for: "the task to sleep") { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(1))
    try await host.wait(for: "the change") { host.needsUpdate }
    #expect(host.texts == ["count 7"])
  }

  @Test func `a change on another thread is applied on the main thread, and reported with its property`()
    async
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await { @MainActor in
        let model = Model()
        let host = TestHost(Named(model: model))
        // The report comes after the change has been seen: mostly with the first change, and only once.
        for name in (1...20).map({ "change \($0)" }) {
          nonisolated(unsafe) let sent = model
          DispatchQueue.global().async { sent.name = name }
          try await host.wait(for: "the change") { host.texts == [name] }
        }
      }()
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("background thread") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Model.name: a change was published on a background thread") == true)
  }

  private struct Publishing: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.age < 3 { model.age += 1 }
      return Text("\(model.age)")
    }
  }

  @Test func `a change published in a body takes effect after the update, and is reported with the view`()
    async
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost(Publishing(model: Model()))
        precondition(host.texts == ["3"], "\(host.texts)")
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("evaluated") }
    #expect(
      lines == [
        "Model: it published a change while Publishing.body was being evaluated; the write takes effect after the update;"
          + " change state in actions, not in bodies"
      ])
  }
}
