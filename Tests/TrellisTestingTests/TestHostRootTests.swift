import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// The root of a host, replaced and removed.
@MainActor
@Suite struct TestHostRootTests {
  private final class Record {
    var lines: [String] = []
  }

  private struct Named: View {
    var name: String
    let record: Record
    @State private var count = 0

    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        Color.red
      }
      .onAppear { record.lines.append("\(name) came") }
      .onDisappear { record.lines.append("\(name) went") }
    }
  }

  @Test func `a root of the same type updates the first, and keeps its state`() throws {
    let record = Record()
    let host = TestHost(Named(name: "a", record: record))
    try host.tap("a 0")
    let log = host.evaluations { host.show(Named(name: "b", record: record)) }
    #expect(host.texts == ["b 1"])
    #expect(log.bodies == 1)
    #expect(log.count(of: "displayList", named: "Color") == 0)
    #expect(record.lines == ["a came"])
  }

  @Test func `a root of another type replaces the tree in the same window`() {
    let record = Record()
    let host = TestHost(Named(name: "a", record: record), size: CGSize(width: 100, height: 50))
    host.environment.locale = Locale(identifier: "de_DE")
    host.colorScheme = .dark
    host.show(Text(1.5, format: .number).onAppear { record.lines.append("text came") })
    #expect(host.texts == ["1,5"])
    #expect(host.size == CGSize(width: 100, height: 50))
    #expect(host.colorScheme == .dark && host.environment.colorScheme == .dark)
    #expect(record.lines == ["a came", "a went", "text came"])
  }

  private struct Waiting: View {
    let record: Record
    @State private var model = Record()

    var body: some View {
      Text("waiting")
        .onDisappear { record.lines.append("went") }
        .task {
          await withTaskCancellationHandler {
            await untilCancelled()
          } onCancel: {
            Task { @MainActor in record.lines.append("cancelled") }
          }
          record.lines.append("ended")
        }
    }
  }

  @Test func `unmounting removes every view, task and attribute`() async throws {
    let record = Record()
    let host = TestHost(
      VStack {
        Waiting(record: record)
        ForEach(0..<100) { Text("\($0)") }
      })
    #expect(host.nodeCount > 100)
    host.unmount()
    #expect(record.lines.contains("went"))
    #expect(host.nodeCount == 0 && host.edgeCount == 0)
    #expect(host.texts == [] && host.displayList.items.isEmpty && !host.needsUpdate)
    try await host.wait(for: "the end of the task") { record.lines.contains("ended") }
    #expect(Set(record.lines) == ["went", "cancelled", "ended"])
  }

  @Test func `a window without views can be queried, and can show others`() throws {
    let host = TestHost(Text("a"), size: CGSize(width: 100, height: 50))
    host.unmount()
    host.unmount()
    #expect(host.size == CGSize(width: 100, height: 50))
    host.size.width = 200
    host.colorScheme = .dark
    host.environment.locale = Locale(identifier: "de_DE")
    #expect(host.title == "" && host.warnings == [] && host.elements(at: .zero) == [])
    #expect(host.tap(at: CGPoint(x: 1, y: 1)) == nil)
    #expect(host.layoutTrace().entries.isEmpty && host.identityPaths.isEmpty)
    #expect(try host.picture().width == 200)
    host.show(Text(1.5, format: .number))
    #expect(host.texts == ["1,5"] && host.size.width == 200 && host.colorScheme == .dark)
  }

  @Test func `unmounted views' objects are released`() {
    weak var held: Record?
    let host: TestHost
    do {
      let record = Record()
      held = record
      host = TestHost(Waiting(record: Record()).environment(\.held, record))
    }
    #expect(held != nil)
    host.unmount()
    host.environment = EnvironmentValues()
    #expect(held == nil)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var held: AnyObject?
}
