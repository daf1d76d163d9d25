import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor
@Suite struct ScrollTests {
  private let size = CGSize(width: 200, height: 100)

  @Observable final class Model {
    var count = 10
    var taps: [Int] = []
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { index in
            Button {
              model.taps.append(index)
            } label: {
              Color.red.frame(width: 200, height: 20)
            }
            .accessibilityIdentifier("\(index)")
          }
        }
      }
      .buttonStyle(.borderless)
      .accessibilityIdentifier("scroll")
    }
  }

  private func scroll(_ host: TestHost, _ points: CGFloat) throws {
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: points))
  }

  private func top(_ host: TestHost) throws -> CGFloat { try host.frame(ofIdentifier: "0").minY }

  @Test func `a wheel scrolls the content up to its ends, and lays nothing out`() throws {
    let host = TestHost(Rows(model: Model()), size: size)
    #expect(try top(host) == 0)
    let log = try host.evaluations { try scroll(host, 30) }
    #expect(try top(host) == -30)
    #expect(log.bodies == 0)
    #expect(log.count(of: "layoutComputer") == 0)
    #expect(log.count(of: "placements", named: "VStack") <= 1)
    #expect(log.count(of: "geometry") == 0)
    try scroll(host, 1000)
    #expect(try top(host) == -100)
    try scroll(host, -1000)
    #expect(try top(host) == 0)
    #expect(!host.needsUpdate)
    try scroll(host, -10)
    #expect(!host.needsUpdate)
  }

  @Test func `scrolling across the axis moves nothing`() throws {
    let host = TestHost(Rows(model: Model()), size: size)
    try host.scroll(identifier: "scroll", by: CGSize(width: 50, height: 10))
    #expect(try host.frame(ofIdentifier: "0").origin == CGPoint(x: 0, y: -10))
  }

  @Test func `a tap hits the visible content, and nothing outside the bounds`() throws {
    let model = Model()
    let host = TestHost(
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        Rows(model: model)
      }, size: size)
    try scroll(host, 60)
    host.tap(at: CGPoint(x: 100, y: 55))
    #expect(model.taps == [3])
    // The first rows are above the scroll view, where another view is visible.
    host.tap(at: CGPoint(x: 100, y: 10))
    #expect(model.taps == [3])
  }

  @Test func `shortened content is scrolled to its end at most`() throws {
    let model = Model()
    let host = TestHost(Rows(model: model), size: size)
    try scroll(host, 100)
    model.count = 7
    #expect(try top(host) == -40)
    model.count = 2
    #expect(try top(host) == 0)
    model.count = 8
    #expect(try top(host) == -60)
    host.size.height = 120
    #expect(try top(host) == -40)
  }

  @Test func `scrolling that the inner scroll view can't do is passed to the outer one`() throws {
    let inner = ScrollView { Color.red.frame(height: 150).accessibilityIdentifier("in") }.frame(height: 50)
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          inner
          Color.blue.frame(height: 200).accessibilityIdentifier("0")
        }
      }
      .accessibilityIdentifier("scroll"), size: size)
    host.scroll(at: CGPoint(x: 100, y: 25), by: CGSize(width: 0, height: 80))
    #expect(try host.frame(ofIdentifier: "in").minY == -80)
    #expect(try top(host) == 50)
    host.scroll(at: CGPoint(x: 100, y: 25), by: CGSize(width: 0, height: 30))
    #expect(try host.frame(ofIdentifier: "in").minY == -110)
    #expect(try top(host) == 40)
  }

  @Test func `a geometry reader in the content knows its position`() throws {
    let host = TestHost(
      ScrollView {
        GeometryReader { proxy in Text(verbatim: "\(Int(proxy.frame(in: .global).minY))") }.frame(height: 300)
      }
      .accessibilityIdentifier("scroll"), size: size)
    #expect(host.texts == ["0"])
    try scroll(host, 40)
    #expect(host.texts == ["-40"])
  }

  @Test func `a distance that isn't a number moves nothing`() throws {
    let host = TestHost(Rows(model: Model()), size: size)
    try scroll(host, .nan)
    try scroll(host, .infinity)
    #expect(try top(host) == 0)
  }
}
