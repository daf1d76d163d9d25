import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Rows of all heights, some of which are inserted while the view scrolls to one.
@MainActor @Suite struct ScrollRowsTests {
  @MainActor @Observable final class Model {
    var rows = Array(0..<100)
    var id: Int?
    var anchor: UnitPoint? = .top
  }

  /// Returns a height from 10 to 40 points.
  private static func height(_ row: Int) -> CGFloat { 10 + CGFloat(row * 7 % 31) }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ForEach(model.rows, id: \.self) {
        Color.red.frame(height: ScrollRowsTests.height($0)).accessibilityIdentifier("\($0)")
      }
    }
  }

  private struct ByID: View {
    @Bindable var model: Model
    let isLazy: Bool
    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { Rows(model: model) }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { Rows(model: model) }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $model.id, anchor: model.anchor)
    }
  }

  private let size = CGSize(width: 100, height: 100)
  private func scroll(_ host: TestHost, by distance: CGFloat) {
    host.scroll(at: at(50, 50), by: CGSize(width: 0, height: distance))
    _ = host.displayList
  }

  @Test(arguments: [false, true]) func `the position's id is written and followed, back and forth`(
    isLazy: Bool
  ) throws {
    let model = Model()
    let host = TestHost(ByID(model: model, isLazy: isLazy), size: size)
    func place(_ row: Int) throws -> CGRect { try host.frame(ofIdentifier: "\(row)") }
    _ = host.displayList
    model.id = 57
    #expect(try place(57).minY == 0)
    scroll(host, by: Self.height(57) + Self.height(58))
    #expect(model.id == 59)
    // Another anchor makes another row the first one, but the user hasn't scrolled: the id stays.
    (model.anchor, model.id) = (.bottom, 20)
    #expect(try abs(place(20).maxY - 100) < 0.01)
    #expect(model.id == 20)
    (model.anchor, model.id) = (.top, 0)
    #expect(try place(0).minY == 0)
    model.id = 99
    #expect(try abs(place(99).maxY - 100) < 0.01)
  }

  @Test(arguments: [false, true])
  func `an id set together with new rows is used, also after user scrolling`(
    isLazy: Bool
  ) throws {
    let model = Model()
    let host = TestHost(ByID(model: model, isLazy: isLazy), size: size)
    _ = host.displayList
    scroll(host, by: 300)
    model.rows.insert(contentsOf: [200, 201, 202], at: 0)
    model.id = 201
    #expect(try host.frame(ofIdentifier: "201").minY == 0)
    #expect(model.id == 201)
  }

  @Test func `paging writes pages' ids, and setting an id shows its page`() async throws {
    struct Pages: View {
      @Bindable var model: Model
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<10, id: \.self) {
              Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("\($0)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging).scrollPosition(id: $model.id)
      }
    }
    let model = Model()
    let host = TestHost(Pages(model: model), size: size)
    func fling(from start: CGFloat, to end: CGFloat) async {
      await host.drag(from: at(start, 50), to: at(end, 50), over: .milliseconds(80), with: .finger(1))
      await host.advance(by: .seconds(4))
      _ = host.displayList
    }
    await fling(from: 90, to: 20)
    #expect(model.id == 1)
    model.id = 7
    #expect(try host.frame(ofIdentifier: "7").minX == 0)
    await fling(from: 20, to: 90)
    #expect(model.id == 6)
    #expect(try abs(host.frame(ofIdentifier: "6").minX) < 0.01)
  }

  @Test func `a chat stays at its end as messages arrive, and in place where the user reads`() throws {
    struct Chat: View {
      let model: Model
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { Rows(model: model) } }.defaultScrollAnchor(.bottom)
      }
    }
    let model = Model()
    model.rows = [0, 1]
    let host = TestHost(Chat(model: model), size: size)
    for row in 2..<40 {
      model.rows.append(row)
      #expect(try abs(host.frame(ofIdentifier: "\(row)").maxY - 100) < 0.01, "row \(row)")
    }
    scroll(host, by: -70)
    let before = try host.frame(ofIdentifier: "35").minY
    model.rows.append(40)
    #expect(try abs(host.frame(ofIdentifier: "35").minY - before) < 0.01)
  }

  @Test func `the scrollView coordinate space is the viewport, of the scroll view along the axis`() throws {
    var seen: [CGPoint] = []
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 50)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.blue.frame(width: 40, height: 50)
              Color.red.frame(width: 300, height: 50)
                .onGeometryChange(for: [CGPoint].self) {
                  [
                    $0.frame(in: .scrollView).origin, $0.frame(in: .scrollView(axis: .horizontal)).origin,
                    $0.frame(in: .scrollView(axis: .vertical)).origin,
                  ]
                } action: {
                  seen = $0
                }
            }
          }
          Color.blue.frame(height: 500)
        }
      }
      .padding(.top, 10), size: size)
    _ = host.displayList
    #expect(seen == [at(40, 0), at(40, 0), at(40, 50)])
    host.scroll(at: at(50, 80), by: CGSize(width: 15, height: 20))
    _ = host.displayList
    #expect(seen == [at(25, 0), at(25, 0), at(25, 30)])
  }
}
