import Combine
import SwiftUI
import Testing
import TrellisTesting

/// The parts of the module `Combine` that ordinary source uses.
@MainActor
@Suite struct CombineTests {
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $query
        .removeDuplicates()
        .filter { !$0.isEmpty }
        .map { query in (1...2).map { "\(query) \($0)" } }
        .sink { [weak self] in self?.results = $0 }
        .store(in: &subscriptions)
    }
  }

  private struct Results: View {
    @StateObject private var search = Search()

    var body: some View {
      VStack {
        Button("search") { search.query = "hit" }
        ForEach(search.results, id: \.self) { Text($0) }
      }
    }
  }

  @Test func `an object that subscribes to its own properties shows the results`() throws {
    let host = TestHost(Results())
    try host.tap("search")
    #expect(host.texts == ["search", "hit 1", "hit 2"])
  }

  @Test func `subjects and operators send values on`() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("none"))
    var seen: [String] = []
    let subscriptions = [
      numbers.map { "number \($0)" }.sink { seen.append($0) }, words.dropFirst().sink { seen.append($0) },
    ]
    numbers.send(1)
    words.send("one")
    numbers.send(2)
    subscriptions.forEach { $0.cancel() }
    numbers.send(3)
    #expect(seen == ["number 1", "one", "number 2"])
  }

  @Test func `notifications are publishers`() {
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 2)
  }

  @Test func `values received on the main queue update the host`() async throws {
    final class Model: ObservableObject { @Published var text = "waiting" }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.text) }
    }
    let model = Model()
    let host = TestHost(Screen(model: model))
    let subscription = Just("received").subscribe(on: DispatchQueue.global())
      .receive(on: DispatchQueue.main).sink { model.text = $0 }
    try await host.wait(for: "the value") { host.needsUpdate }
    #expect(host.texts == ["received"])
    subscription.cancel()
  }

  @Test func `timers are publishers`() {
    var ticks = 0
    let subscription = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().prefix(3)
      .sink { _ in ticks += 1 }
    // The run loop returns when a timer has fired, or when it has nothing more to do.
    while ticks < 3, RunLoop.current.run(mode: .default, before: .distantFuture) {}
    #expect(ticks == 3)
    subscription.cancel()
  }
}
