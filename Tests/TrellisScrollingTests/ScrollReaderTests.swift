import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// `ScrollViewReader`, recorded on macOS 26.
///
/// The offset is minY - anchor · (viewport - height), and a nil anchor makes the smallest move. The records also cover rows that
/// aren't built, ids that two views have, and nested scroll views.
@MainActor
@Suite struct ScrollReaderTests {
  @Observable final class Model {
    var items = Array(0..<100)
    var go: (ScrollViewProxy) -> Void = { _ in }
  }

  private struct Page<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { model.go(proxy) }.frame(height: 20)
          content
        }
      }
    }
  }

  private func host<Content: View>(_ model: Model, @ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(Page(model: model, content: content), size: CGSize(width: 100, height: 120))
  }

  private func row(_ number: Int, height: CGFloat = 20) -> some View {
    Color.red.frame(height: height).accessibilityIdentifier("\(number)")
  }

  private func lazyHost(_ model: Model, height: @escaping (Int) -> CGFloat = { _ in 20 }) -> TestHost {
    host(model) { LazyRows(model: model, height: height) }
  }

  private struct LazyRows: View {
    let model: Model
    let height: (Int) -> CGFloat
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) {
            Color.red.frame(height: height($0)).accessibilityIdentifier("\($0)")
          }
        }
      }
    }
  }

  private func go(_ host: TestHost, _ model: Model, _ action: @escaping (ScrollViewProxy) -> Void) throws {
    model.go = action
    try host.tap("go")
  }

  private func place(_ host: TestHost, _ number: Int) throws -> CGFloat {
    try host.frame(ofIdentifier: "\(number)").minY - 20
  }

  @Test(arguments: [(UnitPoint.top, 0), (.center, 40), (.bottom, 80), (UnitPoint(x: 0, y: 0.25), 20)])
  func `scrollTo aligns the row's anchor with the viewport's`(anchor: UnitPoint, y: CGFloat) throws {
    for isLazy in [false, true] {
      let model = Model()
      let host =
        isLazy
        ? lazyHost(model)
        : host(model) {
          ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { row($0) } } }
        }
      try go(host, model) { $0.scrollTo(50, anchor: anchor) }
      #expect(try place(host, 50) == y)
      #expect(host.warnings.isEmpty)
    }
  }

  @Test func `without an anchor, scrollTo scrolls by the least distance`() throws {
    let model = Model()
    let host = lazyHost(model)
    try go(host, model) { $0.scrollTo(3) }
    #expect(try place(host, 0) == 0)
    try go(host, model) { $0.scrollTo(50) }
    #expect(try place(host, 50) == 80)
    try go(host, model) { $0.scrollTo(47) }
    #expect(try place(host, 50) == 80)
    try go(host, model) { $0.scrollTo(20) }
    #expect(try place(host, 20) == 0)
  }

  @Test func `scrollTo stays within the content`() throws {
    let model = Model()
    let host = lazyHost(model)
    try go(host, model) { $0.scrollTo(98, anchor: .top) }
    #expect(try place(host, 99) == 80)
    try go(host, model) { $0.scrollTo(1, anchor: .bottom) }
    #expect(try place(host, 0) == 0)
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom])
  func `one long jump is exact among rows of varying heights`(anchor: UnitPoint) throws {
    let model = Model()
    model.items = Array(0..<10_000)
    let host = lazyHost(model) { CGFloat(10 + $0 * 7919 % 90) }
    for goal in [7_000, 31, 9_999, 5_000, 0] {
      try go(host, model) { $0.scrollTo(goal, anchor: anchor) }
      let frame = try host.frame(ofIdentifier: "\(goal)")
      let expected = 20 + anchor.y * (100 - frame.height)
      let isAtEnd = goal == 0 || goal == 9_999
      #expect(isAtEnd ? frame.minY >= 20 && frame.maxY <= 120.01 : abs(frame.minY - expected) < 0.01)
    }
  }

  @Test func `scrollTo finds a row inserted in the same action`() throws {
    let model = Model()
    let host = lazyHost(model)
    try go(host, model) {
      model.items.append(100)
      $0.scrollTo(100, anchor: .bottom)
    }
    #expect(try place(host, 100) == 80)
  }

  @Test func `explicit ids are found, also in unbuilt lazy rows, and of two views the first is used`() throws
  {
    let model = Model()
    for isLazy in [false, true] {
      let rows = ForEach(0..<30, id: \.self) { row($0) }
      let marked = Group {
        row(1000)
        row(1001)
      }.id("two")
      let host = host(model) {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) {
              rows
              marked
              rows
            }
          } else {
            VStack(spacing: 0) {
              rows
              marked
              rows
            }
          }
        }
      }
      try go(host, model) { $0.scrollTo("two", anchor: .top) }
      #expect(try place(host, 1000) == 0)
    }
  }

  @Test func `ids given in the row's closure are found, built or not, whatever the ForEach's ids are`()
    throws
  {
    let model = Model()
    let host = host(model) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { section in
            Section("\(section)") {
              ForEach(0..<100, id: \.self) {
                row(section * 100 + $0).id("row \(section * 100 + $0)").padding(0)
              }
            }
          }
        }
      }
    }
    try go(host, model) { $0.scrollTo("row 871", anchor: .center) }
    let y = try place(host, 871)
    #expect(abs(y - 40) < 0.01, "\(y)")
    #expect(host.warnings.isEmpty)
  }

  @Test func `scrollTo moves only the nearest scroll view`() throws {
    let model = Model()
    let host = host(model) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 50).accessibilityIdentifier("outer")
          ScrollView { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { row($0) } } }.frame(height: 100)
          Color.blue.frame(height: 200)
        }
      }
    }
    try go(host, model) { $0.scrollTo(9, anchor: .bottom) }
    #expect(try host.frame(ofIdentifier: "outer").minY == 20)
    #expect(try place(host, 9) == 50 + 80)
  }

  @Test func `an animated change of the position scrolls there`() async throws {
    let model = Model()
    let host = lazyHost(model)
    try go(host, model) { proxy in withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) } }
    #expect(try place(host, 0) == 0)
    await host.advance(by: .milliseconds(500))
    #expect(try place(host, 10) == 0)
    await host.advance(by: .milliseconds(600))
    #expect(try place(host, 20) == 0)
    #expect(!host.needsUpdate)
  }

  @Test func `an animated jump among rows of varying heights is exact`() async throws {
    let model = Model()
    model.items = Array(0..<2_000)
    let host = lazyHost(model) { CGFloat(10 + $0 * 7919 % 90) }
    try go(host, model) { proxy in withAnimation { proxy.scrollTo(1_500, anchor: .top) } }
    await host.advance(by: .seconds(3))
    #expect(try abs(place(host, 1_500)) < 0.01)
  }

  @Test func `during an animated scroll to a row with an explicit id, the row is searched once`() async throws
  {
    let model = Model()
    model.items = Array(0..<1_000)
    var callCount = 0
    func counted(_ id: String) -> String {
      callCount += 1
      return id
    }
    let host = host(model) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { number in
            Color.red.frame(height: CGFloat(10 + number * 7919 % 90)).accessibilityIdentifier("\(number)")
              .id(counted("row \(number)"))
          }
        }
      }
    }
    callCount = 0
    try go(host, model) { proxy in withAnimation { proxy.scrollTo("row 900", anchor: .top) } }
    await host.advance(by: .seconds(3))
    #expect(try abs(place(host, 900)) < 0.01)
    // All rows are searched once, at the start. Apart from that, rows are made when they become visible.
    #expect(callCount < 3_000, "\(callCount)")
  }

  @Test func `an unknown id scrolls nothing, and is reported once`() throws {
    let model = Model()
    let host = lazyHost(model)
    try go(host, model) { $0.scrollTo("nobody") }
    try go(host, model) { $0.scrollTo("nobody") }
    #expect(try place(host, 0) == 0)
    #expect(host.warnings.filter { $0.contains("scrollTo(\"nobody\")") }.count == 1)
  }

  @Test func `without a ScrollViewReader, rows' ids aren't recorded`() throws {
    let model = Model()
    let plain = TestHost(
      ScrollView { VStack(spacing: 0) { ForEach(model.items, id: \.self) { row($0) } } },
      size: CGSize(width: 100, height: 100))
    let log = plain.evaluations { model.items.append(100) }
    #expect(log.count(of: "viewList", named: "modified") == 0)
  }
}
