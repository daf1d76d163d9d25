import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// A scroll position keeps its view or its edge in place while rows are inserted and removed.
@MainActor
@Suite struct ScrollKeepingTests {
  @Observable final class Model {
    var rows = Array(0..<100)
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var anchor: UnitPoint?
    var varies = false
    func height(_ row: Int) -> CGFloat { varies ? 20 + CGFloat((row % 7 + 7) % 7) * 5 : 20 }
  }

  enum Kind: CaseIterable { case eager, lazy }

  private struct Rows: View {
    let model: Model
    let kind: Kind
    var body: some View {
      switch kind {
      case .eager: VStack(spacing: 0) { rows }.scrollTargetLayout()
      case .lazy: LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      }
    }
    private var rows: some View {
      ForEach(model.rows, id: \.self) {
        Color.red.frame(height: model.height($0)).accessibilityIdentifier("\($0)")
      }
    }
  }

  private struct ByID: View {
    @Bindable var model: Model
    let kind: Kind
    var body: some View {
      ScrollView { Rows(model: model, kind: kind) }
        .scrollPosition(id: $model.id, anchor: model.anchor)
        .accessibilityIdentifier("scroll")
    }
  }

  private struct ByPosition: View {
    @Bindable var model: Model
    let kind: Kind
    var body: some View {
      ScrollView { Rows(model: model, kind: kind) }
        .scrollPosition($model.position)
        .accessibilityIdentifier("scroll")
    }
  }

  private let size = CGSize(width: 100, height: 100)

  /// Returns the top of a row in the window, without the rounding errors of estimates.
  private func place(_ host: TestHost, _ number: Int) throws -> CGFloat {
    (try host.frame(ofIdentifier: "\(number)").minY * 1e6).rounded() / 1e6
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `a view with an id stays in place when rows are inserted or removed before it`(
    kind: Kind, varies: Bool
  ) throws {
    let model = Model()
    model.varies = varies
    let host = TestHost(ByID(model: model, kind: kind), size: size)
    _ = host.displayList
    model.id = 10
    let shown = try place(host, 10)
    #expect(shown == 100 - model.height(10))
    model.rows.insert(contentsOf: (-12)..<0, at: 0)
    #expect(try place(host, 10) == shown)
    #expect(try place(host, 9) == shown - model.height(9))
    #expect(model.id == 10)
    model.rows.removeFirst(15)
    #expect(try place(host, 10) == shown)
    model.rows.removeAll { $0 < 9 }
    // The rows before row 10 are too short to keep row 10 at its position.
    #expect(try place(host, 9) == 0)
    #expect(try place(host, 10) == model.height(9))
  }

  @Test(arguments: Kind.allCases)
  func `rows inserted after the anchor move nothing`(kind: Kind) throws {
    let model = Model()
    let host = TestHost(ByID(model: model, kind: kind), size: size)
    model.id = 10
    #expect(try place(host, 10) == 80)
    model.rows.insert(contentsOf: 100..<110, at: 11)
    #expect(try place(host, 10) == 80)
    model.rows.removeAll { $0 == 8 }
    #expect(try place(host, 10) == 80)
  }

  @Test(arguments: Kind.allCases)
  func `an anchored view stays at its anchor`(kind: Kind) throws {
    let model = Model()
    (model.id, model.anchor) = (50, .center)
    let host = TestHost(ByID(model: model, kind: kind), size: size)
    #expect(try place(host, 50) == 40)
    model.rows.insert(contentsOf: (-7)..<0, at: 0)
    #expect(try place(host, 50) == 40)
    model.rows.removeSubrange(3..<30)
    #expect(try place(host, 50) == 40)
  }

  @Test(arguments: Kind.allCases)
  func `the view that the user scrolled to stays in place`(kind: Kind) throws {
    let model = Model()
    let host = TestHost(ByID(model: model, kind: kind), size: size)
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 205))
    _ = host.displayList
    #expect(model.id == 10)
    #expect(try place(host, 10) == -5)
    model.rows.insert(contentsOf: (-12)..<0, at: 0)
    #expect(try place(host, 10) == -5)
    #expect(model.id == 10)
    model.rows.removeFirst(14)
    #expect(try place(host, 10) == -5)
  }

  @Test(arguments: Kind.allCases)
  func `a removed row's space is removed, and the other rows stay`(kind: Kind) throws {
    let model = Model()
    let host = TestHost(ByID(model: model, kind: kind), size: size)
    model.id = 10
    #expect(try place(host, 10) == 80)
    model.rows.removeAll { $0 == 10 }
    #expect(try place(host, 9) == 60)
    #expect(try place(host, 11) == 80)
    model.rows.removeAll()
    _ = host.displayList
    model.rows = Array(0..<100)
    _ = host.displayList
    model.id = 20
    #expect(try place(host, 20) == 80)
  }

  @Test(arguments: Kind.allCases)
  func `an animated insertion doesn't drift the view`(kind: Kind) async throws {
    let model = Model()
    let host = TestHost(ByID(model: model, kind: kind), size: size)
    model.id = 10
    #expect(try place(host, 10) == 80)
    withAnimation(.linear(duration: 1)) { model.rows.insert(contentsOf: (-12)..<0, at: 0) }
    for _ in 0..<5 {
      #expect(try place(host, 10) == 80)
      await host.advance(by: .milliseconds(250))
    }
    #expect(try place(host, 10) == 80)
    withAnimation(.linear(duration: 1)) { model.rows.removeFirst(6) }
    for _ in 0..<5 {
      #expect(try place(host, 10) == 80)
      await host.advance(by: .milliseconds(250))
    }
    #expect(try place(host, 10) == 80)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `the bottom stays the bottom`(kind: Kind, varies: Bool) throws {
    let model = Model()
    model.varies = varies
    model.position = ScrollPosition(idType: Int.self, edge: .bottom)
    let host = TestHost(ByPosition(model: model, kind: kind), size: size)
    #expect(try place(host, 99) == 100 - model.height(99))
    for row in 100..<130 {
      model.rows.append(row)
      #expect(try place(host, row) == 100 - model.height(row))
    }
    #expect(model.position.edge == .bottom)
    model.rows.removeLast(10)
    #expect(try place(host, 119) == 100 - model.height(119))
    // If the user scrolls up, the content stays there.
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: -50))
    _ = host.displayList
    let left = try place(host, 116)
    model.rows += 120..<125
    #expect(try place(host, 116) == left)
  }

  @Test(arguments: Kind.allCases)
  func `the top stays the top, and a point stays a point`(kind: Kind) throws {
    let model = Model()
    model.position = ScrollPosition(idType: Int.self, edge: .top)
    let host = TestHost(ByPosition(model: model, kind: kind), size: size)
    #expect(try place(host, 0) == 0)
    model.rows.insert(contentsOf: (-3)..<0, at: 0)
    #expect(try place(host, -3) == 0)
    model.position.scrollTo(y: 100)
    #expect(try place(host, 2) == 0)
    model.rows.insert(contentsOf: (-5)..<(-3), at: 0)
    #expect(try place(host, 0) == 0)
  }

  @Test(arguments: Kind.allCases)
  func `a position at a view stays there`(kind: Kind) throws {
    let model = Model()
    let host = TestHost(ByPosition(model: model, kind: kind), size: size)
    _ = host.displayList
    model.position.scrollTo(id: 30, anchor: .top)
    #expect(try place(host, 30) == 0)
    model.rows.insert(contentsOf: (-9)..<0, at: 0)
    #expect(try place(host, 30) == 0)
    model.rows.removeAll { $0 < 30 }
    #expect(try place(host, 30) == 0)
  }
}
