import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct PageCostTests {
  @Observable final class Model { var count = 0 }

  private struct Row: View {
    let model: Model
    let number: Int
    var body: some View { Text("\(number) \(model.count)") }
  }

  private struct Many: View {
    let model: Model
    let count: Int
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(model: model, number: $0) } }
    }
  }

  private struct Stack: View {
    let model: Model
    let path: Binding<[Int]>
    var rows = 50
    var body: some View {
      NavigationStack(path: path) {
        Many(model: model, count: rows)
          .navigationDestination(for: Int.self) { Many(model: Model(), count: $0) }
          .navigationTitle("root")
      }
    }
  }

  @Test func `a covered page evaluates nothing, and is current when shown again`() async {
    let (model, box) = (Model(), Box<[Int]>([]))
    let host = TestHost(Stack(model: model, path: box.binding))
    #expect(host.texts.contains("0 0"))
    box.value = [1]
    await host.arrive()
    let log = host.evaluations { model.count = 5 }
    #expect(log.entries.count == 0)
    box.value = []
    await host.arrive()
    #expect(host.texts.contains("0 5"))
    #expect(host.texts.contains("49 5"))
  }

  @Test func `pushes and pops leave no attributes`() async {
    let (model, box) = (Model(), Box<[Int]>([]))
    let host = TestHost(Stack(model: model, path: box.binding, rows: 3))
    func round() async {
      box.value = [4]
      await host.arrive()
      #expect(host.texts.contains("3 0"))
      box.value = []
      await host.arrive()
      #expect(!host.texts.contains("3 0"))
    }
    for _ in 0..<3 { await round() }
    let (nodes, edges) = (host.nodeCount, host.edgeCount)
    for _ in 0..<20 { await round() }
    #expect(host.nodeCount == nodes)
    #expect(host.edgeCount == edges)
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `a transition of a page of 200 views evaluates none of them`(theme: ControlTheme) async {
    let (model, box) = (Model(), Box<[Int]>([]))
    let host = TestHost(Stack(model: model, path: box.binding, rows: 3).controlTheme(theme))
    _ = host.texts
    box.value = [200]
    _ = host.texts
    await host.advance(by: .milliseconds(50))
    let log = await host.evaluations(during: { await host.advance(by: .milliseconds(17)) })
    #expect(log.entries.count > 0)
    #expect(log.entries.count <= 16)
    #expect(log.bodies == 0)
    await host.arrive()
    #expect(host.texts.contains("199 0"))
  }

  @Test func `pushing and popping pages doesn't reevaluate links`() async {
    struct Root: View {
      let path: Binding<[Int]>
      var body: some View {
        NavigationStack(path: path) {
          VStack { ForEach(0..<20) { NavigationLink("link \($0)", value: $0) } }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let box = Box<[Int]>([])
    let host = TestHost(Root(path: box.binding))
    _ = host.texts
    box.value = [1]
    await host.arrive()
    let log = await host.evaluations(during: {
      box.value = []
      await host.arrive()
    })
    #expect(log.entries.allSatisfy { !$0.name.contains("NavigationLink") && !$0.name.contains("LinkButton") })
  }
}
