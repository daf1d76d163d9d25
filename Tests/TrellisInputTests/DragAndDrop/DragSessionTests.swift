import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// The moments and the operations of drags, and drags of several items.
@MainActor @Suite struct DragSessionTests {
  private struct Fruit: Codable, Transferable, Identifiable, Equatable {
    var name: String
    var id: String { name }
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.fruit"))
    }
  }

  private let heard = Heard()

  /// A source at the top left, and a destination of 50 points at its right, at a distance of 50 points.
  private func host(_ source: some View, to destination: some View) -> TestHost {
    TestHost(
      topLeft: HStack(alignment: .top, spacing: 50) {
        source.frame(width: 50, height: 50)
        destination.frame(width: 50, height: 50)
      })
  }

  private func taking(isEnabled: Bool = true) -> some View {
    Color.gray.dropDestination(for: Fruit.self, isEnabled: isEnabled) { items, session in
      heard.say("took \(items.map(\.name).joined(separator: "+")) at \(Int(session.location.x))")
    }
  }

  @Test func `a drag's source is notified of its moments, and of the operation`() {
    let source = Color.red.draggable(Fruit(name: "fig"))
      .dragConfiguration(DragConfiguration(allowMove: true))
      .onDragSessionUpdated { session in
        let phase =
          switch session.phase {
          case .initial: "initial"
          case .active: "active"
          case .ended(let operation): "ended \(operation == .move) \(operation == .cancel)"
          case .dataTransferCompleted: "completed"
          }
        heard.say("\(phase) \(Int(session.location.x))")
      }
    let host = host(
      source, to: taking().dropConfiguration { _ in DropConfiguration(operation: .move) })
    host.drag(from: at(10, 10), to: at(120, 20), steps: 1)
    #expect(
      heard.take() == ["initial 10", "active 120", "ended true false 120", "took fig at 20", "completed 120"])
    host.drag(from: at(10, 10), to: at(10, 150), steps: 1)
    #expect(heard.take() == ["initial 10", "active 10", "ended false true 10"])
  }

  @Test func `a destination is notified of its moments`() {
    let destination = taking().onDropSessionUpdated { session in
      let phase =
        switch session.phase {
        case .entering: "entering"
        case .active: "active"
        case .exiting: "exiting"
        case .ended(let operation): "ended \(operation == .copy)"
        case .dataTransferCompleted: "completed"
        }
      heard.say("\(phase) \(Int(session.location.x)) of \(Int(session.size.width)), \(session.itemsCount)")
    }
    let host = host(Color.red.draggable(Fruit(name: "fig")), to: destination)
    host.press(at: at(10, 10))
    host.move(to: at(110, 10))
    host.move(to: at(120, 10))
    host.move(to: at(120, 150))
    #expect(heard.take() == ["entering 10 of 50, 1", "active 20 of 50, 1", "exiting 20 of 50, 1"])
    host.move(to: at(105, 10))
    host.release(at: at(105, 10))
    #expect(
      heard.take() == [
        "entering 5 of 50, 1", "ended true 5 of 50, 1", "took fig at 5", "completed 5 of 50, 1",
      ])
  }

  @Test func `a destination that isn't enabled or forbids the drop takes nothing`() {
    let source = Color.red.draggable(Fruit(name: "fig"))
    let disabled = host(source, to: taking(isEnabled: false))
    disabled.drag(from: at(10, 10), to: at(120, 20))
    #expect(heard.take() == [])
    let forbidding = host(
      source, to: taking().dropConfiguration { _ in DropConfiguration(operation: .forbidden) })
    forbidding.drag(from: at(10, 10), to: at(120, 20))
    #expect(heard.take() == [])
  }

  @Test func `a source suggests its operations, and another program a copy`() {
    let within = DragConfiguration.OperationsWithinApp(allowCopy: false, allowMove: true)
    let destination = Color.gray.dropDestination(for: String.self) { items, session in
      let isLocal = session.localSession != nil
      heard.say(
        "\(items[0]) \(session.suggestedOperations == .move) \(session.phase == .ended(.move)) \(isLocal)")
    }
    let host = host(
      Color.red.draggable("own").dragConfiguration(DragConfiguration(operationsWithinApp: within)),
      to: destination)
    host.drag(from: at(10, 10), to: at(120, 20))
    host.drop("other", at: at(120, 20))
    #expect(heard.take() == ["own true true true", "other false false false"])
  }

  private struct Basket: View {
    let heard: Heard
    var selection: [String] = []
    let names = ["fig", "plum", "pear"]
    var body: some View {
      HStack(alignment: .top, spacing: 50) {
        VStack(spacing: 0) {
          ForEach(names, id: \.self) {
            Color.red.frame(width: 50, height: 20).draggable(containerItemID: $0)
          }
        }
        .dragContainer(for: Fruit.self) { ids in
          names.filter { ids.contains($0) && $0 != "pear" }.map { Fruit(name: $0) }
        }
        .dragContainerSelection(selection)
        Color.gray.frame(width: 50, height: 50)
          .dropDestination(for: Fruit.self) { items, session in
            let ids = session.localSession?.draggedItemIDs(for: String.self) ?? []
            heard.say("\(items.map(\.name).joined(separator: "+")) \(ids.joined(separator: "+"))")
          }
      }
    }
  }

  @Test func `a drag container makes the items of the pressed view, or of the selection with it`() {
    let single = TestHost(topLeft: Basket(heard: heard))
    single.drag(from: at(10, 30), to: at(120, 20))
    #expect(heard.take() == ["plum plum"])
    single.drag(from: at(10, 50), to: at(120, 20))
    #expect(heard.take() == [], "the container makes no item")
    let several = TestHost(topLeft: Basket(heard: heard, selection: ["fig", "plum"]))
    several.drag(from: at(10, 30), to: at(120, 20))
    #expect(heard.take() == ["fig+plum fig+plum"])
    let other = TestHost(topLeft: Basket(heard: heard, selection: ["pear", "plum"]))
    other.drag(from: at(10, 10), to: at(120, 20))
    #expect(heard.take() == ["fig fig"])
  }

  @Test func `a view outside of a container drags its own item, or nothing without one`() {
    let own = host(Color.red.draggable(Fruit.self) { Fruit(name: "fig") }, to: taking())
    own.drag(from: at(10, 10), to: at(120, 20))
    #expect(heard.take() == ["took fig at 20"])
    let none = host(Color.red.draggable(Fruit.self, item: nil), to: taking())
    none.drag(from: at(10, 10), to: at(120, 20))
    let lost = host(Color.red.draggable(containerItemID: "fig"), to: taking())
    lost.drag(from: at(10, 10), to: at(120, 20))
    #expect(heard.take() == [])
  }
}
