import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The ring around the focused view when the surroundings of the view change.
@MainActor @Suite struct FocusRingTests {
  @Observable final class Model {
    var count = 4
    var showsLast = true
    var isWide = false
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { number in
            Button("\(number)") {}.frame(width: model.isWide ? 40 : 20, height: 20)
          }
        }
        if model.showsLast {
          VStack(spacing: 0) {
            Text("above")
            Button("last") {}
          }
        }
      }
    }
  }

  private func host(_ model: Model, tabs: Int) -> TestHost {
    let host = TestHost(Page(model: model), size: CGSize(width: 200, height: 100))
    _ = host.displayList
    for _ in 0..<tabs { host.press(.tab) }
    _ = host.displayList
    return host
  }

  @Test func `the focus ring is removed with the focused view's row`() throws {
    let model = Model()
    let host = host(model, tabs: 4)
    let ringed = host.displayList.items.count
    model.count = 1
    #expect(host.displayList.items.count == ringed - 1)
    #expect(host.texts == ["0", "above", "last"])
  }

  @Test func `the focus ring is removed with the focused view's container`() throws {
    let model = Model()
    let host = host(model, tabs: 5)
    let ringed = host.displayList.items.count
    model.showsLast = false
    #expect(host.displayList.items.count == ringed - 1)
    model.showsLast = true
    #expect(host.displayList.items.count == ringed - 1)
  }

  @Test func `the focus ring moves with its view, and stays when others are removed`() throws {
    let model = Model()
    let host = host(model, tabs: 2)
    func ring() throws -> CGRect { try #require(host.displayList.items.last?.frame) }
    let before = try ring()
    // The focused button is the second of four in a centered row, and each becomes 20 points wider.
    model.isWide = true
    #expect(try ring().midX == before.midX - 10)
    model.count = 2
    #expect(try ring().midX == before.midX + 30)
  }

  @Test func `an animated removal removes the focus ring at once`() throws {
    let model = Model()
    let host = host(model, tabs: 5)
    let ringed = host.displayList.items.count
    withAnimation { model.showsLast = false }
    #expect(host.displayList.items.count <= ringed)
    withAnimation { model.count = 0 }
    #expect(host.displayList.items.count < ringed)
  }

  @Test func `in an inactive window the focus ring is grey`() {
    let host = host(Model(), tabs: 2)
    func line() -> DisplayItem? { host.displayList.items.last }
    let active = line()
    host.scenePhase = .inactive
    let inactive = line()
    #expect(active?.frame == inactive?.frame)
    #expect(active != inactive)
    host.scenePhase = .active
    #expect(line() == active)
  }
}
