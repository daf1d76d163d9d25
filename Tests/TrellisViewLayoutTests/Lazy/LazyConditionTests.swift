import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Rows of a lazy stack with no view, one view or several, built when visible.
@MainActor
@Suite struct LazyConditionTests {
  @Observable final class Model {
    var count = 100_000
    var hidden: (Int) -> Bool = { _ in false }
    var doubled: (Int) -> Bool = { _ in false }
    @ObservationIgnored var built: Set<Int> = []
  }

  private struct Row: View {
    let number: Int
    let model: Model
    var body: some View {
      let _ = model.built.insert(number)
      if !model.hidden(number) { Color.red.frame(height: 20).accessibilityIdentifier("\(number)") }
      if model.doubled(number) { Color.blue.frame(height: 20).accessibilityIdentifier("\(number)b") }
    }
  }

  private struct Page: View {
    let model: Model
    var isErased = false
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          if isErased {
            ForEach(0..<model.count, id: \.self) { AnyView(Row(number: $0, model: model)) }
          } else {
            ForEach(0..<model.count, id: \.self) { Row(number: $0, model: model) }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  private func host(_ model: Model, isErased: Bool = false) -> TestHost {
    TestHost(Page(model: model, isErased: isErased), size: CGSize(width: 100, height: 100))
  }

  private func shown(_ host: TestHost) -> [String] {
    host.elements.compactMap(\.identifier).filter { $0 != "scroll" }
  }

  private func scroll(_ host: TestHost, _ distance: CGFloat) throws {
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: distance))
  }

  @Test(arguments: [false, true]) func `rows with conditions are built when visible`(isErased: Bool)
    throws
  {
    let model = Model()
    let host = host(model, isErased: isErased)
    #expect(shown(host) == ["0", "1", "2", "3", "4"])
    #expect(model.built.count < 8)
    try scroll(host, 1_000_000)
    #expect(shown(host) == ["50000", "50001", "50002", "50003", "50004"])
    #expect(model.built.count < 16)
  }

  @Test func `rows without a view leave no gap, and rows with two views take two positions`() throws {
    let model = Model()
    model.hidden = { $0 % 3 != 0 }
    model.doubled = { $0 % 6 == 0 }
    let host = host(model)
    #expect(shown(host) == ["0", "0b", "3", "6", "6b"])
    try scroll(host, 20)
    #expect(shown(host) == ["0b", "3", "6", "6b", "9"])
    #expect(try host.frame(ofIdentifier: "6").minY == 40)
    #expect(model.built.count < 40)
    try scroll(host, 20_000)
    #expect(shown(host).count >= 5)
    try scroll(host, -1_000_000)
    #expect(shown(host) == ["0", "0b", "3", "6", "6b"])
  }

  @Test func `a changed condition is shown in built rows`() throws {
    let model = Model()
    let host = host(model)
    _ = host.displayList
    model.hidden = { $0 < 3 }
    #expect(shown(host) == ["3", "4", "5", "6", "7"])
    model.hidden = { _ in false }
    #expect(shown(host) == ["0", "1", "2", "3", "4"])
    model.doubled = { $0 == 1 }
    #expect(shown(host) == ["0", "1", "1b", "2", "3"])
    model.count = 2
    #expect(shown(host) == ["0", "1", "1b"])
  }

  @Test func `a list of rows without views ends`() throws {
    let model = Model()
    model.count = 500
    model.hidden = { _ in true }
    let host = host(model)
    #expect(shown(host) == [])
    model.hidden = { $0 != 499 }
    #expect(shown(host) == ["499"])
  }

  @Test func `a row among conditional rows is found by its id`() throws {
    let model = Model()
    model.hidden = { $0 % 2 == 1 }
    var proxy: ScrollViewProxy?
    let host = TestHost(
      ScrollViewReader { found in
        let _ = proxy = found
        Page(model: model)
      }, size: CGSize(width: 100, height: 100))
    _ = host.displayList
    proxy?.scrollTo(40_000, anchor: .top)
    #expect(shown(host).first == "40000")
    #expect(model.built.count < 60)
  }
}
